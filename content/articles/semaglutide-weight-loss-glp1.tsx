import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'semaglutide-weight-loss-glp1',
  title: 'Semaglutide for weight loss: what the trials show, and what happens after',
  seoTitle: 'Semaglutide for weight loss: the trials',
  metaDescription:
    'STEP 1: 14.9% average loss at 68 weeks on semaglutide 2.4 mg with diet and activity, 2.4% on placebo. Boxed warning, side effects and life after stopping.',
  excerpt:
    'With diet and activity, people on semaglutide 2.4 mg (the approved product) lost 14.9% on average in 68 weeks, and 2.4% on placebo. It also has a boxed warning, and most of the weight came back after stopping.',
  publishedOn: '2024-02-13',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'weight-loss',
  featured: false,
  imageAlt: 'Ochre terraces falling from upper left to lower right',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['W12', 'W1', 'W5', 'W6', 'W7', 'W17', 'W3', 'W8', 'W9'],
  related: ['medical-weight-loss-vs-diets', 'gut-health-hormones-men', 'low-testosterone-symptoms-men'],
  service: 'medical-weight-loss',
  tags: ['semaglutide', 'GLP-1', 'weight loss', 'side effects'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars }: ArticleKit) {
  return (
    <>
      <p>
        In STEP 1 the average loss with semaglutide 2.4 mg was 14.9% of body weight at 68 weeks, with diet and
        activity, compared with 2.4% on placebo. Most of it returned within a year of stopping. A man who is
        offered this medicine should hear both sentences, and the boxed warning, before the price.
      </p>

      <h2 id="how">How it works</h2>
      <p>
        GLP-1 is a hormone that the gut releases after a meal. Semaglutide acts on the same receptor and is
        injected once a week. Appetite falls, and people eat less. The stomach also empties more slowly, which
        is one reason for the nausea.
        <Cite ids="W12" />
      </p>

      <h2 id="step1">What STEP&nbsp;1 measured</h2>
      <p>
        The trial followed 1,961 adults without diabetes. All of them had a lifestyle program with diet and
        activity. One group injected semaglutide 2.4 mg once a week, the other a placebo. After 68 weeks,
        86.4% on the medicine had lost at least 5% of their weight, and 31.5% on placebo.
        <Cite ids="W1" />
      </p>
      <Figure
        caption="STEP 1, 68 weeks, semaglutide 2.4 mg (the approved product) with diet and activity."
        ids="W1"
      >
        <Bars
          unit="% of body weight lost, average"
          max={20}
          rows={[
            { label: 'Semaglutide 2.4 mg', value: 14.9 },
            { label: 'Placebo', value: 2.4 },
          ]}
        />
      </Figure>
      <p>
        An average hides a spread. About one in seven on the medicine did not reach 5%. We know of no test
        that tells a man beforehand which group he will be in.
      </p>
      <p>
        A later trial set two approved medicines side by side, with both doctors and patients knowing who got
        what. Among 751 adults, the average loss at 72 weeks was 20.2% with tirzepatide and 13.7% with
        semaglutide.
        <Cite ids="W5" />
      </p>

      <h2 id="heart">The heart</h2>
      <p>
        SELECT enrolled 17,604 adults aged 45 and older who already had heart or vessel disease, a BMI of 27
        or more, and no diabetes. Heart attack, stroke or death from the heart came to 6.5% with semaglutide
        and 8.0% with placebo. The hazard ratio was 0.80, with an interval from 0.72 to 0.90. This is a result
        for people with known disease. It says nothing about a healthy man who wants to drop a belt size.
        <Cite ids="W6" />
      </p>

      <h2 id="who">Who may take it</h2>
      <p>
        Gastroenterologists advise medicine together with lifestyle work when lifestyle alone was not enough:
        at a BMI of 30 or more, or 27 or more with a complication such as high blood pressure or sleep apnea.
        <Cite ids="W7" />
      </p>
      <Callout tone="required" title="Boxed warning">
        <p>
          {disclaimers.glp1Boxed}
          <Cite ids="W12" />
        </p>
      </Callout>
      <p>
        The label also warns of pancreatitis, gallbladder disease, kidney injury when vomiting dries you out,
        and low blood sugar in people who use insulin or a sulfonylurea. Before any anesthesia, name this
        medicine. In STEP 1, 4.5% gave up because of stomach and bowel trouble, and 0.8% on placebo.
        <Cite ids="W12 W1" />
      </p>

      <h2 id="start">The first months</h2>
      <p>
        The dose climbs in steps over about four months, so that the stomach and bowel get used to it.
        <Cite ids="W12" /> Small meals, less fat and stopping at the first sign of fullness are the usual
        advice. If nausea stays, a slower climb is possible. Tell your clinician about vomiting on the first
        day of it and keep drinking. Losing fluid is how the kidneys come to harm.
      </p>
      <p>
        Lost weight is not fat alone. We ask for protein at each meal and two sessions of strength work a
        week. That is our advice and not a trial result: a 2024 review found “no specific evidence” yet that
        lifestyle programs add to the response to these drugs, though they improve health.
        <Cite ids="W17" />
      </p>

      <h2 id="stopping">What happens when it stops</h2>
      <p>
        A year after the injections ended, people in the STEP 1 extension had regained 11.6 of the 17.3
        percentage points they had lost. Two-thirds came back, and a net 5.6% stayed off. The medicine works
        while it is taken.
        <Cite ids="W3" />
      </p>
      <p>
        So the question before the first injection is whether you are ready to take it for years, at its price
        and with its risks. If you want it for a limited time, plan from the start for what the scale will do
        afterward.
      </p>

      <p>
        The moment of stopping is also the wrong time to learn to eat without it. We ask men to keep a food
        and strength routine from the first week, so that something is left when appetite returns. Some step
        down slowly. How slowly is a matter of judgment, since we know of no trial that compared the ways of
        stopping.
      </p>

      <h2 id="compounded">Compounded semaglutide</h2>
      <Callout tone="required" title="Not the approved product">
        <p>{disclaimers.compounded}</p>
      </Callout>
      <p>
        The figures above belong to the approved product. In 2026 the FDA sent dozens of warning letters to
        companies that suggested otherwise, and it had 990 reports of adverse events with compounded
        semaglutide on file. If anyone offers you a vial, ask who made it, what is in it and how the dose is
        measured.
        <Cite ids="W8 W9" />
      </p>

      <h2 id="unknown">What is not known</h2>
      <p>
        No study cited here followed men for twenty years of use. Whether a lower dose can hold a result, how
        often a man may pause, and what becomes of muscle and bone over a decade are open questions. People in
        STEP 1 were on a lifestyle program, too. Results in ordinary life may be smaller.
      </p>

      <Callout tone="care" title="When to get help">
        <p>
          Severe belly pain that does not let up, or vomiting that will not stop, needs an emergency room.
          Call your clinician the same day for dark urine or yellow eyes, and soon for a lump in the neck,
          trouble swallowing or a hoarse voice that stays. For trouble breathing or a swollen face, call 911.
        </p>
      </Callout>

      <h2 id="ask">Questions to bring</h2>
      <ul>
        <li>Do I have a reason beyond the scale: blood pressure, blood sugar, sleep apnea, liver fat?</li>
        <li>Has anyone in my family had medullary thyroid cancer or the tumor syndrome MEN 2?</li>
        <li>Which product would I get, and is it the approved one?</li>
        <li>What is the plan for month eighteen?</li>
      </ul>
      <p>
        Our page on <a href="/services/medical-weight-loss-flower-mound-tx">medical weight loss</a> says what
        the program covers and costs. If you would rather begin without medicine, read{' '}
        <a href="/blog/medical-weight-loss-vs-diets">how diets did in their own trials</a>.
      </p>
    </>
  )
}
