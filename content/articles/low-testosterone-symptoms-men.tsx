import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-men',
  title: 'Low testosterone: which symptoms count, and which have other causes',
  seoTitle: 'Low testosterone symptoms: which ones count',
  metaDescription:
    'Three sexual symptoms track low testosterone best. Fatigue, low mood and weight gain have many other causes. How the diagnosis is made, with sources.',
  excerpt:
    'Tiredness is the symptom men name first, and the one that says least about testosterone. What a European study of 3,369 men found instead.',
  publishedOn: '2025-01-14',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: true,
  imageAlt: 'Paper-cut summit in green, seen from above',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['T3', 'T4', 'T14', 'T15', 'T1', 'T2', 'T5', 'T6', 'T16', 'T12', 'T8'],
  related: ['trt-myths-debunked', 'trt-and-heart-health', 'low-testosterone-symptoms-flower-mound'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterone', 'symptoms', 'diagnosis', 'libido', 'fatigue'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure }: ArticleKit) {
  return (
    <>
      <p>
        Reduced desire, fewer morning erections and erectile difficulty are the symptoms most closely tied to
        low testosterone. Fatigue and low mood have many other causes. A man who knows the difference asks for
        the right test, and is less likely to be treated for the wrong thing.
      </p>

      <h2 id="three">The three that count most</h2>
      <p>
        The European Male Ageing Study asked 3,369 men aged 40 to 79 about their symptoms and measured their
        blood. Three sexual ones tracked low testosterone best: fewer morning erections, trouble with
        erections, and fewer thoughts about sex.
        <Cite ids="T3" />
      </p>
      <p>
        The authors drew a strict line. They spoke of late-onset hypogonadism only when all three were present
        together with a total testosterone below 317 ng/dL and a free testosterone below 64 pg/mL. By that
        measure about 2% of men between 40 and 80 have it. Obesity and poor health explained low values more
        often than age did.
        <Cite ids="T3 T4" />
      </p>

      <h2 id="other">The others, and what else explains them</h2>
      <p>
        The remaining symptoms are real. They are simply not specific. This table is the one we go through at
        a first visit, because a normal testosterone is no reason to stop looking.
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
              <th scope="row">Weak erections</th>
              <td>Blood vessels, diabetes, blood pressure, nerves, worry, medicines</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        The last row deserves a second look. Weak erections can come from the blood vessels. So even if
        testosterone turns out low, blood sugar, cholesterol and blood pressure need to be measured too.
      </p>

      <h2 id="sleep-weight">Two causes you can change</h2>
      <p>
        Sleep is the first. Ten young men slept five hours a night for one week, and their daytime
        testosterone fell by 10 to 15%. Ten men are few, but the study shows how fast the level responds.
        <Cite ids="T14" />
      </p>
      <p>
        Weight is the second. In pooled studies, losing weight by diet raised the total by about 2.9 nmol/L,
        which is roughly 84 ng/dL. After weight-loss surgery the rise was about 8.7 nmol/L. For a heavy man
        with a borderline value, that can be the whole difference between low and normal.
        <Cite ids="T15" />
      </p>

      <h2 id="diagnosis">How the diagnosis is made</h2>
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
        and 916 ng/dL. A result of 290 is therefore within that range and still below the guideline’s line.
        That is why the number alone decides nothing.
        <Cite ids="T5" />
      </p>
      <Callout tone="required" title="Before anyone treats">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse}
        </p>
        <p>{disclaimers.controlled}</p>
      </Callout>

      <h2 id="treatment">If it is low: what treatment can and cannot do</h2>
      <p>
        In 790 men aged 65 or older with a level below 275 ng/dL, a year of gel brought a moderate gain in
        sexual function and some in mood. It did not bring a significant gain in vitality. A man who comes for
        energy alone should hear this before he starts.
        <Cite ids="T6" />
      </p>
      <p>
        There is a price. Sperm production falls and takes months to return after stopping: in men who had
        taken hormones as a contraceptive, 67% were back at 20 million per milliliter by six months and 90% by
        twelve. The blood can thicken, which shows as a rising hematocrit. Blood pressure may go up; the label
        has said so since 2025. In men at high risk for heart disease, atrial fibrillation and clots in the
        lung were more frequent than with placebo, while heart attacks were not.
        <Cite ids="T16 T12 T8" />
      </p>

      <h2 id="unknown">What is not known</h2>
      <p>
        We know of no trial showing that treating men in their thirties for mild complaints and a borderline
        value does more good than harm over decades. The treatment trials on this page enrolled men aged 45
        and older and treated them for one to two years, with a gel. What that says about a man of
        thirty-five, or about twenty years of injections, is a guess.
      </p>

      <Callout tone="care" title="When to see a doctor">
        <p>
          Make an appointment if sexual symptoms have lasted for some months, if you have hot flashes, breast
          growth or shrinking testicles, or if you and your partner cannot conceive. Go to an emergency room
          for a sudden severe headache with changed vision, or sudden pain in a testicle. If you think about
          ending your life, call or text 988. For chest pain, call 911.
        </p>
      </Callout>

      <h2 id="next">What to do this week</h2>
      <ul>
        <li>Write down which of the three sexual symptoms you have, and since when.</li>
        <li>Count your hours of sleep for seven nights. Ask your partner about snoring.</li>
        <li>List every medicine and supplement, opioids and gym products included.</li>
        <li>Find old lab reports. Look for the time of the blood draw.</li>
      </ul>
      <p>
        With that list, a first visit is worth far more. What happens there is described on our page about{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">
          testosterone replacement therapy
        </a>
        . If you live nearby and wonder about early signs, read{' '}
        <a href="/blog/low-testosterone-symptoms-flower-mound">the shorter local guide</a> with its
        checklists.
      </p>
    </>
  )
}
