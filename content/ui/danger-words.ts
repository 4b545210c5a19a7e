import { helpLines } from '@/content/facts/help-lines'
import { type DangerWords, dangerFinder } from '@/lib/search/danger'

/**
 * Words of somebody in danger, and where they lead. Whoever types one into a search sees the help lines first, whatever else is
 * found. Read in every language of the site: a man in danger types in his own. Accents, case and a wrong letter of a long word do not
 * matter; the words of a phrase are found in this order with up to four others between them.
 *
 * Signs of an emergency after the American College of Emergency Physicians' warning signs and, in Portuguese, the lists of
 * Brazil's SAMU. A fever alone is none.
 */
export const dangerWords: readonly DangerWords[] = [
  {
    kind: 'suicide',
    to: 'crisis',
    words: {
      en: [
        ...[
          'suicid*',
          'suicide',
          'suicidal',
          'kill*/hurt*/harm*/hang/shoot/cut/cutting myself',
          'kill/killing/hurt/harm my self',
        ],
        ...['kill me', 'end/ending/take/taking my life', 'want/wanna/going/gonna end it', 'end it all'],
        ...[
          'want/wanna die',
          'want/wish/rather/better dead',
          'dont/not/can’t want/wanna/go/keep live/living',
        ],
        ...['reason/nothing/point/worth live/living', 'tired living', 'self harm*', 'unalive', 'hopeless'],
        ...['crisis line/hotline', helpLines.numbers.crisis],
      ],
      es: [
        ...[
          'suicidio',
          'suicida',
          'suicidarme',
          'matarme',
          'quiero matar',
          'quitarme/quitarse vida',
          'quiero/quisiera/ganas/deseo morir/morirme',
        ],
        ...['acabar/terminar con todo', 'acabar/terminar con mi vida', 'quiero acabar/terminar con esto'],
        ...['hacerme daño', 'lastimarme', 'autolesi*', 'ahorcarme', 'no quiero/aguanto vivir/viviendo'],
        ...['cansado vivir', 'no vale pena vivir', 'sin esperanza*', 'línea crisis'],
      ],
      pt: [
        ...['me matar', 'matar me', 'tirar/acabar minha/própria vida', 'quero/queria/vontade morrer'],
        ...['acabar com tudo', 'quero acabar com isso', 'me machucar/cortar/enforcar', 'automutil*'],
        ...['não quero/aguento/consigo viver', 'cansado viver', 'desistir vida', 'sentido viver'],
        ...['não vale pena viver', 'sem esperança*', 'CVV'],
      ],
    },
  },
  {
    kind: 'heart, brain and breath',
    to: 'emergency',
    words: {
      en: [
        ...[helpLines.numbers.emergency, 'emergency', 'ambulance', 'chest + pain*/hurt*/pressure/tight*'],
        ...[
          'chestpain*',
          'heart attack/attak',
          'heartattack',
          'heart + racing/pounding/palpit*',
          'palpitation*',
        ],
        ...['stroke', 'face + droop*/numb', 'slurred/slurring speech', 'arm + numb', 'left arm + pain/hurt*'],
        ...['can’t/cannot/trouble/difficulty speak/speaking/talk/talking', 'can’t feel arm/face'],
        ...['weak/weakness/numb one side', 'side weak/numb', 'worst/sudden/severe/terrible headache'],
        ...['can’t/cannot/not/trouble/difficulty/struggling/hard breath/breathe/breathing', 'short* breath'],
        ...[
          'breathless',
          'choking',
          'pass/passed/passing out',
          'fainted/fainting',
          'collapsed',
          'seizure',
          'seizures',
        ],
        'unconscious',
      ],
      es: [
        ...[
          'emergencia*',
          'emergencia',
          'urgencias',
          'ambulancia',
          'pecho + dolor/duele/presión/opresión/aprieta/apretado',
        ],
        ...[
          'infarto',
          'infartos',
          'ataque corazón/cardíaco/cerebral',
          'paro cardíaco',
          'derrame cerebral',
          'taquicardia',
        ],
        ...[
          'corazón + acelerado/acelera',
          'late/latiendo rápido/fuerte',
          'palpitaciones',
          'cara/boca caída/torcida',
        ],
        ...['no puedo/podía/deja respirar/hablar', 'no respiro/respira', 'dificultad/cuesta respirar'],
        ...['falta aire/respiración', 'ahogo/ahogando', 'desmay*', 'brazo + dormido/duerme/entumecido'],
        ...['dolor/duele brazo izquierdo', 'debilidad lado', 'convulsi*', 'inconsciente'],
        'dolor cabeza fuerte/intenso/repentino/insoportable',
      ],
      pt: [
        ...['ambulância', 'SAMU', '192', 'pronto socorro', 'peito + dor/dói/doendo/aperto/apertado/pressão'],
        ...[
          'ataque cardíaco/coração',
          'AVC',
          'derrame',
          'derrames',
          'parada cardíaca',
          'coração + acelerado/disparado',
        ],
        ...[
          'coração batendo rápido/forte',
          'palpitações',
          'boca/cara/rosto torta/torto',
          'falta ar',
          'sem ar',
        ],
        ...[
          'não consigo/consegue respirar/falar',
          'dificuldade respirar',
          'braço + dormente',
          'fraqueza lado',
        ],
        ...[
          'dor/dói braço esquerdo',
          'dor cabeça súbita/forte/intensa/insuportável',
          'engasg*',
          'desmaio/desmaiei/desmaiou',
        ],
        ...['convulsão', 'inconsciente'],
      ],
    },
  },
  {
    kind: 'allergy',
    to: 'emergency',
    words: {
      en: [
        'anaphyla*',
        'anaphylaxis',
        'allergic reaction',
        'swollen/swelling + lips/tongue/face/throat',
        'throat closing',
        'hives',
      ],
      es: [
        ...['anafila*', 'reacción alérgica', 'hinchada/hinchados/hinchazón + garganta/cara/lengua/labios'],
        ...['cierra/cerrando garganta', 'alergia grave', 'ronchas'],
      ],
      pt: [
        ...['reação alérgica', 'inchada/inchado/inchados/inchaço + garganta/cara/rosto/língua/lábios'],
        ...['garganta fechando', 'urticária'],
      ],
    },
  },
  {
    kind: 'bleeding',
    to: 'emergency',
    words: {
      en: [
        ...['heavy/heavily bleeding', 'bleeding lot', 'won’t/can’t/doesn’t/not stop bleeding'],
        ...[
          'bleeding won’t/doesn’t/not stop',
          'vomit*/throwing/threw/cough/coughing blood',
          'black/bloody stool*',
        ],
      ],
      es: [
        ...['sangrado abundante', 'sangro mucho', 'hemorragia', 'no para/deja sangrar', 'heces negras'],
        'vomito/vomitar/vomitando/tos/toser/tosiendo sangre',
      ],
      pt: ['sangramento', 'não para sangrar', 'vômito/vomitando/tosse/tossindo sangue', 'fezes pretas'],
    },
  },
  {
    kind: 'overdose and poison',
    to: 'poison',
    words: {
      en: [
        ...[
          'OD',
          'overdos*',
          'overdose',
          'overdosed',
          'over dose/dosed',
          'took/taken/injected too much/many',
          'took/injected double/twice',
        ],
        ...['took/injected two/2/three/3/extra dose/doses/pills/shots', 'accidentally took/injected'],
        ...['too many pills', 'whole bottle', 'double/wrong dose', 'poison*', 'poisoned'],
      ],
      es: [
        ...['sobredosis', 'tomé/inyecté/puse de más', 'tomé/inyecté/puse demasiado/demasiada/doble'],
        ...['tomé/inyecté/puse dos/2 dosis', 'dosis + doble/equivocada', 'muchas/demasiadas pastillas'],
        ...['todo frasco', 'veneno', 'envenena*', 'intoxica*'],
      ],
      pt: [
        ...['superdosagem', 'tomei/injetei/apliquei demais/dobro', 'tomei/injetei/apliquei a mais'],
        ...[
          'tomei/injetei/apliquei duas/2 doses',
          'dose dobrada/dupla/errada',
          'comprimidos + muitos/demais',
        ],
        ...['frasco inteiro', 'veneno'],
      ],
    },
  },
  {
    kind: 'erection, sight, hearing, testicle',
    to: 'emergencyRoom',
    words: {
      en: [
        ...[
          'priapism*',
          'erection/boner hours/4/four/5/five/6/six',
          '4/four/5/five/6/six hour erection/boner',
          'hard for hours',
        ],
        ...[
          'erection won’t/doesn’t/not go/going',
          'painful + erection',
          'blind',
          'blindness',
          'deafness',
          'gone/went deaf',
        ],
        ...[
          'vision/sight/hearing loss/lost/gone',
          'loss of vision/sight/hearing',
          'lost vision/sight/hearing',
        ],
        ...[
          'can’t/cannot see$/hear$',
          'can’t/cannot see/hear anything/well/eye/ear',
          'testic*/balls + pain*/hurt*',
        ],
        ...['testic* + torsion/twisted', 'penis/penile/dick + fractur*/broke/broken/snapped'],
      ],
      es: [
        ...['priapismo', 'erección dolorosa', 'erección horas', 'erección no baja', 'no baja erección'],
        ...[
          'ciego',
          'ceguera',
          'sordo',
          'sordera',
          'perdí/pérdida vista/visión/oído/audición',
          'no veo$/oigo$',
        ],
        ...[
          'no veo/oigo nada/bien/lado/ojo/oído',
          'no puedo ver$/oír$',
          'dolor/duele/duelen testículo*/huevos',
        ],
        ...['torsión testicular', 'pene + fractura/fracturado/roto/quebré/rompí'],
      ],
      pt: [
        ...[
          'ereção dolorosa',
          'ereção/pênis/pau horas',
          'ereção não passa/baixa',
          'cego',
          'cegueira',
          'surdo',
          'surdez',
        ],
        ...[
          'perdi/perda visão/vista/audição',
          'não enxergo/ouço/escuto',
          'não consigo/estou enxergar/enxergando',
        ],
        ...['não consigo ver$/ouvir$', 'dor/dói/doendo testículo*/saco', 'torção testicular'],
        'pênis/pau + fratura/fraturado/quebrou/quebrado/quebrei',
      ],
    },
  },
  {
    kind: 'clot, or infection after a shot or an infusion',
    to: 'clotOrInfection',
    words: {
      en: [
        ...[
          'hot + joint/knee',
          'swollen joint can’t move',
          'infection*',
          'infected',
          'abscess*',
          'pus',
          'sepsis',
        ],
        ...['fever/chills + shot/injection/IV/infusion/joint', 'clot', 'clots', 'DVT', 'pulmonary embol*'],
        ...['leg/calf + swollen/swelling', 'calf + pain/hurts', 'red/redness + spreading/streak*'],
      ],
      es: [
        ...['articulación/rodilla caliente', 'no puedo mover rodilla', 'infección', 'infectado', 'absceso'],
        ...['fiebre inyección/suero/infusión', 'escalofríos', 'coágulo*', 'trombosis', 'embolia pulmonar'],
        ...[
          'pierna/pantorrilla hinchada',
          'dolor pantorrilla',
          'enrojecimiento/rojo extiende',
          'línea/raya roja',
        ],
      ],
      pt: [
        ...[
          'articulação/joelho quente',
          'não consigo mexer joelho',
          'infecção',
          'infeccionado',
          'abscesso',
          'sepse',
        ],
        ...[
          'febre injeção/soro/infusão',
          'calafrios',
          'trombose',
          'perna/panturrilha inchada',
          'dor panturrilha',
        ],
        'vermelhidão/vermelho espalhando/aumentando',
      ],
    },
  },
  {
    kind: 'nitrates',
    to: 'nitrates',
    words: {
      en: ['nitro', 'nitroglycerin*', 'nitrostat', 'nitrate', 'nitrates', 'nitrite', 'poppers', 'isosorbide'],
      es: ['nitroglicerina', 'nitrato*', 'nitrito*', 'isosorbida'],
      pt: ['isossorbida'],
    },
  },
  {
    kind: 'fever alone',
    to: 'fever',
    words: { en: ['fever'], es: ['fiebre', 'calentura'], pt: ['febre'] },
  },
]

/** Beginnings of words that are one letter from a word of danger, and none. */
export const notMisspelled: readonly string[] = [
  'injec',
  'inyec',
  'injet',
  'cooking',
  'peppers',
  'homeless',
  'urgencia',
]

/** Phrases that have a word of danger and are none. Their words stand next to each other; a danger beside them stays one. */
export const harmlessPhrases: readonly string[] = [
  ...['double/single blind', 'blind/blinded study/studies/trial/trials', 'stroke order'],
  ...['double dose vitamin/vitamins', 'food poisoning tips'],
  ...['doble/simple ciego', 'estudio/ensayo ciego', 'dosis doble vitamina/vitaminas'],
  ...['doble dosis vitamina/vitaminas', 'duplo cego', 'estudo/ensaio cego', 'dose dupla vitamina/vitaminas'],
]

export const dangersIn = dangerFinder(dangerWords, notMisspelled, harmlessPhrases)
