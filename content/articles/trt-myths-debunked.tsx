import type { ArticleKit } from '@/content/articles/kit'
import { spermRecovery, traverseEvents } from '@/content/articles/shared-figures'
import { disclaimers, inPerson } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'trt-myths-debunked',
  title: 'Five TRT myths, checked against the evidence',
  seoTitle: 'Five TRT myths, checked against the evidence',
  metaDescription:
    'Is TRT just steroids? Does it harm the heart, cause prostate cancer, make you infertile, give you energy? Each claim with a verdict, numbers and source.',
  excerpt:
    'Five claims about TRT, each with a verdict, the trial behind it and the warning in it that is true.',
  publishedOn: '2025-01-21',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '90%',
    label: 'of men in contraception studies had 20 million sperm per mL again after a year',
    mark: { kind: 'bars', max: 100, values: [90] },
    sources: ['T16'],
  },
  imageAlt: 'Dark green relief with a bright ridge',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: [
    'T1',
    'T25',
    'T8',
    'T12',
    'T20',
    'T10',
    'T9',
    'T16',
    'T32',
    'T2',
    'T30',
    'T6',
    'T7',
    'T29',
    'T18',
    'T19',
    'T21',
    'T33',
  ],
  related: ['trt-and-heart-health', 'low-testosterone-symptoms-men', 'peptides-for-men-energy-recovery'],
  service: 'testosterone-replacement-therapy',
  tags: ['TRT', 'testosterone', 'myths', 'fertility', 'prostate'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Until, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Of five common claims about testosterone replacement therapy (TRT), none is simply true or simply
        false. Trials have tested some of them, and most contain a warning that you should know about. Here is
        each one with a verdict and the numbers behind it.
      </p>

      <Figure caption="The five verdicts at a glance.">
        <table>
          <thead>
            <tr>
              <th scope="col">Claim</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">It is just steroids</th>
              <td>The same molecule, for a different aim</td>
            </tr>
            <tr>
              <th scope="row">It wrecks your heart</th>
              <td>No more heart attacks in a large trial; other risks are real</td>
            </tr>
            <tr>
              <th scope="row">It causes prostate cancer</th>
              <td>Not shown, in screened men</td>
            </tr>
            <tr>
              <th scope="row">It makes you infertile</th>
              <td>Often true while you take it</td>
            </tr>
            <tr>
              <th scope="row">It gives you your energy back</th>
              <td>Trials have not shown it</td>
            </tr>
          </tbody>
        </table>
      </Figure>

      <h2 id="steroids">“It is just steroids”</h2>
      <p>
        Testosterone is a steroid hormone, and the vial in the gym bag may hold the very same molecule. What
        differs is the aim. Replacement starts when you have symptoms and a low level on two early mornings,
        and it aims for the normal range.
        <Cite ids="T1" /> Misuse starts from a normal level and goes far above it, often with other drugs and
        without blood tests.
      </p>
      <p>
        What is true in the claim: both fall under one law. {disclaimers.controlled} Side effects at
        prescribed doses overlap too: acne, oily skin, scalp hair loss, breast growth, swelling, a change of
        mood and smaller testicles can all happen.
        <Cite ids="T25" />
      </p>

      <h2 id="heart">“It wrecks your heart”</h2>
      <p>
        A large trial did not find more heart attacks or strokes. TRAVERSE enrolled 5,246 men aged 45 to 80
        who had low testosterone and either heart disease or a high risk of it. They used a gel for about 22
        months on average.
        <Cite ids="T8" />
      </p>
      <p>
        Three other problems were more frequent, though: atrial fibrillation, clots in the lung (pulmonary
        embolism) and acute kidney injury. If you have an irregular pulse or have had a clot, these weigh more
        for you.
        <Cite ids="T8" /> Since 2025 every testosterone label warns of higher blood pressure as well.
        <Cite ids="T12" /> The boxed warning on blood pressure that capsules and a shot under the skin used to
        carry was taken off that year.
        <Cite ids="T20" />
      </p>
      <Figure caption="Heart, kidneys and lungs in TRAVERSE: the gel beside its placebo." ids="T8">
        <Bars {...traverseEvents} />
      </Figure>
      <p>
        We go deeper in <a href="/blog/trt-and-heart-health">TRT and your heart</a>, including what gel
        results say about injections.
      </p>

      <h2 id="prostate">“It causes prostate cancer”</h2>
      <p>
        That has not been shown in men whose prostate was checked first. In TRAVERSE, high-grade prostate
        cancer was rare in both groups. The difference could easily be chance.
        <Cite ids="T10" />
      </p>
      <p>
        The men had been screened, and those at high prostate risk were not enrolled. So the result holds for
        men who have been examined in the same way, which is why we ask for a PSA where it is due and repeat
        it. It says nothing about men who already have prostate cancer.
      </p>
      <h3>What the trial found about bones</h3>
      <p>
        You may also hear that testosterone makes bones stronger. In TRAVERSE, clinical fractures were more
        frequent with testosterone, with a hazard ratio of 1.43 (1.04 to 1.97). So do not take it to prevent
        fractures.
        <Cite ids="T9" />
      </p>
      <Figure caption="TRAVERSE: bones and prostate, on one scale." ids="T9 T10">
        <Bars
          unit="% of men"
          max={4}
          rows={[
            { of: 'Clinical fracture', label: 'Testosterone', value: 3.5 },
            { of: 'Clinical fracture', label: 'Placebo', value: 2.46, isControl: true },
            { of: 'High-grade prostate cancer', label: 'Testosterone', value: 0.19 },
            { of: 'High-grade prostate cancer', label: 'Placebo', value: 0.12, isControl: true },
          ]}
        />
      </Figure>

      <h2 id="fertility">“It makes you infertile”</h2>
      <p>
        It often reduces sperm while taken; recovery is usual but not certain. When the hormone comes from
        outside, your testicles get the signal to make less of their own, and sperm production drops with it.
        In studies where men took androgens to suppress sperm on purpose and then stopped, the count returned
        to 20 million per milliliter after a median of 3.4 months. By six months 67% of the men were back at
        that count, and by twelve months 90%.
        <Cite ids="T16" />
      </p>
      <Figure caption="Men back at 20 million per milliliter after they stopped the androgens." ids="T16">
        <Bars {...spermRecovery} />
      </Figure>
      <p>
        Those men had joined contraception studies. In 66 men who were treated to bring their sperm back after
        testosterone, recovery took longer with age and with longer use.
        <Cite ids="T32" /> The Endocrine Society advises against starting if you want a child soon.
        <Cite ids="T2" /> The urologists’ fertility guideline goes further: no testosterone alone if you want
        a child now or later. You can bank sperm before the first dose, or discuss hCG or clomiphene in place
        of testosterone. Both are off-label for most men, and enclomiphene is not an approved drug.
        <Cite ids="T30" />
      </p>
      <p>Do not rely on testosterone as birth control either.</p>

      <h2 id="energy">“It gives you your energy back”</h2>
      <p>
        Trials have not shown that. In 790 men aged 65 and older with low levels, a year of treatment brought
        no significant benefit in vitality, although mood improved somewhat. Pooled trials in 1,779 men agree
        on energy: they found small gains in desire and erections, and no effect on energy or mood.
        <Cite ids="T6 T7" /> Where there is a gain, desire tends to move first, from the third to the sixth
        week, and erections may need up to six months.
        <Cite ids="T29" />
      </p>
      <p>
        Some men do feel brighter on it. Trials have a placebo group because some feel brighter on that too.
        If tiredness is the only complaint, look elsewhere first: sleep, mood, anemia, thyroid, or a medicine
        that slows you down.
      </p>

      <h2 id="who">Who testosterone is approved for, and in which forms</h2>
      <Callout tone="required" title="Before it starts">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse}
        </p>
      </Callout>
      <p>
        {disclaimers.testosteroneCream}
        <Cite ids="T12" /> {disclaimers.skinExposure} Call a doctor if a child has early pubic hair or genital
        growth. A cream can rub off too, so cover the skin and wash your hands.
        <Cite ids="T18 T19" /> One long-acting injection, testosterone undecanoate (Aveed), has a boxed
        warning of its own: oil can reach the lungs, and severe allergic reactions can occur.
        <Cite ids="T21" />
      </p>
      <p>
        <Until {...inPerson} />
        <Cite ids="T33" />
      </p>
      <p>
        During treatment, your hematocrit shows whether your blood is getting too thick. In pooled trials a
        raised count was about eight times as frequent with testosterone as without.
        <Cite ids="T7" /> We check it at 6 weeks, 3 months, 6 months and then every 6 to 12 months, together
        with your testosterone level and your blood pressure.
      </p>

      <h2 id="unknown">What is not known about TRT</h2>
      <p>
        Men in TRAVERSE used a gel, for less than two years on average. Its results do not tell you about
        decades of use, about weekly injections with higher peaks, or about the doses that bodybuilders take.
        Nor did it enroll men under 45.
      </p>

      <Callout tone="care" title="When to see a doctor">
        <p>If you take testosterone:</p>
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain</li>
            <li>sudden breathlessness</li>
            <li>fainting</li>
            <li>a drooping face, or weakness on one side</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>an erection of more than four hours</li>
            <li>being unable to pass urine</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>a racing or irregular pulse</li>
            <li>one swollen leg</li>
          </ul>
        </Urgent>
      </Callout>

      <h2 id="use">What to ask about TRT at a visit</h2>
      <p>
        Pick the claim that worries you most and bring its numbers to a visit. If your clinician cannot say
        which men were studied and for how long, ask another one. Our numbers are on the{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">testosterone page</a>, risks
        included. To see how much of your total is free, use the{' '}
        <a href="/resources/free-testosterone-calculator">calculator</a>.
      </p>
    </>
  )
}
