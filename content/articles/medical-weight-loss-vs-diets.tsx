import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'medical-weight-loss-vs-diets',
  title: 'Medical weight loss or a diet: what the trials show, side by side',
  seoTitle: 'Medical weight loss vs diets: what trials show',
  metaDescription:
    'Diet programs and weight-loss medicines compared by their own trials: average loss, time, placebo arms, what comes back after stopping, and the risks.',
  excerpt:
    'In one trial of people with type 2 diabetes, a diet program kept off 4.7% of body weight after eight years. Medicines reach more, with diet and activity, for as long as they are taken. Here is the trade.',
  publishedOn: '2023-12-19',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'weight-loss',
  featured: false,
  imageAlt: 'Paper-cut terraces stepping down a slope in even layers',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['W14', 'W13', 'W15', 'W1', 'W2', 'W16', 'W8', 'W6', 'W17', 'W3', 'W4', 'W7', 'W12'],
  related: ['semaglutide-weight-loss-glp1', 'gut-health-hormones-men', 'functional-medicine-explained'],
  service: 'medical-weight-loss',
  tags: ['weight loss', 'diet programs', 'GLP-1', 'evidence'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars }: ArticleKit) {
  return (
    <>
      <p>
        Structured diet programs work for some men, and the loss can last for years. Weight-loss medicines
        bring a larger average loss while they are taken, and they are studied together with a diet, not in
        place of one. So the choice is rarely one or the other. It is when to add a medicine, and what you
        accept in return.
      </p>

      <h2 id="diets">What a good diet program achieves</h2>
      <p>
        The trials of diet programs are better than their reputation. Look AHEAD followed adults with type 2
        diabetes for eight years. Those in the intensive lifestyle program were still down 4.7% on average,
        and the comparison group 2.1%.
        <Cite ids="W14" />
      </p>
      <p>
        A few percent sounds small, yet it can count. In the Diabetes Prevention Program, a lifestyle program
        cut new cases of diabetes by 58%. Metformin, a pill, cut them by 31%.
        <Cite ids="W13" /> In DiRECT, a low-calorie program put type 2 diabetes into remission in 46% of
        people at 12 months, compared with 4% under usual care.
        <Cite ids="W15" />
      </p>
      <p>
        A diet book is something else. These were programs, and their results were counted after one year and
        after eight. A man who “failed” three diets alone has not tried what was tested there.
      </p>

      <h2 id="medicines">What the medicines achieve</h2>
      <p>
        Two medicines carry most of the recent evidence: semaglutide and tirzepatide, both injected once a
        week. STEP 1 tested semaglutide 2.4 mg with diet and activity in 1,961 adults without diabetes. At 68
        weeks the average change was −14.9%, and −2.4% with placebo.
        <Cite ids="W1" />
      </p>
      <p>
        SURMOUNT-1 tested three doses of tirzepatide with diet and activity in 2,539 adults without diabetes.
        At 72 weeks the averages were −15.0%, −19.5% and −20.9%, and −3.1% with placebo.
        <Cite ids="W2" />
      </p>
      <Figure
        caption="Average weight change at the end of each trial, as a share of starting weight. The trials had different people and lengths, so compare each bar with its own control first."
        ids="W14 W16 W1 W2"
      >
        <Bars
          unit="% lost"
          max={25}
          rows={[
            { label: 'Look AHEAD, lifestyle program', value: 4.7, note: '8 years, type 2 diabetes' },
            { label: 'Look AHEAD, control', value: 2.1, note: '8 years, type 2 diabetes' },
            {
              label: 'STEP 3, semaglutide 2.4 mg',
              value: 16,
              note: '68 weeks, both arms intensive counseling',
            },
            { label: 'STEP 3, placebo', value: 5.7, note: '68 weeks' },
            { label: 'STEP 1, semaglutide 2.4 mg', value: 14.9, note: '68 weeks' },
            { label: 'STEP 1, placebo', value: 2.4, note: '68 weeks' },
            { label: 'SURMOUNT-1, tirzepatide 15 mg', value: 20.9, note: '72 weeks' },
            { label: 'SURMOUNT-1, placebo', value: 3.1, note: '72 weeks' },
          ]}
        />
      </Figure>
      <p>
        The figures belong to the approved products, Wegovy and Zepbound, at the doses studied. Both names are
        trademarks of their owners, with whom this clinic has no affiliation. The figures are averages. In
        STEP 1, 86.4% of those on semaglutide reached a loss of 5% or more, so about one in seven did not.
        <Cite ids="W1" />
      </p>
      <Callout tone="required" title="Compounded versions">
        <p>
          {disclaimers.compounded} They are not generics either, and trial results of approved products say
          nothing about them.
          <Cite ids="W8" />
        </p>
      </Callout>

      <h2 id="beyond">Beyond the scale</h2>
      <p>
        Weight is a means. What matters more is whether people stay well, and here each side has one strong
        result. For lifestyle it is the 58% fewer cases of diabetes. For medicine it is SELECT. That trial
        gave semaglutide or placebo to 17,604 adults aged 45 or older. All had heart or vessel disease and a
        body mass index of 27 or more, and none had diabetes. Heart attack, stroke or cardiac death came to
        6.5% of the semaglutide group and 8.0% of the placebo group, a hazard ratio of 0.80 (0.72 to 0.90).
        <Cite ids="W6" />
      </p>
      <p>
        Read the entry rule before you borrow the result. Those were people with known disease. For a healthy
        man of 40 with a belly, no trial of this size exists.
      </p>

      <h2 id="together">Does the diet still matter on a medicine?</h2>
      <p>
        STEP 1, STEP 3 and SURMOUNT-1 gave everyone a lifestyle plan, so their results have not been shown for
        injections alone. In STEP 3 both groups had intensive counseling: semaglutide reached −16.0% at 68
        weeks and placebo −5.7%.
        <Cite ids="W16" /> Whether a lifestyle program adds to what the drug does is not shown: a review found
        “no specific evidence” yet.
        <Cite ids="W17" />
      </p>
      <p>Someone who eats much less needs enough protein and some strength work to hold on to muscle.</p>

      <h2 id="after">What happens afterward</h2>
      <p>
        Regain follows either way. After STEP 1 ended, people stopped the injections. One year later they had
        regained 11.6 of the 17.3 percentage points lost, about two-thirds, and were still 5.6% below their
        starting weight.
        <Cite ids="W3" /> SURMOUNT-4 gave everyone tirzepatide for 36 weeks. Those who then switched to
        placebo regained 14% by week 88, while those who stayed on it went down a further 5.5%.
        <Cite ids="W4" />
      </p>
      <p>
        That makes a medicine more like a blood pressure pill than a course of antibiotics. Ask yourself early
        whether you would take it, and pay for it, for years. You may well say no and put the money into
        coaching.
      </p>

      <h2 id="who">When a medicine makes sense</h2>
      <p>
        The American Gastroenterological Association advises adding a drug to a lifestyle program when the
        program alone has not been enough. It applies to adults with a body mass index (BMI) of 30 or more, or
        27 or more with a weight-related condition.
        <Cite ids="W7" /> A man who wants to look leaner for summer, at a BMI of 25, is outside that advice.
      </p>

      <h2 id="price">Price, and what it hides</h2>
      <p>
        You pay for a diet program once or by the month. You pay for a drug as long as you take it. Ask three
        things in writing. Does the price include the drug, the lab tests and the visits? Is there a minimum
        term? Which study does the promised loss come from?
      </p>

      <h2 id="risks">Risks that belong in the decision</h2>
      <p>
        Stomach and bowel trouble is the usual price of these drugs. In STEP 1 it made 4.5% of people on
        semaglutide stop, and 0.8% on placebo.
        <Cite ids="W1" /> The labels also warn of pancreatitis, gallbladder disease and kidney injury. Blood
        sugar can fall too low in people who take insulin or a sulfonylurea.
        <Cite ids="W12" />
      </p>
      <Callout tone="required" title="Boxed warning">
        <p>
          {disclaimers.glp1Boxed}
          <Cite ids="W12" />
        </p>
      </Callout>
      <p>
        Strict diets need care as well. A man with diabetes, kidney disease or a past eating disorder should
        not start a very low-calorie plan unsupervised. His medicines may need new doses within days.
      </p>

      <Callout tone="care" title="While losing weight">
        <p>
          Call your clinician the same day for little or dark urine, or pain under the right ribs. Go to an
          emergency room for severe belly pain, or vomiting that does not stop. Call 911 for fainting or
          trouble breathing.
        </p>
      </Callout>

      <h2 id="choose">A way to choose</h2>
      <ol>
        <li>Measure first: weight, waist, blood pressure, blood sugar, and the medicines you take.</li>
        <li>If you have never had a program with visits and coaching, give one three to six months.</li>
        <li>If your health cannot wait, or the program stalls, talk about adding a medicine.</li>
        <li>Agree beforehand on what would make you stop: side effects, cost, or too little change.</li>
        <li>Plan the time after, including strength training and a weight at which you come back.</li>
      </ol>
      <p>
        Our page on <a href="/services/medical-weight-loss-flower-mound-tx">medical weight loss</a> says what
        visits include. For a closer look at one drug, read the article on{' '}
        <a href="/blog/semaglutide-weight-loss-glp1">semaglutide</a>.
      </p>
    </>
  )
}
