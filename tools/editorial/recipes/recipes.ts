import type { Copy } from './copy'

/** The recipes of docs/recipes.md, carried out to the letter. */
export type Recipe = {
  name: string
  apply: (copy: Copy) => void
  /** Commands that the recipe names, in order: arguments of `npm run`. */
  run?: readonly (readonly string[])[]
  /** What pages print afterwards: what was true once may not stand there. */
  afterwards?: readonly { path: string; says: readonly string[]; saysNot: readonly string[] }[]
  /** After the commands: what `npm run translations -- update` has added, in other languages. */
  translate?: (copy: Copy) => void
}

const specification = '__tests__/content/specification.test.ts'
const clinicFile = 'content/facts/clinic.ts'
const generate = ['generate'] as const
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

const price: Recipe = {
  name: 'price',
  apply(copy) {
    const file = 'content/facts/price-record.ts'
    copy.replace(file, 'newestAmounts = { firstVisit: 199', 'newestAmounts = { firstVisit: 219')
    copy.replace(
      file,
      "  {\n    asOf: '2026-11-16',",
      `  { asOf: '2026-11-20', amounts: { firstVisit: 219, testosterone: 195, weightLoss: 395 } },
  {
    asOf: '2026-11-16',`,
    )
    copy.replace(
      specification,
      "'2026-11-16': [199, 195, 395],",
      "'2026-11-16': [199, 195, 395],\n  '2026-11-20': [219, 195, 395],",
    )
  },
  afterwards: [
    {
      path: '/prices',
      says: ['$219', '$219 + 6 × $195 = $1,389', 'Prices as of November 20, 2026'],
      // A raise has no price before, and the amounts that stayed are no discount either.
      saysNot: ['$199 + 6 × ', '($199)', 'visit is $199', '$249', 'November 16', 'The price was'],
    },
  ],
}

const phone: Recipe = {
  name: 'phone',
  apply(copy) {
    copy.replace('content/facts/phone.ts', "'972', '555', '0142'", "'940', '555', '0110'")
    copy.replace(specification, '(972) 555-0142', '(940) 555-0110')
  },
  run: [generate],
}

const name: Recipe = {
  name: 'name',
  apply(copy) {
    copy.replace(clinicFile, 'Northpeak', 'Cedarline')
    copy.replace(clinicFile, 'northpeak.example', 'cedarline.example')
    copy.replace(clinicFile, 'Peak Insights', 'Cedarline Notes')
  },
  run: [generate, ['art']],
}

const address: Recipe = {
  name: 'address',
  apply(copy) {
    copy.replace(clinicFile, '2400 Ridge Road, Suite 140', '310 Cedar Street, Suite 9')
    copy.replace(clinicFile, "'75077'", "'76226'")
    copy.replace('content/facts/city.ts', "'Flower Mound'", "'Argyle'")
    copy.replace(specification, "'Flower Mound, TX 75077'", "'Argyle, TX 76226'")
    copy.replace(specification, "'75077'", "'76226'")
  },
  run: [['art']],
}

/** Entries of `everyone` in content/facts/clinic.ts. */
const provider = `  'alex-rivera': {
    sample: false,
    id: 'alex-rivera',
    name: 'Alex Rivera',
    role: 'Physician',
    from: '2026-11-20',
    until: null,
    degree: 'MD',
    license: { type: 'Physician', number: 'T4321', lookUpUrl: 'https://board.example/' },
    npi: '1234567893',
    supervisingPhysician: null,
    portrait: null,
    practice: { biography: 'Reads your labs with you at the visit.', experience: '6 years of experience' },
    reviews: false,
    languages: ['en', 'es', 'pt'],
    path: '/about',
  },
`
const reviewer = `  'priya-nair': {
    sample: false,
    id: 'priya-nair',
    name: 'Priya Nair',
    role: 'Medical reviewer',
    from: '2026-11-20',
    until: null,
    degree: 'MD',
    license: { type: 'Physician', number: 'T9876', lookUpUrl: 'https://board.example/' },
    npi: null,
    supervisingPhysician: null,
    portrait: null,
    practice: null,
    reviews: true,
    languages: ['en'],
    path: '/about',
  },
`
const everyone = 'const everyone = {\n'

const person: Recipe = {
  name: 'provider',
  apply: copy => copy.replace(clinicFile, everyone, everyone + provider),
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
}

const departure: Recipe = {
  name: 'departure',
  apply: copy =>
    copy.write(
      clinicFile,
      copy
        .read(clinicFile)
        .replace(/('(jordan-avery|morgan-ellis)': \{[^}]*?until: )null/g, "$1'2026-11-27'")
        .replaceAll('sample: true,\n    id:', 'sample: false,\n    id:'),
    ),
}

const review: Recipe = {
  name: 'review',
  apply(copy) {
    copy.replace(clinicFile, everyone, everyone + reviewer)
    for (const file of [
      'content/services/testosterone-replacement-therapy.ts',
      'content/articles/trt-and-heart-health.tsx',
    ])
      copy.write(
        file,
        copy
          .read(file)
          .replace(/reviewer: '[\w-]+'/, "reviewer: 'priya-nair'")
          .replace(/(updatedOn|reviewedOn): '[\d-]+'/g, "$1: '2026-11-28'"),
      )
  },
  run: updates,
  translate(copy) {
    copy.translate('es', 'facts/clinic.po', {
      'everyone.priya-nair.role': 'Responsable de la revisión médica',
      'everyone.priya-nair.license.type': 'Médica',
    })
    copy.translate('pt', 'facts/clinic.po', {
      'everyone.priya-nair.role': 'Responsável pela revisão médica',
      'everyone.priya-nair.license.type': 'Médica',
    })
  },
}

const color: Recipe = {
  name: 'color',
  apply: copy =>
    copy.replace('app/globals.css', '--color-copper-face: #a5481a;', '--color-copper-face: #9a4318;'),
  run: [generate, ['art']],
}

const media = (kind: 'photo' | 'video', title: string, file: string) => (copy: Copy) => {
  const station = new RegExp(`(kind: '${kind}',\\s+title: '${title}',\\s+text: '[^']*',\\s+)file: null`)
  const text = copy.read('content/about.ts')
  if (!station.test(text)) throw new Error(`content/about.ts has no ${kind} "${title}".`)
  const slot = `file: { ${file}, alt: 'The ${title.toLowerCase()} by day' }`
  copy.write(
    'content/about.ts',
    text.replace(station, (_, before: string) => before + slot),
  )
}
const alt = (index: number, spanish: string, portuguese: string) => (copy: Copy) => {
  copy.translate('es', 'about.po', { [`stations.${index}.file.alt`]: spanish })
  copy.translate('pt', 'about.po', { [`stations.${index}.file.alt`]: portuguese })
}

const photo: Recipe = {
  name: 'photo',
  apply(copy) {
    copy.copyFile('public/icon-512.png', 'tools/art/photos/reception.png')
    media('photo', 'Reception', "photo: 'reception'")(copy)
  },
  run: [['art'], ...updates],
  translate: alt(1, 'La recepción de día', 'A recepção de dia'),
}

const film: Recipe = {
  name: 'film',
  apply(copy) {
    copy.write('public/tour/door.mp4', Buffer.alloc(2048, 7))
    copy.write('public/tour/door.en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe door is step-free.\n')
    const size = 'width: 1280, height: 720'
    const captions = "poster: null, captions: { en: '/tour/door.en.vtt' }"
    media('video', 'Front door', `src: '/tour/door.mp4', ${size}, ${captions}`)(copy)
  },
  run: updates,
  translate: alt(0, 'La entrada de día', 'A entrada de dia'),
}

const service: Recipe = {
  name: 'service',
  apply(copy) {
    const source = copy.read('content/services/iv-hydration-therapy.ts')
    copy.write(
      'content/services/sauna-therapy.ts',
      reworded(source)
        .replaceAll('ivHydrationTherapy', 'saunaTherapy')
        .replaceAll('iv-hydration-therapy', 'sauna-therapy')
        .replaceAll('IV hydration and also NAD+', 'Sauna and heat')
        .replace(
          /(meta: \{.*?description:\s*)(['`])[^'`]*\2/s,
          "$1'Heat by the visit, after an assessment by a licensed clinician: what trials found, and who should not.'",
        ),
    )
    const index = 'content/services/index.ts'
    copy.replace(
      index,
      "import { ivHydrationTherapy } from '@/content/services/iv-hydration-therapy'",
      "import { ivHydrationTherapy } from '@/content/services/iv-hydration-therapy'\nimport { saunaTherapy } from '@/content/services/sauna-therapy'",
    )
    copy.replace(index, '  ivHydrationTherapy,\n', '  ivHydrationTherapy,\n  saunaTherapy,\n')
    // At the end: translations are kept by their place in the list.
    copy.replace(
      'content/prices.ts',
      ']\n\nconst offered',
      "  {\n    service: 'sauna-therapy',\n    covers: 'One visit.',\n    dependsOn: 'How long you stay.',\n  },\n]\n\nconst offered",
    )
    copy.replace(
      'content/home.ts',
      'const more = [\n',
      "const more = [\n  {\n    key: 'sauna-therapy',\n    title: 'Sauna and heat',\n    text: 'Heat, by the visit.',\n  },\n",
    )
    copy.replace(
      'content/ui/trial-figures.ts',
      "  'iv-hydration-therapy': 'infusion',\n} as const",
      "  'iv-hydration-therapy': 'infusion',\n  'sauna-therapy': 'infusion',\n} as const",
    )
    for (const code of ['es', 'pt'])
      copy.replace(
        `content/${code}/facts/language.ts`,
        'onlyInEnglish: [',
        "onlyInEnglish: ['/services/sauna-therapy-flower-mound-tx', ",
      )
  },
  run: [generate, ...updates, ['art']],
  translate(copy) {
    const keys = { home: 'more.sauna-therapy', prices: 'quoted.5' }
    copy.translate('es', 'home.po', {
      [`${keys.home}.title`]: 'Sauna y calor',
      [`${keys.home}.text`]: 'Calor, por consulta.',
    })
    copy.translate('pt', 'home.po', {
      [`${keys.home}.title`]: 'Sauna e calor',
      [`${keys.home}.text`]: 'Calor, por consulta.',
    })
    copy.translate('es', 'prices.po', {
      [`${keys.prices}.covers`]: 'Una consulta.',
      [`${keys.prices}.dependsOn`]: 'Del tiempo que se quede.',
    })
    copy.translate('pt', 'prices.po', {
      [`${keys.prices}.covers`]: 'Uma consulta.',
      [`${keys.prices}.dependsOn`]: 'Do tempo que você fica.',
    })
  },
}

const ending: Recipe = {
  name: 'ended service',
  apply(copy) {
    for (const key of ['iv-hydration-therapy', 'microneedling', 'prp-therapy'])
      copy.replace(
        `content/services/${key}.ts`,
        '  calledBy: [',
        "  ended: { on: '2026-11-28', goTo: '/services' },\n  calledBy: [",
      )
  },
  run: [generate],
}

const article: Recipe = {
  name: 'article',
  apply(copy) {
    const source = copy.read('content/articles/functional-medicine-explained.tsx')
    copy.write(
      'content/articles/habits-that-hold.tsx',
      reworded(source)
        .replace("slug: 'functional-medicine-explained'", "slug: 'habits-that-hold'")
        .replace(
          'Functional medicine explained: what helps, and also which claims to doubt',
          'Habits that hold for men',
        )
        .replace('Functional medicine explained for men', 'Habits that hold, for busy men')
        .replace(
          /(metaDescription:\s*)'[^']*'/,
          "$1'Which habits a comparative study found to last at six and at twelve months, and which tests to question.'",
        )
        .replace(/(excerpt:\s*)'[^']*'/, "$1'What lasted for six months in one study, and what did not.'")
        // Its figures draw numbers of its own.
        .replaceAll(/(value: [^{}]+?) \}/g, '$1 + 1 }'),
    )
    const index = 'content/articles/index.ts'
    copy.replace(
      index,
      "import * as gutMen from '@/content/articles/gut-health-hormones-men'\n",
      "import * as gutMen from '@/content/articles/gut-health-hormones-men'\nimport * as habits from '@/content/articles/habits-that-hold'\n",
    )
    copy.replace(index, '\n]\n\n/** None in English', '\n  habits,\n]\n\n/** None in English')
  },
  run: [generate, ['art']],
}

const page: Recipe = {
  name: 'page',
  apply(copy) {
    copy.write(
      'content/careers.ts',
      `/** Text of the careers page. */
export const careers = {
  meta: {
    title: 'Work at our clinic',
    description: 'Open positions at the clinic, how we work, and whom to write to if none fits. We answer every letter.',
  },
  heading: 'Work with us',
  lead: 'There is no open position now. Write to us if you would like to hear of the next one.',
} as const
`,
    )
    copy.write(
      'app/careers/page.tsx',
      `import { PageHero } from '@/components/sections/page-hero'
import { careers } from '@/content/careers'
import { crumbs } from '@/content/ui/pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({ path: routes.careers, ...careers.meta })

const trail = [
  { name: crumbs.home, path: routes.home },
  { name: careers.heading, path: routes.careers },
]

export default function CareersPage() {
  return <PageHero title={careers.heading} lead={careers.lead} trail={trail} />
}
`,
    )
    copy.replace(
      'content/site.ts',
      "import { blog } from '@/content/blog'\n",
      "import { blog } from '@/content/blog'\nimport { careers } from '@/content/careers'\n",
    )
    copy.replace(
      'content/site.ts',
      "  {\n    key: 'auth',",
      `  {
    key: 'careers',
    path: '/careers',
    updatedOn: '2026-11-26',
    menus: [{ label: careers.heading, in: ['footer'] }],
    social: { title: careers.heading, terrain: 'prp' },
    search: [{ title: careers.heading, text: careers.meta.description }],
  },
  {
    key: 'auth',`,
    )
    for (const code of ['es', 'pt'])
      copy.replace(`content/${code}/facts/language.ts`, 'onlyInEnglish: [', "onlyInEnglish: ['/careers', ")
  },
  run: [generate, ['art']],
}

const field: Recipe = {
  name: 'sign-up field',
  apply(copy) {
    copy.replace(
      'content/auth.ts',
      '  fields: {\n',
      "  fields: {\n    town: { label: 'Town', sentence: 'Town' },\n",
    )
    copy.replace(
      'components/auth/account-fields.ts',
      'const definitions = {\n',
      `const definitions = {
  town: {
    id: 'town',
    label: labels.town.label,
    control: 'text',
    autoComplete: 'address-level2',
    rules: { 'sign-up': z.string(), account: z.string() },
    metadata: 'town',
  },
`,
    )
  },
  run: updates,
  translate(copy) {
    copy.translate('es', 'auth.po', {
      'authTexts.fields.town.label': 'Ciudad',
      'authTexts.fields.town.sentence': 'La ciudad',
    })
    copy.translate('pt', 'auth.po', {
      'authTexts.fields.town.label': 'Cidade',
      'authTexts.fields.town.sentence': 'A cidade',
    })
  },
}

const outsideService: Recipe = {
  name: 'embedded provider',
  apply: copy =>
    copy.replace(
      'lib/addresses/outside-services.ts',
      '  googleReviewsUrl: {',
      `  parkingMapUrl: {
    variable: 'NEXT_PUBLIC_PARKING_MAP_URL',
    sandboxPath: '/parking-map',
    label: 'map of the parking lot',
    comment: 'Embedded map of the parking lot',
    embed: { areas: ['contact'] },
  },
  googleReviewsUrl: {`,
    ),
  run: [generate],
}

const holiday: Recipe = {
  name: 'holiday',
  apply(copy) {
    copy.replace(
      'content/facts/exception-days.ts',
      "  { date: '2027-05-31'",
      "  { date: '2027-03-26', name: names.goodFriday, open: { from: 540, to: 720 } },\n  { date: '2027-05-31'",
    )
    copy.replace(
      'content/ui/hours.ts',
      "  memorial: 'Memorial Day',\n",
      "  memorial: 'Memorial Day',\n  goodFriday: 'Good Friday',\n",
    )
  },
  run: updates,
  translate(copy) {
    copy.translate('es', 'ui/hours.po', { 'exceptionNames.goodFriday': 'Viernes Santo' })
    copy.translate('pt', 'ui/hours.po', { 'exceptionNames.goodFriday': 'Sexta-feira Santa' })
  },
}

const dayMs = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
/** A Monday that is not over; a notice of the past is refused. If it is a holiday, the Tuesday is none. */
const monday = Date.now() + (7 + ((8 - new Date().getUTCDay()) % 7)) * dayMs

const notice: Recipe = {
  name: 'notice',
  apply: () => undefined,
  run: [['generate', '--', 'notice', 'closed', isoDay(monday), `${isoDay(monday + dayMs)}T12:00`]],
}

const translation: Recipe = {
  name: 'translation',
  apply: copy =>
    copy.replace('content/ui/layout.ts', "skip: 'Skip to main content'", "skip: 'Skip to the content'"),
  run: updates,
  translate(copy) {
    copy.translate('es', 'ui/layout.po', { 'header.skip': 'Saltar al contenido' })
    copy.translate('pt', 'ui/layout.po', { 'header.skip': 'Pular para o conteúdo' })
  },
}

export const recipes: readonly Recipe[] = [
  price,
  phone,
  name,
  address,
  person,
  departure,
  review,
  color,
  photo,
  film,
  service,
  ending,
  article,
  page,
  field,
  outsideService,
  holiday,
  notice,
  translation,
]
