import type { Service, ServicePart } from '@/content/schema'
import { services } from '@/content/services'

/** A row of short sentences reads like a telegram. On a service page at most a third of them may be short. */
const shortWords = 8
const mostShort = 1 / 3

/** The text of a part's paragraphs. */
function partTexts(part: ServicePart): readonly string[] {
  switch (part.kind) {
    case 'treatments':
      return [part.intro, ...part.items.flatMap(({ description, note = '' }) => [description, note])]
    case 'programs':
    case 'offerings':
      return [part.intro, ...part.items.map(({ description }) => description)]
    case 'video':
      return [part.caption, ...part.transcript]
    case 'gallery':
      return [part.intro]
    case 'pricing':
      return []
  }
}

/** Everything that a service page prints in paragraphs; lists to check, headings and labels are none. */
function paragraphs(service: Service): readonly string[] {
  const { hero, intro, suitability, why, journey, benefits, risks, parts = [], faq, closing } = service
  return [
    hero.lead,
    intro.lead,
    ...intro.paragraphs.map(({ text }) => text),
    suitability.note,
    suitability.after,
    suitability.answer.some,
    suitability.answer.others,
    ...why.paragraphs.map(({ text }) => text),
    journey.intro ?? '',
    ...journey.steps.map(({ description }) => description),
    journey.after ?? '',
    benefits.note,
    ...benefits.items.map(({ text }) => text),
    risks.intro,
    ...risks.items.map(({ text, more = '' }) => `${text} ${more}`.trim()),
    ...parts.flatMap(partTexts),
    ...faq.items.flatMap(({ answer }) => answer),
    closing.text,
  ].filter(Boolean)
}

/** A point ends a sentence where a capital or a figure follows it: '45.6' and 'vs.' before a figure do not. */
const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.?!])(?<!\bvs\.)\s+(?=[“"]?[A-Z0-9])/)
const wordsOf = (sentence: string) => sentence.trim().split(/\s+/)
const isShort = (sentence: string) => wordsOf(sentence).length <= shortWords

test('sentences are split at periods', () => {
  expect(sentencesOf('At 45.6 it rose. Then it fell (3 vs. 2). So we stop.')).toEqual([
    'At 45.6 it rose.',
    'Then it fell (3 vs. 2).',
    'So we stop.',
  ])
  expect(isShort('One two three four five six seven eight.')).toBe(true)
  expect(isShort('One two three four five six seven eight nine.')).toBe(false)
})

test.each(services.map(service => [service.key, service] as const))(
  'on the page of %s at most a third of the sentences are short',
  (_key, service) => {
    const sentences = paragraphs(service).flatMap(sentencesOf)
    expect(sentences.length).toBeGreaterThan(60)
    const short = sentences.filter(isShort)
    const share = short.length / sentences.length
    // The sentences are named where the share is too large.
    expect({ short, tooMany: share > mostShort }).toEqual({ short, tooMany: false })
  },
)
