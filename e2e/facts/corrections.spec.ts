import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '../../lib/escape-reg-exp'
import { testFacts } from '../support/facts'

/** Every quotation in docs/medical-corrections.md is on the page that the table names. */
const rows = readFileSync(join(process.cwd(), 'docs', 'medical-corrections.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| M\d/.test(line))

const numbers = rows.map(row => row.match(/^\| (M\d+) /)?.[1])
if (numbers.join() !== Array.from({ length: 27 }, (_, index) => `M${index + 1}`).join())
  throw new Error(`The table has the rows ${numbers.join(', ')}.`)

testFacts(
  rows.flatMap(row => {
    const [, number = '', subject = '', words = ''] = row.split('|').map(cell => cell.trim())
    const quotations = [...words.matchAll(/`([^`]+)`: “(.+?)”(?=<br>|$)/g)]
    if (quotations.length === 0) throw new Error(`${number} has no quotation.`)
    return quotations.map(([, path = '', quotation = ''], index) => ({
      name: `${number}, ${subject}: quotation ${index + 1}`,
      paths: [path],
      says: [new RegExp(quotation.split(' … ').map(escapeRegExp).join('.{1,200}?'))],
    }))
  }),
)
