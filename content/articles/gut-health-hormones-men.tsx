import type { ArticleKit } from '@/content/articles/kit'
import { riseAfterWeightLoss, shortNights } from '@/content/articles/shared-figures'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'gut-health-hormones-men',
  title: 'Gut health for men: what to eat and drink, and which tests to skip',
  seoTitle: 'Gut health for men: food, fiber, alcohol, stool tests',
  metaDescription:
    'What to eat and drink for your gut: fermented food, fiber, protein and alcohol, a four-week start, and what to ask before you pay for a stool test.',
  excerpt:
    'Fiber, fermented food, drinks and a four-week start for your gut. What losing weight did for testosterone, and which tests to leave alone.',
  publishedOn: '2023-12-05',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'functional',
  featured: false,
  keyFigure: {
    value: '84',
    label: 'ng/dL more testosterone, on average, after men with obesity lost weight by diet',
    sources: ['T15'],
  },
  imageAlt: 'Paper-cut foothills seen from above, low green layers rolling toward one another',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['T4', 'T15', 'G6', 'T14', 'G7', 'G5', 'F2', 'F3', 'T1'],
  related: [
    'gut-health-hormones-connection',
    'medical-weight-loss-vs-diets',
    'functional-medicine-explained',
  ],
  service: 'functional-health-programs',
  tags: ['gut health', 'diet', 'testosterone', 'weight'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        To eat for your gut, begin with more fiber, added slowly, with one fermented food a day if you like
        it, and with fewer evenings of alcohol. Below is what has been tested, a four-week start, and what to
        ask before you pay for a test. If you came for your testosterone: what has been measured best is the
        effect of losing weight.
      </p>

      <h2 id="weight-first">Weight and testosterone</h2>
      <p>
        Obesity and poor health are more common causes of low testosterone than age is.
        <Cite ids="T4" /> The level rises again with weight loss. A pooled analysis measured that rise in men
        whose low testosterone came with obesity.
        <Cite ids="T15" />
      </p>
      <Figure
        caption="Average rise in total testosterone after weight loss in men with obesity, converted from 2.9 and 8.7 nmol/L."
        ids="T15"
      >
        <Bars {...riseAfterWeightLoss} />
      </Figure>
      <p>
        The second bar is longer because men lose far more weight after an operation. It is not a reason to
        choose surgery for a hormone level. Surgery has its own risks and its own rules.
      </p>
      <p>
        These are averages across studies. Your rise may be smaller, and at a normal weight you should not
        expect such a gain from eating less. If your weight is the main issue, read{' '}
        <a href="/blog/medical-weight-loss-vs-diets">how diets and medicines compare</a> next.
      </p>

      <h2 id="plate">What to eat: fermented food, fiber, protein</h2>
      <h3>Fermented foods</h3>
      <p>
        In one study, 36 adults changed their diet for ten weeks. Those who ate more fermented food ended with
        a wider variety of gut bacteria and lower markers of inflammation.
        <Cite ids="G6" /> Yogurt, kefir, sauerkraut and kimchi are examples of such food.
      </p>
      <p>
        The study did not measure hormones. It was small, and ten weeks is short. Add one serving a day if you
        like the taste and your stomach agrees. Check the label: some jars carry a lot of salt, which counts
        if your blood pressure is high.
      </p>
      <h3>Fiber</h3>
      <p>
        Beans, oats, vegetables, fruit and whole grains feed gut bacteria and fill you up on fewer calories.
        Fiber by itself is not known to raise testosterone, so treat it as help with fullness and bowel habit.
      </p>
      <p>
        Increase it slowly. A sudden bowl of beans after years of white bread brings gas and cramps. One extra
        portion every few days, with more water, is easier to live with. If you have bowel disease or have had
        bowel surgery, ask first, since fiber can make some conditions worse.
      </p>
      <h3>Protein and home cooking</h3>
      <p>
        Choose a diet that you can keep for a year. Eat protein at each meal, cook more at home, and let
        sweets and fried food become the exception. You do not need a special powder for any of this.
      </p>

      <h2 id="drinks-and-sleep">Alcohol and short nights</h2>
      <p>
        Alcohol adds calories that are easy to forget, and an evening of it often ends in a short night. Sleep
        has its own effect on hormones. Ten healthy young men were measured after a week of five-hour nights.
        <Cite ids="T14" /> Ten men are few, and only a short-term drop was shown, but more sleep is worth a
        try all the same.
      </p>
      <Figure caption="The fall of daytime testosterone, as a share of the men’s own level." ids="T14">
        <Bars {...shortNights} />
      </Figure>
      <p>
        Heavy drinking can also damage the testicles and lower testosterone directly.
        <Cite ids="G7" /> Write down each drink for two weeks before you judge how much you have. If the total
        surprises you, bring the list to your visit. If you drink every day and feel shaky or sweaty when you
        stop, do not quit alone. Withdrawal can be dangerous and can be treated.
      </p>

      <h2 id="pills">Probiotics, cleanses and stool tests</h2>
      <p>
        The American Gastroenterological Association does not recommend probiotics for most digestive
        conditions outside a trial.
        <Cite ids="G5" /> No probiotic has been shown to raise testosterone. If a product or a stool report
        claims otherwise, take its claim apart with{' '}
        <a href="/blog/gut-health-hormones-connection">five questions about gut bacteria and testosterone</a>.
      </p>
      <p>
        Skip cleanses as well. No randomized trial supports commercial detox diets.
        <Cite ids="F2" /> The National Center for Complementary and Integrative Health adds that some cleanse
        products have been unsafe.
        <Cite ids="F3" />
      </p>

      <Callout tone="note" title="Before you buy a supplement">
        <p>
          Bring the bottle to your visit. Products can interact with blood thinners, diabetes pills and heart
          medicines. A claim on the label tells you nothing about whether it works.
        </p>
      </Callout>

      <h2 id="four-weeks">A four-week start</h2>
      <ol>
        <li>
          <strong>Week one: measure.</strong> Weigh yourself on three mornings. Note your waist at the navel,
          your drinks, and the hours you sleep.
        </li>
        <li>
          <strong>Week two: one change at breakfast.</strong> Trade a sweet breakfast for oats, or eggs with
          fruit. Add one fermented food if you like it.
        </li>
        <li>
          <strong>Week three: the evening.</strong> Set a bedtime that allows seven hours. Keep at least three
          days of the week free of alcohol.
        </li>
        <li>
          <strong>Week four: the walk.</strong> Add twenty minutes after dinner. Weigh again on three mornings
          and compare the averages.
        </li>
      </ol>
      <p>
        Do not judge the four weeks by a hormone test. The aim is habits that you still keep in half a year.
        If weight, waist and sleep improve, you know what to go on with.
      </p>

      <h2 id="ask">Questions about your gut to bring along</h2>
      <ul>
        <li>Could one of my medicines explain my stomach trouble or my tiredness?</li>
        <li>Do I need a blood count, blood sugar, thyroid or celiac test?</li>
        <li>Are my symptoms a reason to check testosterone, and on which mornings?</li>
        <li>What will you do differently, depending on the result of the test you suggest?</li>
        <li>Am I due for colon cancer screening?</li>
      </ul>
      <p>
        The fourth question helps most, because a test that would not change the plan can wait. When
        testosterone is checked, the American Urological Association asks for two early-morning tests, along
        with symptoms or signs.
        <Cite ids="T1" /> Bloating or low energy alone does not make the diagnosis.
      </p>

      <p>{disclaimers.functional}</p>
      <Callout tone="care" title="When to see a doctor first">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>black stool</li>
            <li>heavy bleeding</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>severe pain</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>fever with belly pain</li>
          </ul>
        </Urgent>
        <p>
          Blood in the stool, trouble swallowing or weight loss you did not plan need an examination. So does
          a change in bowel habit that lasts more than a few weeks.
        </p>
      </Callout>

      <h2 id="not-known">What is not known about diet and testosterone</h2>
      <p>
        No study we know of fed men a certain diet, changed their bacteria, and then showed a lasting rise in
        testosterone. Such a trial would need a control group and many months. Until one exists, eat for your
        weight, your bowels and your heart; a change in hormones may or may not follow.
      </p>
      <p>
        Our <a href="/services/functional-health-programs-flower-mound-tx">functional health programs</a> work
        on food, sleep and movement with a set of ordinary lab tests. They run alongside the care of your own
        physician.
      </p>
    </>
  )
}
