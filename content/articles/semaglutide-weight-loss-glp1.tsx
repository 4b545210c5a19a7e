import type { ArticleKit } from '@/content/articles/kit'
import { stoppedInStep1 } from '@/content/articles/shared-figures'
import { disclaimers } from '@/content/disclaimers'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { careTerms } from '@/content/facts/terms'
import type { ArticleMeta } from '@/content/schema'
import { step1, stepUp } from '@/content/weight-trials'

export const meta = {
  slug: 'semaglutide-weight-loss-glp1',
  title: 'Semaglutide for weight loss: what the trials show, and what happens after',
  seoTitle: 'Semaglutide for weight loss: shots, pills, trials',
  metaDescription:
    'STEP 1: 14.9% average loss at 68 weeks on semaglutide 2.4 mg with diet and activity, 2.4% with a placebo. Pills, boxed warning, side effects, stopping.',
  excerpt:
    'With diet and activity, people on semaglutide 2.4 mg (the approved product) lost 14.9% on average in 68 weeks; with a placebo it was 2.4%. It also has a boxed warning, and most of the weight came back after stopping.',
  publishedOn: '2024-02-13',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'weight-loss',
  featured: false,
  keyFigure: {
    value: '14.9%',
    label:
      'of body weight lost on average in 68 weeks of semaglutide 2.4 mg with diet and activity; 2.4% with a placebo',
    mark: { kind: 'bars', max: 20, values: [step1.loss, step1.placebo] },
    sources: ['W1'],
  },
  hero: {
    kind: 'trial',
    heading: 'Body weight lost on average in 68 weeks',
    max: 20,
    rows: [
      { label: 'Semaglutide 2.4 mg', value: step1.loss, printed: '14.9%' },
      { label: 'Placebo', value: step1.placebo, printed: '2.4%' },
    ],
    caption: 'STEP 1: 1,961 adults without diabetes, both groups with diet and activity.',
  },
  imageAlt: 'Ochre terraces falling from upper left to lower right',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'W1',
    'W3',
    'W12',
    'W5',
    'W38',
    'W23',
    'W35',
    'W24',
    'W6',
    'W34',
    'W26',
    'W25',
    'W7',
    'W36',
    'W37',
    'W17',
    'W8',
    'W18',
    'W19',
  ],
  related: ['medical-weight-loss-vs-diets', 'gut-health-hormones-men', 'low-testosterone-symptoms-men'],
  service: 'medical-weight-loss',
  tags: ['semaglutide', 'GLP-1', 'weight loss', 'side effects', 'pills'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, People, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        In STEP 1 people on semaglutide 2.4 mg, with diet and activity, lost 14.9% of their body weight on
        average in 68 weeks. With a placebo it was 2.4%. Most of the lost weight came back within a year of
        stopping.
        <Cite ids="W1 W3" />
      </p>

      <h2 id="how">How semaglutide works</h2>
      <p>
        GLP-1 is a hormone that your gut releases after a meal. Semaglutide acts on its receptor, and it is
        sold as a weekly injection and as a daily tablet. Your appetite falls, and you eat less. Your stomach
        also empties more slowly, which is one reason for the nausea.
        <Cite ids="W12" />
      </p>

      <h2 id="step1">What STEP&nbsp;1 measured</h2>
      <p>
        The trial followed 1,961 adults without diabetes. All of them had a lifestyle program with diet and
        activity. One group injected semaglutide 2.4 mg once a week, the other a placebo.
        <Cite ids="W1" />
      </p>
      <Figure caption="STEP 1: 5% or more of body weight lost after 68 weeks." ids="W1">
        <People
          rows={[
            { label: 'Semaglutide 2.4 mg', count: 86.4 },
            { label: 'Placebo', count: 31.5 },
          ]}
        />
      </Figure>
      <p>
        An average hides a spread. About one in seven people on the medicine did not reach 5%, and no test can
        tell you beforehand whether you will reach it.
        <Cite ids="W1" />
      </p>
      <p>
        A later trial set two approved injections side by side, and both doctors and patients knew who got
        what.
        <Cite ids="W5" />
      </p>
      <p>
        In March 2026 the FDA approved a higher dose of Wegovy (semaglutide), 7.2 mg a week, for adults who
        tolerated 2.4 mg for at least four weeks and need more. STEP UP tested it in 1,407 adults without
        diabetes. Stomach and bowel trouble affected 70.8% with it, 61.2% with 2.4 mg and 42.8% with a
        placebo. Altered feeling in the skin, such as tingling, was also more frequent, and the FDA is looking
        into it.
        <Cite ids="W38" />
      </p>
      <Figure caption="Two trials, 72 weeks." ids="W5 W38">
        <Bars
          unit="% of body weight lost, average"
          max={25}
          rows={[
            { of: '751 adults, open label', label: 'Tirzepatide', value: 20.2 },
            { of: '751 adults, open label', label: 'Semaglutide, up to 2.4 mg', value: 13.7 },
            { of: 'STEP UP', label: 'Semaglutide 7.2 mg', value: stepUp.loss },
            { of: 'STEP UP', label: 'Semaglutide 2.4 mg', value: 15.6 },
            { of: 'STEP UP', label: 'Placebo', value: stepUp.placebo, isControl: true },
          ]}
        />
      </Figure>

      <h2 id="pills">Pills for weight: Wegovy tablets and Foundayo</h2>
      <p>
        On December 22, 2025, the FDA approved Wegovy tablets, which contain 25 mg of semaglutide, and they
        have been sold since January 2026. In OASIS 4, 307 adults without diabetes took that tablet or a
        placebo. After 64 weeks the average loss was 13.6% with the tablet and about 2% with the placebo.
        <Cite ids="W23" /> You take it in the morning on an empty stomach with up to 4 ounces of plain water,
        and wait 30 minutes before food, drinks or other pills.
        <Cite ids="W12" />
      </p>
      <p>
        A second pill, Foundayo, holds a different substance, orforglipron. Its label took effect on April 1,
        2026. You take it once a day, with or without food.
        <Cite ids="W35" /> In ATTAIN-1, 3,127 adults with obesity and without diabetes were followed for 72
        weeks. The average loss was 7.5%, 8.4% and 11.2% with the three doses, and 2.1% with a placebo.
        Between 5.3% and 10.3% stopped because of side effects, and 2.7% in the placebo group.
        <Cite ids="W24" />
      </p>
      <p>
        Both pills carry a boxed warning. For orforglipron, the FDA has also asked for more data on liver
        injury, heart events, slow stomach emptying and thyroid cancer. Other drugs can interact with it, so
        name every medicine you take.
        <Cite ids="W35" /> Do not compare the pills with the injections by these averages: the trials enrolled
        different people.
      </p>

      <h2 id="heart">Heart, sleep apnea, liver: the other approved uses</h2>
      <p>
        SELECT enrolled 17,604 adults aged 45 and older who already had heart or blood vessel disease, a BMI
        of 27 or more, and no diabetes. A heart attack, a stroke or death from heart disease occurred in 6.5%
        with semaglutide and in 8.0% with a placebo.
        <Cite ids="W6" /> Since March 2024 the Wegovy label has included this use for adults with heart
        disease and overweight or obesity.
        <Cite ids="W12" /> The trial says nothing about a healthy person who wants to drop a belt size.
      </p>
      <p>
        If you snore, ask about a sleep study. On December 20, 2024, the FDA approved Zepbound (tirzepatide)
        for moderate to severe obstructive sleep apnea in adults with obesity.
        <Cite ids="W34" /> After about a year, people who slept without a mask had about 25 fewer pauses in
        breathing an hour with the medicine and 5 fewer with a placebo. Snoring alone does not qualify.
        <Cite ids="W26" />
      </p>
      <p>
        In August 2025 Wegovy injections received accelerated approval for MASH, a liver disease, if there is
        moderate to advanced scarring and no cirrhosis. Accelerated means that the benefit must still be
        confirmed.
        <Cite ids="W12 W25" />
      </p>
      <Figure caption="MASH resolved, among the first 800 patients of the trial." ids="W25">
        <People
          rows={[
            { label: 'Semaglutide', count: 63 },
            { label: 'Placebo', count: 34 },
          ]}
        />
      </Figure>

      <h2 id="who">Who may take it, and the warnings</h2>
      <p>
        Gastroenterologists advise medicine together with lifestyle work when lifestyle alone was not enough:
        at a BMI of 30 or more, or 27 or more with a complication such as high blood pressure or sleep apnea.
        <Cite ids="W7" />
      </p>
      <Callout tone="required" title="Boxed warning">
        <p>
          {disclaimers.glp1Boxed}
          <Cite ids="W12 W34" />
        </p>
      </Callout>
      <p>The label warns of more:</p>
      <ul>
        <li>an inflamed pancreas, and gallbladder disease</li>
        <li>kidney injury, when vomiting or diarrhea dries you out</li>
        <li>low blood sugar, if you use insulin or a sulfonylurea</li>
        <li>worse diabetic eye disease, if you have type 2 diabetes: report any slow change in your sight</li>
        <li>a faster resting heart rate: call if your heart races for several minutes at rest</li>
        <li>
          allergy: for a swollen face or throat, trouble breathing or a severe rash, stop it and call 911
        </li>
        <li>hair loss, which is listed as a side effect</li>
      </ul>
      <p>
        European regulators added one more in 2025, with or without diabetes: very rarely, semaglutide may be
        followed by a sudden, lasting loss of sight (NAION), in up to 1 in 10,000 people.
        <Cite ids="W36 W37" />
      </p>
      <p>
        Before anesthesia the medicine needs a plan. It slows your stomach, and food left in it can get into
        your lungs while you are asleep. Tell every surgeon and anesthesiologist well before the day.
        <Cite ids="W12" />
      </p>
      <Figure caption="STEP 1: stopped for stomach and bowel trouble." ids="W1">
        <Bars {...stoppedInStep1} />
      </Figure>

      <h2 id="start">The first months: dose, nausea and muscle</h2>
      <p>
        The dose climbs in steps over about four months, so that your stomach and bowel get used to it.
        <Cite ids="W12" /> Small meals, less fat and stopping at the first sign of fullness are the usual
        advice. If nausea stays, a slower climb is possible. Call your clinician on the first day of vomiting
        and keep drinking, because losing fluid can harm the kidneys.
      </p>
      <p>
        Some of the weight you lose is muscle. We ask for protein at each meal and two sessions of strength
        work a week. That is our advice, and it has not been tested with these drugs: a 2024 review found “no
        specific evidence” yet that lifestyle programs add to the response to these drugs, though they improve
        health.
        <Cite ids="W17" />
      </p>

      <h2 id="stopping">What happens when you stop</h2>
      <p>
        Most of the weight comes back. A year after the injections ended, people in the STEP 1 extension had
        regained about two-thirds of what they had lost. On average they stayed 5.6% below the weight they had
        started from.
        <Cite ids="W3" />
      </p>
      <p>
        So ask yourself before the first dose whether you are ready to take it for years, at its price and
        with its risks. Build a food and strength routine from the first week, so that it is there when your
        appetite returns.
      </p>

      <h2 id="compounded">Compounded semaglutide: our answer and the law</h2>
      <p>
        {careTerms.noCopies.text} {careTerms.weightMedicine.text}
      </p>
      <Callout tone="required" title="Not the approved product">
        <p>{disclaimers.compounded}</p>
      </Callout>
      <p>
        The figures above come from approved products. The FDA has reports of harm from dosing errors with
        compounded versions, some with hospital stays.
        <Cite ids="W8" /> The shortages are over: for tirzepatide since December 2024, for semaglutide since
        February 2025.
        <Cite ids="W18" /> A pharmacy may now compound them only in narrow cases, such as a change that makes
        a significant difference for one named patient, with the prescriber’s note of it.
        <Cite ids="W19" />
      </p>

      <h2 id="unknown">What is not known about semaglutide</h2>
      <p>
        No study has followed men for twenty years of use. Whether a lower dose can hold a result, how often
        you may pause, and what becomes of muscle and bone over a decade are open questions.
      </p>

      <Callout tone="care" title="When to get help">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>trouble breathing</li>
            <li>a swollen face</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>
              sudden loss or dimming of sight, even in one eye: take no further dose until an eye doctor has
              seen you
            </li>
            <li>severe belly pain that does not let up</li>
            <li>vomiting that will not stop</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>dark urine or yellow eyes</li>
          </ul>
        </Urgent>
        <Urgent level="soon" title={helpLines.box.soon}>
          <ul>
            <li>a lump in the neck</li>
            <li>trouble swallowing</li>
            <li>a hoarse voice that stays</li>
          </ul>
        </Urgent>
      </Callout>

      <h2 id="ask">Questions to bring about semaglutide</h2>
      <ul>
        <li>Do I have a reason beyond the scale: blood pressure, blood sugar, sleep apnea, liver?</li>
        <li>Has anyone in my family had medullary thyroid cancer or the inherited condition MEN 2?</li>
        <li>Injection or pill: which fits my day and my other medicines?</li>
        <li>What will my pharmacy charge at each dose?</li>
      </ul>
      <p>
        Our page on <a href="/services/medical-weight-loss-flower-mound-tx">medical weight loss</a> in{' '}
        {clinic.address.city} says what the program covers and costs, how to store and carry a pen, and what
        to do about a missed dose. If you would rather begin without medicine, read{' '}
        <a href="/blog/medical-weight-loss-vs-diets">how diets did in their own trials</a>. Wegovy, Zepbound
        and Foundayo are trademarks of their owners, with whom we have no affiliation.
      </p>
    </>
  )
}
