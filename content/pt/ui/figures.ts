import { disclaimers } from '@/content/disclaimers'
import { courses } from '@/content/facts/courses'
import { language } from '@/content/facts/language'
import { functionalHealthPrograms } from '@/content/services/functional-health-programs'
import type { Translated } from '@/lib/translated'
import {
  figureWords as english,
  type effectPlot as englishEffect,
  type iconArray as englishIcons,
  type pairWords as englishPairs,
  type stripWords as englishStrip,
  type FigureName,
  type FigureWords,
} from '../../ui/figures'

export { type FigureName, type FigureWords, figureNames, type PairWords } from '../../ui/figures'

export const stripWords = {
  legend: 'Ponto: acontece nesse momento. Listrado: em algum momento do período.',
} as const satisfies Translated<typeof englishStrip>

export const iconArray = {
  heading: '{risk}, em 100 homens',
  treated: 'de 100, com testosterona',
  placebo: 'de 100, com placebo',
  caption:
    'Homens de 45 a 80 anos com doença do coração ou com alto risco de tê-la, um gel, cerca de dois anos.',
} as const satisfies Translated<typeof englishIcons>

export const effectPlot = {
  label: 'Diferença padronizada em relação ao placebo: {list}.',
  item: '{name} {size}',
  none: 'sem efeito',
  bands: ['pequeno', 'médio', 'grande'],
  axis: 'diferença padronizada em relação ao placebo',
  caption: 'Estudos reunidos, com 1.779 homens; faixas por convenção.',
} as const satisfies Translated<typeof englishEffect>

export const pairWords = {
  'prp-therapy': {
    title: 'Ereções: homens em cada 100 com um ganho útil',
    arms: ['PRP', 'placebo'],
    rows: [
      ['60 homens, após 6 meses'],
      ['61 homens randomizados, após 1 mês'],
      ['52 homens, após 6 meses', 'médias de pontos quase iguais'],
    ],
    caption:
      'Estudos controlados com placebo, em casos leves a moderados; o terceiro só dá médias. Duas revisões de 2025 com sete estudos não encontraram um ganho confiável na pontuação.',
  },
  'functional-health-programs': {
    title: 'Saúde física 5 pontos ou mais melhor, em 100 pacientes',
    arms: ['centro funcional', 'clínicas de família'],
    rows: [['Após 6 meses, cerca de'], ['Após 12 meses', 'já sem diferença']],
    caption:
      'Pontuações que 398 pares comparáveis deram a si mesmos. Sem sorteio dos grupos, e os autores trabalham nesse centro.',
  },
} as const satisfies Translated<typeof englishPairs>

export const pairAxisEnd = '100 de 100'

export const schematic = 'Esquemático.'

const { tirzepatide } = courses
const inText = (amount: number) => amount.toLocaleString(language.tag)
function program(index: number) {
  const found = functionalHealthPrograms.parts.flatMap(({ items }) => items)[index]
  if (!found) throw new Error('There are three programs')
  return found
}
const firstProgram = program(0)
const secondProgram = program(1)
const thirdProgram = program(2)
const [largestDose] = tirzepatide.doseMg.slice(-1)

export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  testosterone: {
    heading: 'A mesma média, três formas',
    lead: 'O modo de usar a testosterona decide como o seu nível varia entre as doses.',
    alt: 'A mesma média, três formas: ondas altas com uma injeção por semana, ondas menores com duas, quase estável com um gel ou creme diário.',
    caption: 'Sem valores medidos, portanto sem unidades. As marcas sob cada onda são doses.',
    evidence: english.testosterone.evidence,
    labels: {
      weekly: '1 vez/semana',
      twice: '2 vezes/semana',
      daily: 'Todos os dias',
      injection: 'injeção',
      skin: 'gel ou creme',
      weeklyInjection: '1 vez por semana, injeção',
      twiceInjection: '2 vezes por semana, injeção',
      dailySkin: 'Todos os dias, gel ou creme',
      weeklyNote: 'Alto após a injeção,\nmenor antes da próxima',
      twiceNote: 'O mesmo, em\nondas menores',
      dailyNote: 'Quase estável, com\numa leve onda diária',
      week1: 'Semana 1',
      week2: 'Semana 2',
      week3: 'Semana 3',
      week4: 'Semana 4',
      average: 'Linha pontilhada: a média, igual nas três',
    },
  },
  dose: {
    heading: 'Escada acima, quatro semanas por degrau',
    lead: 'A dose de tirzepatida sobe devagar, porque a maioria dos efeitos colaterais aparece quando ela aumenta.',
    alt: `Dose de tirzepatida segundo a bula: ${inText(tirzepatide.doseMg[0])} mg por semana durante quatro semanas, depois ${inText(tirzepatide.doseMg[0])} mg a mais em cada degrau de pelo menos quatro semanas, até no máximo ${largestDose} mg a partir da semana 20.`,
    caption:
      'A subida mais rápida que a bula do Zepbound permite. Você pode ficar em um degrau mais baixo ou voltar um.',
    evidence: english.dose.evidence,
    labels: { weeks: 'semanas', weeksShort: 'sem.', unit: 'mg por semana' },
  },
  weight: {
    heading: 'O que o estudo mediu',
    lead: `Peso corporal médio após ${tirzepatide.trialWeeks} semanas, em comparação com o início.`,
    alt: `Peso corporal médio após ${tirzepatide.trialWeeks} semanas, com dieta e atividade física: 79,1% do inicial com tirzepatida ${tirzepatide.trialDoseMg} mg, 96,9% com placebo.`,
    caption: `Tirzepatida (Zepbound, um produto aprovado pela FDA) ou placebo, ambos com dieta e atividade física: médias de um estudo com 2.539 adultos sem diabetes. Depois de parar, a maior parte do peso perdido voltou em um ano. ${disclaimers.glp1Boxed}`,
    evidence: english.weight.evidence,
    labels: {
      start: 'Início',
      startNote: 'os dois grupos',
      placebo: 'Placebo',
      placeboNote: `${tirzepatide.trialWeeks} semanas`,
      treated: `${tirzepatide.trialDoseMg} mg`,
      treatedNote: `${tirzepatide.trialWeeks} semanas`,
    },
  },
  prp: {
    heading: 'O seu sangue, em três etapas',
    lead: 'Um tubo do seu sangue é centrifugado até se separar em camadas.',
    alt: 'Um tubo de sangue, o mesmo tubo depois de centrifugado e uma seringa: o sangue centrifugado se separa em plasma em cima, uma camada clara e fina com plaquetas (“buffy coat”) e glóbulos vermelhos embaixo. A parte logo acima dos glóbulos vermelhos vai para a seringa.',
    caption:
      'A quantidade de plasma retirada e a de glóbulos brancos nele mudam de kit para kit. Todos os usos desta página são fora da bula.',
    evidence: english.prp.evidence,
    labels: {
      spun: 'centrifugado',
      plasma: 'Plasma',
      plasmaNote: 'água, proteínas, sais',
      buffy: 'Camada clara, fina',
      buffyNote: 'plaquetas, leucócitos',
      red: 'Glóbulos vermelhos',
      redNote: 'ficam no tubo',
      prp: 'Plasma rico em plaquetas',
      prpNote: 'a parte marcada, aspirada\nem uma seringa',
      prpShort: 'Plasma rico em plaquetas: a parte marcada',
    },
  },
  needles: {
    heading: 'Onde as agulhas terminam',
    lead: 'A profundidade é ajustada para cada área da pele.',
    alt: 'Corte da pele com agulhas em três profundidades: cada uma atravessa a epiderme e termina na derme, acima da gordura.',
    caption:
      'Camadas e profundidades não estão em escala. Pergunte qual profundidade está planejada para você, e por quê.',
    evidence: english.needles.evidence,
    labels: {
      outer: 'Epiderme',
      outerNote: 'descama e se renova',
      dermis: 'Derme',
      dermisNote: 'colágeno, vasos,\nterminações nervosas',
      fat: 'Gordura',
      fatNote: 'abaixo das agulhas',
    },
  },
  infusion: {
    heading: 'O que está pendurado ali, e por quanto tempo',
    lead: 'Uma bolsa, um gotejamento contado, uma pinça que regula a velocidade e um tubo macio (cateter) na veia.',
    alt: `Uma infusão: bolsa, câmara gotejadora, pinça rolete e um tubo macio na veia. A maioria das infusões dura de ${courses.infusionMinutes.join(' a ')} minutos; a de NAD+, de ${courses.nadHours.join(' a ')} horas.`,
    caption:
      'Os tempos estão em escala; a bolsa, não. Se você é saudável e consegue beber, tomar água hidrata igualmente bem.',
    evidence: english.infusion.evidence,
    labels: {
      bag: 'Bolsa',
      bagNote: 'conforme a prescrição',
      fluid: 'Líquido',
      fluidNote: 'água com sal e o que\nfoi pedido para você',
      chamber: 'Câmara gotejadora',
      chamberNote: 'as gotas são contadas',
      clamp: 'Pinça rolete',
      clampNote: 'regula a velocidade',
      tube: 'Cateter na veia',
      mouth: 'Ou pela boca',
      mouthNote: 'Se você é saudável e consegue beber,\na água hidrata igualmente bem.',
      most: `A maioria: ${courses.infusionMinutes.join(' a ')} minutos`,
      nad: `NAD+: ${courses.nadHours.join(' a ')} horas`,
      injection: 'Injeção de vitamina: alguns minutos',
      hours: `${courses.nadHours[1]} horas`,
    },
  },
  peptides: {
    heading: '36 estudos, um deles em pessoas',
    lead: 'O que uma revisão encontrou sobre o peptídeo mais procurado pelos homens para tendões. Cada ilhota é um estudo.',
    alt: 'Uma carta náutica em que cada ilhota é um estudo: 35 em animais ou células, um em 12 pessoas sem grupo de controle, nenhum estudo controlado entre eles e nenhum uso aprovado.',
    caption: `Um peptídeo, uma revisão de 2025. ${disclaimers.peptides} ${disclaimers.compounded}`,
    evidence: english.peptides.evidence,
    labels: {
      animals: 'em animais ou células',
      peopleShort: 'em pessoas: 12 delas,\nsem grupo de controle',
      people: 'em pessoas:\n12 delas,\nsem grupo\nde controle',
      controlled: 'estudos\ncontrolados',
      approved: 'usos\naprovados',
    },
  },
  programs: {
    heading: 'Três durações, uma escala',
    lead: 'Exames no início e no final, retornos no caminho.',
    alt: `Três programas em uma mesma escala de semanas: ${firstProgram.title} ${firstProgram.duration}, ${secondProgram.title} ${secondProgram.duration}, ${thirdProgram.title} ${thirdProgram.duration}.`,
    caption:
      'Anel: consulta e exames. Ponto: retorno, em posição livre. Listrado: semanas de que alguns homens precisam e outros não.',
    evidence: english.programs.evidence,
    labels: {
      first: firstProgram.title,
      second: secondProgram.title,
      third: thirdProgram.title,
      firstWeeks: firstProgram.duration,
      secondWeeks: secondProgram.duration,
      thirdWeeks: thirdProgram.duration,
      end: `${thirdProgram.weeks[1]} semanas`,
      endShort: `${thirdProgram.weeks[1]} sem.`,
      visit: 'consulta e exames',
      checkIn: 'retorno (esquemático)',
    },
  },
}
