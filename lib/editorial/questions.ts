import { escapeRegExp } from '@/lib/escape-reg-exp'
import type { PageRules } from './page-rules'

const file = 'docs/questions.md'

/**
 * Every row of the table of questions in docs/questions.md, as a rule for the first page that it names: a path, or the key of a
 * service and the part of its page. The owner's mark after the words is left out.
 * @param document its Markdown.
 * @param servicePaths by their keys.
 * @throws when the heading counts other rows than there are, or a row names no page.
 */
export function questionRules(document: string, servicePaths: Readonly<Record<string, string>>): PageRules[] {
  const [, count = '', table = ''] = /^## The (\d+) questions$(.*?)(?=^## |(?![\s\S]))/ms.exec(document) ?? []
  const rows = table.split('\n').flatMap(line => {
    const [, question = '', where = '', words = ''] = line.split('|').map(cell => cell.trim())
    return words && !/^(-+|Words of the answer)$/.test(words) ? [{ question, where, words }] : []
  })
  if (rows.length === 0 || rows.length !== Number(count))
    throw new Error(`${file}: its heading says ${count} questions, its table has ${rows.length}.`)
  return rows.map(({ question, where, words }) => {
    const [place = ''] = where.split(/[#:,]/)
    const path = place.startsWith('/') ? place : servicePaths[place]
    if (!path) throw new Error(`${file}: “${question}” names no page.`)
    const quoted = words.replace(/ \(owner\)$/, '')
    return { path, rules: [{ reason: question, requires: [new RegExp(escapeRegExp(quoted), 'i')] }] }
  })
}
