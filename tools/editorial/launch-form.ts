import { listed, type Point } from '../../lib/editorial/launch-points'
import type { Urgency } from '../../lib/editorial/launch-questions'

/** The launch list as a text file that the owner fills at his desk, or sends to his lawyer, and that is read back in one go. */

type Asked = Pick<Point, 'id' | 'text' | 'urgency'>

const groups: readonly [Urgency, string][] = [
  ['build', 'Blocks the production build'],
  ['lawyer', 'For a lawyer'],
  ['owner', 'For the owner'],
  ['nobody', 'May stay as it is'],
]

const howTo = `# Write your name after "By:", and each answer below its question. What stays empty stays open.
# One answer for several questions: move their names into one line, [claim.one, claim.two].
# Then: npm run check:launch -- read <this file>

By:
`

/** @param placesOf ' on /a, /b': where the site says it. */
export function writeForm(points: readonly Asked[], placesOf: (id: string) => string): string {
  const parts = groups.flatMap(([urgency, heading]) => {
    const own = points.filter(point => point.urgency === urgency)
    if (own.length === 0) return []
    return [`## ${heading}`, ...own.map(point => `# ${listed(point)}${placesOf(point.id)}\n[${point.id}]\n`)]
  })
  return [howTo, ...parts].join('\n')
}

export type FilledForm = {
  by: string
  answers: { id: string; answer: string }[]
  /** 'line 12: There is no point "claim.x".' */
  mistakes: string[]
}

/**
 * Reads a filled form. An answer may have several lines; they are joined with a space.
 *
 * @param refusal Why a point takes no answer, or undefined.
 */
export function readForm(text: string, refusal: (id: string) => string | undefined): FilledForm {
  const mistakes: string[] = []
  const sections: { ids: string[]; words: string[]; line: number }[] = []
  let by = ''
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    const names = /^\[(.*)\]$/.exec(line)?.[1]
    const section = sections.at(-1)
    if (line === '' || line.startsWith('#')) continue
    if (names !== undefined)
      sections.push({ ids: names.split(',').map(id => id.trim()), words: [], line: index + 1 })
    else if (section) section.words.push(line)
    else if (/^by:/i.test(line)) by = line.slice(3).trim()
    else mistakes.push(`line ${index + 1}: "${line}" belongs to no question.`)
  }
  const filled = sections.filter(({ words }) => words.length > 0)
  if (filled.length > 0 && by === '') mistakes.push('There is no name after "By:".')
  const answers = filled.flatMap(({ ids, words, line }) =>
    ids.map(id => {
      const why = refusal(id)
      if (why) mistakes.push(`line ${line}: ${why}`)
      return { id, answer: words.join(' ') }
    }),
  )
  const given = answers.map(({ id }) => id)
  for (const id of new Set(given.filter((one, index) => given.indexOf(one) !== index)))
    mistakes.push(`${id} is answered twice.`)
  return { by, answers, mistakes }
}
