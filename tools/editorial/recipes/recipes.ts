import { price as priceTexts } from '../../../content/facts/amounts'
import { clinic, providers } from '../../../content/facts/clinic'
import { newestAmounts, priceRecord } from '../../../content/facts/price-record'
import { services } from '../../../content/services'
import { daysLater } from '../../../lib/clinic/notice'
import { dayIn } from '../../../lib/clinic/price-in-force'
import { servicePaths } from '../../../lib/routes'
import { longDate } from '../../../lib/words/dates'
import { usd } from '../../../lib/words/money'
import type { Copy } from './copy'

/** What a page prints once a recipe has been carried out: what was true before may not stand there. */
export type Afterwards = {
  /** A page, '/es/…' for its Spanish one, or 'every page' for what is around each. */
  path: string
  says?: readonly string[]
  saysNot?: readonly string[]
}

/** A recipe of docs/recipes.md, carried out as written. It must not depend on today's facts of the clinic. */
export type Recipe = {
  name: string
  apply: (copy: Copy) => void
  /** Commands that the recipe names, in order: arguments of `npm run`. */
  run?: readonly (readonly string[])[]
  afterwards: readonly Afterwards[]
  /** After the commands: what `npm run translations -- update` has added, in other languages. */
  translate?: (copy: Copy) => void
}

const specification = '__tests__/content/specification.test.ts'
const clinicFile = 'content/facts/clinic.ts'
const today = dayIn(clinic.timeZone, new Date())
const yesterday = daysLater(today, -1)
const updates = [['translations', '--', 'update']] as const

/** A text of its own from another one: no sentence may stand in two services or articles. */
const reworded = (text: string) =>
  text
    .replace(/([a-z])\.(?=['`\s]|<\/)/g, '$1, we find.')
    .replaceAll(' and ', ' and also ')
    .replaceAll(' of ', ' of such ')
    .replaceAll(' the ', ' this ')
    .replaceAll(' a ', ' one ')
    .replaceAll(' is ', ' remains ')
    .replaceAll(' you ', ' you yourself ')

const dearer = newestAmounts.firstVisit + 20
const { asOf } = priceRecord[0]

const price: Recipe = {
  name: 'price',
  apply(copy) {
    const file = 'content/facts/price-record.ts'
    // A price of today, or of a later day, would not be the one before.
    const before = asOf < today ? asOf : yesterday
    for (const one of [file, specification]) copy.replace(one, `'${asOf}'`, `'${before}'`)
    copy.replace(file, /(newestAmounts = \{ firstVisit: )\d+/, `$1${dearer}`)
    const amounts = { ...newestAmounts, firstVisit: dearer }
    copy.replace(
      file,
      /(const priceRecord: [^=]*= \[\n)/,
      `$1  { asOf: '${today}', amounts: ${JSON.stringify(amounts).replaceAll('"', '')} },\n`,
    )
    copy.replace(
      specification,
      /(const signedAmounts: [^=]*= \{\n)/,
      `$1  '${today}': ${JSON.stringify(Object.values(amounts))},\n`,
    )
  },
  afterwards: [
    {
      path: '/prices',
      says: [usd(dearer), `${usd(dearer)} + 6 × `, `Prices as of ${longDate(today)}`],
      // After a raise no former price is shown, neither for what rose nor for what stayed.
      saysNot: [`${priceTexts.firstVisit} + 6 × `, `(${priceTexts.firstVisit})`, 'The price was'],
    },
    { path: '/', says: [usd(dearer)] },
    { path: '/es/prices', says: [usd(dearer)], saysNot: [`(${priceTexts.firstVisit})`] },
  ],
}

const moved = { street: '310 Cedar Street, Suite 9', city: 'Argyle', postalCode: '76226' }
const movedLine = `${moved.street}, ${moved.city}, ${clinic.address.state} ${moved.postalCode}`

const address: Recipe = {
  name: 'address',
  apply(copy) {
    const { street, city, postalCode, line } = clinic.address
    copy.replace(clinicFile, line, movedLine)
    copy.replace(clinicFile, /latitude: [\d.-]+/, 'latitude: 33.12345')
    copy.replace(specification, /latitude - [\d.]+/, 'latitude - 33.12345')
    copy.replace(clinicFile, street, moved.street)
    copy.replace(clinicFile, `'${postalCode}'`, `'${moved.postalCode}'`)
    copy.replace('content/facts/city.ts', `'${city}'`, `'${moved.city}'`)
    copy.replace(
      specification,
      `'${city}, ${clinic.address.state} ${postalCode}'`,
      `'${moved.city}, ${clinic.address.state} ${moved.postalCode}'`,
    )
    copy.replace(specification, `'${postalCode}'`, `'${moved.postalCode}'`)
  },
  run: [['art']],
  afterwards: [
    {
      path: '/contact',
      says: [moved.street, '33.12345'],
      saysNot: [clinic.address.street, `${clinic.geo.latitude}`],
    },
    { path: 'every page', says: [moved.street], saysNot: [clinic.address.street, clinic.address.postalCode] },
    { path: '/es/contact', says: [moved.street], saysNot: [clinic.address.street] },
  ],
}

const [leaver] = providers
if (!leaver) throw new Error(`${clinicFile} names nobody who sees patients.`)

const person: Recipe = {
  name: 'person',
  apply(copy) {
    copy.replace(clinicFile, new RegExp(`(id: '${leaver.id}',[^}]*?until: )null`), `$1'${yesterday}'`)
    copy.replace(
      clinicFile,
      /(const everyone = \{\n)/,
      `$1  'alex-rivera': {
    sample: false,
    id: 'alex-rivera',
    name: 'Alex Rivera',
    role: 'Physician',
    from: '${yesterday}',
    until: null,
    degree: 'MD',
    license: { type: 'Physician', number: 'T4321', lookUpUrl: 'https://board.example/' },
    npi: '1234567893',
    supervisingPhysician: null,
    portrait: null,
    practice: { biography: 'Reads your labs with you at the visit.', experience: '6 years of experience' },
    reviews: false,
    languages: ${JSON.stringify(leaver.languages)},
    path: '/about',
  },
`,
    )
  },
  run: updates,
  translate(copy) {
    const translate = (code: string, role: string, license: string, biography: string, experience: string) =>
      copy.translate(code, 'facts/clinic.po', {
        'everyone.alex-rivera.role': role,
        'everyone.alex-rivera.license.type': license,
        'everyone.alex-rivera.practice.biography': biography,
        'everyone.alex-rivera.practice.experience': experience,
      })
    translate('es', 'Médico', 'Médico', 'Lee sus análisis con usted en la consulta.', '6 años de experiencia')
    translate('pt', 'Médico', 'Médico', 'Lê seus exames com você na consulta.', '6 anos de experiência')
  },
  afterwards: [
    {
      path: '/about',
      says: ['Alex Rivera', '6 years of experience', 'Reads your labs with you at the visit.'],
      saysNot: [leaver.name, ...(leaver.practice ? [leaver.practice.experience] : [])],
    },
    { path: '/', saysNot: leaver.practice ? [leaver.practice.experience] : [] },
    { path: '/es/about', says: ['Alex Rivera', '6 años de experiencia'], saysNot: [leaver.name] },
  ],
}

/** Without a price of its own, as most are. */
const [ended] = services
  .filter(({ key }) => !['testosterone-replacement-therapy', 'medical-weight-loss'].includes(key))
  .slice(-1)
if (!ended) throw new Error('content/services has no service that is quoted.')

const ending: Recipe = {
  name: 'service ends',
  apply: copy =>
    copy.replace(
      `content/services/${ended.key}.ts`,
      /( {2}calledBy: \[)/,
      `  ended: { on: '${today}', goTo: '/services' },\n$1`,
    ),
  run: [['generate']],
  afterwards: [
    { path: '/', saysNot: [servicePaths[ended.key]] },
    { path: '/prices', saysNot: [servicePaths[ended.key], ended.card.name] },
    { path: '/es/prices', saysNot: [servicePaths[ended.key]] },
    { path: 'every page', saysNot: [servicePaths[ended.key]] },
  ],
}

const article: Recipe = {
  name: 'article',
  apply(copy) {
    const slug = 'habits-that-hold'
    const source = copy.read('content/articles/functional-medicine-explained.tsx')
    const field = (name: string, text: string) =>
      [new RegExp(`(${name}:\\s+)'[^']*'`), `$1'${text}'`] as const
    const fields = [
      field('slug', slug),
      field('title', 'Habits that hold for men'),
      field('seoTitle', 'Habits that hold, for busy men'),
      field(
        'metaDescription',
        'Which habits a comparative study found to last at six and at twelve months, and which tests to question.',
      ),
      field('excerpt', 'What lasted for six months in one study, and what did not.'),
    ]
    copy.write(
      `content/articles/${slug}.tsx`,
      fields
        .reduce((text, [before, after]) => text.replace(before, after), reworded(source))
        // Its figures draw numbers of its own.
        .replaceAll(/(value: [^{}]+?) \}/g, '$1 + 1 }'),
    )
    const index = 'content/articles/index.ts'
    copy.replace(
      index,
      /(import type \{ ArticleKit \})/,
      `import * as habits from '@/content/articles/${slug}'\n$1`,
    )
    copy.replace(index, /(\n\]\n\n\/\*\* None in English)/, '\n  habits,$1')
  },
  run: [['generate'], ['art']],
  afterwards: [
    {
      path: '/blog/habits-that-hold',
      says: ['Habits that hold for men'],
    },
  ],
}

const holiday: Recipe = {
  name: 'holiday',
  apply(copy) {
    const file = 'content/facts/exception-days.ts'
    const days = [...copy.read(file).matchAll(/^ {2}\{ date: '([\d-]+)'/gm)].map(([, date = '']) => date)
    const date = [40, 41, 42, 43, 44].map(ahead => daysLater(today, ahead)).find(day => !days.includes(day))
    const next = days.find(day => date && day > date)
    const line = `  { date: '${date}', name: names.inventory, open: { from: 540, to: 720 } },\n`
    if (next) copy.replace(file, `  { date: '${next}'`, `${line}  { date: '${next}'`)
    else copy.replace(file, /(plannedDays: [^=]*= \[[^\]]*)/, `$1${line}`)
    copy.replace('content/ui/hours.ts', /(exceptionNames = \{\n)/, "$1  inventory: 'Inventory',\n")
  },
  run: updates,
  translate(copy) {
    copy.translate('es', 'ui/hours.po', { 'exceptionNames.inventory': 'Inventario' })
    copy.translate('pt', 'ui/hours.po', { 'exceptionNames.inventory': 'Inventário' })
  },
  afterwards: [
    { path: '/contact', says: ['Inventory'] },
    { path: '/es/contact', says: ['Inventario'], saysNot: ['Inventory'] },
  ],
}

const dayMs = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
/** A Monday that is not over; a notice of the past is refused. If it is a holiday, the Tuesday is none. */
const monday = Date.now() + (7 + ((8 - new Date().getUTCDay()) % 7)) * dayMs

const notice: Recipe = {
  name: 'notice',
  apply: () => undefined,
  run: [['generate', '--', 'notice', 'closed', isoDay(monday), `${isoDay(monday + dayMs)}T12:00`]],
  afterwards: [
    { path: 'every page', says: ['Closed'] },
    { path: '/es every page', says: ['Cerrado'] },
  ],
}

const text: Recipe = {
  name: 'text',
  apply: copy =>
    copy.replace('content/contact.ts', /(\n {2}heading: )(['`])[^'`]*\2/, "$1'Where to find us'"),
  run: updates,
  translate(copy) {
    copy.translate('es', 'contact.po', { 'contact.heading': 'Dónde encontrarnos' })
    copy.translate('pt', 'contact.po', { 'contact.heading': 'Onde nos encontrar' })
  },
  afterwards: [
    { path: '/contact', says: ['Where to find us'] },
    { path: '/es/contact', says: ['Dónde encontrarnos'], saysNot: ['Where to find us'] },
  ],
}

const lastDay = daysLater(today, 60)
const offered = `Veterans pay less for the first visit through ${longDate(lastDay)}.`
/** The same in other languages, with its day: the check compares figures. */
const offeredIn = {
  es: `Los veteranos pagan menos por la primera consulta hasta el ${longDate(lastDay, 'es-US')}.`,
  pt: `Veteranos pagam menos pela primeira consulta até ${longDate(lastDay, 'pt-BR')}.`,
}

const offer: Recipe = {
  name: 'offer',
  apply: copy =>
    copy.replace(
      'content/facts/offers.ts',
      /(offers: readonly Offer\[\] = \[)/,
      `$1{ text: '${offered}', from: '${today}', validUntil: '${lastDay}', renew: 'Take it out.' },`,
    ),
  run: updates,
  translate(copy) {
    for (const [code, offer] of Object.entries(offeredIn))
      copy.translate(code, 'facts/offers.po', { 'offers.0.text': offer })
  },
  afterwards: [
    { path: '/prices', says: [offered] },
    { path: '/es/prices', says: [offeredIn.es], saysNot: [offered] },
    { path: '/pt/prices', says: [offeredIn.pt], saysNot: [offered] },
  ],
}

/** What owners do most. That every file and name which the others mention is there: __tests__/docs.test.ts. */
export const recipes: readonly Recipe[] = [
  price,
  holiday,
  notice,
  person,
  ending,
  address,
  text,
  article,
  offer,
]
