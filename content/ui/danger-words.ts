import { helpLines } from '@/content/facts/help-lines'
import type { DangerWords } from '@/lib/search/danger'

/**
 * Words of somebody in danger, and where they lead. Whoever types one into a search sees the help lines first, whatever else is
 * found. Read in every language of the site: a man in danger types in his own. Accents and case do not matter; the words of a
 * phrase are found in this order with up to three others between them.
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
        ...['suicide', 'suicidal', 'sucide', 'suicde', 'suiside', 'kill myself', 'killing myself', 'kill me'],
        ...['end my life', 'ending my life', 'take my life', 'want to die', 'wanna die', 'wish i was dead'],
        ...[
          'better off dead',
          'dont want to live',
          'hurt myself',
          'hurting myself',
          'harm myself',
          'self harm',
        ],
        ...['no reason to live', 'nothing to live for', 'not worth living', 'can’t go on living'],
        ...['hopeless', helpLines.numbers.crisis, 'crisis line'],
      ],
      es: [
        ...[
          'suicidio',
          'suicida',
          'suicidarme',
          'suicidar',
          'matarme',
          'me quiero matar',
          'quitarme la vida',
        ],
        ...['quiero morir', 'quiero morirme', 'acabar con mi vida', 'hacerme daño', 'no quiero vivir'],
        ...['no aguanto vivir', 'ganas de morir', 'ganas de morirme'],
        ...['no vale la pena vivir', 'sin esperanza', 'línea de crisis'],
      ],
      pt: [
        ...['suicídio', 'suicida', 'suicidar', 'me matar', 'tirar minha vida', 'acabar com minha vida'],
        ...['quero morrer', 'vontade de morrer', 'me machucar', 'automutilação', 'não quero viver'],
        ...['não aguento viver', 'não vejo sentido em viver'],
        ...['não vale a pena viver', 'sem esperança', 'CVV'],
      ],
    },
  },
  {
    kind: 'heart, brain and breath',
    to: 'emergency',
    words: {
      en: [
        ...[
          helpLines.numbers.emergency,
          'emergency',
          'ambulance',
          'chest pain',
          'chest pains',
          'chest hurts',
          'chest pressure',
        ],
        ...['chest tightness', 'pain in chest', 'heart attack', 'stroke', 'face drooping', 'slurred speech'],
        ...['trouble speaking', 'weakness on one side', 'can’t breathe', 'cannot breathe', 'not breathe'],
        ...[
          'pressure chest',
          'tight chest',
          'tightness chest',
          'arm numb',
          'numb arm',
          'face numb',
          'can’t speak',
        ],
        ...['trouble breathing', 'hard to breathe', 'short of breath', 'shortness of breath', 'breathless'],
        ...[
          'choking',
          'passed out',
          'pass out',
          'passing out',
          'fainted',
          'fainting',
          'seizure',
          'unconscious',
        ],
      ],
      es: [
        ...['emergencia', 'emergencias', 'urgencias', 'ambulancia', 'dolor pecho', 'duele pecho'],
        ...[
          'presión pecho',
          'infarto',
          'ataque al corazón',
          'ataque cardíaco',
          'derrame cerebral',
          'cara caída',
        ],
        ...['no puedo respirar', 'dificultad para respirar', 'falta aire', 'ahogo', 'desmayo', 'desmayé'],
        ...[
          'opresión pecho',
          'pecho apretado',
          'cara torcida',
          'boca torcida',
          'brazo dormido',
          'no puedo hablar',
        ],
        ...['convulsión', 'convulsiones', 'inconsciente'],
      ],
      pt: [
        ...[
          'emergência',
          'ambulância',
          'SAMU',
          '192',
          'pronto socorro',
          'dor peito',
          'peito dói',
          'aperto peito',
        ],
        ...['infarto', 'ataque cardíaco', 'AVC', 'derrame', 'boca torta', 'falta ar', 'não consigo respirar'],
        ...['pressão peito', 'rosto torto', 'braço dormente', 'não consigo falar'],
        ...[
          'dificuldade para respirar',
          'engasgo',
          'engasgado',
          'engasguei',
          'desmaio',
          'desmaiei',
          'convulsão',
        ],
        'inconsciente',
      ],
    },
  },
  {
    kind: 'allergy',
    to: 'emergency',
    words: {
      en: [
        ...['anaphylaxis', 'allergic reaction', 'swollen throat', 'swollen face', 'swollen tongue', 'hives'],
        ...['swelling face', 'swelling throat', 'swelling tongue', 'face swelling', 'throat swelling'],
      ],
      es: [
        ...[
          'anafilaxia',
          'reacción alérgica',
          'garganta hinchada',
          'cara hinchada',
          'lengua hinchada',
          'ronchas',
        ],
        ...['hinchazón cara', 'hinchazón garganta', 'hinchazón lengua'],
      ],
      pt: [
        ...[
          'anafilaxia',
          'reação alérgica',
          'garganta inchada',
          'rosto inchado',
          'língua inchada',
          'urticária',
        ],
        ...['inchaço rosto', 'inchaço garganta', 'inchaço língua'],
      ],
    },
  },
  {
    kind: 'bleeding',
    to: 'emergency',
    words: {
      en: [
        ...['heavy bleeding', 'won’t stop bleeding', 'bleeding won’t stop', 'vomiting blood'],
        ...['throwing up blood', 'coughing blood', 'black stool', 'black stools'],
      ],
      es: [
        ...['sangrado abundante', 'hemorragia', 'no para de sangrar', 'vomito sangre', 'vomitar sangre'],
        ...['toser sangre', 'tos sangre', 'heces negras'],
      ],
      pt: [
        ...['sangramento', 'hemorragia', 'não para de sangrar', 'vômito sangue', 'vomitando sangue'],
        ...['tosse sangue', 'tossindo sangue', 'fezes pretas'],
      ],
    },
  },
  {
    kind: 'overdose and poison',
    to: 'poison',
    words: {
      en: [
        ...['overdose', 'overdosed', 'overdosing', 'took too much', 'taken too much', 'took too many'],
        ...['too many pills', 'whole bottle'],
        ...['double dose', 'wrong dose', 'poison', 'poisoned', 'poisoning'],
      ],
      es: [
        ...['sobredosis', 'tomé de más', 'tomé demasiado', 'doble dosis', 'dosis doble', 'dosis equivocada'],
        ...['muchas pastillas', 'demasiadas pastillas', 'todo el frasco'],
        ...['veneno', 'intoxicación', 'envenenamiento', 'envenenado'],
      ],
      pt: [
        ...[
          'overdose',
          'superdosagem',
          'tomei demais',
          'tomei a mais',
          'dose dobrada',
          'dose dupla',
          'dose errada',
        ],
        ...['muitos comprimidos', 'comprimidos demais', 'frasco inteiro'],
        ...['veneno', 'intoxicação', 'envenenamento', 'envenenado'],
      ],
    },
  },
  {
    kind: 'erection, sight, testicle',
    to: 'emergencyRoom',
    words: {
      en: [
        ...['priapism', 'erection 4 hours', 'erection four hours', '4 hour erection', 'four hour erection'],
        ...[
          'erection won’t go',
          'erection doesn’t go',
          'blind',
          'blindness',
          'vision loss',
          'loss of vision',
        ],
        ...['loss of sight', 'lost sight', 'lost vision', 'can’t see', 'cannot see', 'testicle pain'],
        ...['erection hours', 'boner hours', 'hard for hours', 'went blind'],
        ...['testicular pain', 'pain testicle'],
      ],
      es: [
        ...['erección horas', 'perdí vista', 'perdí visión'],
        ...['priapismo', 'erección 4 horas', 'erección cuatro horas', 'erección no baja', 'ciego', 'ceguera'],
        ...[
          'pérdida visión',
          'pérdida vista',
          'no veo',
          'no puedo ver',
          'dolor testículo',
          'dolor testículos',
        ],
      ],
      pt: [
        ...['ereção horas', 'pênis duro horas', 'perdi visão', 'perdi vista'],
        ...[
          'priapismo',
          'ereção 4 horas',
          'ereção quatro horas',
          'ereção não passa',
          'ereção não baixa',
          'cego',
        ],
        ...[
          'cegueira',
          'perda visão',
          'não enxergo',
          'não consigo enxergar',
          'dor testículo',
          'dor testículos',
        ],
      ],
    },
  },
  {
    kind: 'clot, or infection after a shot or an infusion',
    to: 'clotOrInfection',
    words: {
      en: [
        ...[
          'hot joint',
          'swollen joint can’t move',
          'infection',
          'infected',
          'abscess',
          'pus',
          'fever injection',
        ],
        ...['fever shot', 'shot fever', 'injection fever', 'fever IV', 'fever infusion', 'fever hot joint'],
        ...[
          'chills IV',
          'chills injection',
          'chills infusion',
          'chills shot',
          'blood clot',
          'blood clots',
          'DVT',
        ],
        ...['leg swollen', 'swollen leg', 'pulmonary embolism'],
      ],
      es: [
        ...['articulación caliente', 'no puedo mover rodilla', 'infección', 'infectado', 'absceso', 'pus'],
        ...['fiebre inyección', 'fiebre suero', 'fiebre infusión', 'escalofríos', 'coágulo', 'coágulos'],
        ...['trombosis', 'pierna hinchada', 'embolia pulmonar'],
      ],
      pt: [
        ...['articulação quente', 'não consigo mexer joelho', 'infecção', 'infeccionado', 'abscesso', 'pus'],
        ...['febre injeção', 'febre soro', 'febre infusão', 'calafrios', 'coágulo', 'coágulos', 'trombose'],
        ...['perna inchada', 'embolia pulmonar'],
      ],
    },
  },
  {
    kind: 'nitrates',
    to: 'nitrates',
    words: {
      en: ['nitroglycerin', 'nitrate', 'nitrates', 'poppers', 'isosorbide'],
      es: ['nitroglicerina', 'nitrato', 'nitratos', 'isosorbida'],
      pt: ['nitroglicerina', 'nitrato', 'nitratos', 'isossorbida'],
    },
  },
  {
    kind: 'fever alone',
    to: 'fever',
    words: { en: ['fever'], es: ['fiebre', 'calentura'], pt: ['febre'] },
  },
]
