/** @jest-environment node */
import { dangersIn, dangerWords } from '@/content/ui/danger-words'
import { type Destination, dangerFinder } from '@/lib/search/danger'
import { byQuery } from '../../support/by-query'
import { queriesByLanguage } from '../../support/search-queries'

/** What people in danger type, by where it must lead. */
const typed: Record<Destination, [en: string, es: string, pt: string]> = {
  crisis: [
    'suicide; suicidal; kill myself; end my life; want to die; hurt myself; self harm; hopeless; 988; crisis line; I dont want to live anymore; killing myself; sucide; 988 hotline',
    'suicidio; suicida; matarme; me quiero matar; quitarme la vida; quiero morir; hacerme daño; no quiero vivir; ya no vale la pena vivir',
    'suicídio; suicida; me matar; quero me matar; tirar a minha vida; quero morrer; me machucar; não quero viver; CVV; vontade de morrer',
  ],
  emergency: [
    '911; emergency; ambulance; chest pain; heart attack; stroke; face drooping; slurred speech; can’t breathe; cant breathe; I can not breathe; short of breath; choking; passed out; fainted; seizure; unconscious; anaphylaxis; allergic reaction; swollen throat; swollen face; swollen tongue; hives; heavy bleeding; won’t stop bleeding; vomiting blood; coughing up blood; black stool; pain in my chest; my chest hurts; swelling of the throat',
    'emergencia; ambulancia; dolor de pecho; dolor en el pecho; me duele el pecho; infarto; derrame cerebral; cara caída; no puedo respirar; falta de aire; me falta el aire; ahogo; desmayo; convulsión; inconsciente; anafilaxia; reacción alérgica; garganta hinchada; cara hinchada; lengua hinchada; ronchas; sangrado abundante; no para de sangrar; vomito sangre; toser sangre; heces negras',
    'emergência; ambulância; SAMU; 192; dor no peito; infarto; AVC; derrame; boca torta; falta de ar; não consigo respirar; engasgo; desmaio; convulsão; inconsciente; anafilaxia; reação alérgica; garganta inchada; rosto inchado; língua inchada; urticária; sangramento; hemorragia; não para de sangrar; vômito com sangue; tosse com sangue; fezes pretas',
  ],
  poison: [
    'overdose; took too much; double dose; wrong dose; poison; poisoned; I took too much semaglutide',
    'sobredosis; tomé de más; doble dosis; dosis equivocada; veneno; intoxicación; envenenamiento',
    'overdose; superdosagem; tomei demais; dose dobrada; dose errada; veneno; intoxicação; envenenamento',
  ],
  emergencyRoom: [
    'priapism; erection 4 hours; erection for more than 4 hours; erection won’t go away; blind; blindness; sudden vision loss; can’t see; testicle pain',
    'priapismo; erección de 4 horas; erección que no baja; ciego; ceguera; pérdida de visión; no veo; dolor de testículo',
    'priapismo; ereção de 4 horas; ereção que não passa; cego; cegueira; perda de visão; não enxergo; dor no testículo',
  ],
  clotOrInfection: [
    'hot joint; swollen joint can’t move; infection; abscess; pus; fever after injection; fever after my testosterone injection; chills after IV; blood clot; DVT; leg swollen one side; pulmonary embolism',
    'articulación caliente; no puedo mover la rodilla; infección; absceso; pus; fiebre después de la inyección; escalofríos; coágulo; trombosis; pierna hinchada',
    'articulação quente; não consigo mexer o joelho; infecção; abscesso; pus; febre depois da injeção; calafrios; coágulo; trombose; perna inchada',
  ],
  nitrates: [
    'nitroglycerin; nitrate; poppers; can i use poppers with viagra',
    'nitroglicerina; nitratos; poppers',
    'nitroglicerina; nitratos; poppers',
  ],
  fever: ['fever; I have a fever', 'fiebre; tengo calentura', 'febre'],
}

const rows = Object.entries(typed).flatMap(([to, languages]) =>
  languages.flatMap(queries => queries.split('; ').map(query => [query, to] as const)),
)

const inOtherWords = byQuery<Destination>({
  crisis:
    'there is no reason to live; no aguanto más vivir; I want to kill my self; I do not want to live; cansado de vivir; pensamentos suicidas; suicidial; suiside; I want to end it; quiero acabar con esto; quero acabar com isso',
  emergency:
    'pressure in my chest; my arm went numb; cara torcida; I cant breath; weak on one side of my body; my lips are swelling; cough up blood; me aprieta el pecho; dor no braço esquerdo; heart racing; me late muy rápido el corazón; coração disparado; severe headache; anaphilaxis',
  poison:
    'me tomé muchas pastillas; took two doses; me inyecté de más; injetei demais; can you od on this; i overdosed; sobredocis',
  emergencyRoom:
    'erection lasting 6 hours; perdi a visão; pênis duro há 5 horas; erection is not going away; erección dolorosa; não consigo ver; no oigo de un lado; não ouço nada; sudden hearing loss; penis fracture; fractura de pene; quebrei o pênis',
  clotOrInfection:
    'pain in my calf; pantorrilla hinchada; panturrilha inchada; redness around the shot is spreading; vermelhidão aumentando',
  nitrates: 'nitro spray; amyl nitrite',
})

test.each(inOtherWords)('in other words: %s leads to %s', (query, to) => {
  expect(dangersIn(query)).toEqual([to])
})

test.each(rows)('%s leads to %s', (query, to) => {
  expect(dangersIn(query)[0]).toBe(to)
  expect(dangersIn(`  ${query.toUpperCase()}?! `)[0]).toBe(to)
})

test('each language has words for each kind', () => {
  const missing = dangerWords.flatMap(({ kind, words }) =>
    ['en', 'es', 'pt'].filter(code => !words[code]?.length).map(code => `${kind}: ${code}`),
  )
  expect(missing).toEqual([])
  expect(dangerWords.map(({ kind }) => kind)).toEqual([
    'suicide',
    'heart, brain and breath',
    'allergy',
    'bleeding',
    'overdose and poison',
    'erection, sight, hearing, testicle',
    'clot, or infection after a shot or an infusion',
    'nitrates',
    'fever alone',
  ])
})

test('a fever after a shot is not a fever alone, and two dangers show both', () => {
  expect(dangersIn('fever after the shot')).toEqual(['clotOrInfection'])
  expect(dangersIn('fiebre y dolor de pecho')).toEqual(['emergency'])
  expect(dangersIn('overdose, want to die')).toEqual(['crisis', 'poison'])
})

const harmless = [
  'blinds; skill myself; chest hair; shot; injection; life; double chin; left arm; can I feel my arm; pain at the injection; twice a week; how erections go; dose; code; food; cooking; peppers; can I see my results; can’t see my appointment; end my membership; headache; heart rate; hearing back; curved penis; redness; tired all the time; where do you live; weak erections side effects; blind study; double-blind trial; stroke order; double dose vitamin; food poisoning tips',
  'caliente; quiero vivir mejor; dolor de rodilla; no veo resultados; quiero terminar mi membresía; dolor de cabeza; dos dosis por semana; estudio doble ciego',
  'estudo duplo-cego',
]

test.each([...harmless.flatMap(queries => queries.split('; ')), ''])('"%s" is no danger', query => {
  expect(dangersIn(query)).toEqual([])
})

test.each([
  ['I am going blind', 'emergencyRoom'],
  ['blind after the study drug', 'emergencyRoom'],
  ['in a blind study and my chest hurts', 'emergency'],
  ['stroke', 'emergency'],
  ['having a stroke in order to get help', 'emergency'],
  ['took a double dose of vitamin D', 'poison'],
  ['took double dose vitamin', 'poison'],
  ['double dose', 'poison'],
  ['food poisoning', 'poison'],
  ['me quedé ciego', 'emergencyRoom'],
] as const)('a phrase that is harmless hides no other: %s', (query, to) => {
  expect(dangersIn(query)).toEqual([to])
})

test.each(queriesByLanguage)('%s: no word of the pages is a misspelled danger', (_, __, index) => {
  const asSpelled = dangerFinder(dangerWords, [''])
  const texts = index().documents.map(({ title, text, words }) => `${title} ${text} ${words}`)
  const words = new Set(texts.join(' ').match(/\p{L}+/gu))
  const wrong = [...words].filter(word => dangersIn(word).length > asSpelled(word).length)
  expect(wrong).toEqual([])
})

test('of the everyday queries only these are a danger', () => {
  const queries = queriesByLanguage.flatMap(([, rows]) => rows.map(([query]) => query))
  expect(queries.length).toBeGreaterThan(200)
  const found = new Set(queries.filter(query => dangersIn(query).length > 0))
  const expected = ['stroke', 'blood clots', 'emergency', 'infarto', 'derrame', 'emergência']
  expect([...found].sort()).toEqual(expected.sort())
})
