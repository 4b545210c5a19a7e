import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'gut-health-hormones-connection',
  title: 'Gut bacteria and testosterone: five questions for any claim',
  seoTitle: 'Gut bacteria and testosterone: five questions',
  metaDescription:
    'A product says its bacteria raise testosterone. Five questions, tried on the real studies, show what such a claim is worth, before you pay for it.',
  excerpt:
    'An ad says that gut bacteria raise testosterone, and it cites a study. Five questions show you what the study can carry. Here they are, tried on the real ones.',
  publishedOn: '2024-02-27',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'functional',
  featured: false,
  keyFigure: {
    value: '0.33',
    label: 'correlation with one large group of bacteria (a phylum); a second study found the opposite',
    mark: { kind: 'correlation', value: 0.33 },
    sources: ['G2', 'G3'],
  },
  imageAlt: 'Green foothills with a valley between them, drawn as contour layers',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['G2', 'G3', 'G4', 'G1', 'G6', 'G5', 'T15', 'T1'],
  related: ['gut-health-hormones-men', 'functional-medicine-explained', 'low-testosterone-symptoms-men'],
  service: 'functional-health-programs',
  tags: ['gut bacteria', 'microbiome', 'testosterone', 'probiotics'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Checklist, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        No probiotic has been shown to raise testosterone. Studies do link gut bacteria with the hormone, but
        they point in opposite directions. You will still meet the claim, because it sells capsules and stool
        tests. With the five questions below you can check the claim yourself, and most other health claims
        too. At the end they become a checklist for an ad of your own.
      </p>
      <Callout tone="note" title="An ad we made up for practice">
        <p>
          “Contains the bacteria that a university study linked to 33% more testosterone. Fix your gut, and
          your hormones will follow.”
        </p>
      </Callout>

      <h2 id="who">Question 1: Who was studied?</h2>
      <p>
        There is a study that such an ad could lean on. It compared the gut bacteria of 54 older men with
        their blood. Men with more Firmicutes, one of the large groups (phyla) of gut bacteria, had more
        testosterone.
        <Cite ids="G2" />
      </p>
      <p>
        The ad leaves out a second study. In 46 men with type 2 diabetes, those with more Firmicutes had less
        testosterone.
        <Cite ids="G3" /> A third study, which explains how bacteria handle male hormones, was done mostly in
        mice.
        <Cite ids="G4" />
      </p>
      <p>
        So ask whether the people in the study are like you. Age, diabetes, its medicines and body weight all
        change both gut bacteria and hormones. If you are 42 and have no diabetes, you were in none of these
        groups. Ask about the bacteria as well: Firmicutes is a name for many kinds, some helpful and some
        harmful, and a capsule holds a few strains at most.
      </p>

      <h2 id="how-strong">Question 2: How strong is the link?</h2>
      <p>
        The first study found a correlation of 0.33.
        <Cite ids="G2" /> Our ad turned that into “33% more testosterone,” which is a different thing. A
        correlation says how closely two lists go up and down together: 0 means they do not, and 1 means
        perfectly. To see how much of one list the other could account for, multiply the number by itself.
        0.33 times 0.33 is about 0.11.
      </p>
      <Figure
        caption="What a correlation of 0.33 leaves open: share of the differences between men. Our own arithmetic from the published figure."
        ids="G2"
      >
        <Bars
          unit="% of the differences"
          max={100}
          rows={[
            { label: 'Goes along with Firmicutes', value: 11 },
            { label: 'Everything else', value: 89 },
          ]}
        />
      </Figure>
      <p>
        Even if the bacteria were the cause, nine-tenths of the difference between one man and the next would
        come from something else. Small groups add doubt. With 54 men, the true correlation could lie anywhere
        from below 0.1, which is next to nothing, to above 0.5. A handful of unusual men can turn such a
        result around.
        <Cite ids="G2" />
      </p>

      <h2 id="direction">Question 3: Which one changes the other?</h2>
      <p>
        Both studies took samples and compared them. From that you cannot tell whether bacteria raise the
        hormone, the hormone feeds the bacteria, or a third thing moves both. Body weight is a good suspect
        for the third thing, since it is tied to each.
      </p>
      <p>
        A review in 2025 collected the studies in men. Its authors report links, but they also write that the
        microbes with the most influence “could not be easily summarized.” All the studies were observational:
        none of them changed the bacteria to see what the hormone would do.
        <Cite ids="G1" /> If testosterone leads and bacteria follow, feeding the bacteria will not help you.
      </p>

      <h2 id="where">Question 4: Was it measured where it counts?</h2>
      <p>
        The mouse study is careful work, but it looked at the bowel. It found very high amounts of free
        dihydrotestosterone, a strong male hormone, in the last part of the bowel, and saw the same in a few
        young men. No effect on the level in the blood was shown.
        <Cite ids="G4" /> Your muscles and your sex drive depend on what the blood carries to them.
      </p>
      <p>
        Food studies have the same gap. In one trial, 36 adults changed their diet for ten weeks. Those who
        ate yogurt, kefir, kimchi and the like gained diversity of gut bacteria, and markers of inflammation
        went down. Hormones were not measured.
        <Cite ids="G6" /> An ad can join the pieces: fermented food calms inflammation, inflammation lowers
        hormones, so yogurt raises testosterone. Each step comes from a different experiment in different
        people, and none of them followed the whole chain.
      </p>
      <Figure caption="How many people were in three of these studies, and what was seen." ids="G2 G3 G6">
        <Bars
          unit="people"
          max={60}
          rows={[
            { label: 'Older men', value: 54, note: 'more Firmicutes, more testosterone' },
            { label: 'Men with type 2 diabetes', value: 46, note: 'more Firmicutes, less testosterone' },
            { label: 'Adults on fermented food', value: 36, note: 'hormones not measured' },
          ]}
        />
      </Figure>

      <h2 id="trial">Question 5: Did anyone test the thing you would buy?</h2>
      <p>
        This question settles most cases. You want a trial in which some men got the product and others a
        look-alike, chosen by chance, and in which testosterone was measured in the morning before and after.
        Weight has to be recorded, too, because it can explain a rise on its own. One such trial of a
        probiotic exists, from 2024: 12 weeks, healthy aging men, a placebo for the others. We have not been
        able to read its result.
      </p>
      <p>
        For digestion the record is thin as well. Gastroenterologists went through probiotics for most
        digestive conditions and advised using them only in trials.
        <Cite ids="G5" />
      </p>

      <h2 id="score">The studies and the ad, question by question</h2>
      <Figure caption="The five questions put to the studies above." ids="G2 G3 G4 G6">
        <table>
          <thead>
            <tr>
              <th scope="col">Study</th>
              <th scope="col">What it found</th>
              <th scope="col">What it cannot tell you</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Firmicutes, 2022: 54 older men</th>
              <td>More bacteria, more testosterone (0.33)</td>
              <td>What causes what</td>
            </tr>
            <tr>
              <th scope="row">Diabetes, 2022: 46 men with type 2 diabetes</th>
              <td>More bacteria, less testosterone</td>
              <td>Whether it holds without diabetes</td>
            </tr>
            <tr>
              <th scope="row">Bowel hormones, 2019: mice, a few young men</th>
              <td>Much free hormone in the bowel</td>
              <td>Any change in the blood</td>
            </tr>
            <tr>
              <th scope="row">Fermented food, 2021: 36 adults, ten weeks</th>
              <td>More diversity, less inflammation</td>
              <td>Anything about hormones</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        Our ad fails at every question. It leans on other men and misreads a figure; cause and product were
        not tested. “Your hormones will follow” rests on nothing in the table.
      </p>

      <h2 id="stool-tests">Stool tests that grade your hormones</h2>
      <p>
        Put the same questions to a stool report. It lists dozens of bacteria with arrows beside them, and two
        studies cannot agree on the direction of one large group. We found no study that shows that such a
        list can find a hormone problem, or that changing the arrows changes how you feel. We do not order one
        for that reason.
      </p>

      <h2 id="tested">Losing weight, put to the same questions</h2>
      <p>
        Losing weight passes where the capsules fail. You know who was studied, men with obesity; the hormone
        was measured in the blood; and something was changed before it moved.
        <Cite ids="T15" /> How far it moved is in the article on food, linked below.
      </p>

      <h2 id="checklist">Check an ad of your own</h2>
      <Checklist
        legend="The study behind my ad"
        items={[
          'The people in it are like me in age, weight and health',
          'It says how large the effect was, in numbers I can picture',
          'Something was changed on purpose, and there was a comparison group',
          'Testosterone was measured in the blood',
          'The product I would buy is the one that was tested',
        ]}
      />
      <p>
        If the ad names no study, you are done. If the last box stays empty, keep your money, however many of
        the others you checked. If all five are checked, bring the study to a visit.
      </p>
      <h2 id="what-now">What to do if your testosterone worries you</h2>
      <ul>
        <li>
          If desire or erections have changed, have testosterone measured on two early mornings. A diagnosis
          also needs symptoms or signs.
          <Cite ids="T1" />
        </li>
        <li>If your digestion bothers you, have it examined as digestion.</li>
        <li>Eat more plants and some fermented food because it is a sensible way to eat.</li>
        <li>Keep the money for capsules until a trial has shown that they change men’s hormones.</li>
      </ul>
      <p>{disclaimers.functional}</p>

      <Callout tone="care" title="When to see a doctor">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>black stool</li>
            <li>heavy bleeding</li>
            <li>fainting</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>severe belly pain</li>
          </ul>
        </Urgent>
        <p>
          Blood in the stool, weight loss you did not plan, pain that wakes you, or a lasting change of bowel
          habits need a medical examination soon. Do not treat them with supplements. {helpLines.closed}
        </p>
      </Callout>
      <p>
        For meals, drinks and a four-week start, read{' '}
        <a href="/blog/gut-health-hormones-men">gut health for men</a>. Our{' '}
        <a href="/services/functional-health-programs-flower-mound-tx">functional health programs</a> work
        with food, sleep and movement, and tell you what is known about each.
      </p>
    </>
  )
}
