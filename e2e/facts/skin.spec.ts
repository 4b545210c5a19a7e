import { disclaimers } from '../../content/disclaimers'
import { testFacts } from '../support/facts'

const prp = '/services/prp-therapy-flower-mound-tx'
const needling = '/services/microneedling-flower-mound-tx'
const hairArticle = '/blog/prp-hair-restoration-men'
const menArticle = '/blog/prp-for-men-hair-sexual-wellness'
const exosomeArticle = '/blog/microneedling-prp-vs-exosomes'

testFacts([
  {
    name: 'M5: exosomes with needling have two small trials, and no approval',
    paths: [needling, exosomeArticle],
    says: [
      disclaimers.exosomes,
      /28 adults/,
      /radiofrequency needl/,
      /small, short trials/,
      /aging skin, (and )?not (on )?acne scars/,
    ],
    neverSays: [
      'after a laser, not after needling',
      'no needling trial',
      'there is no such record',
      'No adequate trial has compared',
      'We know of no adequate study',
      /PRP\s+is ahead/,
    ],
  },
  {
    name: 'M5: the card names the trials',
    paths: ['/blog'],
    says: ['small trials of exosomes on aging skin, and no FDA approval'],
    neverSays: ['no needling trial'],
  },
  {
    name: 'M5: microneedling is offered with PRP or exosomes, and recovery is the clinic’s own figure',
    paths: [needling],
    says: [
      'Microneedling with PRP or exosomes',
      'decides with you whether to use it',
      /1 to 2 days with exosomes\. These are the clinic’s own figures/,
    ],
    neverSays: ['Some clinics say 1 to 2 days'],
  },
  {
    name: 'minoxidil cites its own source, not the label of finasteride',
    paths: [prp, needling],
    says: [/minoxidil/i, 'Minoxidil Topical. MedlinePlus.'],
  },
  {
    name: 'M6: what microneedling devices are authorized for',
    paths: [needling, exosomeArticle],
    says: [
      /facial acne scars, facial wrinkles and abdominal scars/,
      /aged 22 and over/,
      /depends? on the device/,
    ],
    neverSays: ['One type of microneedling device', 'Wrinkles of the neck', 'the others here are not'],
  },
  {
    name: 'M9: trials of PRP for erections are counted as those cited',
    paths: [prp, menArticle, hairArticle],
    says: [
      /[Oo]f the three placebo-controlled trials cited here, one favored PRP and two found no difference/,
    ],
    neverSays: [/two of three (placebo-)?controlled/i, 'two of three studies'],
  },
  {
    name: 'M9: newer reviews that pool seven trials',
    paths: [prp, menArticle],
    says: [/two 2025 reviews that pooled seven trials/, /low[- ]to[- ]moderate/],
    neverSays: ['still leans toward PRP'],
  },
  {
    name: 'M9: the card counts the trials as those cited',
    paths: ['/blog'],
    says: ['of the three placebo-controlled trials cited here favored PRP for erections'],
    neverSays: ['has three placebo-controlled trials to look at'],
  },
  {
    name: 'M10: 58.3% and 53.6% are one month after the second injection',
    paths: [prp, menArticle],
    says: [/61 men (were )?randomized/, /one month after the second injection/i, '58.3%', '53.6%'],
    neverSays: ['58.3% vs. 53.6%', '61 men, P = 0.730'],
  },
  {
    name: 'M11: the 2024 review of PRP for hair, with its grade',
    paths: [prp, hairArticle, menArticle],
    says: [/27\.6 more hairs per square centimeter/, /14\.0 to 41\.1/, /low[- ]quality/, /publication bias/],
    neverSays: [/graded how\s+certain/],
  },
])
