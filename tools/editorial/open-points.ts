import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { about } from '../../content/about'
import { calculator } from '../../content/calculator'
import { allowedWording, claims } from '../../content/facts/claims'
import { clinic } from '../../content/facts/clinic'
import { legalRecord } from '../../content/facts/legal-record'
import { place } from '../../content/facts/place'
import { articles, pages, services } from '../../content/site'
import { sources } from '../../content/sources'
import { clockIn } from '../../lib/clinic/hours'
import { pagesOf } from '../../lib/editorial/claim-pages'
import {
  idleAnswers,
  isReady,
  type LaunchAnswers,
  type LaunchState,
  launchPoints,
  listed,
  openPoints,
  type Point,
} from '../../lib/editorial/launch-points'
import type { Urgency } from '../../lib/editorial/launch-questions'
import { sandboxVariables } from '../../lib/env'
import { articlePath, servicePaths } from '../../lib/routes'
import { bookingCodes, bookingCodesKey } from '../release/seal/booking-codes'
import { checkContent, publishableUnreviewed } from './content-check'
import { readForm, writeForm } from './launch-form'
import { listOutsideLinks } from './link-states'
import { renderedPages } from './rendered-pages'

/** What the clinic must still supply, confirm or answer before the site goes live. */

const usage = `npm run check:launch                    what is open; exit code 1 while the site may not go live
npm run check:launch -- links           outside links that are gone; needs a network
npm run check:launch -- booking-codes   which code of a booking link is which page
npm run check:launch -- --all           also what may stay as it is
npm run check:launch -- answer <point> "<answer>" --by "<name>"
                                        records an answer in content/facts/launch-answers.json
npm run check:launch -- form <file>     writes what is open as a form to fill
npm run check:launch -- read <file>     records the answers of a filled form`

const answersFile = join(__dirname, '../../content/facts/launch-answers.json')
const readAnswers = (): LaunchAnswers => JSON.parse(readFileSync(answersFile, 'utf8'))

const live = 'production'

const state = async (): Promise<LaunchState> => ({
  clinic,
  place,
  tour: about.tour.stations,
  services,
  claims,
  allowedWording,
  sources,
  legalRecord,
  reviewed: [
    ...articles.map(({ meta }) => ({ ...meta, name: articlePath(meta.slug) })),
    ...services.map(service => ({ ...service, name: servicePaths[service.key] })),
    ...pages.flatMap(page =>
      page.key === 'calculator'
        ? [{ name: page.path, updatedOn: page.updatedOn, reviewedOn: calculator.reviewedOn }]
        : [],
    ),
  ],
  refused: (await checkContent(live)).findings,
  unreviewed: publishableUnreviewed(live),
  hasBookingCodes: bookingCodesKey() !== undefined,
  sandboxVariables: sandboxVariables(),
})

const headings: Record<Urgency, string> = {
  build: 'Blocks the production build',
  lawyer: 'For a lawyer',
  owner: 'For the owner',
  nobody: 'May stay as it is: the pages are true and complete without',
}

/** The pages that make a claim, for whoever has to confirm it. */
async function placesOfClaims(): Promise<(id: string) => string> {
  const pages = await renderedPages()
  const places = new Map(
    Object.entries(claims).map(([name, claim]) => [`claim.${name}`, pagesOf(claim, pages)]),
  )
  return id => {
    const found = places.get(id)
    return found ? ` on ${found.join(', ')}` : ''
  }
}

async function list(isAll: boolean): Promise<number> {
  const answers = readAnswers()
  const points = launchPoints(await state())
  const open = openPoints(points, answers)
  const placesOf = await placesOfClaims()
  const guide = open.find(({ id }) => id === 'question.guide-form')
  if (guide) console.log(`Know this first: ${guide.text}\n`)
  for (const urgency of ['build', 'lawyer', 'owner', 'nobody'] as const) {
    const own = open.filter(point => point.urgency === urgency)
    console.log(`\n${headings[urgency]}: ${own.length === 0 ? 'nothing left' : own.length}`)
    if (urgency === 'nobody' && !isAll) {
      if (own.length > 0) console.log('  npm run check:launch -- --all lists it')
      continue
    }
    for (const { id, text, file } of own)
      console.log(`  - ${listed({ id, text })}${placesOf(id)}${file ? `  [${file}]` : ''}`)
  }
  const answered = points.length - open.length
  const idle = idleAnswers(points, answers)
  if (answered > 0) console.log(`\n${answered} are answered in content/facts/launch-answers.json.`)
  if (idle.length > 0) console.log(`\nAnswers to a text that has changed or is gone: ${idle.join(', ')}`)
  const left = open.filter(({ urgency }) => urgency !== 'nobody').length
  console.log(isReady(open) ? '\nReady to go live.' : `\n${left} points are left before going live.`)
  return isReady(open) ? 0 : 1
}

function pointToAnswer(points: readonly Point[], id: string): Point | string {
  const point = points.find(one => one.id === id)
  if (!point) return `There is no point "${id}".`
  return point.isAnswerable
    ? point
    : `${id} is not closed by an answer, but in ${point.file ?? 'the file that it names'}.`
}

function keep(given: readonly { id: string; answer: string }[], by: string, points: readonly Point[]) {
  const on = clockIn(clinic.timeZone, new Date()).date
  const textOf = new Map(points.map(({ id, text }) => [id, text]))
  const added = given.map(({ id, answer }) => [id, { by, on, answer, about: textOf.get(id) ?? '' }] as const)
  const sorted = Object.entries({ ...readAnswers(), ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a.localeCompare(b),
  )
  writeFileSync(answersFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  return on
}

async function record([id = '', answer = '']: readonly string[], by: string | undefined): Promise<number> {
  const points = launchPoints(await state())
  const point = pointToAnswer(points, id)
  if (typeof point === 'string' || !answer.trim() || !by?.trim()) {
    console.error(typeof point === 'string' ? point : 'An answer needs its words and a name.')
    console.error(`\n${usage}`)
    return 1
  }
  const on = keep([{ id, answer }], by, points)
  console.log(`Recorded: ${id}, ${by}, ${on}.`)
  return 0
}

async function writeLaunchForm(file: string): Promise<number> {
  const open = openPoints(launchPoints(await state()), readAnswers()).filter(point => point.isAnswerable)
  writeFileSync(file, writeForm(open, await placesOfClaims()), { flag: 'wx' })
  console.log(`${open.length} questions are in ${file}.`)
  return 0
}

async function readLaunchForm(file: string): Promise<number> {
  const points = launchPoints(await state())
  const { by, answers, mistakes } = readForm(readFileSync(file, 'utf8'), id => {
    const point = pointToAnswer(points, id)
    return typeof point === 'string' ? point : undefined
  })
  if (mistakes.length > 0) {
    console.error([`Nothing is recorded. ${file}:`, ...mistakes].join('\n  '))
    return 1
  }
  const on = keep(answers, by, points)
  console.log(`Recorded: ${answers.length} answers, ${by}, ${on}.`)
  return 0
}

function listBookingCodes(): number {
  const key = bookingCodesKey()
  if (!key) {
    console.error('Booking links have no codes: BOOKING_CODES_KEY is not set (docs/counting.md).')
    return 1
  }
  for (const { code, address } of bookingCodes(key)) console.log(`${code}  ${address}`)
  return 0
}

/** @returns the exit code. */
export async function checkLaunch(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, by: { type: 'string' } },
  })
  const [command, ...rest] = positionals
  if (command === undefined) return list(values.all)
  if (command === 'answer') return record(rest, values.by)
  const [file] = rest
  if (command === 'form' && file) return writeLaunchForm(file)
  if (command === 'read' && file) return readLaunchForm(file)
  if (command === 'links') return (await listOutsideLinks()) === 0 ? 0 : 1
  if (command === 'booking-codes') return listBookingCodes()
  console.error(usage)
  return 1
}
