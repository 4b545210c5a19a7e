import type { ArticleKit } from '@/content/articles/kit'
import { hairGain } from '@/content/articles/shared-figures'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'
import { erectionTrials } from '@/content/ui/trial-figures'

const [trial2021, trial2023] = erectionTrials

export const meta = {
  slug: 'prp-for-men-hair-sexual-wellness',
  title: 'PRP for men: what the trials say about erections, and about hair',
  seoTitle: 'PRP for men: what erection and hair trials show',
  metaDescription:
    'Of three placebo-controlled trials of PRP for erections, one was positive. What pooled reviews found, what to try first, and the evidence for hair.',
  excerpt:
    'Three placebo-controlled trials of PRP for erections: one favored it, and two found no difference. The numbers, newer reviews, and what to try first.',
  publishedOn: '2024-02-20',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'prp',
  featured: false,
  keyFigure: {
    value: '1',
    label: 'of the three placebo-controlled trials cited here favored PRP for erections',
    mark: { kind: 'dots', of: 3, filled: 1 },
    sources: ['S1', 'S2', 'S3'],
  },
  imageAlt: 'Paper-cut canyon with one winding channel between layered walls',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['S5', 'J9', 'S1', 'S2', 'S3', 'S8', 'E10', 'T3', 'M5', 'R2', 'R1', 'R8', 'R5', 'R9'],
  related: ['prp-hair-restoration-men', 'microneedling-prp-vs-exosomes', 'low-testosterone-symptoms-men'],
  service: 'prp-therapy',
  tags: ['PRP', 'erectile dysfunction', 'hair loss', 'evidence'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Platelet-rich plasma has not been shown to help erections reliably. Of the three placebo-controlled
        trials cited here, one favored PRP and two found no difference. The American Urological Association
        calls the treatment experimental.
        <Cite ids="S5" /> If you are thinking about it, read the results below first, and what to try before
        it.
      </p>

      <Callout tone="required" title="Off-label use">
        <p>
          PRP is not FDA-approved for erectile dysfunction or for hair loss. The FDA has cleared kits that
          prepare PRP from blood, nearly all for mixing with bone graft in surgery.
          <Cite ids="J9" /> Injecting it into the penis or the scalp is off-label use of what the kit
          produces.
        </p>
      </Callout>

      <h2 id="what">What PRP is and where it is injected</h2>
      <p>
        PRP comes from your own blood. A clinician draws a tube or two, a centrifuge spins them, and the layer
        rich in platelets is drawn off. Platelets carry growth signals, which is why people hoped that the
        fluid might help worn tissue. For erections it goes into the two chambers of the penis that fill with
        blood.
      </p>
      <p>
        “From your own blood” is true, and it says nothing about whether it works. Kits, spin times and
        volumes differ between clinics. So “PRP” in one study may not match “PRP” in the next, or in the room
        where you sit.
      </p>

      <h2 id="ed-trials">Three placebo-controlled trials of PRP for erections</h2>
      <p>
        All three studied men with mild to moderate dysfunction. Two counted how many men gained enough points
        on an erection questionnaire to notice, which researchers call the minimal clinically important
        difference.
      </p>
      <Figure
        caption="Men who reached a noticeable gain in erection score, PRP beside placebo injections. The two trials measured at different times."
        ids="S1 S2"
      >
        <Bars
          unit="% of men"
          max={100}
          rows={[
            {
              of: '2021 trial',
              label: 'PRP',
              value: trial2021[0],
              note: '60 men, one center, at six months',
            },
            {
              of: '2021 trial',
              label: 'Placebo',
              value: trial2021[1],
              isControl: true,
            },
            {
              of: '2023 trial',
              label: 'PRP',
              value: trial2023[0],
              note: '61 men randomized, one month after the second injection',
            },
            { of: '2023 trial', label: 'Placebo', value: trial2023[1], note: 'P = 0.730', isControl: true },
          ]}
        />
      </Figure>
      <h3>The positive one</h3>
      <p>
        In 2021 a single center reported on 60 men.
        <Cite ids="S1" /> The analysis was per protocol. That means men who did not finish as planned were
        left out, which can make a treatment look better than it is.
      </p>
      <h3>The two negative ones</h3>
      <p>
        A double-blind trial followed in 2023, with 61 men randomized. One month after the second injection,
        58.3% had a noticeable gain with PRP and 53.6% with placebo injections, a gap well within chance.
        There was no difference at three and six months either. The authors judged the injections safe, but
        “not more efficacious than placebo.”
        <Cite ids="S2" />
      </p>
      <p>
        In 2024 a third group treated 52 men with three injections of PRP or saline. Six months later the
        average scores were 16.35 and 16.23. The authors saw “no data to support” PRP for mild to moderate
        dysfunction.
        <Cite ids="S3" />
      </p>
      <h3>How to read the disagreement</h3>
      <p>
        Look at the second placebo bar. A month later, more than half of the men in that group felt a real
        gain after injections that contained no PRP at all. Attention, expectation and a few quiet weeks can
        do that. A clinic that treats every man with PRP, and has no placebo group, would see the same and
        believe in its product.
      </p>
      <p>
        These three are not all the trials there are. A 2024 review of three trials with 221 men found a gain
        of two to three points on the erection score over placebo.
        <Cite ids="S8" /> Specialists are not convinced. The American Urological Association calls it
        experimental.
        <Cite ids="S5" /> The Sexual Medicine Society of North America sees an “absence of robust clinical
        data.”
        <Cite ids="E10" />
      </p>

      <h2 id="before">Erection trouble: what to check and try before PRP</h2>
      <p>
        Erections depend on blood flow, nerves, hormones, sleep, mood and medicines. A change can be the first
        thing you notice about your blood vessels. So a first visit starts with a checkup; the checks and the
        pills have <a href="/blog/erection-problems-causes-treatment">an article of their own</a>.
      </p>
      <ol>
        <li>
          <strong>Look for causes.</strong> Blood pressure, blood sugar, cholesterol, a medicine list,
          alcohol, tobacco and mood.
        </li>
        <li>
          <strong>Ask about desire and morning erections.</strong> In a study of 3,369 European men, these and
          erectile trouble were the symptoms most closely tied to low testosterone.
          <Cite ids="T3" /> If you have them, testosterone should be tested on two mornings.
        </li>
        <li>
          <strong>Try the standard pills.</strong> PDE-5 inhibitors, such as sildenafil and tadalafil, are the
          usual first treatment. They must not be combined with nitrates for chest pain.
        </li>
        <li>
          <strong>Use them properly.</strong> It is easy to give up after one try, on a full stomach or
          without arousal. Ask about a second attempt at the right dose before you move on to a procedure.
        </li>
        <li>
          <strong>Know the other treatments.</strong> Vacuum devices, prescribed injections, counseling with a
          partner, and implants all have their place with a urologist.
        </li>
      </ol>

      <h2 id="risks">Risks of PRP injections</h2>
      <p>
        The trials were too small to find rare harm. Bruising, pain at the site and swelling are expected.
        Scarring and infection are possible with any needle in this tissue. Tell us first if you take blood
        thinners or have a low platelet count, an infection or a bent penis.
      </p>
      <p>
        Clean handling matters more than the brand of kit. The CDC linked HIV infections to PRP microneedling
        facials at an unlicensed spa in New Mexico.
        <Cite ids="M5" /> The blood must be yours, the tube labeled, the needles new, and the person holding
        them licensed.
      </p>
      <p>
        There is no agreed dose, either. One or two sessions are customary, and the trials do not settle the
        number. If you decide to go ahead, set a date to judge it, and stop paying if nothing has changed by
        then.
      </p>

      <h3>How to tell whether PRP helped you</h3>
      <p>
        Fill in a short erection questionnaire before the first session, and again at three and six months,
        without looking at the old one. Keep other changes apart: a new pill, a new partner or a month of hard
        training will blur the picture. If the score has not moved by a clear step at six months, more
        sessions are hard to defend.
      </p>

      <h2 id="hair">PRP for hair restoration, in short</h2>
      <p>
        Hair is the better-studied use. A 2018 systematic review of pattern hair loss found 24 papers, eight
        of them randomized. By objective measures 21 of the 24 were positive and three saw no improvement,
        with passing pain and swelling as the usual side effects.
        <Cite ids="R2" /> A 2024 meta-analysis of 13 placebo-controlled trials found 27.6 more hairs per
        square centimeter than with a placebo (95% interval 14.0 to 41.1). Its authors rate this as
        low-quality evidence, with evident publication bias.
        <Cite ids="R1" />
      </p>
      <Figure caption="Hair: gain with PRP beyond a placebo. Low-quality evidence." ids="R1">
        <Bars {...hairGain} />
      </Figure>
      <p>
        The methods varied too much to promise you a result, and upkeep sessions are part of the usual plan.
        Two approved treatments for male pattern hair loss are the standard to compare with: minoxidil for the
        scalp
        <Cite ids="R8" /> and finasteride, a 1 mg pill. Finasteride has sexual side effects in some men, and
        for some they did not end with the pill, which matters if erections worry you already. Depressed mood
        and suicidal thoughts are on its label, and it lowers PSA, in older men by about half.
        <Cite ids="R5" /> The European review of 2025 confirmed the suicidal thoughts.
        <Cite ids="R9" /> With a low mood on 1 mg, stop and see a doctor; in a crisis, {helpLines.crisis}. The
        procedure itself, from the blood draw to the follow-up pictures, is described in{' '}
        <a href="/blog/prp-hair-restoration-men">PRP hair restoration for men</a>.
      </p>

      <h2 id="decide">Is PRP reasonable to try?</h2>
      <p>
        For hair it may be, as an addition to approved treatment and with photographs at fixed times. For
        erections it belongs mostly inside a trial. Outside one, use the standard treatments well first, and
        know that placebo injections did about as well in two of those three trials. PRP should never delay a
        heart check, a diabetes test or a urologist’s opinion.
      </p>
      <p>
        We go through these numbers before any{' '}
        <a href="/services/prp-therapy-flower-mound-tx">PRP treatment</a>, and it is fine to leave with no
        procedure booked.
      </p>

      <Callout tone="care" title="When not to wait">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain during sex: stop, and tell the paramedics about any erection pill you took</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>an erection that lasts more than four hours</li>
            <li>sudden pain with a cracking sound and swelling</li>
            <li>fever or chills after a session</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>redness that spreads</li>
          </ul>
        </Urgent>
      </Callout>
    </>
  )
}
