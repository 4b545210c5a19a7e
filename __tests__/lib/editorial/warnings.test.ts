import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missing } from '@/lib/editorial/required'
import { wordingOf } from '@/lib/editorial/wording'

/** Warnings that no edit may take out, in each language: a piece of the text, and the file it stands in. */
const warnings: Record<string, Record<string, [en: string, es: string, pt: string]>> = {
  'services/testosterone-replacement-therapy.ts': {
    'what is measured when testosterone is low': [
      'if LH is low or low-normal, prolactin; with breast pain or growth, estradiol',
      'la prolactina; si le duelen o le crecen los senos, el estradiol',
      'a prolactina; se as mamas doerem ou crescerem, o estradiol',
    ],
    'an endocrinologist below 150 ng/dL': [
      'see an endocrinologist',
      'a un endocrinólogo',
      'um endocrinologista',
    ],
    'reasons to hurry': ['milk from the breast', 'leche que sale del pecho', 'leite que sai da mama'],
    interactions: [
      'warfarin and other blood thinners checked by INR',
      'warfarina u otro anticoagulante que se controla con el INR',
      'varfarina ou outro anticoagulante controlado pelo INR',
    ],
  },
  'services/medical-weight-loss.ts': {
    'loss of sight with semaglutide': [
      'sudden, lasting loss of sight (NAION)',
      'pérdida repentina y duradera de la vista (NAION)',
      'perda súbita e duradoura da visão (NAION)',
    ],
    'who says so, and how often': [
      'European regulators put this at',
      'Los reguladores europeos calculan',
      'Os órgãos reguladores europeus estimam',
    ],
    'the emergency room and no further dose': [
      'take no further dose until an eye doctor has seen you',
      'no use otra dosis hasta que lo vea un oftalmólogo',
      'não use outra dose até um oftalmologista examinar você',
    ],
  },
  'services/prp-therapy.ts': {
    'mood and lasting sexual effects of finasteride': [
      'depression, suicidal thoughts, and sexual problems that continued in some men after stopping',
      'depresión, pensamientos suicidas y problemas sexuales que en algunos hombres continuaron después de dejarla',
      'depressão, pensamentos suicidas e problemas sexuais que em alguns homens continuaram depois de parar',
    ],
    'suicidal thoughts, confirmed': [
      'European regulators confirmed suicidal thoughts',
      'los reguladores europeos confirmaron los pensamientos suicidas',
      'os órgãos reguladores europeus confirmaram os pensamentos suicidas',
    ],
    'PSA with finasteride': [
      'Finasteride also lowers PSA',
      'finasterida también baja el PSA',
      'finasterida também reduz o PSA',
    ],
    'filler in a vessel': [
      'Filler injected into a blood vessel by mistake',
      'El relleno, si por error se inyecta en un vaso sanguíneo',
      'Preenchedor injetado por engano em um vaso sanguíneo',
    ],
    'fever after a session': [
      'fever or chills after a session',
      'fiebre o escalofríos después de una sesión',
      'febre ou calafrios depois de uma sessão',
    ],
  },
  'services/functional-health-programs.ts': {
    'biotin before a blood test': ['about biotin', 'si toma biotina', 'se toma biotina'],
  },
  'thank-you.ts': {
    'biotin before a blood test': ['if you take biotin', 'si toma biotina', 'se toma biotina'],
  },
  'faq.ts': {
    'biotin before a blood test': ['if you take biotin', 'si toma biotina', 'se toma biotina'],
  },
  'facts/after-injection.ts': {
    'from when a joint is not as expected': [
      'gets worse after the first 48 hours',
      'que empeora después de las primeras 48 horas',
      'que piora depois das primeiras 48 horas',
    ],
    'an infected joint without fever': ['with or without fever', 'con o sin fiebre', 'com ou sem febre'],
    'what tells an infection from any fever': [
      'with a painful injection spot',
      'con dolor en el lugar de la inyección',
      'com dor no local da injeção',
    ],
    'from when a sore spot is not as expected': [
      'hurts more after day 3',
      'duele más después del día 3',
      'dói mais depois do dia 3',
    ],
  },
}

const folders = { en: 'content', es: 'translated/es', pt: 'translated/pt' }

const rows = Object.entries(warnings).flatMap(([file, texts]) =>
  Object.entries(texts).flatMap(([name, pieces]) =>
    Object.entries(folders).map(([code, folder], index) => ({
      name,
      code,
      file,
      place: `${folder}/${file}`,
      piece: pieces[index] ?? '',
    })),
  ),
)

function rulesOf(code: string, file: string): readonly RegExp[] {
  const { services, pages } = wordingOf(code)
  const service = Object.entries(services).find(([key]) => file === `services/${key}.ts`)
  return service?.[1] ?? pages[`content/${file}`] ?? []
}

/** The file's source; what it takes from content/facts/ by name is not in it. */
const sourceOf = (place: string) => readFileSync(join(process.cwd(), place), 'utf8')

test.each(rows)('$place is refused without $name', ({ code, file, place, piece }) => {
  const source = sourceOf(place)
  expect(source).toContain(piece)
  const findings = (text: string) => missing(place, text, rulesOf(code, file))
  expect(findings(source.replaceAll(piece, '')).length).toBeGreaterThan(findings(source).length)
})

test.each(['es', 'pt'])('what an English service or page must say, %s must say as well', code => {
  const counts = (one: string) => {
    const { services, pages, help } = wordingOf(one)
    return Object.entries({ ...services, ...pages, box: help.box }).map(([key, rules]) => [
      key,
      rules?.length,
    ])
  }
  expect(Object.fromEntries(counts(code))).toEqual(Object.fromEntries(counts('en')))
})
