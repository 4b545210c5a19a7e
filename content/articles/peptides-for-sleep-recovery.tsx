import type { ArticleKit } from '@/content/articles/kit'
import { shortNights } from '@/content/articles/shared-figures'
import { disclaimers } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { helpLines } from '@/content/facts/help-lines'
import { lookedOn } from '@/content/facts/searches'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'peptides-for-sleep-recovery',
  title: 'Peptides for sleep and injury recovery: how thin the human evidence is',
  seoTitle: 'Peptides for sleep and recovery: the evidence',
  metaDescription:
    'Peptides are sold for deeper sleep and faster injury recovery. What has been studied in people, what FDA says, the anti-doping rules, and what to do first.',
  excerpt:
    'Of 36 orthopedic studies of one recovery peptide up to June 2024, only one was in people, and it had no control group. What that means for the claims about sleep and injuries, and what to do first.',
  publishedOn: '2024-02-06',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'peptide',
  featured: false,
  keyFigure: {
    value: '1',
    label: 'of 36 orthopedic studies of one peptide, up to June 2024, was in people',
    mark: { kind: 'dots', of: 36, filled: 1 },
    sources: ['P3'],
  },
  imageAlt: 'Paper-cut archipelago, small islands scattered over a pale sea',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['P3', 'P14', 'P4', 'P11', 'P12', 'P7', 'P5', 'P1', 'P2', 'P21', 'P20', 'P10', 'T14'],
  related: [
    'peptides-for-men-energy-recovery',
    'low-testosterone-symptoms-men',
    'functional-medicine-explained',
  ],
  service: 'peptide-therapy',
  tags: ['peptides', 'sleep', 'injury recovery', 'FDA', 'anti-doping'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        Most of what is quoted online about peptides for sleep and injuries comes from rats and cell cultures.
        For sleep, a few people were studied for a few nights, and none of these studies showed that patients
        felt better. For sports injuries, the reviews found no controlled trial in people. You should hear
        that before anyone offers you a vial.
      </p>

      <h2 id="claims">Where the sleep and recovery claims come from</h2>
      <p>
        A peptide is a short chain of amino acids. Insulin is one, and it is a well-tested drug. The peptides
        sold for sleep and recovery went from animal studies to online stores and clinics. The step in
        between, trials in patients, is mostly missing.
      </p>
      <p>
        Sellers lean on two arguments. The first is about tendons and muscle: an animal with a cut tendon does
        better with the substance than without. The second is about sleep. Growth hormone comes out in pulses
        during deep sleep, so a drug that raises growth hormone is said to deepen sleep. The first has not
        been tested against a placebo in people with an injury. The second has been tested in a handful of
        volunteers. A cut tendon in an animal is a poor model for a shoulder that has been sore for years, and
        a higher hormone level does not tell you how rested you will feel.
      </p>

      <h2 id="evidence">What has been tested in people</h2>
      <Callout tone="required" title="Status of every substance named in this section">
        <p>
          {disclaimers.peptides} {disclaimers.compounded}
        </p>
      </Callout>
      <h3>BPC-157 and injuries</h3>
      <p>
        The peptide most often named for injuries is BPC-157. A systematic review published in 2025 screened
        544 articles, up to June 3, 2024, for orthopedic uses and kept 36 studies. Thirty-five were done in
        animals or in the laboratory. One was clinical: 12 patients, looked at afterward from their charts,
        with no control group.
        <Cite ids="P3" /> A report published since then describes two healthy adults who got it by vein, again
        without a control group.
        <Cite ids="P14" />
      </p>
      <p>
        Seven of those 12 patients reported relief for more than six months. Without a comparison we cannot
        say how many would have been better anyway. Sore knees and shoulders often settle with time, and an
        injection of anything raises hope. A second review from 2025 called the substance investigational and
        asked for caution.
        <Cite ids="P4" />
      </p>
      <p>
        A fair test could be done. Take a hundred people with one kind of tendon trouble, give half of them a
        placebo, and let someone who does not know the groups measure strength and pain. Until that has been
        done, nobody can tell you how often it works.
      </p>
      <h3>Peptides for sleep</h3>
      <p>
        For sleep there are two small trials in people. Eight volunteers aged 18 to 30 took MK-677
        (ibutamoren) for a week: the deepest stage of sleep rose by about 50% and dream sleep by more than
        20%. In six people aged 65 to 71, dream sleep rose by about 50% in two weeks.
        <Cite ids="P11" /> MK-677 is a growth hormone drug in tablet form, not a peptide, and no approved
        medicine. What it did in these few people says nothing about the peptides sold for sleep. One of
        those, DSIP, was given by vein to people with chronic insomnia for four nights, double-blind. Its
        authors judged the effect to be “of little clinical significance.”
        <Cite ids="P12" />
      </p>
      <Figure
        caption="People in these studies, beside the hundred that a fair test would take."
        ids="P3 P14 P11"
      >
        <Bars
          unit="people"
          max={100}
          rows={[
            { label: 'Injuries, BPC-157', value: 12, note: 'from their charts' },
            { label: 'BPC-157 by vein', value: 2, note: 'healthy adults' },
            { label: 'Sleep, MK-677, ages 18 to 30', value: 8, note: 'one week' },
            { label: 'Sleep, MK-677, ages 65 to 71', value: 6, note: 'two weeks' },
            { label: 'A fair test', value: 100, note: 'half of them with a placebo' },
          ]}
        />
      </Figure>
      <p>
        Ipamorelin is marketed for “deep sleep.” The one human trial of how well it works was not about sleep
        at all. It was done in surgical patients whose bowels were slow to start again, and it did not meet
        its goal.
        <Cite ids="P7" />
      </p>
      <p>
        A 2020 review covered the whole family of drugs that make the body release growth hormone. Levels of
        growth hormone and of IGF-1, the hormone it acts through, do go up. For effects that a patient would
        notice, the authors found “a paucity of data.”
        <Cite ids="P5" />
      </p>

      <h3>What the FDA has said about these peptides</h3>
      <p>
        In September 2023 the FDA put BPC-157 on its list of bulk substances that may carry significant safety
        risks in compounding. It named possible immune reactions and impurities, and wrote that it lacks the
        information to know whether the substance would cause harm in people.
        <Cite ids="P1" />
      </p>
      <p>
        In April 2026 twelve peptides, BPC-157 and DSIP among them, came off that list. Removal is not
        authorization. An advisory committee met on July 23 and 24, 2026. FDA staff recommended against
        listing any of the seven peptides under review as substances that pharmacies may use. The committee’s
        vote is advice, and a rule would have to follow.
        <Cite ids="P2" /> When we last looked, on {lookedOn.peptideDecision}, we found no outcome, so ask for
        the current status at your visit.
      </p>

      <h2 id="names">TB-500, GHK-Cu and other names men bring</h2>
      <ul>
        <li>
          <strong>TB-500.</strong> We found no trial of it in people with an injury. It is not thymosin
          beta-4, which 84 healthy volunteers received in a first safety study.
          <Cite ids="P21" />
        </li>
        <li>
          <strong>GHK-Cu.</strong> This copper peptide was tested as a gel on foot ulcers of people with
          diabetes.
          <Cite ids="P20" /> We found no trial of it injected, or for hair.
        </li>
        <li>
          <strong>KPV, MOTS-c, Semax and Epitalon.</strong> They were among the seven under review, with
          BPC-157, TB-500 and DSIP.
          <Cite ids="P2" />
        </li>
        <li>
          <strong>Retatrutide.</strong> A weight-loss drug that is still being tested.{' '}
          <a href="/faq#retatrutide">It cannot lawfully be compounded.</a>
        </li>
      </ul>

      <h2 id="risks">Risks and side effects of unapproved peptides</h2>
      <p>
        An approved drug has a label that tells you how often each side effect came up. These substances have
        no such count. What they do over years, to an unnoticed cancer, or together with your other medicines
        is not known.
      </p>
      <ul>
        <li>
          <strong>What is in the vial.</strong> A product bought online may contain less than its label says,
          more, or something else. If the label says that it is for laboratories, it was not made for
          patients.
        </li>
        <li>
          <strong>Immune reactions.</strong> Your body can form antibodies against a foreign peptide or
          against impurities in it.
        </li>
        <li>
          <strong>Infection.</strong> Any injection with poor technique can bring bacteria under the skin.
        </li>
        <li>
          <strong>Delay.</strong> A torn tendon or sleep apnea goes untreated while you wait for an injection
          to work.
        </li>
      </ul>
      <Callout tone="note" title="If you compete in a tested sport">
        <p>
          The World Anti-Doping Agency (WADA) prohibits the injury and growth hormone peptides named above at
          all times, in and out of competition. They fall under its classes S0 and S2.
          <Cite ids="P10" /> A doctor’s prescription alone does not change that.
        </p>
      </Callout>

      <h2 id="sleep-first">What to do first about poor sleep</h2>
      <p>
        Short nights have measurable effects, hormones included. The first step is to find out why your nights
        are short.
      </p>
      <Figure
        caption="Daytime testosterone of ten healthy young men after short nights, as a share of what it was."
        ids="T14"
      >
        <Bars {...shortNights} />
      </Figure>
      <p>
        Tell the clinician if you snore, wake with a dry mouth or a headache, or nod off in the afternoon.
        Those point to sleep apnea, which has a test you can do at home and a treatment that works. Bring a
        two-week log of bedtimes, wake times, coffee and alcohol. For long-lasting insomnia, a course of
        cognitive behavioral therapy is the usual first choice, before pills.
      </p>

      <h2 id="injury-first">What to do first about a slow injury</h2>
      <p>
        Ask what the injury is. “Tendon trouble” can be a worn tendon, a partial tear, a nerve from the neck,
        or a joint. An examination sorts out most of these, and a scan some of the rest. For a worn tendon, a
        graded loading program set by a physical therapist is the usual next step.
      </p>
      <p>
        Check what else may slow you down: too much training too soon, too little protein during a diet,
        tobacco, poorly controlled blood sugar, and some antibiotics. Fixing one of them may do more than any
        injection. Do not stop an antibiotic without asking the doctor who prescribed it.
      </p>

      <h2 id="questions">Five questions to put to anyone who offers a peptide</h2>
      <ol>
        <li>Which trial in people, with a control group, looked at my problem?</li>
        <li>Who compounds it, and may I see the pharmacy’s license and the test report for this batch?</li>
        <li>May it be compounded under the rules in force this month?</li>
        <li>How will we measure whether it works, and on what date do we stop if it does not?</li>
        <li>Who do I call at night if I react to it?</li>
      </ol>
      <p>
        A story about another patient is no answer to the first question. Our{' '}
        <a href="/services/peptide-therapy-flower-mound-tx">peptide consultation</a> starts with these five.
        If you have an offer for growth hormone, IGF-1 or energy in hand, see{' '}
        <a href="/blog/peptides-for-men-energy-recovery">how to read a peptide offer</a>.
      </p>

      <Callout tone="care" title="Get help now">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>swelling of the face or throat after an injection</li>
            <li>trouble breathing</li>
            <li>fainting</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>{afterInjection.fever}</li>
            <li>after a shot into a joint, {afterInjection.joint}</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>{afterInjection.spot}</li>
            <li>a sudden snap followed by loss of strength</li>
          </ul>
        </Urgent>
        <p>{afterInjection.expected}</p>
      </Callout>
    </>
  )
}
