import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import { searchIndex } from '@/lib/site/search-index'
import { byQuery } from './by-query'

/** What men type, in three languages, by the page that answers it. */

const {
  'testosterone-replacement-therapy': testosterone,
  'medical-weight-loss': weightLoss,
  'prp-therapy': prp,
  'iv-hydration-therapy': drips,
  'peptide-therapy': peptides,
  'functional-health-programs': functional,
  microneedling,
} = servicePaths
const symptoms = articlePath('low-testosterone-symptoms-men')
const heart = articlePath('trt-and-heart-health')
const semaglutide = articlePath('semaglutide-weight-loss-glp1')
const myths = articlePath('trt-myths-debunked')
const erections = articlePath('erection-problems-causes-treatment')
const question = (id: string) => `${routes.faq}#${id}`

const english = byQuery({
  [testosterone]:
    'clomid; enclomiphene; gynecomastia; hypertension; high blood pressure; syringes; blood clots; prostate; patch; stop testosterone',
  [weightLoss]: 'sleep apnea; missed dose; nausea; compounded semaglutide; cant lose my gut; weigth loss',
  [microneedling]: 'laser',
  [drips]: 'glutathione; b12',
  [functional]: 'adrenal fatigue',
  [erections]: "erections; ed; erectile dysfunction; impotence; viagra; cialis; can't get hard",
  [semaglutide]: 'side effects of semaglutide',
  [heart]: 'stroke',
  [myths]: 'bodybuilding',
  [articlePath('peptides-for-sleep-recovery')]: 'ghk-cu; tb-500',
  [routes.about]: 'credentials',
  [routes.contact]: 'map; can you e-mail me',
  [routes.prices]: 'discount; financing; cheap semaglutide',
  [question('cancellation')]: 'reschedule',
  [question('clomiphene-hcg')]: 'hcg; clomiphene',
  [question('estrogen')]: 'anastrozole',
  [question('evening-weekend')]: 'emergency',
  [question('give-blood')]: 'hematocrit; give blood',
  [question('lab-location')]: 'labcorp; quest',
  [question('languages')]: 'spanish',
  [question('muscle-protein')]: 'how much protien should i eat',
  [question('partner')]: 'wife; husband; couples',
  [question('prior-authorization')]: 'prior authorization',
  [question('results-timing')]:
    'results how long; how long does it take to work; how long till blood test results',
  [question('retatrutide')]: 'retatrutide',
  [question('scheduling')]: 'same day',
  [question('security')]: 'is this confidential',
  [question('shipping')]: 'can you mail it to my house',
  [question('switching')]: 'switch clinics',
  [question('telemedicine')]: 'online doctor; i live in oklahoma can you see me',
  [question('testosterone-forms')]: 'pellets; cream; im scared of needles',
  [question('who-sees-me')]: 'who will i see',
  [question('women')]: 'female',
})

const spanish = byQuery({
  [testosterone]:
    'testosterona; inyección; inyecciones de testosterona; tener hijos; me deja estéril; esperma; hipertensión; presión alta; ginecomastia; me salieron chichis; próstata; orinar; jeringas; como me doy de baja del programa',
  [weightLoss]:
    'bajar de peso; panza; zepbound; tirzepatida; colesterol; ronco; ronco mucho; refri; inyección para adelgazar',
  [prp]: 'caída del cabello; se me cae el pelo; calvicie; finasterida; dolor de rodilla',
  [microneedling]: 'cicatrices de acné; arrugas; microagujas; exosomas',
  [peptides]: 'péptidos; bpc-157; hormona de crecimiento',
  [drips]: 'sueros; suero para la cruda; vitaminas; nad',
  [functional]: 'intestino; salud funcional',
  [symptoms]:
    'testosterona baja; andropausia; cansancio; falta de energía; poco deseo sexual; sin ganas de tener relaciones; síntomas de baja testosterona',
  [erections]: 'disfunción eréctil; no se me para; no se me para el pito; viagra',
  [semaglutide]: 'wegovy',
  [heart]: 'es peligroso para el corazón; infarto; derrame',
  [routes.auth]: 'olvidé mi contraseña; crear cuenta',
  [`${routes.auth}#portal`]: 'portal',
  [routes.calculator]: 'testosterona libre; calculadora',
  [routes.contact]: 'horario; abren los sábados; ¿dónde están?; cómo llego; teléfono',
  [routes.prices]:
    'precio; cuánto cuesta; cuánto cuesta la testosterona; cuánto cuesta la semaglutida; cobran; mounjaro barato',
  [routes.records]: 'queja',
  [question('cancellation')]: 'cancelar mi cita; no voy a poder ir a la cita',
  [question('fasting')]: 'en ayunas',
  [question('insurance')]: 'seguro; aceptan seguro médico; aseguranza; tengo blue cross me sirve',
  [question('lab-location')]: 'puedo llevar mis análisis',
  [question('languages')]: 'hablan español',
  [question('location-parking')]: 'estacionamiento',
  [question('own-pharmacy')]: 'la puedo comprar en walgreens',
  [question('ozempic-mounjaro')]: 'mounjaro; ozempic',
  [question('partner')]: 'esposa; puede ir mi esposa',
  [question('refills')]: 'resurtido',
  [question('results-timing')]: 'cuando salen los resultados de sangre',
  [question('retatrutide')]: 'retatrutida',
  [question('scheduling')]: 'cita; hacer una cita; primera consulta',
  [question('shipping')]: 'envío; me mandan la medicina a la casa',
  [question('shipping-outside-texas')]: 'mandar medicina a México',
  [question('telemedicine')]: 'consulta por video; vivo en oklahoma me pueden atender',
  [question('testosterone-forms')]: 'gel de testosterona',
})

const portuguese = byQuery({
  [testosterone]:
    'testosterona; testosterona baixa; andropausa; chip hormonal; ter filhos; espermatozoides; infarto; derrame; pressão alta; ginecomastia; próstata; urina; seringas; cansaço; sem vontade de transar; depressão; como cancelo o programa',
  [weightLoss]:
    'emagrecer; perder barriga; caneta emagrecedora; colesterol; ronco; geladeira; enjoo com wegovy',
  [prp]:
    'impotência; não sobe; pau mole; queda de cabelo; careca; dor no joelho; como aumentar o pênis; transplante capilar',
  [microneedling]: 'cicatriz de acne; microagulhamento',
  [peptides]: 'peptídeos; hormônio do crescimento',
  [drips]: 'soro; ressaca; vitaminas',
  [functional]: 'intestino',
  [routes.auth]: 'esqueci a senha; criar conta',
  [routes.calculator]: 'testosterona livre; calculadora',
  [routes.contact]: 'horário; como chegar; telefone',
  [routes.prices]: 'preço; quanto custa; quanto custa a testosterona',
  [routes.records]: 'reclamação',
  [question('cancellation')]: 'cancelar consulta; não vou poder ir na consulta',
  [question('clomiphene-hcg')]: 'clomid',
  [question('erection-pills')]: 'viagra',
  [question('estrogen')]: 'meu peito cresceu',
  [question('evening-weekend')]: 'emergência',
  [question('fasting')]: 'jejum',
  [question('insurance')]: 'plano de saúde; seguro',
  [question('lab-location')]: 'posso levar meus exames',
  [question('languages')]: 'intérprete; falam português',
  [question('location-parking')]: 'estacionamento',
  [question('ozempic-mounjaro')]: 'ozempic; mounjaro',
  [question('partner')]: 'esposa; minha mulher pode ir junto',
  [question('retatrutide')]: 'retatrutida',
  [question('scheduling')]: 'marcar consulta; primeira consulta',
  [question('telemedicine')]: 'consulta por vídeo; moro em oklahoma podem me atender',
  [question('testosterone-forms')]: 'injeção; gel de testosterona; tenho medo de agulha',
})

const indexes = new Map<string, ReturnType<typeof searchIndex>>()

/** The index of another language, from a process that reads its content. */
export function indexIn(code: string): ReturnType<typeof searchIndex> {
  const known = indexes.get(code)
  if (known) return known
  const script = join(__dirname, 'print-search-index.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'translated', code, 'tsconfig.json') }
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { env, maxBuffer: 2 ** 24 })
  const index: ReturnType<typeof searchIndex> = JSON.parse(printed.toString())
  indexes.set(code, index)
  return index
}

export const queriesByLanguage = [
  ['English', english, searchIndex],
  ['Spanish', spanish, () => indexIn('es')],
  ['Portuguese', portuguese, () => indexIn('pt')],
] as const
