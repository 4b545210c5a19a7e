import type { ArticleKit } from '@/content/articles/kit'
import { traverseEvents, traverseMainOutcome } from '@/content/articles/shared-figures'
import { disclaimers, inPerson } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import { lookedOn } from '@/content/facts/searches'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'trt-and-heart-health',
  title: 'TRT and your heart: what TRAVERSE answered and what it left open',
  seoTitle: 'TRT and heart health: the TRAVERSE trial explained',
  metaDescription:
    'TRAVERSE found no more heart attacks or strokes with testosterone gel than placebo, but more atrial fibrillation and clots in the lung. The details, in numbers.',
  excerpt:
    'The largest heart trial of testosterone found no more heart attacks or strokes, but more of three other problems. Its numbers per thousand men, and the men it did not study.',
  publishedOn: '2025-09-22',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '7.0%',
    label: 'had a main heart event on testosterone; 7.3% with a placebo',
    mark: { kind: 'bars', max: 20, values: [traverseMainOutcome.treated, traverseMainOutcome.placebo] },
    sources: ['T8'],
  },
  hero: {
    kind: 'trial',
    heading: 'Men who had a heart attack or stroke, or died of heart or blood vessel disease',
    max: 10,
    rows: [
      { label: 'Testosterone gel', value: traverseMainOutcome.treated, printed: '7.0%' },
      { label: 'Placebo gel', value: traverseMainOutcome.placebo, printed: '7.3%' },
    ],
    caption:
      'TRAVERSE: 5,246 men aged 45 to 80 at high risk. Atrial fibrillation, clots in the lung and kidney injury were more frequent with the gel.',
  },
  imageAlt: 'Paper-cut summit ringed by close contour layers, seen from above',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'T8',
    'T12',
    'T41',
    'T6',
    'T7',
    'T20',
    'T18',
    'T19',
    'T21',
    'T25',
    'T11',
    'T9',
    'T1',
    'T33',
    'T13',
    'T2',
    'T30',
    'T16',
  ],
  related: ['trt-myths-debunked', 'low-testosterone-symptoms-men', 'medical-weight-loss-vs-diets'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterone', 'heart', 'TRAVERSE', 'blood pressure', 'safety'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, People, Until, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        In the largest heart trial of testosterone, men on the gel had no more heart attacks, strokes or
        cardiac deaths than men using a placebo gel. They did have more atrial fibrillation, more clots in the
        lung (pulmonary embolism) and more sudden kidney injury. You need to know both before you start
        testosterone replacement therapy (TRT).
      </p>

      <h2 id="why">Why the TRAVERSE trial was done</h2>
      <p>
        Some older studies of testosterone and the heart hinted at harm and others at benefit. None was large
        enough to decide, yet the labels warned of heart attack and stroke. TRAVERSE was planned to test that.
      </p>
      <p>
        It enrolled 5,246 men aged 45 to 80. All had symptoms and low testosterone, and all had heart or blood
        vessel disease or a high risk of it. Half rubbed in testosterone gel each day and half a placebo gel.
        On average they stayed on treatment for 21.7 months.
        <Cite ids="T8" />
      </p>

      <h2 id="numbers">What TRAVERSE found, in numbers</h2>
      <p>
        The main outcome was the first of three events: death from heart or blood vessel disease, heart attack
        that was survived, or stroke that was survived.
        <Cite ids="T8" />
      </p>
      <Figure caption="TRAVERSE: share of men with each event, testosterone gel beside placebo gel." ids="T8">
        <Bars {...traverseEvents} />
      </Figure>
      <p>
        Among 1,000 such men over the trial, the gel would bring 11 more cases of atrial fibrillation, 8 more
        of acute kidney injury and 4 more clots in the lung.
      </p>
      <h3>What “noninferior” means</h3>
      <p>
        The trial asked whether testosterone was worse by more than a margin set in advance. It was not, so
        the result is called noninferior. That is different from showing a benefit. The interval below leaves
        room for a modest gain and for a modest harm. So do not take testosterone for the sake of your heart.
      </p>
      <Figure
        caption="The main outcome as a hazard ratio. The scale runs from 0 to 1.5. The line is 1, no difference: fewer events lie to its left, more to its right."
        ids="T8"
      >
        <Bars
          unit="hazard ratio"
          max={1.5}
          line={1}
          rows={[{ label: 'Measured: 0.96', value: [0.78, 1.17], mark: 0.96, note: '95% interval' }]}
        />
      </Figure>

      <h3>How firm are the side findings?</h3>
      <p>
        Atrial fibrillation, kidney injury and clots were recorded as safety events. They were not the
        question the trial was built on, so chance could have played a part. But a clot is a serious event,
        and this was a randomized trial of more than 5,000 men. It is wiser to plan for these risks than to
        explain them away.
        <Cite ids="T8" />
      </p>

      <h2 id="open">What the trial cannot tell you</h2>
      <ul>
        <li>
          <strong>Injections, pellets and creams.</strong> Only a daily gel was tested. Injections give higher
          peaks, and whether that matters to the heart was not studied here. {disclaimers.testosteroneCream}
          <Cite ids="T12 T41" />
        </li>
        <li>
          <strong>High doses.</strong> The trial tested replacement of a low level. Bodybuilding doses are a
          different exposure.
        </li>
        <li>
          <strong>Decades of use.</strong> The men were treated for under two years on average, which says
          little about twenty.
        </li>
        <li>
          <strong>Other men.</strong> Everyone had low levels, was between 45 and 80, and had heart or blood
          vessel disease or a high risk of it. If you are younger or your risk is ordinary, nobody like you
          was in the trial.
        </li>
        <li>
          <strong>Life outside a trial.</strong> Participants were screened and had regular blood tests.
          Treatment without those checks may turn out worse.
        </li>
      </ul>

      <h2 id="gain">What you may gain from testosterone</h2>
      <p>
        The gain is mostly sexual. In the Testosterone Trials, 790 men aged 65 or older with levels below 275
        ng/dL used gel or placebo for a year. Sexual function improved moderately and mood somewhat. Vitality
        did not improve significantly.
        <Cite ids="T6" /> Pooled trials agree: small gains in desire, erections and satisfaction, and no
        effect on energy or mood.
        <Cite ids="T7" />
      </p>
      <p>
        So if you have low desire and two low morning tests, you have something to weigh against a rise in
        blood pressure. If you are only tired, you have much less to gain.
      </p>

      <h2 id="pressure">Blood pressure, thick blood and other risks</h2>
      <p>
        In February 2025 the FDA changed the labels of all testosterone products. The results of TRAVERSE went
        in, and the language on a higher risk of heart attack and stroke came out. At the same time every
        product gained a warning about raised blood pressure.
        <Cite ids="T12" />
      </p>
      <p>
        Capsules and one injection under the skin used to carry a boxed warning on blood pressure. It was
        removed in 2025, while the ordinary warning stays.
        <Cite ids="T20" /> Two boxed warnings remain. {disclaimers.skinExposure} Early pubic hair, genital
        growth or more erections are reasons to call the child’s doctor.
        <Cite ids="T18 T19" /> Testosterone undecanoate (Aveed), a long-acting injection, has the other: oil
        can reach the lungs, and severe allergic reactions can follow a shot.
        <Cite ids="T21" /> The common side effects include swelling, acne, breast growth, hair loss and
        smaller testicles.
        <Cite ids="T25" />
      </p>
      <p>
        Testosterone also makes the bone marrow produce more red cells, which thickens the blood. Four trials
        at low risk of bias, with 1,779 men, were pooled. Too many red cells were about eight times as
        frequent as with a placebo (relative risk 8.14).
        <Cite ids="T7" /> T4DM shows how common a high reading can become. It gave testosterone or placebo for
        two years to 1,007 overweight men.
        <Cite ids="T11" /> Those men were not hypogonadal by the usual definition, so the share may differ in
        patients. A high hematocrit means a lower dose, a pause, or a search for another cause such as sleep
        apnea.
      </p>
      <Figure caption="T4DM: men who reached a hematocrit of 54% or more in two years." ids="T11">
        <People
          rows={[
            { label: 'Testosterone', count: 22 },
            { label: 'Placebo', count: 1 },
          ]}
        />
      </Figure>
      <p>
        Do not expect stronger bones, either. In TRAVERSE, clinical fractures were more frequent with
        testosterone: 3.50%, compared with 2.46%.
        <Cite ids="T9" />
      </p>

      <h2 id="who">Who testosterone is meant for</h2>
      <Callout tone="required" title="Before any prescription">
        <p>
          {disclaimers.limitationOfUse}
          <Cite ids="T12" /> {disclaimers.twoTests}
          <Cite ids="T1" /> {disclaimers.controlled} <Until {...inPerson} />
          <Cite ids="T33" />
        </p>
      </Callout>
      <p>
        You may have read that this is about to change. In April 2026 the FDA invited companies to apply for a
        new use, low libido in men with hypogonadism of unknown cause. An invitation is not an approval. When
        we last looked, on {lookedOn.testosteroneForLibido}, we had found none since.
        <Cite ids="T13" />
      </p>
      <p>
        Testosterone also lowers sperm counts, and so fertility, while it is taken. The Endocrine Society
        advises against starting it if you want children soon.
        <Cite ids="T2" /> You can bank sperm beforehand, or discuss hCG or clomiphene, both off-label for most
        men.
        <Cite ids="T30" /> After androgens given as a contraceptive, sperm came back to 20 million per
        milliliter in 67% of men within six months and 90% within twelve.
        <Cite ids="T16" /> Recovery is usual, and no one can promise it to you.
      </p>

      <h2 id="heart-patient">If you already have heart trouble</h2>
      <p>
        Do not start within six months of a heart attack or stroke. Heart failure that is not under control
        has to be treated first, and so does severe sleep apnea. A hematocrit above 48% (50% at altitude) or
        blood that clots too easily is also a reason not to start.
        <Cite ids="T2" /> High blood pressure should be under control beforehand, because testosterone can
        raise it.
        <Cite ids="T12" /> If you have had a clot or have atrial fibrillation, talk with your cardiologist
        before you decide.
      </p>
      <Figure caption="What is usually watched during treatment. Your clinician sets the dates: often at the start, six weeks, three and six months, then every 6 to 12 months.">
        <table>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">What it is looking for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Blood pressure</th>
              <td>A rise, on home readings as well as at the clinic</td>
            </tr>
            <tr>
              <th scope="row">Hematocrit</th>
              <td>Too many red cells, 54% or more</td>
            </tr>
            <tr>
              <th scope="row">Pulse, and an ECG if irregular</th>
              <td>Atrial fibrillation</td>
            </tr>
            <tr>
              <th scope="row">Kidney function</th>
              <td>A drop from your own baseline</td>
            </tr>
            <tr>
              <th scope="row">Testosterone level</th>
              <td>A dose that is too high or too low</td>
            </tr>
            <tr>
              <th scope="row">PSA, snoring and sleep</th>
              <td>Prostate changes, sleep apnea</td>
            </tr>
          </tbody>
        </table>
      </Figure>

      <Callout tone="care" title="When to get help">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pressure</li>
            <li>sudden breathlessness</li>
            <li>coughing up blood</li>
            <li>fainting</li>
            <li>a drooping face, a weak arm or slurred speech</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>a racing pulse that makes you dizzy</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>a racing or irregular pulse without dizziness</li>
            <li>one swollen and painful calf</li>
            <li>home pressure readings that stay well above your usual</li>
          </ul>
        </Urgent>
      </Callout>

      <h2 id="talk">What to bring to a visit about TRT and your heart</h2>
      <p>
        Bring your morning results, a week of home pressure readings, your medicine list, and the year of any
        heart event in you or a close relative. Ask which results would be a reason to stop, in numbers. How
        we test, prescribe and follow up is on the{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">testosterone therapy page</a>.
        Other common beliefs about testosterone are checked in{' '}
        <a href="/blog/trt-myths-debunked">the article on TRT myths</a>.
      </p>
    </>
  )
}
