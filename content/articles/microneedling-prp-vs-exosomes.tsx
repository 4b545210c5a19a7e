import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'microneedling-prp-vs-exosomes',
  title: 'Microneedling with PRP or with exosomes: the evidence and the FDA warnings',
  seoTitle: 'Microneedling: PRP vs exosomes, the evidence',
  metaDescription:
    'What studies show for microneedling with PRP on acne scars, why exosome products carry FDA warnings, what devices are authorized for, and what to ask.',
  excerpt:
    'PRP with microneedling has 14 controlled studies on acne scars. Exosomes have two small trials on aging skin, no FDA approval, and FDA safety notices.',
  publishedOn: '2025-01-28',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'prp',
  featured: false,
  keyFigure: {
    value: '2',
    label: 'small trials of exosomes on aging skin, and no FDA approval',
    mark: { kind: 'dots', of: 2, filled: 2 },
    sources: ['M9', 'M10'],
  },
  imageAlt: 'Paper-cut canyon with many thin ledges and a narrow river far below',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['M3', 'M6', 'M11', 'M1', 'J9', 'M4', 'M9', 'M10', 'M8', 'M2', 'M5'],
  related: ['prp-for-men-hair-sexual-wellness', 'prp-hair-restoration-men', 'functional-medicine-explained'],
  service: 'microneedling',
  tags: ['microneedling', 'PRP', 'exosomes', 'acne scars', 'FDA'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        For acne scars, adding platelet-rich plasma to microneedling improved results in controlled studies,
        most of them not randomized. Exosomes have been tested with needling in two small, short trials of
        aging skin, and not on acne scars. No exosome product has FDA approval, and the FDA has warned the
        public about them twice. If a price list puts exosomes above PRP, the studies do not support that
        order.
      </p>

      <Callout tone="required" title="FDA status of exosomes">
        <p>
          {disclaimers.exosomes}
          <Cite ids="M3" /> If a brochure says otherwise, ask to see the approval letter.
        </p>
      </Callout>

      <h2 id="needling">What microneedling does on its own</h2>
      <p>
        A microneedling device makes hundreds of tiny channels in numbed skin. The skin responds as it does to
        a small wound and lays down new collagen over the following weeks. That is the treatment itself.
        Whatever is spread on top, your plasma or something from a bottle, is an addition.
      </p>
      <p>
        In 2018 the FDA authorized the first such device, SkinPen, for facial acne scars.
        <Cite ids="M6" /> Several devices have followed. Today the FDA lists three uses: to improve the look
        of facial acne scars, facial wrinkles and abdominal scars, in people aged 22 and over.
        <Cite ids="M11" /> Which of the three applies depends on the device. Hair growth, stretch marks and
        active acne are not on that list. Using a device for them is off-label, whatever the pictures show.
      </p>
      <Callout tone="note" title="Which device">
        <p>
          An authorization covers one device and the uses named in it. This page names no device of ours. At
          your visit the clinician shows you the device, its label and what it is meant for. Ask also whether
          it uses radiofrequency, because that changes the risks.
        </p>
      </Callout>

      <h2 id="prp">Microneedling with PRP: 14 studies</h2>
      <p>
        A 2022 meta-analysis gathered 14 controlled studies with 472 patients. Adding PRP raised the odds of
        more than 50% improvement in acne scars about threefold. The odds ratio was 2.97, with a 95%
        confidence interval from 1.96 to 4.51.
        <Cite ids="M1" />
      </p>
      <p>
        The result favors PRP, but it is less certain than it looks. In the ten studies that were not
        randomized, the two groups may have differed from the start. “More than 50% improvement” is somebody’s
        judgment of how a scar looks. And an odds ratio of three does not mean that three times as many people
        improved. When improvement is common anyway, it means far fewer than that.
        <Cite ids="M1" />
      </p>
      <Figure caption="The 14 controlled studies of needling with PRP, by design." ids="M1">
        <Bars
          unit="studies"
          max={14}
          rows={[
            { label: 'Randomized', value: 4 },
            { label: 'Not randomized', value: 10 },
          ]}
        />
      </Figure>
      <p>
        PRP is made from your blood during the visit. The FDA has cleared kits that prepare it, nearly all of
        them for mixing with bone graft in surgery.
        <Cite ids="J9" /> PRP itself is not FDA-approved for scars or skin, so this use is off-label as well.
      </p>

      <p>
        Much is not known. The pooled studies cannot say which way of spinning the blood is preferable, how
        deep the needles should go, or how many sessions are enough. They do not tell you how the skin looks
        years later. And they were about acne scars. Using their figures for wrinkles, pores or stretch marks
        would be a guess.
      </p>

      <h2 id="exosomes">What exosomes are, and what the FDA says</h2>
      <p>
        Cells release tiny parcels that carry proteins and genetic messages. A company collects them from
        donor cells and sells them in vials. They do not come from your own cells. Neither you nor the person
        who opens the vial can see what it holds.
      </p>
      <p>
        In December 2019 the FDA issued a public safety notification after serious adverse events in patients.
        It explained that products of this kind, when meant for a disease, are drugs and biologics that need
        approval first.
        <Cite ids="M3" /> A consumer alert in 2020 repeated the point. It told patients to ask for proof of
        FDA approval, or of a study under an investigational new drug application.
        <Cite ids="M4" />
      </p>
      <p>
        Calling the product cosmetic does not settle the matter. A cream for the surface of the skin is one
        thing. A fluid pushed through fresh needle channels is another, since it gets below the barrier that a
        cosmetic stays above.
      </p>
      <h3>Two trials of exosomes with needling</h3>
      <p>
        The first, from 2023, was a randomized split-face trial in 28 adults with aging skin. One side got
        needling with an exosome solution, the other needling with saline, in three sessions three weeks
        apart. Six weeks after the last, the exosome side scored higher, also for wrinkles and elasticity. No
        serious events were reported.
        <Cite ids="M9" />
      </p>
      <p>
        The second, from 2025, set exosomes against PRP on two halves of sun-aged faces, after three sessions
        of radiofrequency needling. Both halves improved and there was no difference between them.
        <Cite ids="M10" /> That does not settle the question. The published summary mentions no untreated side
        and does not give the number of people.
      </p>
      <p>
        Both trials were brief, and both looked at aging skin, not acne scars. Neither can show rare harm or
        tell how long a change lasts.
      </p>
      <h3>A laser trial that is often quoted</h3>
      <p>
        One more split-face study had 25 patients with acne scars. After a fractional carbon dioxide laser,
        one half of the face got a gel with exosomes and the other half a plain gel. Scar scores fell by 32.5%
        and 19.9%.
        <Cite ids="M8" />
      </p>
      <p>
        It tested a laser and no needles. Its product was one particular gel, and it is not FDA-approved.
        Twenty-five faces cannot show rare harm. The study tells us nothing about another vial used after
        another procedure.
      </p>
      <Figure
        caption="People behind each addition. The summary of the second exosome trial gives no number."
        ids="M1 M9 M8"
      >
        <Bars
          unit="people"
          max={500}
          rows={[
            { label: 'PRP with needling', value: 472, note: '14 studies, acne scars' },
            { label: 'Exosomes with needling', value: 28, note: 'one trial, aging skin' },
            { label: 'Exosomes after a laser', value: 25, note: 'one trial, acne scars' },
          ]}
        />
      </Figure>

      <h2 id="compare">PRP and exosomes side by side</h2>
      <Figure
        caption="What is known about each addition to microneedling of the face."
        ids="M1 M3 M4 M8 M9 M10"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">PRP</th>
              <th scope="col">Exosome vials</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Where it comes from</th>
              <td>Your own blood, the same day</td>
              <td>Donor cells, through a manufacturer</td>
            </tr>
            <tr>
              <th scope="row">Studies after needling</th>
              <td>14 controlled studies, 472 patients, acne scars</td>
              <td>Two small trials on aging skin: one with 28 adults, one with radiofrequency needles</td>
            </tr>
            <tr>
              <th scope="row">FDA</th>
              <td>
                Kits cleared as devices, nearly all for bone graft; use on scars is off-label
                <Cite ids="J9" />
              </td>
              <td>No approved product; safety notices in 2019 and 2020</td>
            </tr>
            <tr>
              <th scope="row">Head to head</th>
              <td colSpan={2}>
                One trial, its size not given, with radiofrequency needles on aging skin: no difference
              </td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        For acne scars, PRP has controlled studies with needling, and we found none of exosomes with it. For
        aging skin there is too little to rank the two. We do not recommend exosomes. If you ask, the
        clinician explains why, and what is known.
      </p>

      <h2 id="risks">Side effects and risks of microneedling</h2>
      <p>
        Expect redness, a feeling like sunburn, pinpoint bleeding and dryness. How long these last depends on
        depth and on your skin, so leave a margin before an important date. Less common are infection, a flare
        of cold sores, and dark marks, which trouble brown and Black skin more often. Tell us about a tendency
        to thick scars, a recent course of isotretinoin, blood thinners, or active acne.
      </p>
      <h3>Radiofrequency microneedling has risks of its own</h3>
      <p>
        In October 2025 the FDA published a safety communication on radiofrequency microneedling, which heats
        the tissue through the needles. It lists burns, scarring, fat loss, disfigurement and nerve damage.
        The FDA calls it “a medical procedure, not a cosmetic treatment.”
        <Cite ids="M2" /> The notice is about radiofrequency devices and not about plain needling.
      </p>
      <h3>Blood calls for strict hygiene</h3>
      <p>
        The CDC described HIV infections linked to PRP microneedling at an unlicensed New Mexico spa between
        2018 and 2023.
        <Cite ids="M5" /> Reused needles and mixed-up tubes are the danger. You should see a sealed needle
        cartridge opened in front of you, and your name on the tube before the blood goes in.
      </p>

      <h2 id="who">Who should wait, and who should skip it</h2>
      <p>
        Active acne, eczema, an infection or a fresh tan are reasons to wait. A mole that has changed needs a
        dermatologist before any needle comes near it. Deep, narrow “ice pick” scars often respond poorly to
        needling, and other methods may suit them. If the question is hair, needling of the scalp is a
        separate topic, covered in <a href="/blog/prp-hair-restoration-men">our hair article</a>.
      </p>

      <h2 id="ask">Six things to ask before you book anywhere</h2>
      <ul>
        <li>What is the name of the device, and for which use did the FDA authorize it?</li>
        <li>Does it use radiofrequency energy?</li>
        <li>What goes on my skin, who made it, and what is its regulatory status?</li>
        <li>Who performs it, and under whose license?</li>
        <li>How many sessions are planned, at what total price, and when do we judge them?</li>
        <li>Are the pictures on the wall your own patients, with the number of sessions stated?</li>
      </ul>
      <p>
        At your visit the clinician answers all six. Sessions and risks are on the{' '}
        <a href="/services/microneedling-flower-mound-tx">microneedling page</a>.
      </p>

      <Callout tone="care" title="After a session">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>swelling of the lips or throat</li>
            <li>trouble breathing</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>fever or shaking chills</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>spreading redness</li>
            <li>pus</li>
            <li>blisters</li>
            <li>pain that grows after the second day</li>
          </ul>
        </Urgent>
      </Callout>
    </>
  )
}
