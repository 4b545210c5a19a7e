import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { weekInShort } from '@/lib/clinic/hours'
import type { Destination, HelpLine } from '@/lib/search/danger'

const { numbers } = helpLines

const crisis: HelpLine = {
  text: `Thoughts of harming yourself: ${helpLines.crisis}.`,
  number: numbers.crisis,
  message: `Text ${numbers.crisis}`,
}
const poison: HelpLine = { text: `${helpLines.poison}: ${numbers.poison}.`, number: numbers.poison }

/** What a search shows first to somebody who types a word of danger (content/ui/danger-words.ts). */
export const dangerLines: Readonly<Record<Destination, readonly HelpLine[]>> = {
  crisis: [crisis, { text: `If you are in danger now, ${helpLines.emergency}.`, number: numbers.emergency }],
  emergency: [{ text: helpLines.now, number: numbers.emergency }],
  poison: [
    poison,
    {
      text: `If the person collapsed, has a seizure, cannot breathe or cannot be woken, ${helpLines.emergency}.`,
      number: numbers.emergency,
    },
  ],
  emergencyRoom: [
    {
      text: `With an erection of more than four hours, sudden loss of sight or hearing, or sudden pain in a testicle, ${helpLines.emergencyRoom}.`,
    },
  ],
  clotOrInfection: [
    {
      text: `With signs of a blood clot, or of an infection after a shot or an infusion, ${helpLines.emergencyRoom}.`,
    },
    { text: `If breathing is hard, ${helpLines.emergency}.`, number: numbers.emergency },
  ],
  nitrates: [
    {
      text: 'Sildenafil, tadalafil and vardenafil must never be taken with nitrates, such as nitroglycerin or “poppers”.',
    },
    { text: `For chest pain, ${helpLines.emergency} and say what you took.`, number: numbers.emergency },
  ],
  fever: [
    {
      text: `Fever alone: call us at ${clinic.phone.display}. ${helpLines.closed}`,
      number: clinic.phone.display,
    },
  ],
}

/** Where nothing is found, the clinic's phone alone would not do: it is closed for most of the week. */
export const nothingFoundLines: readonly HelpLine[] = [
  { text: `In an emergency, ${helpLines.emergency}.`, number: numbers.emergency },
  crisis,
  poison,
  {
    text: `Questions: call us at ${clinic.phone.display}, ${weekInShort(clinic.hours)}, Central time. ${helpLines.closed}`,
    number: clinic.phone.display,
  },
]

export const dangerLabel = 'Help now'
