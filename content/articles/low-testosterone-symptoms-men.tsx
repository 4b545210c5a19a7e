import type { ArticleKit } from '@/content/articles/kit'
import { riseAfterWeightLoss, testosteroneLines } from '@/content/articles/shared-figures'
import { disclaimers, inPerson } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-men',
  title: 'Low testosterone: which symptoms count, and which have other causes',
  seoTitle: 'Low testosterone symptoms: which ones count',
  metaDescription:
    'Low libido and two other sexual symptoms track low testosterone best. What else causes tiredness and belly fat, what treatment can and cannot do, its risks.',
  excerpt:
    'Three sexual symptoms point to low testosterone best. Tiredness and low mood often have another cause. What a European study of 3,369 men found.',
  publishedOn: '2025-01-14',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: true,
  keyFigure: {
    value: '3',
    label: 'symptoms, all sexual, tracked a low level best',
    mark: { kind: 'dots', of: 3, filled: 3 },
    sources: ['T3'],
  },
  hero: {
    kind: 'signs',
    heading: 'Three signs say more than the others',
    items: [
      { text: 'Fewer thoughts about sex', tied: true },
      { text: 'Trouble with erections', tied: true },
      { text: 'Fewer morning erections', tied: true },
      { text: 'Tired all day', tied: false },
      { text: 'Flat mood, short temper', tied: false },
      { text: 'More belly fat', tied: false },
    ],
    caption:
      'Filled: tied most closely to a low level, in a study of 3,369 men aged 40 to 79. Outlined: common, with many other causes.',
  },
  imageAlt: 'Paper-cut summit in green, seen from above',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'T3',
    'T4',
    'T14',
    'T15',
    'T1',
    'T2',
    'T5',
    'T6',
    'T33',
    'T29',
    'T12',
    'T25',
    'T18',
    'T19',
    'T16',
    'T30',
    'T8',
    'T54',
    'T38',
    'T37',
  ],
  related: ['trt-myths-debunked', 'trt-and-heart-health', 'low-testosterone-symptoms-flower-mound'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterone', 'symptoms', 'diagnosis', 'libido', 'fatigue'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Until, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Reduced desire, fewer morning erections and erectile difficulty are the symptoms most closely tied to
        low testosterone, also called low T. Fatigue and low mood have many other causes. If you know the
        difference, you can ask for the right test and avoid treatment for the wrong thing.
      </p>

      <h2 id="three">The three symptoms that count most</h2>
      <p>
        The European Male Ageing Study asked 3,369 men aged 40 to 79 about their symptoms and measured their
        blood. Three sexual ones tracked low testosterone best.
        <Cite ids="T3" />
      </p>
      <p>
        The authors drew a strict line. They spoke of late-onset hypogonadism only when all three were present
        together with a total testosterone below 317 ng/dL and a free testosterone below 64 pg/mL. By that
        measure about 2% of men between 40 and 80 have it. Obesity and poor health explained low values more
        often than age did.
        <Cite ids="T3 T4" />
      </p>

      <h2 id="other">Other symptoms, and what else explains them</h2>
      <p>
        The remaining symptoms are real, but many conditions cause them. We go through this table at a first
        visit. If your testosterone is normal, one of these causes may still be found and treated.
      </p>
      <Figure caption="Common complaints and what should be checked besides testosterone.">
        <table>
          <thead>
            <tr>
              <th scope="col">Complaint</th>
              <th scope="col">Look for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Tired all day</th>
              <td>Short sleep, sleep apnea, anemia, thyroid, depression, alcohol, blood pressure pills</td>
            </tr>
            <tr>
              <th scope="row">Flat mood, short temper</th>
              <td>Depression, grief, stress at work, pain, drinking</td>
            </tr>
            <tr>
              <th scope="row">More belly fat</th>
              <td>Food and activity, sleep, steroid or psychiatric medicines</td>
            </tr>
            <tr>
              <th scope="row">Weaker in training</th>
              <td>Less training, too little protein, illness, age</td>
            </tr>
            <tr>
              <th scope="row">Trouble with erections</th>
              <td>Blood vessels, diabetes, blood pressure, nerves, worry, medicines</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        Trouble with erections can be an early sign of disease in the blood vessels. So even if your
        testosterone is low, have your blood sugar, cholesterol and blood pressure measured too.
      </p>

      <h2 id="sleep-weight">Two causes you can change</h2>
      <p>
        Sleep is the first. Ten young men slept five hours a night for one week, and their daytime
        testosterone fell by 10 to 15%. Ten men are few, but the study shows how fast the level responds.
        <Cite ids="T14" />
      </p>
      <p>
        Weight is the second. In pooled studies of men with obesity, total testosterone rose with the weight
        they lost. If you are heavy and your value is borderline, that rise can bring you from low to normal.
        <Cite ids="T15" />
      </p>
      <Figure
        caption="Average rise of total testosterone in men with obesity who lost weight, in pooled studies."
        ids="T15"
      >
        <Bars {...riseAfterWeightLoss} />
      </Figure>

      <h2 id="diagnosis">How low testosterone is diagnosed</h2>
      <p>
        The urologists’ guideline uses a total below 300 ng/dL as a reasonable cutoff in support of the
        diagnosis. It has to be found twice, on separate early mornings, and only counts together with
        symptoms or signs. The same guideline advises against choosing patients by questionnaire, so no online
        quiz can tell you that you have it.
        <Cite ids="T1" />
      </p>
      <p>
        The endocrinologists ask for fasting morning samples. They suggest a free testosterone when the total
        is near the limit, or when SHBG, the protein that carries the hormone, is unusually high or low. They
        also advise against testing men who have no complaint.
        <Cite ids="T2" /> You can calculate the free value from your report with our{' '}
        <a href="/resources/free-testosterone-calculator">free testosterone calculator</a>.
      </p>
      <p>
        What is normal depends on who was measured. In healthy young men without obesity, 95% were between 264
        and 916 ng/dL. A result of 290 is therefore within that range and still below the guideline’s cutoff.
        That is why your symptoms count as much as the number.
        <Cite ids="T5" />
      </p>
      <Figure
        caption="Total testosterone on one scale: three limits, and a range. Each comes from other men."
        ids="T1 T3 T5 T6"
      >
        <Bars
          unit="ng/dL"
          max={1000}
          rows={[{ label: 'Limit of the trial in older men', value: 275 }, ...testosteroneLines]}
        />
      </Figure>
      <Callout tone="required" title="Before anyone treats">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse}
        </p>
        <p>
          {disclaimers.controlled} <Until {...inPerson} />
          <Cite ids="T33" />
        </p>
      </Callout>

      <h2 id="treatment">What testosterone treatment can and cannot do</h2>
      <p>
        It helps mainly with desire and erections, and on average the gain is moderate at most. In 790 men
        aged 65 or older with a level below 275 ng/dL, a year of gel brought a moderate gain in sexual
        function and some in mood. It did not bring a significant gain in vitality. If you come for energy
        alone, you may be disappointed.
        <Cite ids="T6" /> When it works, desire often changes first, within three to six weeks; erections can
        take half a year.
        <Cite ids="T29" />
      </p>
      <p>
        {disclaimers.testosteroneCream} The trials with a skin product tested a gel.
        <Cite ids="T12" />
      </p>

      <h2 id="side-effects">Side effects and risks of testosterone</h2>
      <p>
        Acne, oily skin, sore injection sites, swelling, breast tenderness, smaller testicles, mood changes
        and scalp hair loss are listed on the label.
        <Cite ids="T25" /> {disclaimers.skinExposure} Cover the skin, wash your hands, and call a doctor if a
        child has early pubic hair, growth of the genitals or more erections.
        <Cite ids="T18 T19" />
      </p>
      <p>
        Sperm production falls, and takes months to return after you stop. In men who had taken hormones as a
        contraceptive, 67% were back at 20 million per milliliter by six months and 90% by twelve.
        <Cite ids="T16" /> If you may want a child, talk about banking sperm first, or about hCG or clomiphene
        instead. For most men both are off-label.
        <Cite ids="T30" />
      </p>
      <p>
        Your blood can thicken, which shows as a rising hematocrit. Your blood pressure may go up; every label
        has said so since 2025. In men at high risk for heart disease, atrial fibrillation and clots in the
        lung were more frequent than with a placebo gel, while heart attacks were not.
        <Cite ids="T12 T8" />
      </p>

      <h2 id="unknown">What is not known about treatment</h2>
      <p>
        The treatment trials on this page enrolled men aged 45 and older and treated them with a gel for one
        to two years. One trial was in younger men: 106 men aged 18 to 50, with obesity and a low level. A
        year of testosterone changed neither their erections nor their quality of life.
        <Cite ids="T54" /> If you are thirty-five, with mild complaints and a borderline value, no trial we
        know of tells you whether treatment does more good than harm. Nor do we know what twenty years of
        injections do.
      </p>

      <Callout tone="care" title="When to see a doctor">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain</li>
            <li>
              a sudden severe headache with changed vision
              <Cite ids="T38" />
            </li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>sudden pain in a testicle</li>
          </ul>
        </Urgent>
        <Urgent level="soon" title={helpLines.box.soon}>
          <ul>
            <li>
              a new headache and loss of side vision, or milk from the breast: both can come from the
              pituitary gland
              <Cite ids="T37" />
            </li>
          </ul>
        </Urgent>
        <p>
          Make an appointment if sexual symptoms have lasted for some months, if you have hot flashes, breast
          growth or shrinking testicles, or if you and your partner cannot conceive. {helpLines.closed} If you
          think about ending your life, {helpLines.crisis}.
        </p>
      </Callout>

      <h2 id="next">What to do before a first visit</h2>
      <ul>
        <li>Write down which of the three sexual symptoms you have, and since when.</li>
        <li>Count your hours of sleep for seven nights. Ask your partner about snoring.</li>
        <li>List every medicine and supplement, opioids and gym products included.</li>
        <li>Find old lab reports. Look for the time of the blood draw.</li>
      </ul>
      <p>
        What happens at a first visit is described on our page about{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">
          testosterone replacement therapy
        </a>
        . If you live nearby and wonder about early signs, read{' '}
        <a href="/blog/low-testosterone-symptoms-flower-mound">the local guide</a> with its checklists.
      </p>
    </>
  )
}
