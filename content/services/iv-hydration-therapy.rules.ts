import { quoted } from '@/content/facts/amounts'
import type { PageRules } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** The landmark, then its headline. */
const trialOfMyers =
  /34\W*adults with fibromyalgia tried vitamins by vein against a placebo\W*It replaces fluid\. The vitamins did no better than a placebo\./

export const pageRules: PageRules = {
  path: servicePaths['iv-hydration-therapy'],
  rules: [
    {
      reason: 'NAD+ for infusion: quality, reactions, what to do',
      requires: [
        'NAD+ for infusion is compounded and not FDA-approved. FDA has received reports of severe chills, shaking and vomiting after NAD+ injections, and in 2025 some lots from one maker were recalled. Ask us which pharmacy made yours.',
        /Emergency room, now\W*fever, shaking chills or vomiting after an infusion/,
      ],
    },
    {
      reason: 'Myers’ Cocktail was tested in fibromyalgia',
      requires: [trialOfMyers],
    },

    {
      reason: 'NAD+ is compounded; its reports, recall and what to do',
      requires: [
        // In the offering itself, before the next one.
        /NAD\+ Infusion(?:(?!Athletic Performance IV).)*compounded and not FDA-approved\. FDA has received reports of severe chills, shaking and vomiting after NAD\+ injections, and in 2025 some lots from one maker were recalled\. Ask us which pharmacy made yours\./,
        'compounders had used food-grade NAD+',
        'some of which needed treatment',
        'In 2025 two lots of NAD+ injection from one maker were recalled for endotoxins.',
        /Call 911\W*a swollen face\W*trouble breathing\W*chest pain or fainting/,
        /Emergency room, now\W*fever, shaking chills or vomiting after an infusion/,
        // In the answer, with its references.
        /Is NAD\+ approved, and is it safe\?(?:(?!Is NAD).)*not FDA-approved(?:(?!Is NAD).)*emergency room or call 911/,
        'FDA reminds compounders to use ingredients suitable for sterile compounding',
        'recalls of NAD+ injection, GenoGenix LLC',
      ],
      forbids: ['pharmaceutical grade', 'pharmaceutical-grade', 'NAD+ was recalled'],
    },
    {
      reason: 'The Myers’ cocktail was tried in fibromyalgia',
      requires: [trialOfMyers, 'compared with a placebo in 34 adults with fibromyalgia'],
      forbids: [/in a small trial/i],
    },
    {
      reason: 'Tags of the offerings name reasons, and the price is quoted in writing',
      requires: ['Little appetite', 'Hard training', 'After travel', quoted],
      forbids: ['Slow drip', 'No line needed', 'capitol.texas.gov/tlodocs'],
    },
  ],
}
