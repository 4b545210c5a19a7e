import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { lookedOn } from '@/content/facts/searches'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'peptides-for-men-energy-recovery',
  title: 'Peptides for energy: how to read an offer before you pay',
  seoTitle: 'Peptides for men: how to read an energy offer',
  metaDescription:
    'An energy peptide offer, taken apart line by line: tesamorelin, IGF-1, the study, Category 2, the price. Then rewritten in full, with nine questions to ask.',
  excerpt:
    'We take one offer for energy peptides apart, line by line, and write it again with nothing left out. With the trials behind it and nine questions to ask about yours.',
  publishedOn: '2025-01-07',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'peptide',
  featured: false,
  keyFigure: {
    value: '+1.1 kg',
    label: 'of lean mass in a year, and no gain in strength or function',
    sources: ['P8'],
  },
  imageAlt: 'Blue archipelago of paper-cut islands',
  author: 'jordan-avery',
  reviewer: 'morgan-ellis',
  sources: ['P5', 'P6', 'P8', 'P9', 'P3', 'P1', 'P2', 'N1', 'P10', 'T14'],
  related: ['peptides-for-sleep-recovery', 'low-testosterone-symptoms-men', 'functional-medicine-explained'],
  service: 'peptide-therapy',
  tags: ['peptides', 'growth hormone', 'IGF-1', 'energy'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars, Checklist, Urgent }: ArticleKit) {
  return (
    <>
      <p>
        No peptide is approved to give you energy, and no study we know of shows that one does. Offers for
        them can sound exact all the same: they name a hormone, a study, the FDA and a pharmacy. This guide
        takes one apart line by line and then writes it again with nothing left out, so that you can hold your
        own offer beside it.
      </p>
      <Callout tone="required" title="Status of every substance named in this guide">
        <p>
          {disclaimers.peptides} {disclaimers.compounded}
        </p>
      </Callout>

      <Callout tone="note" title="The offer (we made it up)">
        <p>
          “Our energy blend for men over forty. In a clinical study it raised IGF-1 by 45%. Compounded by a
          licensed pharmacy, off the FDA’s Category 2 list and now under FDA review. One monthly price, yours
          if you sign up by midnight.”
        </p>
      </Callout>
      <h2 id="what">“Our energy blend”: ask what is in it</h2>
      <p>
        “Energy” is a sales term. The substance is often a growth hormone secretagogue, a drug that makes the
        pituitary gland release more growth hormone. Sermorelin and ipamorelin belong to this family, and so
        does ibutamoren, which is swallowed.
        <Cite ids="P5" /> The liver answers growth hormone by making IGF-1, so both values rise on a lab
        report.
      </p>
      <p>
        Ask for the name and strength of every substance in the blend, in writing. Without the names you
        cannot look up a study, check an interaction with your medicines, or tell an emergency doctor what you
        took.
      </p>

      <h2 id="evidence">“Raised IGF-1 by 45%”: growth hormone and the lab value</h2>
      <p>
        The number may well be right. In healthy men, one dose of CJC-1295 raised mean growth hormone by 46%
        and IGF-1 by 45% a week later.
        <Cite ids="P6" /> The study measured hormones and did not ask whether the men had more energy. It also
        tested one drug by itself, so it cannot speak for a blend.
      </p>
      <p>
        A second trial did look at what people could do. It gave 65 older adults ibutamoren or a placebo for
        one year.
        <Cite ids="P8" /> A review of the whole family, written about men with low testosterone, found “a
        paucity of data” on effects a patient would notice.
        <Cite ids="P5" />
      </p>

      <h2 id="people">“In a clinical study”: who took part</h2>
      <p>
        Compare your age, your health and your aim with those of the people studied. Look for a control group
        too: people who expect more energy from an injection may report it, and only a comparison with a
        placebo shows what the drug added.
      </p>
      <Figure
        caption="Four studies, and what they can tell you if you are healthy and tired."
        ids="P6 P8 P9 P3"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Who took part</th>
              <th scope="col">What was found</th>
              <th scope="col">What it says about energy</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Healthy men, one dose of CJC-1295</th>
              <td>Growth hormone and IGF-1 up by about 45% after a week</td>
              <td>Nothing: hormones were measured</td>
            </tr>
            <tr>
              <th scope="row">65 older adults, ibutamoren or placebo, 12 months</th>
              <td>Lean mass up by 1.1 kg, insulin resistance up</td>
              <td>No gain in strength or function</td>
            </tr>
            <tr>
              <th scope="row">Adults with HIV and lipodystrophy, tesamorelin or placebo, 26 weeks</th>
              <td>Fat around the organs down by 15.2%; up by 5.0% with a placebo</td>
              <td>Nothing about men without HIV</td>
            </tr>
            <tr>
              <th scope="row">12 patients, BPC-157, no control group</th>
              <td>Seven reported relief for more than six months</td>
              <td>Nothing: energy was not the subject</td>
            </tr>
          </tbody>
        </table>
      </Figure>

      <h2 id="fda-words">“Off the list, under review”: what the FDA words mean</h2>
      <p>Five expressions are easily confused.</p>
      <ul>
        <li>
          <strong>“FDA-approved.”</strong> A product was approved for one use in one group. Tesamorelin is an
          example: it is approved to reduce excess abdominal fat in adults with HIV and lipodystrophy.
          <Cite ids="P9" /> Ask “approved for what, and in whom?”
        </li>
        <li>
          <strong>“Compounded.”</strong> A pharmacy mixed it. Nobody at the FDA has reviewed it for safety,
          effectiveness or quality.
        </li>
        <li>
          <strong>“Category 2.”</strong> The FDA’s list of bulk substances that may present significant safety
          risks in compounding. BPC-157 was added in September 2023. The FDA named possible immune reactions
          and impurities, and said that it lacked the information to know whether the substance would cause
          harm.
          <Cite ids="P1" />
        </li>
        <li>
          <strong>“Removed from Category 2.”</strong> Twelve peptides left that list in April 2026. Leaving
          the list did not authorize any of them.
          <Cite ids="P2" />
        </li>
        <li>
          <strong>“Under FDA review.”</strong> In July 2026 an advisory committee looked at seven peptides,
          and FDA staff recommended against all seven. The committee’s vote is advice, and a rule would still
          have to be written.
          <Cite ids="P2" /> When we last looked, on {lookedOn.peptideDecision}, we found no result. Ask for
          the position on the day of your visit.
        </li>
      </ul>
      <Figure caption="The twelve peptides so far." ids="P2">
        <Bars
          unit="peptides"
          max={12}
          rows={[
            { label: 'Removed from Category 2', value: 12, note: 'April 2026' },
            { label: 'Authorized by that', value: 0 },
            { label: 'Before the committee', value: 7, note: 'July 2026' },
            { label: 'Opposed by FDA staff', value: 7 },
          ]}
        />
      </Figure>

      <h2 id="vial">“Compounded by a licensed pharmacy”: from what?</h2>
      <p>
        The label should name the pharmacy, the substance, the strength, the lot, the expiration date and you.
        If it does not name you, ask for whom it was made. If there is no pharmacy on it, do not inject it.
      </p>
      <p>
        Then ask where the powder came from. The FDA found that compounders of another product had used
        food-grade NAD+ for infusions by vein. Such ingredients can carry germs and endotoxins, which are
        toxins from bacteria. There were reports of severe chills, shaking, vomiting and fatigue, and some of
        these patients needed treatment.
        <Cite ids="N1" /> You cannot see that in a vial. Ask the pharmacy for the grade of the ingredient and
        for the sterility and endotoxin results of your lot.
      </p>

      <h2 id="price">“One monthly price”: what it leaves out</h2>
      <p>
        The price of the vial is only part of the cost. Ask in writing for the total of three months with
        visits, labs and supplies, and for what happens to your money if you stop after two weeks. An offer
        that ends at midnight leaves no time for that.
      </p>

      <h2 id="risks">The missing line: side effects of growth hormone releasers</h2>
      <p>
        Our offer says nothing about harm. In the one-year trial of ibutamoren, insulin resistance rose.
        <Cite ids="P8" /> If you have diabetes or are close to it, have your blood sugar checked before any
        such drug. Rare or late harm is harder to see. A trial with 65 people is too small to show a side
        effect that strikes one person in a thousand, and a year is too short to tell what a higher IGF-1
        means for an unnoticed cancer. For mixtures of several peptides we found no trial at all.
      </p>
      <Figure caption="People it takes to see harm in one of a thousand." ids="P8">
        <Bars
          unit="people"
          max={1000}
          rows={[
            { label: 'In the ibutamoren trial', value: 65 },
            { label: 'For one case, on average', value: 1000 },
          ]}
        />
      </Figure>
      <p>
        If you compete in a tested sport, you have one more reason to leave the offer alone. The World
        Anti-Doping Agency (WADA) lists growth hormone secretagogues and BPC-157 as prohibited at all times.
        <Cite ids="P10" />
      </p>

      <h2 id="rewritten">The same offer, with nothing left out</h2>
      <Callout tone="note" title="The offer, rewritten">
        <p>
          “We sell a blend and name everything in it. A week after one dose of one such drug, IGF-1 was higher
          in healthy men; energy was not measured. A related drug, taken for a year by older adults, added
          some lean mass, did not make them stronger, and raised insulin resistance. The blend itself has not
          been tested. It is compounded, so the FDA has not reviewed it, and leaving Category 2 did not
          authorize it. FDA staff advised against all seven peptides they looked at. What it does over years
          is unknown. You pay each month, and labs are extra.”
        </p>
      </Callout>
      <p>
        Write your own offer again in this way. If you cannot, because the seller will not give you the
        missing facts, you have learned enough. If you can, and you still want it, bring it to a visit.
      </p>
      <h2 id="ask">Nine questions to ask before you pay</h2>
      <p>Send them by email, so that you get the answers in writing.</p>
      <Checklist
        legend="Questions about the offer"
        items={[
          'What is the name and strength of every substance in it?',
          'What was measured in the study you quote: a lab value, or what people could do?',
          'How many people took part, how old were they, and did some get a placebo?',
          'Is this product FDA-approved, and if so for which use?',
          'If it is compounded, which pharmacy makes it and what grade is the ingredient?',
          'What is the law on this substance today, and where can I read it?',
          'Which labs do I need before and during use, and who reads them?',
          'What will three months cost in all, and what do I get back if I stop?',
          'What would make you tell me not to take it?',
        ]}
      />

      <h2 id="first">Tired? What to have checked first</h2>
      <p>
        Most common causes of low energy can be tested. Start with your sleep: in ten healthy young men, one
        week of five-hour nights was enough to bring daytime testosterone down.
        <Cite ids="T14" /> Mention snoring or pauses in breathing. Ask about a blood count, iron, thyroid,
        blood sugar, kidneys and liver. Say so if your mood has been low, because depression can show up as
        tiredness. If desire or erections have changed, ask for testosterone to be measured on two separate
        mornings.
      </p>
      <Callout tone="care" title="When to see a doctor">
        <Urgent level="emergency" title={helpLines.box.emergency}>
          <ul>
            <li>chest pain</li>
            <li>a swollen face</li>
            <li>trouble breathing</li>
            <li>black stools</li>
          </ul>
        </Urgent>
        <Urgent level="emergencyRoom" title={helpLines.box.emergencyRoom}>
          <ul>
            <li>{afterInjection.fever}</li>
          </ul>
        </Urgent>
        <Urgent level="sameDay" title={helpLines.box.sameDay}>
          <ul>
            <li>{afterInjection.spot}</li>
          </ul>
        </Urgent>
        <p>
          See a doctor soon for tiredness with weight loss, night sweats or new breathlessness on stairs. If
          you already use a peptide, tell a clinician about swelling, numb hands or unusual thirst.{' '}
          {afterInjection.expected}
        </p>
      </Callout>
      <p>
        You can bring an offer to a{' '}
        <a href="/services/peptide-therapy-flower-mound-tx">peptide therapy visit in {clinic.address.city}</a>{' '}
        and we read it with you. For claims about rest and injuries, see{' '}
        <a href="/blog/peptides-for-sleep-recovery">peptides for sleep and injury recovery</a>.
      </p>
    </>
  )
}
