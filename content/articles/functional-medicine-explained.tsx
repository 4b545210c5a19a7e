import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'
import { functionalMedicineStudy } from '@/content/ui/trial-figures'

export const meta = {
  slug: 'functional-medicine-explained',
  title: 'Functional medicine explained: what helps, and which claims to doubt',
  seoTitle: 'Functional medicine explained for men',
  metaDescription:
    'What functional medicine means, what a comparative study found at 6 and 12 months, which parts rest on strong trials, and which tests to question.',
  excerpt:
    'Patients of one functional medicine center reported better health at six months than similar patients elsewhere. At twelve months the two groups no longer differed. What to take from that.',
  publishedOn: '2025-01-21',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'functional',
  featured: false,
  keyFigure: {
    value: '6',
    label: 'months after the start patients felt better than others, and at 12 they did not',
    mark: { kind: 'dots', of: 12, filled: 6 },
    sources: ['F1'],
  },
  imageAlt: 'Paper-cut foothills crossed by a dotted trail that follows the valley',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['F1', 'W13', 'W39', 'W15', 'T14', 'F2', 'F3', 'G5'],
  related: ['gut-health-hormones-men', 'medical-weight-loss-vs-diets', 'peptides-for-sleep-recovery'],
  service: 'functional-health-programs',
  tags: ['functional medicine', 'lifestyle', 'lab tests', 'evidence'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Functional medicine is a way of organizing care around habits: a long first visit, a wide look at
        sleep, food, work and movement, and a plan with coaching. Some of its parts rest on strong trials.
        Others, such as cleanses and large test panels, rest on very little.
      </p>

      <Callout tone="required" title="Keep your own doctor">
        <p>
          {disclaimers.functional} Keep your prescriptions, your screening tests and your specialist visits
          while you take part.
        </p>
      </Callout>

      <h2 id="meaning">What the name “functional medicine” stands for</h2>
      <p>
        The name has no fixed meaning, and there is no single training behind it. In one clinic it means a
        physician with an hour for you. In another it means a page of unusual blood tests and a shelf of
        powders. Ask which of the two you would get.
      </p>
      <p>
        The idea underneath is sound, and it is older than the name. Many health problems of your forties and
        fifties share a few causes: weight around the waist, short sleep, little movement, alcohol, tobacco,
        stress. A plan that works on those together makes more sense than a pill for each complaint. A good
        family doctor does this too, when there is time.
      </p>

      <h2 id="study">A study that compared functional medicine with usual care</h2>
      <p>
        Patients felt somewhat better at six months, but not at twelve. In 2019 researchers compared patients
        of a functional medicine center with similar patients of family health centers. They matched 398 pairs
        and looked back at a questionnaire of self-reported physical health, called PROMIS. After six months
        the functional group had gained 1.59 points, and the others 0.33.
        <Cite ids="F1" />
      </p>
      <Figure
        caption="Share of patients whose physical health score rose by five points or more at six months; 398 matched pairs, figures rounded."
        ids="F1"
      >
        <Bars
          unit="% of patients"
          max={50}
          rows={[
            { label: 'Functional medicine center', value: functionalMedicineStudy[0] },
            { label: 'Family health center', value: functionalMedicineStudy[1] },
          ]}
        />
      </Figure>
      <p>
        There is more to be careful about. The study looked back, so patients were not assigned by chance.
        Those who seek out such a center, and who fill in forms for months, may be more determined from the
        start. The authors worked at the center they were judging. A questionnaire also tells you only how
        people feel; whether fewer of them fell ill was not counted.
      </p>
      <p>
        We take this from it: a program of this kind may give you a better half year. Whether the gain lasts,
        and whether it beats a good family doctor plus a coach, is unproven.
      </p>

      <h2 id="strong">Lifestyle measures with strong trials behind them</h2>
      <p>Look at the single parts of such a program. Several have been tested far better than the whole.</p>
      <Figure caption="Lifestyle measures tested on their own." ids="W13 W39 W15 T14">
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Who was studied</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Lifestyle program</th>
              <td>Adults at high risk of type 2 diabetes (DPP), 16 lessons, 2.8 years</td>
              <td>58% fewer new cases of diabetes; metformin 31% fewer</td>
            </tr>
            <tr>
              <th scope="row">Low-calorie program</th>
              <td>People with type 2 diabetes (DiRECT)</td>
              <td>46% in remission at 12 months; 4% with usual care</td>
            </tr>
            <tr>
              <th scope="row">Sleep, by taking it away</th>
              <td>Ten healthy young men, five-hour nights for a week</td>
              <td>Daytime testosterone 10 to 15% lower</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        In the first trial, the lifestyle program did more than a well-known drug.
        <Cite ids="W13" />
      </p>
      <Figure caption="Fewer new cases of diabetes than with a placebo, in the DPP." ids="W13">
        <Bars
          unit="% fewer cases"
          max={100}
          rows={[
            { label: 'Lifestyle program', value: 58 },
            { label: 'Metformin', value: 31 },
          ]}
        />
      </Figure>
      <p>
        In the second, 54 of every 100 people were not in remission a year later.
        <Cite ids="W15" /> The third involved only ten men and one week, so it is no more than a hint.
        <Cite ids="T14" />
      </p>
      <p>
        None of these calls for an unusual lab panel. If you take medicine for diabetes or blood pressure, do
        not start a low-calorie program without your doctor, because the doses may have to change.
      </p>

      <h2 id="weak">Tests, cleanses and supplements to question</h2>
      <h3>Large test panels</h3>
      <p>
        The more tests you run, the more will fall outside the range by chance. With a range that covers 95 of
        100 healthy people, one test in twenty is “abnormal” even if nothing is wrong with you. Order sixty,
        and three such flags are to be expected. Each may lead to a scan, a supplement or a sleepless week.
      </p>
      <p>
        Proprietary panels for food reactions, gut balance or “toxins” have a further problem. Often only the
        company has tested whether the result predicts anything. If both outcomes of a test would lead to the
        same plan, leave it out.
      </p>
      <h3>Cleanses</h3>
      <p>
        Your liver and kidneys clear waste all day. No randomized trial supports detox diets sold for that
        purpose.
        <Cite ids="F2" /> The federal center for complementary health finds little evidence for “cleanses”
        too, and reports that some products were unsafe.
        <Cite ids="F3" />
      </p>
      <h3>Supplements by the bag</h3>
      <p>
        Correcting a measured lack, such as low vitamin D or B12, is ordinary medicine. Ten capsules for
        general balance are something else. Even probiotics are not recommended by gastroenterologists for
        most digestive conditions outside a study.
        <Cite ids="G5" /> Ask whether the person who recommends a product also sells it.
      </p>
      <h3>One hidden cause for everything</h3>
      <p>
        Be wary of anyone who promises to find the one origin of tiredness, weight and low mood in a single
        visit. There are often several causes, and some stay unknown. A careful clinician will sometimes say
        “I don’t know yet.”
      </p>

      <h2 id="good-program">What a sensible functional health program looks like</h2>
      <ol>
        <li>
          <strong>A long first visit.</strong> History, medicines, family, work, sleep, alcohol, mood, and
          what you want to be able to do again.
        </li>
        <li>
          <strong>A short list of tests.</strong> Blood count, blood sugar, cholesterol, kidney, liver,
          thyroid, and others only for a reason that you are told.
        </li>
        <li>
          <strong>Two or three changes at a time.</strong> Written down, with a date.
        </li>
        <li>
          <strong>Contact between visits.</strong> Ask how often someone checks in with you, and who it is.
        </li>
        <li>
          <strong>A measure chosen beforehand.</strong> Waist, blood pressure, hours slept, a walking
          distance.
        </li>
        <li>
          <strong>An end.</strong> After the agreed weeks you and the clinician compare, and decide whether to
          go on.
        </li>
      </ol>
      <p>
        Our own <a href="/services/functional-health-programs-flower-mound-tx">programs</a> follow that order,
        with fixed lengths. They carry no list price; you are quoted one in writing before you decide, and it
        depends on length, check-ins and labs. Results go to your physician if you agree. If weight is your
        main goal, you may do better with <a href="/blog/medical-weight-loss-vs-diets">a plan made for it</a>.
        For belly complaints, start from <a href="/blog/gut-health-hormones-men">food, fiber and drinks</a>.
      </p>

      <h2 id="suits">Who a functional program suits, and who it does not</h2>
      <p>
        It suits you best if you have several mild complaints, no alarming sign, and the will to keep a log.
        You have had the usual checks, and they were normal or slightly off. You want someone to work with
        between visits. Set a limit on time and money all the same.
      </p>
      <p>
        It does not suit you if you have a new, sharp or growing symptom, because that needs a diagnosis. Nor
        does it suit you if you hope to come off heart, seizure or psychiatric medicines on your own. Do not
        borrow money for it. The clinic is cash-pay and does not bill insurance. An HSA or FSA may pay only
        where tax law and your plan allow. So count the full price before the first visit.
      </p>

      <h2 id="ask">Questions to ask a functional medicine clinic</h2>
      <ul>
        <li>What is your license, and which physician do you work with?</li>
        <li>Which of these tests has been checked by people who do not sell it?</li>
        <li>What does the whole program cost, supplements included?</li>
        <li>Will you write to my doctor?</li>
        <li>What would make you send me to a specialist?</li>
      </ul>

      <Callout tone="care" title="Some symptoms need a diagnosis first">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain</li>
            <li>sudden breathlessness</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>severe pain</li>
            <li>heavy bleeding</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>fever that keeps coming back</li>
          </ul>
        </Urgent>
        <p>
          For weight loss without trying, blood in urine or stool, or a lump, see a physician before any
          program. If you think about harming yourself, {helpLines.crisis}.
        </p>
      </Callout>
    </>
  )
}
