import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { city } from '@/content/facts/city'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'erection-problems-causes-treatment',
  title: 'Erection problems: the heart check first, then pills, and when testosterone helps',
  seoTitle: 'Erectile dysfunction: causes, heart check, treatment',
  metaDescription: `Why erections fail, why your heart is checked first, what sildenafil and tadalafil did in trials, and why PRP comes last. From our clinic in ${city}, TX.`,
  excerpt:
    'Trouble with erections can be the first sign of narrowed arteries. What to have checked, what the pills did in trials beside placebo, and when testosterone is worth testing.',
  publishedOn: '2026-11-26',
  updatedOn: '2026-11-26',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '3 in 4',
    label: 'men in trials said a pill improved their erections; with a placebo it was 1 in 4',
    mark: { kind: 'dots', of: 4, filled: 3 },
    sources: ['E4'],
  },
  imageAlt: 'Paper-cut ridge in green with a single path along its crest',
  author: 'jordan-avery',
  sources: [
    'R5',
    'T1',
    'E1',
    'S5',
    'E2',
    'E3',
    'E7',
    'E4',
    'E5',
    'E6',
    'T7',
    'T12',
    'T8',
    'S1',
    'S2',
    'S3',
    'E8',
    'E9',
    'E10',
  ],
  related: ['trt-and-heart-health', 'prp-for-men-hair-sexual-wellness', 'low-testosterone-symptoms-men'],
  service: 'testosterone-replacement-therapy',
  tags: ['erectile dysfunction', 'sildenafil', 'tadalafil', 'heart', 'testosterone'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        If your erections have become unreliable, have your heart and blood vessels checked first. Then, for
        most men, a tablet such as sildenafil or tadalafil is the treatment to try. Testosterone helps only
        when it is low. Platelet-rich plasma (PRP) comes last, because its trials disagree.
      </p>

      <Callout tone="required" title="Never with nitrates">
        <p>
          Sildenafil, tadalafil and vardenafil must never be taken with nitrates (nitroglycerin, isosorbide or
          “poppers”) or with riociguat. Together they can drop your blood pressure to a dangerous level.
        </p>
      </Callout>

      <h2 id="causes">Why erections fail</h2>
      <p>
        An erection needs open arteries, working nerves, enough testosterone and a mind that is free for it.
        Trouble with any one of these can be enough, and many men have more than one.
      </p>
      <ul>
        <li>
          <strong>Blood vessels.</strong> High blood pressure, diabetes, high cholesterol and tobacco narrow
          arteries, those of the penis included.
        </li>
        <li>
          <strong>Nerves.</strong> Diabetes again, surgery or radiation for the prostate, and diseases of the
          spinal cord.
        </li>
        <li>
          <strong>Medicines.</strong> Some antidepressants, some tablets for blood pressure, and finasteride.
          <Cite ids="R5" /> Keep taking them, and ask whoever prescribed them whether another would do.
        </li>
        <li>
          <strong>Hormones.</strong> Low testosterone and, less often, a pituitary gland that makes too much
          prolactin.
          <Cite ids="T1" />
        </li>
        <li>
          <strong>Mind and circumstances.</strong> Worry about failing, low mood, alcohol, short nights, or
          trouble between two people.
        </li>
      </ul>
      <p>
        Tell your clinician how it began. A slow decline in every situation points to arteries or nerves. Firm
        erections on waking, but not with a partner, point to the mind or the circumstances. Neither clue is
        proof, so the checks are the same.
      </p>

      <h2 id="heart">Why your heart is checked before anything is prescribed</h2>
      <p>
        Erection trouble can come before heart trouble. Fourteen studies followed 92,757 men for about six
        years. Men with erection trouble had 44% more heart attacks, strokes and other events of the heart and
        vessels than men without it, and 62% more heart attacks. The link was stronger in younger men.
        <Cite ids="E1" /> Studies of this kind show a link. They cannot show what causes what.
      </p>
      <p>
        The guideline of the American Urological Association says that doctors should tell men so: erection
        trouble is a risk marker for disease of the heart and vessels.
        <Cite ids="S5" /> An expert meeting in 2023, paid for by the drug maker Sanofi, came to the same view.
        For men at intermediate risk, doctors should consider a scan for calcium in the heart’s arteries. Sex
        is generally safe, it says, and a stress test is an option for men who can exercise little or whose
        heart gets too little blood.
        <Cite ids="E2" />
      </p>
      <Figure caption="What is checked when erections are the concern, and why." ids="S5">
        <table>
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Blood pressure, pulse and waist</th>
              <td>Narrowed arteries, and which tablet is safe</td>
            </tr>
            <tr>
              <th scope="row">Blood sugar and cholesterol</th>
              <td>Diabetes and artery disease, often without other signs</td>
            </tr>
            <tr>
              <th scope="row">Testosterone, in the morning</th>
              <td>A low level can be treated, and has a cause of its own</td>
            </tr>
            <tr>
              <th scope="row">Medicines, tobacco, alcohol and drugs</th>
              <td>Causes that can be removed, and nitrates above all</td>
            </tr>
            <tr>
              <th scope="row">Chest pain or short breath on effort</th>
              <td>Whether sex is safe before the heart is tested</td>
            </tr>
            <tr>
              <th scope="row">Examination</th>
              <td>A bend or a lump in the penis, small testicles, weak leg pulses</td>
            </tr>
          </tbody>
        </table>
      </Figure>

      <h2 id="yourself">What you can do yourself</h2>
      <p>
        Move. Eleven randomized trials compared aerobic exercise with none. Exercise added 2.8 points on the
        usual erection score, which runs from 6 to 30, and more in men who had the most trouble.
        <Cite ids="E3" /> About four points is the step that men notice on average, so expect a modest gain.
        <Cite ids="E7" /> Your arteries gain as well.
      </p>
      <p>
        Tobacco, heavy drinking, untreated sleep apnea and extra weight are worth tackling for the same
        reason. None of it has to be finished before you try a tablet.
      </p>

      <h2 id="tablets">Pills for erections: sildenafil and tadalafil</h2>
      <p>
        Viagra is a brand of sildenafil and Cialis a brand of tadalafil. A review of placebo trials asked men
        whether their erections had improved.
        <Cite ids="E4" />
      </p>
      <Figure caption="Men who said that their erections had improved, by tablet and with placebo." ids="E4">
        <Bars
          unit="% of men"
          max={100}
          rows={[
            { label: 'Sildenafil', value: 76 },
            { label: 'Tadalafil', value: 75 },
            { label: 'Vardenafil', value: 71 },
            { label: 'Placebo', value: 24, note: '22% to 24%, by trial group', isControl: true },
          ]}
        />
      </Figure>
      <p>
        Tablets also help men with diabetes: in eight trials they gained 6.6 points more on the erection score
        than men without a tablet.
        <Cite ids="E5" />
      </p>
      <Figure caption="Attempts at intercourse that succeeded, and headache, in the same review." ids="E4">
        <Bars
          unit="%"
          max={100}
          rows={[
            { label: 'Success with a tablet', value: [59, 65] },
            { label: 'Success with placebo', value: [23, 28], isControl: true },
            { label: 'Headache with a tablet', value: [13, 17] },
          ]}
        />
      </Figure>
      <p>
        A tablet needs arousal and does not create desire. It does not make the penis larger, and neither does
        anything else on this page. If the first attempt fails, ask about the dose, the timing and food before
        you give up. Most medicines for blood pressure may be taken with it. Alpha-blockers, often given for
        the prostate, call for caution.
        <Cite ids="E2" /> Nitrates are forbidden, and nobody knows how long after sildenafil a nitrate becomes
        safe.
        <Cite ids="E6" />
      </p>
      <p>
        Rare harms are an erection that does not end, and sudden loss of sight or hearing. If you have ever
        lost sight in an eye through poor blood flow to its nerve (NAION), say so before you take one.
        <Cite ids="E6" />
      </p>
      <p>
        At our clinic tablets are discussed at the visit and can be prescribed when they are safe for you.
        Your own pharmacy fills the prescription, and you pay the pharmacy. What the visit costs is on the{' '}
        <a href="/prices">page of prices</a>.
      </p>

      <h2 id="testosterone">When testosterone helps erections</h2>
      <p>
        Only when it is low. The guideline wants a morning level measured in every man with erection trouble.
        <Cite ids="S5" /> {disclaimers.twoTests}
        <Cite ids="T1" />
      </p>
      <p>
        Even then, expect little from it alone. In pooled trials of men with low levels, desire and erections
        rose slightly more than with placebo.
        <Cite ids="T7" /> In another analysis the gain was enough to matter in mild trouble only, and less
        with diabetes or obesity.
        <Cite ids="E7" /> So a man with low desire and two low mornings has a reason to consider it, and a man
        with a normal level has none.
      </p>
      <Figure
        caption="Average gain on the erection score, which runs from 6 to 30. From two analyses, each with its own men."
        ids="E3 E7"
      >
        <Bars
          unit="points"
          max={5}
          rows={[
            { label: 'Aerobic exercise', value: 2.8 },
            { label: 'Testosterone, when it is low', value: 2.3 },
            { label: 'The step that men notice', value: 4, note: 'about, on average' },
          ]}
        />
      </Figure>
      <p>
        {disclaimers.controlled} {disclaimers.limitationOfUse} It can raise blood pressure.
        <Cite ids="T12" /> It thickens the blood, which the hematocrit shows, and lowers sperm counts while
        you use it. {disclaimers.skinExposure} In the largest trial, atrial fibrillation and clots in the lung
        were more frequent than with placebo.
        <Cite ids="T8" /> How we test and follow up is on the page about{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">testosterone therapy</a>.
      </p>

      <h2 id="other">When tablets fail or are not allowed</h2>
      <p>
        A urologist has more to offer: vacuum devices, medicines injected into the penis or placed in the
        urethra, and implants. Counseling, with a partner if you have one, helps when worry has become part of
        the problem. We refer you when one of these fits better than what we do.
      </p>

      <h2 id="last">PRP and shockwaves come last</h2>
      <p>
        PRP for erections is off-label. In three placebo-controlled trials, one favored it and two found no
        difference.
        <Cite ids="S1 S2 S3" /> We offer it only after standard care has been discussed, and{' '}
        <a href="/blog/prp-for-men-hair-sexual-wellness">what the PRP trials found</a> is an article of its
        own. The <a href="/services/prp-therapy-flower-mound-tx">PRP page</a> has its risks.
      </p>
      <p>
        Shockwaves are not among our services. A Cochrane review of 2025 says that they may improve erections,
        with few side effects.
        <Cite ids="E8" /> In a trial of 126 men, two rounds of shockwaves did no better after a year than one
        round that followed a sham.
        <Cite ids="E9" /> The Sexual Medicine Society of North America speaks of an “absence of robust
        clinical data” for shockwaves, PRP and stem cells alike.
        <Cite ids="E10" />
      </p>

      <Callout tone="care" title="When not to wait">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain during sex: stop, and say which tablet you took and when</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>an erection of more than four hours</li>
            <li>sudden loss of sight or hearing</li>
          </ul>
        </Urgent>
        <p>
          {helpLines.closed} If it has brought you to thoughts of harming yourself, {helpLines.crisis}.
        </p>
      </Callout>

      <h2 id="visit">What to bring to a visit about erections</h2>
      <p>
        Bring every medicine and supplement you take, including tablets from the internet, your last blood
        tests, and a week of blood pressure readings if you have a cuff. Say when it began, whether you wake
        with erections, and how many stairs you can climb without chest pain. Your partner may come along.
        Which other symptoms point to a low level is in{' '}
        <a href="/blog/low-testosterone-symptoms-men">the article on low testosterone</a>.
      </p>
    </>
  )
}
