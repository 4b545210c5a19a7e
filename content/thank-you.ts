import { clinic } from '@/content/facts/clinic'
import { policy, policyFigures } from '@/content/facts/policies'

const intake = `Intake forms: within ${policy.intakeForms} of booking. Labs: upload those from the last ${policy.labsFromLast}.`
/** The calendar entry. Its title is neutral, because others may see a calendar. */
const entry = {
  title: `Visit at ${clinic.shortName}`,
  place: clinic.address.line,
} as const

/** The three pages that the booking service redirects to. */
const booked = {
  title: "You're Booked! Here's What Happens Next",
  lead: 'Your Discovery Experience is on the calendar. A confirmation is on its way from our booking service.',
  stepsHeading: 'What to Expect',
  steps: [
    {
      title: 'Fill in your intake forms',
      meta: `Within ${policy.intakeForms}`,
      description: 'The booking email has the link. Have your list of medicines ready.',
    },
    {
      title: 'Upload recent labs',
      meta: `From the last ${policy.labsFromLast}`,
      description: 'If you have results, add them in the portal. If not, we order what is needed.',
    },
    {
      title: 'Arrive, or log in',
      meta: `${policy.arrive} early, or ${policy.telehealthLogin} by telehealth`,
      description: `In person, come ${policy.arrive} early. For a telehealth visit, log in ${policy.telehealthLogin} before it starts.`,
    },
    {
      title: 'Talk it through',
      meta: `Lasts ${policy.firstVisit}`,
      description: 'We talk about your history, goals, labs, options and prices. Then you decide.',
    },
  ],
  visit: {
    ...entry,
    minutes: policyFigures.firstVisitMinutes[1],
    notes: {
      inPerson: `Come ${policy.arrive} early. ${clinic.parking.text}\n${intake}\nQuestions: ${clinic.phone.display}`,
      telehealth: `Log in ${policy.telehealthLogin} before it starts.\n${intake}\nQuestions: ${clinic.phone.display}`,
    },
  },
  bring: {
    heading: 'What to bring',
    items: [
      'The names and doses of all your medicines and supplements.',
      `Lab results from the last ${policy.labsFromLast}, if you have any and have not uploaded them.`,
      'A card or cash for the visit, or an HSA or FSA card if your plan allows. We do not bill insurance.',
      'Your questions, written down. The ones that are hard to ask belong at the top.',
    ],
  },
} as const

const followUpTitle = 'Thank You for Booking Your Follow-Up'

export const thankYou = {
  booked: {
    ...booked,
    meta: {
      title: booked.title,
      description: `What to do before your first visit at our ${clinic.address.city} clinic: intake forms within ${policy.intakeForms}, recent labs, and when to arrive or log in.`,
    },
  },
  /** The same page at a URL that is not indexed, so that it can have the same title. */
  consult: {
    ...booked,
    description: `Your consultation is booked. Fill in the intake forms within ${policy.intakeForms}, upload labs from the last ${policy.labsFromLast}, and arrive ${policy.arrive} early.`,
  },
  followup: {
    title: followUpTitle,
    lead: 'We will look at what has changed since your last visit.',
    meta: {
      title: followUpTitle,
      description: `Your follow-up visit is booked. Finish the forms in the portal, have labs drawn in time, and arrive ${policy.arriveFollowUp} early.`,
    },
    stepsHeading: booked.stepsHeading,
    visit: {
      ...entry,
      notes: {
        inPerson: `Come ${policy.arriveFollowUp} early. ${clinic.parking.text}\nQuestions: ${clinic.phone.display}`,
        telehealth: `Log in ${policy.telehealthLogin} before it starts.\nQuestions: ${clinic.phone.display}`,
      },
    },
    bring: {
      heading: booked.bring.heading,
      items: [
        'What you noticed since the last visit, good and bad, with dates if you have them.',
        'Any new medicine or supplement, with its dose.',
        'Results of tests that were done somewhere else.',
        'The questions that came up.',
      ],
    },
    steps: [
      {
        title: 'Update your forms',
        meta: `Within ${policy.intakeForms}`,
        description: 'Tell us what has changed: medicines, symptoms, side effects.',
      },
      {
        title: 'Have labs drawn',
        meta: 'If they were ordered',
        description: `Most results take ${policy.labResults}, so go early enough. Tell the laboratory if you take biotin, which is in hair and nail supplements: it can make some tests read falsely high or low.`,
      },
      {
        title: 'Arrive, or log in',
        meta: `${policy.arriveFollowUp} early`,
        description: `In person, come ${policy.arriveFollowUp} early. By telehealth, log in ${policy.telehealthLogin} before it starts.`,
      },
      {
        title: 'Adjust the plan',
        meta: 'Together',
        description: 'We compare the numbers with how you feel, and change what needs changing.',
      },
    ],
  },
  portal: 'Sign in to the patient portal',
  portalLogin: 'Portal Login',
  serviceArea: `Serving ${clinic.address.city}, Highland Village, Lewisville and the Dallas-Fort Worth area.`,
  questions: 'Questions before then? Write to',
} as const
