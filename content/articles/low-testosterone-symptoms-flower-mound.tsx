import type { ArticleKit } from '@/content/articles/kit'
import { shortNights, testosteroneLines } from '@/content/articles/shared-figures'
import { disclaimers, inPerson } from '@/content/disclaimers'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-flower-mound',
  title: `First signs of low testosterone: how to get tested in ${clinic.address.city}`,
  seoTitle: `Low testosterone test in ${clinic.address.city}: first signs, steps`,
  metaDescription: `Three checklists of first signs of low T, then how to get tested in ${clinic.address.city}, TX: two early blood draws, fasting, and results in ${policy.labResults}.`,
  excerpt: `Three short checklists, then two early blood tests. How to find out, step by step, whether you have low testosterone if you live near ${clinic.address.city}.`,
  publishedOn: '2025-01-15',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '2',
    label: 'early blood tests on separate days, not one',
    mark: { kind: 'dots', of: 2, filled: 2 },
    sources: ['T1'],
  },
  imageAlt: 'Green relief with a single summit, drawn in layers',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'T3',
    'T14',
    'T17',
    'T36',
    'T33',
    'T40',
    'T1',
    'T5',
    'T16',
    'T30',
    'T11',
    'T12',
    'T8',
    'T25',
    'T18',
    'T19',
  ],
  related: ['low-testosterone-symptoms-men', 'trt-myths-debunked', 'trt-and-heart-health'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterone', clinic.address.city, 'checklist', 'testing'],
  faq: [
    {
      id: 'what-age',
      question: 'At what age should I think about it?',
      answer: [
        'There is no age for a routine test. You get tested because of symptoms, and guidelines advise against testing men who feel well.',
      ],
    },
    {
      id: 'which-test',
      question: 'Which test do I ask for?',
      answer: [
        'Total testosterone before about 10 AM, fasting. Ask for SHBG and albumin too, so that the free part can be calculated. If two totals are low, LH is next, and prolactin if LH is low or low-normal.',
      ],
      link: { href: '/resources/free-testosterone-calculator', text: 'Open the calculator' },
    },
    {
      id: 'one-low-test',
      question: 'My one test was low. Is that it?',
      answer: [
        'No. A short night, a cold or a hard week can lower it. You need a second test, early on another morning.',
      ],
    },
    {
      id: 'where-draw',
      question: `Where is blood drawn around ${clinic.address.city}?`,
      answer: [
        `Your clinician gives you an order and names a draw site near you. Results usually take ${policy.labResults}.`,
      ],
    },
    {
      id: 'partner-notices',
      question: 'My partner noticed it before I did. Does that count?',
      answer: [
        'It helps. Bring what they noticed, with dates if you can. It is often more exact than memory.',
      ],
    },
  ],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Checklist, Until, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        To find out in {clinic.address.city} whether your testosterone is low, you need two blood draws before
        10 in the morning, on different days. Below are three checklists to see whether a test makes sense for
        you, and the way to it step by step. First signs of low testosterone (low T) can come slowly, and a
        partner may see them before you do.
      </p>

      <h2 id="bedroom">Checklist one: sexual symptoms, which count most</h2>
      <p>
        Of all the complaints tested in a large European study, these three were tied most closely to low
        levels.
        <Cite ids="T3" />
      </p>
      <Checklist
        legend="In the last three months"
        items={[
          'I wake with an erection less often than I used to',
          'Erections are weaker or do not last',
          'I think about sex less',
        ]}
      />
      <p>
        If you checked two or three boxes and the symptoms have lasted for months, have your testosterone
        tested. Have your blood pressure and blood sugar checked too, because trouble with erections can come
        from the blood vessels.
      </p>

      <h2 id="day">Checklist two: energy, mood and strength</h2>
      <p>These are common in men with low levels, and in men with normal ones too.</p>
      <Checklist
        legend="On most days"
        items={[
          'I run out of steam by the middle of the afternoon',
          'The same weights feel heavier',
          'My waist has grown while my weight has not',
          'I am short with people I like',
          'I read a page and have to read it again',
        ]}
      />
      <p>If you checked boxes only here, look at your sleep and your mood first.</p>

      <p>
        A short diary tells us more than a general impression. For two weeks, note when you went to bed, when
        you woke, what you drank, how training went, and one word for the mood of the day. It takes a minute
        each evening. You may see a pattern that is hard to recall in an exam room, such as three bad days
        after each late shift.
      </p>

      <h2 id="causes">Checklist three: what can lower testosterone</h2>
      <Checklist
        legend="True for me"
        items={[
          'I sleep less than seven hours on most nights',
          'I snore, or somebody has heard me stop breathing',
          'I carry more weight than five years ago',
          'I take opioids, steroid pills or anything from the gym',
          'I have more than two drinks on most evenings',
        ]}
      />
      <p>
        Each box you check is something to raise with a doctor before, or along with, any treatment. Do not
        stop opioids, steroid pills or daily alcohol on your own: stopping suddenly can be dangerous.
      </p>
      <Figure
        caption="What a week of five-hour nights took from the daytime testosterone of ten healthy young men."
        ids="T14"
      >
        <Bars {...shortNights} />
      </Figure>
      <Callout tone="note" title="What you check is not sent">
        <p>
          Your checks are not sent, and are gone when you leave, unless you press Keep. They are no score and
          no diagnosis.
        </p>
      </Callout>

      <h2 id="age">Does testosterone fall with age?</h2>
      <p>
        Not for everyone. You may have read that every man loses 1 to 2% a year from 30 on. That is an
        average, and a debated one. One study found that levels differ more between men as they get older but
        do not fall on average after 40. Another found no fall with age in healthy men.
        <Cite ids="T17 T36" />
      </p>

      <p>
        Other things do change with the years: many men sleep less, gain weight and take more medicines. You
        can do something about most of these.
      </p>

      <h2 id="test">How to get tested in {clinic.address.city}, step by step</h2>
      <ol>
        <li>
          <strong>Book a visit or bring an order.</strong> A first visit, our{' '}
          <span lang="en">Discovery Experience</span>, takes {policy.firstVisit}. {telehealth.open}{' '}
          <Until {...inPerson} />
          <Cite ids="T33" />
        </li>
        <li>
          <strong>Sleep, then fast.</strong> Sleep as usual for two nights, then go {policy.fasting} without
          food. Water is fine. If you take medicine for diabetes, ask us first. Tell us about biotin, a
          vitamin for hair and nails: it can make some blood tests read falsely high or low.
          <Cite ids="T40" />
        </li>
        <li>
          <strong>Be early.</strong> Have the blood drawn before 10 in the morning. An afternoon draw reads
          lower and cannot be used for the diagnosis.
        </li>
        <li>
          <strong>Do it twice.</strong> Come back on another day at the same hour.
        </li>
        <li>
          <strong>Wait {policy.labResults}.</strong> Then we go through the report together.
        </li>
      </ol>
      <p>Read the total by the range on your own report first, and then beside these three lines.</p>
      <Figure
        caption="The three lines on one scale. They come from different groups of men, so they do not agree."
        ids="T1 T3 T5"
      >
        <Bars unit="ng/dL" max={1000} rows={testosteroneLines} />
      </Figure>

      <h2 id="then">What happens if your testosterone is low twice</h2>
      <p>
        We look for a reason, such as weight, sleep, a medicine or the pituitary gland. Some men need no
        hormone once that is dealt with. If you do, we talk through testosterone replacement therapy (TRT) and
        its risks. Testosterone lowers your sperm count, so if you may want a child, ask about banking sperm
        first, or about hCG or clomiphene, which are off-label for most men.
        <Cite ids="T16 T30" />
      </p>
      <p>
        Your hematocrit can rise and has to be watched, and your blood pressure may go up. In men at high
        heart risk, atrial fibrillation and lung clots were more frequent than with a placebo.
        <Cite ids="T11 T12 T8" /> You may get acne, swelling, sore breasts, smaller testicles, thinner scalp
        hair or a change of mood.
        <Cite ids="T25" />
      </p>
      <p>
        {disclaimers.skinExposure} If a child grows early pubic hair or the genitals grow, keep the child away
        from the treated skin and call a doctor.
        <Cite ids="T18 T19" /> {disclaimers.testosteroneCream} A cream can rub off as well.
        <Cite ids="T12" />
      </p>
      <Callout tone="required" title="The rules for treatment">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse} {disclaimers.controlled}
        </p>
      </Callout>

      <h2 id="unknown">What a symptom checklist cannot tell you</h2>
      <p>
        A checklist cannot tell low testosterone from stress, poor sleep or depression. The urologists’
        guideline says not to use a questionnaire to choose who gets treated. What it can do is help you
        describe your symptoms.
        <Cite ids="T1" />
      </p>

      <Callout tone="care" title="When not to wait">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain</li>
            <li>a sudden, severe headache that changes your vision</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>sudden or severe pain in a testicle</li>
          </ul>
        </Urgent>
        <Urgent level="soon" title={helpLines.box.soon}>
          <ul>
            <li>a new headache with loss of side vision</li>
            <li>milk or swelling in a breast</li>
            <li>a testicle that shrinks or has a lump</li>
          </ul>
        </Urgent>
        <p>
          {helpLines.closed} If life feels not worth living, {helpLines.crisis}.
        </p>
      </Callout>
      <p>
        Why these symptoms count more than others is explained in{' '}
        <a href="/blog/low-testosterone-symptoms-men">the article on symptoms</a>. What treatment involves is
        on the <a href="/services/testosterone-replacement-therapy-flower-mound-tx">testosterone page</a>.
        Directions to the clinic are under <a href="/contact">contact</a>.
      </p>
    </>
  )
}
