import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'gut-health-hormones-connection',
  title: 'Gut bacteria and testosterone: two studies that disagree',
  seoTitle: 'Gut bacteria and testosterone: the evidence',
  metaDescription:
    'One study links gut Firmicutes with higher testosterone in men, another with lower. What human and mouse research shows, and what it means for you.',
  excerpt:
    'The same group of bacteria went up with testosterone in one group of men and down in another. That is where the science is.',
  publishedOn: '2024-02-27',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'functional',
  featured: false,
  imageAlt: 'Green foothills with a valley between them, drawn as contour layers',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['G2', 'G3', 'G1', 'G4', 'G6', 'G5', 'T15'],
  related: ['gut-health-hormones-men', 'functional-medicine-explained', 'low-testosterone-symptoms-men'],
  service: 'functional-health-programs',
  tags: ['gut bacteria', 'microbiome', 'testosterone', 'probiotics'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars }: ArticleKit) {
  return (
    <>
      <p>
        Studies link gut bacteria with testosterone, but in opposite directions; no probiotic has been shown
        to raise testosterone. This page is about why two honest studies can disagree, and what a man should
        take from it.
      </p>

      <h2 id="two">Two groups of men</h2>
      <p>
        The first study compared the gut bacteria of 54 older men with their blood. The more Firmicutes, one
        of the large groups of gut bacteria, the higher the testosterone. The correlation was 0.33, which is
        modest.
        <Cite ids="G2" />
      </p>
      <p>
        A second team looked at 46 men with type 2 diabetes. There the link ran the other way: men with more
        Firmicutes had less testosterone.
        <Cite ids="G3" />
      </p>
      <Figure caption="Men examined in each study. Neither is large enough to settle the matter." ids="G2 G3">
        <Bars
          unit="men"
          max={100}
          rows={[
            { label: 'Older men: more Firmicutes, higher testosterone', value: 54 },
            { label: 'Men with diabetes: more Firmicutes, lower testosterone', value: 46 },
          ]}
        />
      </Figure>
      <p>
        A review in 2025 gathered all such studies in men. Its authors wrote that which microbes matter could
        not be easily summarized. Every study was observational: it measured both things at one time and could
        not say which came first.
        <Cite ids="G1" />
      </p>

      <h2 id="why">Why honest results can clash</h2>
      <h3>A group is not a species</h3>
      <p>
        Firmicutes are many kinds of bacteria under one name, helpful ones and harmful ones. Adding them into
        one number is like judging a county by the count of its residents.
      </p>
      <h3>The men were different</h3>
      <p>
        Diabetes, its medicines, body weight and age all change both gut bacteria and hormones. A link between
        two things that share a cause can point anywhere.
      </p>
      <h3>Small numbers swing</h3>
      <p>
        With fifty men, a handful of unusual ones can turn a correlation around. Only a larger study with a
        plan written down beforehand would settle it, and there is none yet.
      </p>

      <h2 id="mice">What the mouse work adds</h2>
      <p>
        Animal experiments allow what cannot be done in people. One group, working mostly with mice, asked
        what gut bacteria do with male hormones inside the bowel. They found very high amounts of free
        dihydrotestosterone, a strong form of the hormone, in the last part of it. In a few young men the
        finding was the same.
        <Cite ids="G4" />
      </p>
      <p>
        It is a fine piece of biology. Yet the hormone was high in the bowel, and no effect on the blood level
        was shown. A substance in the colon has not reached the muscle.
      </p>

      <h2 id="other-way">Could the arrow point the other way?</h2>
      <p>
        Nothing in these studies rules it out. Stool and blood were taken at the same time, so the hormone may
        have shaped the gut as well as the gut the hormone. If testosterone leads and bacteria follow, then
        feeding the bacteria will not move the hormone.
      </p>

      <h2 id="food">What food has been shown to do</h2>
      <p>
        One trial followed 36 adults for ten weeks. Those who ate yogurt, kefir, kimchi and other fermented
        foods gained diversity of gut bacteria, and several markers of inflammation in their blood went down.
        Hormones were not studied.
        <Cite ids="G6" />
      </p>
      <p>
        Probiotic capsules are another matter. Gastroenterologists reviewed them for most digestive conditions
        and advised using them only within trials. If they rarely help the bowel, a claim that they raise
        testosterone asks a lot.
        <Cite ids="G5" />
      </p>
      <p>
        Weight is the one lever here with firm data behind it. Men who lost weight by diet gained about 2.9
        nmol/L of total testosterone in pooled studies. Fewer calories and more fiber change the gut as well,
        but it is the weight that was measured.
        <Cite ids="T15" />
      </p>

      <p>
        It is tempting to put the pieces together: fermented food calms inflammation, inflammation may lower
        hormones, so yogurt raises testosterone. Each arrow in that chain was drawn from a different
        experiment, in different people or in animals. A chain like this is a reason to run a study. It is no
        reason to expect the last link.
      </p>

      <h2 id="tests">What to make of stool tests</h2>
      <p>
        A commercial stool report lists dozens of bacteria with arrows beside them. We know of no study
        showing that such a list can diagnose a hormone problem, or that changing the arrows changes how a man
        feels. We do not order one for that reason.
      </p>
      <Callout tone="note" title="A sentence to be wary of">
        <p>
          “Fix your gut and your testosterone will follow.” Ask which study in men, how many, for how long,
          and what was given to the other half.
        </p>
      </Callout>

      <h2 id="what-now">What we would do with this today</h2>
      <ul>
        <li>
          If desire or erections have changed, measure testosterone twice in the morning. The gut can wait.
        </li>
        <li>If digestion is the complaint, have it looked at as digestion.</li>
        <li>
          Eat more plants and some fermented food because it is a sensible way to eat, not for a hormone.
        </li>
        <li>Put supplement money aside until a trial says otherwise.</li>
      </ul>
      <p>{disclaimers.functional}</p>

      <p>
        None of this is an argument against caring for your bowel. Eat well, move and sleep enough for reasons
        that do not depend on bacteria. If you lose weight on the way and your testosterone rises, the weight
        is the likelier reason. A visit can sort out which of your complaints belong to which organ, and that
        is worth more than a list of germs.
      </p>

      <h2 id="unknown">Open questions</h2>
      <p>
        Would a change of diet in men with low testosterone raise it apart from weight loss? Do certain
        species matter, rather than whole groups? Does treatment with testosterone change the gut, and does
        that matter? None of these has been answered in a trial of any size.
      </p>
      <Callout tone="care" title="When to see a doctor">
        <p>
          Blood in the stool, weight loss you did not plan, pain that wakes you, or a lasting change of bowel
          habits need a medical examination soon. Do not treat them with supplements. For severe pain or heavy
          bleeding, call 911.
        </p>
      </Callout>
      <p>
        The practical side, plate by plate, is in{' '}
        <a href="/blog/gut-health-hormones-men">gut health for men</a>. Our{' '}
        <a href="/services/functional-health-programs-flower-mound-tx">functional health programs</a> work
        with food, sleep and movement, and say what is known about each.
      </p>
    </>
  )
}
