import { testFacts } from '../support/facts'

const iv = '/services/iv-hydration-therapy-flower-mound-tx'
const peptides = '/services/peptide-therapy-flower-mound-tx'
const offer = '/blog/peptides-for-men-energy-recovery'

testFacts([
  {
    name: 'M1: NAD+ is compounded; its reports, recall and what to do',
    paths: [iv],
    says: [
      // In the offering itself, before the next one.
      /NAD\+ Infusion(?:(?!Athletic Performance IV).)*compounded and not FDA-approved\. FDA has received reports of severe chills, shaking and vomiting after NAD\+ injections, and in 2025 some lots from one maker were recalled\. Ask us which pharmacy made yours\./,
      'compounders had used food-grade NAD+',
      'some of which needed treatment',
      'In 2025 two lots of NAD+ injection from one maker were recalled for endotoxins.',
      'Call 911: a swollen face, trouble breathing, chest pain or fainting.',
      'Emergency room, now: fever, shaking chills or vomiting after an infusion.',
      // In the answer, with its references.
      /Is NAD\+ approved, and is it safe\?(?:(?!Is NAD).)*not FDA-approved(?:(?!Is NAD).)*emergency room or call 911/,
      'FDA reminds compounders to use ingredients suitable for sterile compounding',
      'recall of NAD+ injection, GenoGenix LLC',
    ],
    neverSays: ['pharmaceutical grade', 'pharmaceutical-grade', 'NAD+ was recalled'],
  },
  {
    name: 'M1: food-grade NAD+ is named where vials are',
    paths: [offer],
    says: ['food-grade NAD+', 'severe chills, shaking, vomiting and fatigue'],
  },
  {
    name: 'M17: the Myers’ cocktail was tried in fibromyalgia',
    paths: [iv],
    says: [
      'In 34 adults with fibromyalgia it did no better than a placebo',
      'In 34 adults with fibromyalgia, vitamins by vein did no better than a placebo.',
      'compared with a placebo in 34 adults with fibromyalgia',
    ],
    neverSays: [/in a small trial/i],
  },
  {
    name: 'M18: tesamorelin is approved for one use in one group',
    paths: [peptides, offer],
    says: [/to reduce excess abdominal fat in adults with HIV and lipodystrophy/],
    neverSays: [/belly fat in people with HIV/i, /belly fat/i],
  },
  {
    name: 'tags of the offerings name reasons, and the price is quoted in writing',
    paths: [iv],
    says: ['Little appetite', 'Hard training', 'After travel', 'Quoted in writing before you decide.'],
    neverSays: ['Slow drip', 'No line needed', 'capitol.texas.gov/tlodocs'],
  },
  {
    name: 'a peptide visit has a price, and the rest is quoted in writing',
    paths: [peptides],
    says: [/The first visit, the Discovery Experience, is \$\d+\./, 'Quoted in writing before you decide.'],
  },
])
