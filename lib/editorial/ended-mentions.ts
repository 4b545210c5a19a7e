import type { Service } from '@/content/schema'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'

type Ended = Pick<Service, 'calledBy' | 'ended'> & { card: { name: string } }
type Text = { place: string; text: string }

/** 'IV' is no part of 'privacy'; 'infusion' is one of 'Infusions'. */
const isIn = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${escapeRegExp(word)}`, word === word.toUpperCase() ? 'u' : 'iu').test(text)

/**
 * Warnings about texts that still name a service which has ended. Somebody has to read them: some only inform.
 * @param texts of the pages that are left
 */
export function endedMentions(services: readonly Ended[], texts: readonly Text[]): string[] {
  return services
    .filter(({ ended }) => ended)
    .flatMap(({ card: { name }, calledBy }) =>
      texts.flatMap(({ place, text }) => {
        const word = calledBy.find(one => isIn(text, one))
        return word ? [`${place}: says "${word}", and ${name} has ended: does it still offer that?`] : []
      }),
    )
}
