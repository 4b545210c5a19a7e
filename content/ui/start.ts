import { city } from '@/content/facts/city'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import type { StartAdvice, StartBlood, StartPlace, StartSymptom } from '@/lib/start/advice'

type Reading = {
  /** Follows 'Read first: '. Without JavaScript it is the text of the link. */
  title: string
  why: string
  links: readonly [{ href: string; text: string }, { href: string; text: string }]
  bring: string
}

const symptoms = articlePath('low-testosterone-symptoms-men')

/** Text of 'Where do I start?'. It routes visitors and never suggests what a visitor has. */
export const start = {
  heading: 'Where do I start?',
  lead: 'Answer three questions, and you get one page to read and one thing to do.',
  /** Above the first question, where it is a list of links at the top of a page. */
  signs: 'Or start with what bothers you',
  /** Always shown above the questions. */
  alarm: [
    {
      text: `Chest pain or sudden weakness: ${helpLines.emergency}.`,
      number: helpLines.numbers.emergency,
    },
    { text: `Thoughts of harming yourself: ${helpLines.crisis}.`, number: helpLines.numbers.crisis },
  ],
  note: 'Not a test and not a diagnosis. Nothing you tap leaves this page, and nothing is stored unless you press Keep.',
  questions: {
    symptom: {
      title: 'What bothers you most?',
      options: {
        desire: 'Desire or erections',
        energy: 'Tired, flat or weak',
        weight: 'Weight that will not come off',
        skin: 'Hair, skin or scars',
        other: 'Something else',
      } satisfies Record<StartSymptom, string>,
    },
    blood: {
      title: `Have you had blood drawn in the last ${policy.labsFromLast}?`,
      options: {
        results: 'Yes, I have results',
        drawn: 'Yes, but I do not have them',
        none: 'No',
      } satisfies Record<StartBlood, string>,
    },
    place: {
      title: 'How would you like to come?',
      options: {
        clinic: `In ${city}`,
        video: 'By video, in Texas',
        unsure: 'Not sure yet',
      } satisfies Record<StartPlace, string>,
    },
  },
  /** The answers as the card repeats them, where the label alone would not read as a sentence. */
  repeated: { results: 'Results at hand', drawn: 'Results at another office', none: 'No recent blood test' },
  readFirst: 'Read first: {title}',
  readings: {
    desire: {
      title: 'erections, and what to check first',
      why: 'Changes in desire and erections track low testosterone more closely than other symptoms do. They can also be the first sign of trouble in the arteries, so a checkup comes before any treatment.',
      links: [
        {
          href: articlePath('erection-problems-causes-treatment'),
          text: 'Erections: checks, pills and the rest',
        },
        { href: symptoms, text: 'Desire and low testosterone' },
      ],
      bring: 'Your list of medicines, and when the change began',
    },
    energy: {
      title: 'what tiredness can mean',
      why: 'Sleep, mood, thyroid, iron and blood count deserve a look beside testosterone. In a large trial in older men, testosterone brought no significant gain in vitality.',
      links: [
        { href: `${symptoms}#other`, text: 'Tiredness and its other causes' },
        { href: servicePaths['functional-health-programs'], text: 'Programs of 3 to 16 weeks' },
      ],
      bring: 'Your list of medicines, and how you sleep',
    },
    weight: {
      title: 'what the trials show',
      why: 'Food, strength training and follow-up come first, and a medicine is added when one fits. The page says what each can do, and what happens after a medicine is stopped.',
      links: [
        { href: servicePaths['medical-weight-loss'], text: 'Medical weight loss' },
        { href: articlePath('medical-weight-loss-vs-diets'), text: 'Medical weight loss or a diet' },
      ],
      bring: 'Your list of medicines, and what you have tried before',
    },
    skin: {
      title: 'PRP or microneedling',
      why: 'For thinning hair, start with PRP, which is an off-label use. For scars and skin, start with microneedling.',
      links: [
        { href: servicePaths['prp-therapy'], text: 'PRP therapy' },
        { href: servicePaths.microneedling, text: 'Microneedling' },
      ],
      bring: 'Your list of medicines, blood thinners above all',
    },
    other: {
      title: 'what happens at a first visit',
      why: 'You do not have to know which service you need. Say what bothers you, and the clinician tells you what fits and what does not.',
      links: [
        { href: routes.about, text: 'The clinic and your first visit' },
        { href: routes.faq, text: 'Questions men ask before they come' },
      ],
      bring: 'Your list of medicines, and your questions',
    },
  } satisfies Record<StartSymptom, Reading>,
  rows: { visit: 'First visit', blood: 'Blood', bring: 'Bring' },
  visit: {
    clinic: `In ${city}.`,
    video: 'By video, if you are in Texas at the time of the visit.',
    unsure: `In ${city}, or by video in Texas. You can decide when you book.`,
  } satisfies Record<StartPlace, string>,
  inPerson: {
    testosterone: 'A first testosterone visit is in person.',
    procedure: 'The procedure itself is in person.',
    both: telehealth.inPerson,
  } satisfies Record<NonNullable<StartAdvice['inPerson']>, string>,
  blood: {
    bring: `Bring your results from the last ${policy.labsFromLast}.`,
    ask: 'Ask the office that ordered the test for a copy.',
    'two-mornings':
      'Nothing to do beforehand. Testosterone needs two early-morning tests on different days; we order them if they make sense.',
    order: 'Nothing to do beforehand. We order the tests that are missing.',
    'none-needed': 'Nothing to do beforehand. For PRP, blood is drawn at the treatment itself.',
  } satisfies Record<StartAdvice['blood'], string>,
  step: 'Question {number} of {count}. ',
  next: 'Next question',
  finish: 'Show where to start',
  back: 'Back',
  again: 'Start over',
} as const
