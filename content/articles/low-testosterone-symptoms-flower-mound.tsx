import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-flower-mound',
  title: 'First signs of low testosterone: a checklist for men in Flower Mound',
  seoTitle: 'First signs of low testosterone, Flower Mound',
  metaDescription:
    'Early signs of low testosterone to check off, what else they can mean, and how testing works in Flower Mound, TX: two mornings, results in 3-5 business days.',
  excerpt:
    'Three short checklists, two mornings at a lab, one visit. How a man in Flower Mound finds out, step by step.',
  publishedOn: '2025-01-15',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  imageAlt: 'Green relief with a single summit, drawn in layers',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['T3', 'T14', 'T17', 'T1', 'T5', 'T16', 'T11', 'T12', 'T8'],
  related: ['low-testosterone-symptoms-men', 'trt-myths-debunked', 'trt-and-heart-health'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterone', 'Flower Mound', 'checklist', 'testing'],
  faq: [
    {
      id: 'what-age',
      question: 'At what age should I think about it?',
      answer: [
        'There is no age for a routine test. Complaints decide. Guidelines advise against screening men who feel well.',
      ],
    },
    {
      id: 'which-test',
      question: 'Which test do I ask for?',
      answer: [
        'Total testosterone before about 10 AM, fasting. Ask for SHBG and albumin too, so that the free part can be calculated.',
      ],
      link: { href: '/resources/free-testosterone-calculator', text: 'Open the calculator' },
    },
    {
      id: 'one-low-test',
      question: 'My one test was low. Is that it?',
      answer: [
        'No. A short night, a cold or a hard week can lower it. A second early morning on another day is needed.',
      ],
    },
    {
      id: 'where-draw',
      question: 'Where is blood drawn around Flower Mound?',
      answer: [
        'Your clinician gives you an order and names a draw site near you. Results usually take 3 to 5 business days.',
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

export function Body({ Cite, Callout, Figure, Checklist }: ArticleKit) {
  return (
    <>
      <p>
        Low testosterone rarely announces itself. Changes can come slowly, over a year or two, and a partner
        may see them before you do. Two early-morning tests on different days, together with symptoms, are
        needed to know. This page is for men in and around Flower Mound who want to do that in the right
        order.
      </p>

      <h2 id="bedroom">Checklist one: what counts most</h2>
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
        Two or three checked boxes, lasting for months, are a sound reason for a blood test. They are also a
        reason to have blood pressure and blood sugar looked at, because blood vessels can be behind the
        second one.
      </p>

      <h2 id="day">Checklist two: the day</h2>
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
      <p>If you checked boxes only here, start with sleep and mood. It is the better bet.</p>

      <p>
        A diary helps more than a feeling. For two weeks, note when you went to bed, when you woke, what you
        drank, how training went, and one word for the mood of the day. It takes a minute each evening.
        Patterns show up that are hard to recall in an exam room, such as three bad days after each late
        shift.
      </p>

      <h2 id="causes">Checklist three: what may be pushing it down</h2>
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
        stop opioids, steroid pills or daily alcohol on your own: stopping suddenly can be dangerous. A single
        week of five-hour nights took 10 to 15% off the daytime level of ten healthy young men.
        <Cite ids="T14" />
      </p>
      <Callout tone="note" title="What you check stays on this page">
        <p>
          Your checks are not stored or sent, and are gone when you leave. They are not a score, and they are
          not a diagnosis.
        </p>
      </Callout>

      <h2 id="age">Is it just age?</h2>
      <p>
        You may have read that every man loses 1 to 2% a year from 30 on. That is an average, and a debated
        one. In healthy men, other studies found that levels spread out with age rather than fall for
        everyone. A man of sixty may have more than his son-in-law, and a man of thirty-five with a night
        shift may have less than both.
        <Cite ids="T17" />
      </p>

      <p>
        What does change with the years is everything around the hormone: nights get shorter, waists wider,
        medicine cabinets fuller. That is good news in a way, because most of it can be changed.
      </p>

      <h2 id="test">How to get tested here, step by step</h2>
      <ol>
        <li>
          <strong>Book a visit or bring an order.</strong> A first visit, our Discovery Experience, takes 60
          to 90 minutes, in our Flower Mound clinic, or by telehealth in Texas when suitable. Some medicines
          need a visit in person.
        </li>
        <li>
          <strong>Sleep, then fast.</strong> Two ordinary nights, then 10 to 12 hours without food. Water is
          fine. If you take medicine for diabetes, ask us first.
        </li>
        <li>
          <strong>Be early.</strong> Before 10 in the morning. An afternoon draw reads lower and settles
          nothing.
        </li>
        <li>
          <strong>Do it twice.</strong> Another day, the same hour.
        </li>
        <li>
          <strong>Wait 3 to 5 business days.</strong> Then we go through the report together.
        </li>
      </ol>
      <Figure caption="How to read the total, in ng/dL. The range on your own report comes first.">
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">300</th>
              <td>Below this, twice and with symptoms, the urologists’ guideline supports the diagnosis</td>
            </tr>
            <tr>
              <th scope="row">264 to 916</th>
              <td>Middle 95% of healthy men aged 19 to 39 without obesity</td>
            </tr>
            <tr>
              <th scope="row">317</th>
              <td>
                Line drawn by the European study, together with a low free value and three sexual symptoms
              </td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        These lines come from different groups of men, which is why they do not agree.
        <Cite ids="T1 T5 T3" />
      </p>

      <h2 id="then">If it is low twice</h2>
      <p>
        We look for a reason: weight, sleep, medicines, the pituitary gland. Some men need no hormone once
        that is dealt with. For the others we talk about treatment, and about what it costs the body. Sperm
        counts drop. The hematocrit can rise and has to be watched. Blood pressure may go up. In men at high
        heart risk, atrial fibrillation and lung clots were more frequent than on placebo.
        <Cite ids="T16 T11 T12 T8" />
      </p>
      <Callout tone="required" title="The rules for treatment">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse} {disclaimers.controlled}
        </p>
      </Callout>

      <h2 id="unknown">What a checklist cannot do</h2>
      <p>
        It cannot separate a low hormone from a bad year. No questionnaire has been good enough for that, and
        the guideline says not to use one to choose who gets treated. It can only help you decide to ask, and
        to ask well.
        <Cite ids="T1" />
      </p>

      <Callout tone="care" title="When not to wait">
        <p>
          Sudden or severe pain in a testicle, or a sudden severe headache with changed vision, needs an
          emergency room now. Milk or swelling in a breast, or a testicle that shrinks or has a lump, should
          be seen within days. If life feels not worth living, call or text 988 now. For chest pain, call 911.
        </p>
      </Callout>
      <p>
        Why these symptoms and not others is explained in{' '}
        <a href="/blog/low-testosterone-symptoms-men">the longer article</a>. What treatment involves is on
        the <a href="/services/testosterone-replacement-therapy-flower-mound-tx">testosterone page</a>.
        Directions to the clinic are under <a href="/contact">contact</a>.
      </p>
    </>
  )
}
