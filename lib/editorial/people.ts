import type { Person } from '@/content/facts/clinic'
import { isDate } from './expiry'

/** A text that names people, by its file. */
export type SignedText = {
  place: string
  author?: string | undefined
  publishedOn?: string | undefined
  reviewer?: string | undefined
  reviewedOn?: string | undefined
}
type People = Readonly<Record<string, Person>>
type Language = { code: string; name: string }
type Text = { place: string; text: string }

const file = 'content/facts/clinic.ts'

const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)

function checkPerson(
  key: string,
  { id, name, from, until, languages }: Person,
  known: readonly Language[],
  today: string,
) {
  const place = `${file} people.${key}`
  const days = [['from', from] as const, ...(until === null ? [] : [['until', until] as const])]
  return [
    ...(id === key ? [] : [`${place}.id: is "${id}"`]),
    ...(key.split('-').every(part => wordsOf(name).includes(part))
      ? []
      : [
          `${place}: is named ${name}. A new person gets an entry of their own, because texts name this one; a person with a new name gets a new id, everywhere`,
        ]),
    ...days.flatMap(([field, day]) =>
      isDate(day)
        ? day > today
          ? [`${place}.${field}: ${day} lies ahead: enter it on that day`]
          : []
        : [`${place}.${field}: "${day}" is not a date`],
    ),
    ...(until !== null && until < from ? [`${place}.until: ${until} is before ${from}, the first day`] : []),
    ...languages
      .filter(code => !known.some(language => language.code === code))
      .map(code => `${place}.languages: knownLanguages has no "${code}"`),
  ]
}

/** A day on which somebody signed a text, and was not at the clinic. */
function absence(field: string, day: string, person: Person | undefined, id: string): string[] {
  if (!person) return [`${field}: ${file} has no person "${id}"`]
  const { name, from, until } = person
  if (day < from) return [`${field}: ${day} is before ${name} came (${file}: from ${from})`]
  if (until !== null && day > until)
    return [`${field}: ${day} is after ${name} left (${file}: until ${until})`]
  return []
}

function checkText({ author, publishedOn, reviewer, reviewedOn }: SignedText, people: People, today: string) {
  return [
    ...(author && publishedOn ? absence('author', publishedOn, people[author], author) : []),
    ...(reviewer && reviewedOn ? absence('reviewedOn', reviewedOn, people[reviewer], reviewer) : []),
    ...(reviewedOn && !reviewer ? ['reviewer: is missing: who reviewed it on the day of reviewedOn?'] : []),
    ...(reviewer && !reviewedOn ? ['reviewedOn: is missing: on which day did the reviewer read it?'] : []),
    ...(reviewedOn && reviewedOn > today ? [`reviewedOn: ${reviewedOn} lies ahead`] : []),
  ]
}

/**
 * Who wrote and who reviewed a text was at the clinic on the day, and no text offers a language that nobody speaks.
 * @param today ISO date in the clinic's time zone
 * @param texts of the English pages
 */
export function checkPeople(
  people: People,
  known: readonly Language[],
  signed: readonly SignedText[],
  texts: readonly Text[],
  today: string,
): string[] {
  const providers = Object.values(people).filter(({ practice, until }) => practice && until === null)
  const unspoken = known.filter(({ code }) => !providers.some(({ languages }) => languages.includes(code)))
  return [
    ...(providers.length > 0 ? [] : [`${file} people: nobody sees patients (practice) today`]),
    ...Object.entries(people).flatMap(([id, person]) => checkPerson(id, person, known, today)),
    ...signed.flatMap(text => checkText(text, people, today).map(finding => `${text.place} ${finding}`)),
    ...texts.flatMap(({ place, text }) =>
      unspoken
        .filter(({ name }) => text.includes(name))
        .map(({ name }) => `${place}: names ${name}, which no provider in ${file} speaks`),
    ),
  ]
}
