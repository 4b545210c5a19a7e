import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'peptides-for-men-energy-recovery',
  title: 'Peptides for energy: why a better lab value is not a better day',
  seoTitle: 'Peptides for men: energy and lab values',
  metaDescription:
    'Some peptides raise growth hormone and IGF-1 in the blood. In a year-long trial, strength did not improve. What was studied and what comes first.',
  excerpt:
    'A year on a growth hormone releaser added lean mass and no strength. What a better lab report does, and does not, mean for your day.',
  publishedOn: '2025-01-07',
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  category: 'peptide',
  featured: false,
  imageAlt: 'Blue archipelago of paper-cut islands',
  author: 'provider',
  reviewer: 'reviewer',
  sources: ['P5', 'P8', 'P6', 'P9', 'P3', 'P1', 'P2', 'P10', 'T14'],
  related: ['peptides-for-sleep-recovery', 'low-testosterone-symptoms-men', 'functional-medicine-explained'],
  service: 'peptide-therapy',
  tags: ['peptides', 'growth hormone', 'IGF-1', 'energy'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure }: ArticleKit) {
  return (
    <>
      <p>
        Raising growth hormone or IGF-1 on a lab report is not the same as feeling or performing better. Men
        who ask us about peptides for energy have usually been shown a graph of the first and told about the
        second.
      </p>
      <Callout tone="required" title="Where the law stands">
        <p>
          {disclaimers.peptides} {disclaimers.compounded}
        </p>
      </Callout>

      <h2 id="what">What is meant by “energy peptides”</h2>
      <p>
        The pituitary gland releases growth hormone in bursts. Growth hormone tells the liver to make IGF-1. A
        family of drugs called secretagogues prompts the gland to release more. Some are injected, and one is
        taken by mouth.
        <Cite ids="P5" /> They are sold for vigor, leaner bodies and a quicker return to training. The level
        falls as men get older, and that makes for an easy story.
      </p>

      <h2 id="evidence">What studies in people found</h2>
      <p>
        A review of these drugs for men with low testosterone listed what they do to hormones and then noted a
        paucity of data on clinical effects. In plain words: the gland responds, and what that is good for has
        not been shown.
        <Cite ids="P5" />
      </p>
      <p>
        One trial gave 65 older adults an oral drug of this kind, or placebo, for a year. Lean mass went up by
        1.1 kg. Strength and function did not. Insulin resistance rose, which means that the body handled
        sugar less well.
        <Cite ids="P8" />
      </p>
      <p>
        In healthy men, one dose of CJC-1295 raised mean growth hormone by 46% and IGF-1 by 45% one week
        later. That was the finding. Whether the men lifted more, slept better or felt different was not what
        the study set out to learn.
        <Cite ids="P6" />
      </p>
      <Figure caption="What was measured, and what was not.">
        <table>
          <thead>
            <tr>
              <th scope="col">Study</th>
              <th scope="col">What changed</th>
              <th scope="col">What did not, or was not measured</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Oral releaser, 65 older adults, 12 months</th>
              <td>Lean mass up by 1.1 kg; insulin resistance up</td>
              <td>Strength and function: no gain</td>
            </tr>
            <tr>
              <th scope="row">One dose, healthy men</th>
              <td>Growth hormone and IGF-1 up by about 45%</td>
              <td>Energy and performance: not measured</td>
            </tr>
            <tr>
              <th scope="row">Tesamorelin, HIV, 26 weeks</th>
              <td>Belly fat down 15.2%; on placebo it rose 5.0%</td>
              <td>Men without HIV: not studied there</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        Tesamorelin is the exception that shows how approval works. It was tested for one purpose, in one
        group of patients, with an outcome that mattered to them. The FDA approved it for that group and for
        nothing else.
        <Cite ids="P9" />
      </p>
      <p>
        For tendons and muscles the evidence is thinner still. Of 36 papers on BPC-157 in a recent review, a
        single one was in patients: twelve of them, looked at afterward, with no comparison group.
        <Cite ids="P3" />
      </p>

      <p>
        Read claims with that table in hand. If a page names a hormone that went up, ask what a person could
        do afterward that he could not do before. If it names a feeling, ask how many people were asked, and
        whether some of them took a placebo without knowing. Silence on both points is an answer.
      </p>

      <h2 id="risks">What could go wrong</h2>
      <ul>
        <li>
          <strong>Sugar.</strong> Insulin resistance rose in the one-year trial. A man who is near diabetes
          has the least room for that.
          <Cite ids="P8" />
        </li>
        <li>
          <strong>Fluid.</strong> Too much growth hormone can bring swollen hands, numb fingers and higher
          blood pressure.
        </li>
        <li>
          <strong>Cancer.</strong> IGF-1 tells cells to grow. No study of these drugs is long enough to say
          what that means for a tumor not yet found.
        </li>
        <li>
          <strong>The vial.</strong> For several peptides the FDA points to immune reactions and impurities.
          It says there is too little safety information to know.
          <Cite ids="P1" />
        </li>
      </ul>
      <p>
        Rules have been moving. Twelve peptides left a list of substances with safety concerns in April 2026;
        that step authorized none of them. In July, FDA staff advised against the seven that were then under
        review. Ask for the position on the day of your visit.
        <Cite ids="P2" />
      </p>
      <p>
        For athletes the choice is simpler. Growth hormone secretagogues, and the peptide most often asked
        about for tendons, are on the World Anti-Doping Agency’s list of substances that are prohibited at all
        times, in and out of competition.
        <Cite ids="P10" />
      </p>

      <h2 id="first">What we would check first</h2>
      <p>
        Low energy has a short list of frequent causes. We go through it before we talk about any injection.
      </p>
      <ol>
        <li>
          Hours of sleep. In one experiment a week of five-hour nights was enough to lower young men’s
          testosterone by a tenth or more.
          <Cite ids="T14" />
        </li>
        <li>Snoring and pauses in breathing, which point to sleep apnea.</li>
        <li>A blood count, iron, thyroid, blood sugar, kidneys and liver.</li>
        <li>Mood. Depression in men often shows up as tiredness and irritation.</li>
        <li>Training load, and how many days of rest it leaves.</li>
        <li>Testosterone, on two mornings, if desire or erections have changed as well.</li>
      </ol>
      <p>
        If one of these turns something up, treat that first. If none does, a change of load, light and
        bedtime for six weeks is a fair test before any injection.
      </p>

      <p>
        Write the answers down and give each change a fair trial. Two or three things altered in the same week
        teach you nothing, whichever of them helped. That is the quiet flaw of most stories about vials: the
        man who buys one also goes to bed earlier, trains by a plan and drinks less, and then credits the
        injection.
      </p>

      <h2 id="unknown">What remains unknown</h2>
      <p>
        Whether any secretagogue helps a healthy man of forty with work, children and four training sessions a
        week has not been put to a randomized trial that we know of. Dose, length and long-term safety are
        guesses. A clinic that speaks of protocols here is describing its own habit.
      </p>

      <Callout tone="care" title="When to see a doctor">
        <p>
          See one soon for tiredness with weight loss, night sweats or new breathlessness on stairs, and the
          same day for black stools. If you already use a peptide, tell a clinician about swelling, numb hands
          or unusual thirst, and be seen the same day for fever or a hot, hard injection site. Call 911 for
          chest pain, a swollen face or trouble breathing.
        </p>
      </Callout>
      <p>
        A consultation about all this is what we offer under{' '}
        <a href="/services/peptide-therapy-flower-mound-tx">peptide therapy</a>. For claims about rest and
        injuries, read{' '}
        <a href="/blog/peptides-for-sleep-recovery">the companion piece on sleep and recovery</a>.
      </p>
    </>
  )
}
