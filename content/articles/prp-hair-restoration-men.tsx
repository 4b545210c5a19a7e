import type { ArticleKit } from '@/content/articles/kit'
import { quotedInText } from '@/content/facts/amounts'
import { courses } from '@/content/facts/courses'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'prp-hair-restoration-men',
  title: 'PRP for thinning hair: what a course involves and what to hope for',
  seoTitle: 'PRP hair restoration for men: course and evidence',
  metaDescription:
    'PRP for male hair loss is off-label. Pooled trials show about 28 more hairs per cm², on low-quality evidence. What a course involves, and approved options.',
  excerpt:
    'Pooled trials count about 28 more hairs per square centimeter with PRP than with placebo. Their authors call the evidence low quality. What that means for a thinning crown.',
  publishedOn: '2025-09-08',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'prp',
  featured: false,
  keyFigure: {
    value: '21',
    label: 'of 24 papers on hair found improvement; eight were randomized',
    mark: { kind: 'dots', of: 24, filled: 21 },
    sources: ['R2'],
  },
  imageAlt: 'Stone-gray canyon drawn as paper-cut layers',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['R5', 'R8', 'J9', 'R9', 'R2', 'R1', 'R10', 'M7', 'M25', 'S1', 'S2', 'S3'],
  related: ['prp-for-men-hair-sexual-wellness', 'microneedling-prp-vs-exosomes', 'trt-myths-debunked'],
  service: 'prp-therapy',
  tags: ['PRP', 'hair loss', 'minoxidil', 'finasteride'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, BeforeAfter, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        In pooled trials, PRP added about 28 hairs per square centimeter more than a placebo did, and the
        authors rate that evidence as low quality. PRP for hair restoration is off-label, it needs upkeep, and
        two other treatments have FDA approval. You should know all of that before your blood is drawn.
      </p>

      <h2 id="pattern">First, is it pattern hair loss?</h2>
      <p>
        Male pattern loss thins the temples and the crown over years, and the back of the head stays full.
        Hair that falls out in clumps within weeks, coin-sized bald spots, scaling, pain or scars are
        something else. For those, see a dermatologist before you think of plasma.
      </p>
      <p>
        It also matters how much is left. PRP is put where follicles still make fine hair. Skin that has been
        smooth for a decade has little to work with, and we would rather say so than draw your blood.
      </p>

      <h2 id="approved">Minoxidil and finasteride, the approved treatments</h2>
      <p>
        Two treatments are approved for male pattern hair loss: finasteride 1 mg, a daily pill,
        <Cite ids="R5" /> and minoxidil, which goes on the scalp.
        <Cite ids="R8" /> PRP is not FDA-approved for hair loss. The FDA has cleared kits that prepare it from
        blood, nearly all for mixing with bone graft in surgery. Using their product on a scalp is off-label.
        <Cite ids="J9" />
      </p>
      <p>
        Know the risks of the pill first. Some men notice less desire or weaker erections, and in some this
        went on after they had stopped. The label also names depression and suicidal thoughts.
        <Cite ids="R5" /> European regulators confirmed suicidal thoughts as a side effect in 2025; how often
        they occur is not known.
        <Cite ids="R9" /> If your mood drops on the 1 mg dose, stop it and call a doctor. In a crisis,{' '}
        {helpLines.crisis}. Finasteride also lowers PSA, in older men by about half, so tell whoever orders
        your PSA that you take it.
        <Cite ids="R5" />
      </p>
      <p>
        So start with approved treatment, one or both, for long enough to judge. PRP can be added, or tried if
        you cannot use these or do not want them.
      </p>

      <h2 id="evidence">What trials of PRP for hair found</h2>
      <p>
        A systematic review in 2018 collected 24 papers, eight of them randomized.
        <Cite ids="R2" /> A 2024 review then pooled 13 placebo-controlled trials. It found 27.6 more hairs per
        square centimeter with PRP than with placebo, with a 95% interval from 14.0 to 41.1. The hairs did not
        clearly get thicker.
        <Cite ids="R1" />
      </p>
      <Figure caption="24 papers on PRP and pattern hair loss, by result (Facial Plast Surg 2018)." ids="R2">
        <Bars
          unit="papers"
          max={24}
          rows={[
            { label: 'Improvement by objective measures', value: 21 },
            { label: 'No improvement', value: 3 },
          ]}
        />
      </Figure>
      <p>
        Twenty-one of twenty-four sounds like near certainty. For your own scalp it is not, because each paper
        averages people who gained a lot with people who gained little or nothing.
      </p>
      <p>
        The 2024 review grades its own result. It calls the evidence low quality and the publication bias
        evident, a sign that trials without a gain may never have been published. The trials also disagreed
        widely with each other. So the true average may be smaller than 27.6, and your own result may differ
        from any average.
        <Cite ids="R1" />
      </p>
      <p>
        Ask also what PRP was compared with. Light, hair length and the angle of the camera can change a count
        without any treatment. A fair trial injects saline into one half of the head, or into other men, and
        lets somebody count who does not know which is which.
      </p>

      <h2 id="course">What a course of PRP for hair involves</h2>
      <ol>
        <li>
          <strong>Baseline.</strong> A photo under fixed light and a count in a marked area, if you consent.
          Without them there is nothing to compare later.
        </li>
        <li>
          <strong>Draw.</strong> A small amount of blood from the arm goes into the kit and spins for some
          minutes.
        </li>
        <li>
          <strong>Numb and inject.</strong> Many shallow injections across the thinning area.
        </li>
        <li>
          <strong>Repeat.</strong> A common schedule is 3 to 4 sessions, 4 to 6 weeks apart.
        </li>
        <li>
          <strong>Upkeep.</strong> One session every 3 to 6 months. What was gained tends to fade without it.
        </li>
      </ol>
      <p>
        One trial compared two schedules in 40 people. Three monthly sessions and a fourth three months later
        added 29.6% more hairs in six months, and two sessions three months apart 7.2%. There was no placebo
        group, and the seller of the kit paid for the trial.
        <Cite ids="R10" /> The 2018 review says that methods are not standardized.
        <Cite ids="R2" />
      </p>
      <BeforeAfter condition="Hair restoration" treatments={3} weeksApart={courses.prpHair.weeksApart} />

      <h2 id="needling">PRP, microneedling, or both?</h2>
      <p>
        Microneedling is sometimes offered on the same day. The first trial of it did not use plasma: 100 men
        had minoxidil alone or minoxidil with weekly needling.
        <Cite ids="M7" /> A 2025 review counts twelve such trials, in 631 people: more hairs on average, very
        different results, and more side effects.
        <Cite ids="M25" />
      </p>
      <Figure caption="Hairs gained in the counted area after 12 weeks. No plasma was used." ids="M7">
        <Bars
          unit="hairs"
          max={100}
          rows={[
            { label: 'Minoxidil with weekly needling', value: 91 },
            { label: 'Minoxidil alone', value: 22 },
          ]}
        />
      </Figure>

      <p>
        If you want to try several, keep them apart in time. Neither PRP nor needling is FDA-approved for
        hair, so start with minoxidil or finasteride, count after six months, then add the next and count
        again. It is slow. But a man who starts four things on one Monday will pay for all four for years,
        because he never learned which of them held his hair.
      </p>

      <h2 id="harm">Side effects and risks of PRP in the scalp</h2>
      <p>
        The 2018 review names short-lived pain and swelling.
        <Cite ids="R2" /> Bleeding and infection are possible with any injection. Tell us about blood
        thinners, a platelet disorder, an infection of the scalp or cancer under treatment. Any of these may
        be a reason not to do it.
      </p>
      <p>
        You may also spend the money and see no change. Agree beforehand when to stop. If the count after the
        third session is where it began, we see no case for a fourth.
      </p>

      <h2 id="money">Cost of PRP for hair, and questions to ask</h2>
      <p>
        The price of a course at this clinic is {quotedInText}. It depends on the number of sessions. Here or
        anywhere else, ask these four questions.
      </p>
      <ul>
        <li>What is the price of the whole course, and of a year of upkeep?</li>
        <li>Which kit is used, and what is it cleared for?</li>
        <li>How will we measure, and who does the counting?</li>
        <li>What would the same sum buy in approved treatment?</li>
      </ul>

      <p>
        Write the answers down before the first session. A clinic that cannot say how it measures will also
        find it hard to say when to stop.
      </p>

      <h2 id="unknown">What is not known about PRP for hair</h2>
      <p>
        There is no way yet to know who will respond. How long the gain lasts with upkeep, which platelet dose
        is right, and how PRP compares head to head with finasteride over time are all open. If you want more
        certainty, start with minoxidil or finasteride, which are approved for this.
      </p>

      <Callout tone="care" title="When to call or see someone">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>a swollen face</li>
            <li>trouble breathing</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>fever after a session</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>redness that spreads, or pus</li>
          </ul>
        </Urgent>
        <p>
          See a doctor about sudden or patchy loss, a scaly or painful scalp, or hair loss with tiredness and
          weight change.
        </p>
      </Callout>
      <p>
        Sessions, risks and the other uses are on our{' '}
        <a href="/services/prp-therapy-flower-mound-tx">PRP therapy page</a>. If you also ask about erections:
        of the three placebo-controlled trials cited here, one favored PRP and two found no difference.
        <Cite ids="S1 S2 S3" /> The details are in{' '}
        <a href="/blog/prp-for-men-hair-sexual-wellness">what the sexual health trials found</a>.
      </p>
    </>
  )
}
