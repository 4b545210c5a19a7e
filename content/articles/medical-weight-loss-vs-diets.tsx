import type { ArticleKit } from '@/content/articles/kit'
import { diabetesRemission, stoppedInStep1 } from '@/content/articles/shared-figures'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'
import { step1, stepUp, surmount1 } from '@/content/weight-trials'

export const meta = {
  slug: 'medical-weight-loss-vs-diets',
  title: 'Medical weight loss or a diet: what the trials show, side by side',
  seoTitle: 'Medical weight loss vs diets: what trials show',
  metaDescription:
    'Diet programs and weight-loss medicines compared by their own trials: average loss, time, placebo arms, what comes back after stopping, and the risks.',
  excerpt:
    'In one trial of people with type 2 diabetes, a diet program kept off 4.7% of body weight after eight years. Medicines reach more, with diet and activity, while you take them. One choice is worked through step by step.',
  publishedOn: '2023-12-19',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'weight-loss',
  featured: false,
  keyFigure: {
    value: '4.7%',
    label: 'below the starting weight eight years into a diet program; 2.1% in the comparison group',
    mark: { kind: 'bars', max: 20, values: [4.7, 2.1] },
    sources: ['W14'],
  },
  imageAlt: 'Paper-cut terraces stepping down a slope in even layers',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'W14',
    'W13',
    'W39',
    'W15',
    'W1',
    'W38',
    'W2',
    'W23',
    'W24',
    'W12',
    'W35',
    'W16',
    'W8',
    'W18',
    'W6',
    'W34',
    'W17',
    'W3',
    'W4',
    'W7',
    'W36',
  ],
  related: ['semaglutide-weight-loss-glp1', 'gut-health-hormones-men', 'functional-medicine-explained'],
  service: 'medical-weight-loss',
  tags: ['weight loss', 'diet programs', 'GLP-1', 'evidence'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, People, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Structured diet programs work for some people, and the loss can last for years. Weight-loss medicines
        such as semaglutide and tirzepatide bring a larger average loss while you take them, and the trials
        gave them together with a diet. So the question is when to add a medicine, and what you accept in
        return. At the end, one choice is worked through step by step.
      </p>

      <h2 id="diets">What a good diet program achieves</h2>
      <p>
        Look AHEAD followed adults with type 2 diabetes for eight years. Those in the intensive lifestyle
        program were still 4.7% below their starting weight on average, and the comparison group was 2.1%
        below.
        <Cite ids="W14" />
      </p>
      <p>
        A few percent sounds small, yet it can change your health. In the Diabetes Prevention Program, 2.8
        years of coaching, with 16 lessons and 150 minutes of activity a week, cut new cases of diabetes by
        58%. Metformin, a pill, cut them by 31%.
        <Cite ids="W13 W39" /> In DiRECT, a low-calorie program put type 2 diabetes into remission far more
        often than usual care.
        <Cite ids="W15" />
      </p>
      <Figure caption="DiRECT: type 2 diabetes in remission at 12 months." ids="W15">
        <People {...diabetesRemission} />
      </Figure>
      <p>
        These were programs with visits and coaching, and their results were counted after a year or more. If
        you have “failed” three diets on your own, you have not yet tried what was tested there.
      </p>

      <h2 id="medicines">What semaglutide, tirzepatide and the pills achieve</h2>
      <p>
        Two weekly injections carry most of the evidence, each tested with diet and activity in adults without
        diabetes. STEP 1 gave 1,961 of them semaglutide 2.4 mg or a placebo.
        <Cite ids="W1" /> STEP UP, with 1,407, tested the higher dose of 7.2 mg, approved since March 2026.
        <Cite ids="W38" /> SURMOUNT-1, with 2,539, tested tirzepatide.
        <Cite ids="W2" />
      </p>
      <p>
        There are pills, too. In 307 adults without diabetes, the average loss over 64 weeks was 13.6% with a
        daily semaglutide tablet (25 mg) and about 2% with a placebo.
        <Cite ids="W23" /> With orforglipron, the other pill, it was 7.5% to 11.2% over 72 weeks, depending on
        the dose, and 2.1% with a placebo.
        <Cite ids="W24" /> The first was approved in December 2025, the second in April 2026, and both have a
        boxed warning.
        <Cite ids="W12 W35" />
      </p>
      <Figure
        caption="Average weight change at the end of each trial, as a share of starting weight. The trials had different people and lengths, so compare each bar with its own control first."
        ids="W14 W16 W1 W38 W2"
      >
        <Bars
          unit="% lost"
          max={25}
          rows={[
            { of: 'Look AHEAD', label: 'Lifestyle program', value: 4.7, note: '8 years, type 2 diabetes' },
            {
              of: 'Look AHEAD',
              label: 'Control',
              value: 2.1,
              isControl: true,
            },
            {
              of: 'STEP 3',
              label: 'Semaglutide 2.4 mg',
              value: 16,
              note: '68 weeks, both arms intensive counseling',
            },
            { of: 'STEP 3', label: 'Placebo', value: 5.7, isControl: true },
            { of: 'STEP 1', label: 'Semaglutide 2.4 mg', value: step1.loss, note: '68 weeks' },
            { of: 'STEP 1', label: 'Placebo', value: step1.placebo, isControl: true },
            { of: 'STEP UP', label: 'Semaglutide 7.2 mg', value: stepUp.loss, note: '72 weeks' },
            { of: 'STEP UP', label: 'Placebo', value: stepUp.placebo, isControl: true },
            { of: 'SURMOUNT-1', label: 'Tirzepatide 15 mg', value: surmount1.loss, note: '72 weeks' },
            {
              of: 'SURMOUNT-1',
              label: 'Placebo',
              value: surmount1.placebo,
              isControl: true,
            },
          ]}
        />
      </Figure>
      <p>
        The bars belong to the approved injections, Wegovy and Zepbound, at the doses studied. Both names are
        trademarks of their owners, with whom this clinic has no affiliation. The bars are averages, too: in
        STEP 1, 86.4% of those on semaglutide reached a loss of 5% or more, so about one in seven did not.
        <Cite ids="W1" />
      </p>
      <Callout tone="required" title="Compounded versions">
        <p>
          {disclaimers.compounded} They are not generics either, and trial results of approved products say
          nothing about them. This clinic does not prescribe compounded copies; the shortages that once
          allowed them ended in December 2024 and February 2025.
          <Cite ids="W8 W18" />
        </p>
      </Callout>

      <h2 id="beyond">Health beyond the scale</h2>
      <p>
        Your health matters more than the number on the scale, and here each side has one strong result. For
        lifestyle programs it is the 58% fewer cases of diabetes. For the medicines it is SELECT, a trial that
        gave semaglutide or a placebo to 17,604 adults aged 45 or older. All had heart or blood vessel disease
        and a body mass index of 27 or more, and none had diabetes. The hazard ratio for heart attack, stroke
        or cardiac death was 0.80 (0.72 to 0.90).
        <Cite ids="W6" />
      </p>
      <Figure caption="SELECT: heart attack, stroke or cardiac death." ids="W6">
        <People
          rows={[
            { label: 'Semaglutide', count: 6.5 },
            { label: 'Placebo', count: 8 },
          ]}
        />
      </Figure>
      <p>
        Those were people with known heart or blood vessel disease, and since March 2024 the Wegovy label has
        covered that use.
        <Cite ids="W12" /> Zepbound has been approved since December 2024 for moderate to severe sleep apnea
        in adults with obesity.
        <Cite ids="W34" /> If you are 40 and healthy with a belly, neither result tells you what to expect.
      </p>

      <h2 id="together">Does the diet still matter on a medicine?</h2>
      <p>
        Everyone in these trials had one, so keep it; how much it adds is not known. STEP 1, STEP 3 and
        SURMOUNT-1 gave every participant a lifestyle plan, so their results belong to injection and plan
        together. In STEP 3 both groups had intensive counseling.
        <Cite ids="W16" /> A review found “no specific evidence” yet that a lifestyle program adds to what the
        drug does, although it improves health.
        <Cite ids="W17" />
      </p>
      <p>If you eat much less, you need enough protein and some strength work to hold on to muscle.</p>

      <h2 id="after">What happens when you stop</h2>
      <p>
        Most of the weight comes back after a medicine, and some of it after a diet. When STEP 1 ended, people
        stopped the injections. One year later they had regained about two-thirds of what they had lost, and
        were still 5.6% below their starting weight.
        <Cite ids="W3" /> SURMOUNT-4 gave everyone tirzepatide for 36 weeks. Those who then switched to a
        placebo gained 14% by week 88, while those who stayed on it lost a further 5.5%.
        <Cite ids="W4" />
      </p>
      <p>
        Like a blood pressure pill, the medicine works while you take it. Ask yourself early whether you would
        take it, and pay for it, for years. You may well say no and put the money into coaching.
      </p>

      <h2 id="who">When a medicine makes sense</h2>
      <p>
        The American Gastroenterological Association advises adding a drug to a lifestyle program when the
        program alone has not been enough. It applies to adults with a body mass index (BMI) of 30 or more, or
        27 or more with a weight-related condition.
        <Cite ids="W7" /> If your BMI is 25 and you want to look leaner for summer, that advice is not meant
        for you.
      </p>

      <h2 id="price">What the price covers</h2>
      <p>
        You pay for a diet program once or by the month, and for a drug as long as you take it. At this clinic
        the monthly price covers visits, messages, your plan and lab review. The medicine is extra: your own
        pharmacy fills it and bills it. There is no minimum term. Anywhere else, ask in writing what the price
        includes, whether there is a minimum term, and which study the promised loss comes from.
      </p>

      <h2 id="risks">Risks of the medicines and of strict diets</h2>
      <p>
        Stomach and bowel trouble is common with these drugs. The labels also warn of pancreatitis,
        gallbladder disease, kidney injury, serious allergy, and low blood sugar with insulin or a
        sulfonylurea. Diabetic eye disease can get worse, the resting heart rate can rise, and hair loss is
        listed. Before an operation, tell the surgeon and the anesthesiologist: the stomach empties slowly,
        and food left in it can get into your lungs.
        <Cite ids="W12 W34" /> European regulators also list a very rare, sudden and lasting loss of sight
        with semaglutide (NAION), in up to 1 of 10,000 people.
        <Cite ids="W36" />
      </p>
      <Figure caption="STEP 1: left for stomach and bowel trouble." ids="W1">
        <Bars {...stoppedInStep1} />
      </Figure>
      <Callout tone="required" title="Boxed warning">
        <p>
          {disclaimers.glp1Boxed}
          <Cite ids="W12 W34" />
        </p>
      </Callout>
      <p>
        Strict diets need care as well. With diabetes, kidney disease or a past eating disorder, do not start
        a very low-calorie plan unsupervised. Your medicines may need new doses within days.
      </p>

      <Callout tone="care" title="While losing weight">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>fainting</li>
            <li>a swollen face</li>
            <li>trouble breathing</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>sudden loss or dimming of sight</li>
            <li>severe belly pain</li>
            <li>vomiting that does not stop</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>little or dark urine</li>
            <li>pain under the right ribs</li>
          </ul>
        </Urgent>
      </Callout>

      <h2 id="choose">One choice, step by step</h2>
      <p>
        Suppose you weigh 240 pounds, your BMI is 33, and your blood pressure is too high. You have tried
        three diets on your own. This is how the choice could go. The numbers are made up, so put in your own.
      </p>
      <Figure caption="A made-up example. Each question decides which row comes next.">
        <table>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">If yes</th>
              <th scope="col">If no</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                1. Does something else add weight: a medicine, poor sleep, alcohol, your thyroid?
              </th>
              <td>Treat that first, and weigh again in three months.</td>
              <td>Go on to 2.</td>
            </tr>
            <tr>
              <th scope="row">2. Have you had a program with visits and coaching?</th>
              <td>Go on to 3.</td>
              <td>Give one three to six months. Down 12 pounds, or 5%? Keep going. Stalled? Go on to 3.</td>
            </tr>
            <tr>
              <th scope="row">3. Does the boxed warning or another risk rule the medicine out?</th>
              <td>Stay with the program, with more support.</td>
              <td>Go on to 4.</td>
            </tr>
            <tr>
              <th scope="row">4. Would you take it and pay the pharmacy for years?</th>
              <td>Add it to the program, and choose injection or pill with your clinician.</td>
              <td>Put the money into coaching.</td>
            </tr>
            <tr>
              <th scope="row">
                5. After some months at your full dose, is it worth its side effects and its price?
              </th>
              <td>Continue, train for strength, and plan how you would stop.</td>
              <td>Stop with a plan, and agree on a weight at which you come back.</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        With a BMI of 25 you would not start this table, because no medicine is advised there. With heart
        disease you might reach row 4 sooner. Two men of the same weight can end in different rows, and both
        can be right.
      </p>
      <p>
        Our page on <a href="/services/medical-weight-loss-flower-mound-tx">medical weight loss</a> says what
        visits include. For a closer look at one drug, read the article on{' '}
        <a href="/blog/semaglutide-weight-loss-glp1">semaglutide</a>.
      </p>
    </>
  )
}
