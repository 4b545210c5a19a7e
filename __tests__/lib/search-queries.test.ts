/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import { createSearch } from '@/lib/search/search'
import { searchIndex } from '@/lib/site/search-index'

/** What men type, in three languages, and the page that answers it. */

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
const sexual = articlePath('prp-for-men-hair-sexual-wellness')
const question = (id: string) => `${routes.faq}#${id}`

const english = {
  hcg: testosterone,
  clomid: testosterone,
  clomiphene: testosterone,
  enclomiphene: testosterone,
  wife: question('partner'),
  husband: question('partner'),
  couples: question('partner'),
  discount: routes.prices,
  labcorp: question('lab-location'),
  quest: question('lab-location'),
  financing: routes.prices,
  gynecomastia: testosterone,
  'same day': question('scheduling'),
  hypertension: testosterone,
  'high blood pressure': testosterone,
  syringes: testosterone,
  stroke: heart,
  'blood clots': testosterone,
  'sleep apnea': weightLoss,
  prostate: testosterone,
  hematocrit: testosterone,
  erections: sexual,
  bodybuilding: myths,
  pellets: testosterone,
  cream: testosterone,
  patch: testosterone,
  'switch clinics': question('switching'),
  'online doctor': question('telemedicine'),
  female: question('women'),
  'who will i see': question('who-sees-me'),
  credentials: routes.about,
  spanish: question('languages'),
  'results how long': question('results-timing'),
  'how long does it take to work': question('results-timing'),
  'stop testosterone': testosterone,
  'missed dose': weightLoss,
  'side effects of semaglutide': semaglutide,
  nausea: weightLoss,
  'compounded semaglutide': weightLoss,
  b12: drips,
  emergency: question('evening-weekend'),
  reschedule: question('cancellation'),
  map: routes.contact,
}

const spanish = {
  precio: routes.prices,
  'cuánto cuesta': routes.prices,
  'cuánto cuesta la testosterona': routes.prices,
  'cuánto cuesta la semaglutida': routes.prices,
  seguro: question('insurance'),
  'aceptan seguro médico': question('insurance'),
  aseguranza: question('insurance'),
  cobran: routes.prices,
  'bajar de peso': weightLoss,
  panza: weightLoss,
  mounjaro: weightLoss,
  'mounjaro barato': routes.prices,
  ozempic: semaglutide,
  wegovy: semaglutide,
  zepbound: weightLoss,
  tirzepatida: weightLoss,
  'testosterona baja': symptoms,
  testosterona: testosterone,
  'testosterona libre': routes.calculator,
  andropausia: symptoms,
  inyección: testosterone,
  'inyecciones de testosterona': testosterone,
  'gel de testosterona': testosterone,
  'tener hijos': testosterone,
  'me deja estéril': testosterone,
  esperma: testosterone,
  'es peligroso para el corazón': heart,
  infarto: heart,
  derrame: heart,
  hipertensión: testosterone,
  'presión alta': testosterone,
  colesterol: weightLoss,
  ginecomastia: testosterone,
  'me salieron chichis': testosterone,
  próstata: testosterone,
  orinar: testosterone,
  ronco: weightLoss,
  'ronco mucho': weightLoss,
  entrar: `${routes.auth}#portal`,
  jeringas: testosterone,
  cansancio: symptoms,
  'falta de energía': symptoms,
  'poco deseo sexual': symptoms,
  'sin ganas de tener relaciones': symptoms,
  'disfunción eréctil': prp,
  'no se me para': prp,
  'no se me para el pito': prp,
  viagra: prp,
  'caída del cabello': prp,
  'se me cae el pelo': prp,
  calvicie: prp,
  finasterida: prp,
  'dolor de rodilla': prp,
  'cicatrices de acné': microneedling,
  arrugas: microneedling,
  microagujas: microneedling,
  exosomas: microneedling,
  péptidos: peptides,
  'bpc-157': peptides,
  'hormona de crecimiento': peptides,
  sueros: drips,
  'suero para la cruda': drips,
  vitaminas: drips,
  nad: drips,
  intestino: functional,
  'salud funcional': functional,
  cita: question('scheduling'),
  'hacer una cita': question('scheduling'),
  'cancelar mi cita': question('cancellation'),
  'primera consulta': question('scheduling'),
  horario: routes.contact,
  'abren los sábados': routes.contact,
  '¿dónde están?': routes.contact,
  'cómo llego': routes.contact,
  teléfono: routes.contact,
  estacionamiento: question('location-parking'),
  'consulta por video': question('telemedicine'),
  'en ayunas': question('fasting'),
  'olvidé mi contraseña': routes.auth,
  'crear cuenta': routes.auth,
  portal: `${routes.auth}#portal`,
  resurtido: question('refills'),
  refri: weightLoss,
  envío: question('shipping'),
  'mandar medicina a México': question('shipping-outside-texas'),
  queja: routes.records,
  calculadora: routes.calculator,
  'hablan español': question('languages'),
  esposa: question('partner'),
}

const portuguese = {
  preço: routes.prices,
  'quanto custa': routes.prices,
  'quanto custa a testosterona': routes.prices,
  'plano de saúde': question('insurance'),
  seguro: question('insurance'),
  emagrecer: weightLoss,
  'perder barriga': weightLoss,
  'caneta emagrecedora': weightLoss,
  ozempic: weightLoss,
  mounjaro: weightLoss,
  testosterona: testosterone,
  'testosterona baixa': testosterone,
  'testosterona livre': routes.calculator,
  andropausa: testosterone,
  injeção: drips,
  'gel de testosterona': testosterone,
  'chip hormonal': testosterone,
  'ter filhos': testosterone,
  espermatozoides: testosterone,
  infarto: testosterone,
  derrame: testosterone,
  'pressão alta': testosterone,
  colesterol: weightLoss,
  ginecomastia: testosterone,
  próstata: testosterone,
  urina: testosterone,
  ronco: weightLoss,
  seringas: testosterone,
  cansaço: testosterone,
  'sem vontade de transar': testosterone,
  impotência: prp,
  'não sobe': prp,
  'pau mole': prp,
  viagra: prp,
  'queda de cabelo': prp,
  careca: prp,
  'dor no joelho': prp,
  'cicatriz de acne': microneedling,
  microagulhamento: microneedling,
  peptídeos: peptides,
  'hormônio do crescimento': peptides,
  soro: drips,
  ressaca: drips,
  vitaminas: drips,
  intestino: functional,
  'marcar consulta': question('scheduling'),
  'cancelar consulta': question('cancellation'),
  'primeira consulta': question('scheduling'),
  horário: routes.contact,
  'como chegar': routes.contact,
  telefone: routes.contact,
  estacionamento: question('location-parking'),
  'consulta por vídeo': question('telemedicine'),
  jejum: question('fasting'),
  'esqueci a senha': routes.auth,
  'criar conta': routes.auth,
  geladeira: weightLoss,
  reclamação: routes.records,
  calculadora: routes.calculator,
  'falam português': question('languages'),
  esposa: question('partner'),
  depressão: testosterone,
}

const indexes = new Map<string, ReturnType<typeof searchIndex>>()

/** The index of another language, from a process that reads its content. */
function indexIn(code: string): ReturnType<typeof searchIndex> {
  const known = indexes.get(code)
  if (known) return known
  const script = join(__dirname, '..', 'support', 'print-search-index.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), `tsconfig.${code}.json`) }
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { env, maxBuffer: 2 ** 24 })
  const index: ReturnType<typeof searchIndex> = JSON.parse(printed.toString())
  indexes.set(code, index)
  return index
}

const languages = [
  ['English', english, searchIndex],
  ['Spanish', spanish, () => indexIn('es')],
  ['Portuguese', portuguese, () => indexIn('pt')],
] as const

test.each(languages)('%s: at least 95 of 100 queries find their page first', (_, queries, index) => {
  const find = createSearch(index())
  const wrong = Object.entries(queries).flatMap(([query, page]) => {
    const first = find(query)[0]?.href ?? 'nothing'
    const isRight = page.includes('#') ? first === page : first.replace(/#.*/, '') === page
    return isRight ? [] : [`${query}: ${first}, not ${page}`]
  })
  const most = Math.floor(Object.keys(queries).length * 0.05)
  expect(wrong.slice(most)).toEqual([])
})

test.each([
  ['vasectomy', searchIndex],
  ['premature ejaculation', searchIndex],
  ['vasectomía', () => indexIn('es')],
  ['circuncisión', () => indexIn('es')],
  ['eyaculación precoz', () => indexIn('es')],
  ['circuncisão', () => indexIn('pt')],
])('%s, which the site does not treat, finds no other page', (query, index) => {
  expect(createSearch(index())(query)).toEqual([])
})
