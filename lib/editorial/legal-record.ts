import { createHash } from 'node:crypto'
import type { LegalRecord } from '@/content/facts/legal-record'
import { longDate } from '@/lib/words/dates'
import { textsOf } from './content-texts'

/** @property file of the text. @property text the part of its exports that the day is about. */
export type LegalText = { file: string; page: string; text: unknown }

const recordFile = 'content/facts/legal-record.ts'
const number = /(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}/g
const mail = /[\w.+-]+@[\w.-]+\w/g

/** @param facts that change without a change of the text: name, address, prices. */
function hashOf(text: unknown, days: readonly string[], facts: readonly string[]): string {
  const words = textsOf(text)
    .map(({ text }) => text)
    .join('\n')
    .replace(number, '…')
    .replace(mail, '…')
  const neutral = [...days, ...days.map(day => longDate(day)), ...facts].reduce(
    (result, fact) => result.replaceAll(fact, '…'),
    words,
  )
  return createHash('sha256').update(neutral).digest('hex').slice(0, 12)
}

/** A legal text must not change while its day stays (45 CFR 164.520(b)(3) for the notice). */
export function checkLegalRecord(
  record: LegalRecord,
  texts: Readonly<Record<string, LegalText>>,
  facts: readonly string[],
): string[] {
  return Object.entries(record).flatMap(([name, days]) => {
    const legal = texts[name]
    if (!legal) return [`${recordFile}: legalRecord.${name} is of no text`]
    const { file, page, text } = legal
    const [newest] = days
    const words = hashOf(
      text,
      days.map(({ on }) => on),
      facts,
    )
    const changed = newest.words !== words
    const unordered = days.some(({ on }, index) => (days[index + 1]?.on ?? '') >= on)
    return [
      ...(changed
        ? [
            `${file}: the text, or a fact in it, has changed, but ${page} still dates it ${longDate(newest.on)}: put { on: '<the day from which it applies>', words: '${words}' } first in legalRecord.${name} of ${recordFile}, and leave the older ones. If only spelling was mended, replace the words of the newest entry. Sentences that the page must have are in ${file.replace(/\.ts$/, '.rules.ts')}; the other languages: npm run translations`,
          ]
        : []),
      ...(unordered
        ? [`${recordFile}: legalRecord.${name} is not in order: the newest day comes first`]
        : []),
    ]
  })
}
