import { helpLines } from '@/content/facts/help-lines'
import type { Translated } from '@/lib/translated'
import type {
  checklistWords as englishChecklist,
  serviceContents as englishContents,
  costWords as englishCost,
  serviceWords as englishService,
  sessions as englishSessions,
  weightChart as englishWeight,
} from '../../ui/service'

export const serviceWords = {
  related: 'Serviços relacionados',
  notFor: 'Para quem não é',
  brand: 'Também conhecido como {name}',
  moreQuestions: 'Mais perguntas',
  inWords: 'Os {count} pontos, em palavras',
  seekHelp: helpLines.box,
} as const satisfies Translated<typeof englishService>

export const serviceContents = {
  label: 'Nesta página',
  sections: {
    price: 'Custo',
    fit: 'É para mim?',
    benefit: 'Benefício',
    risk: 'Riscos',
    trials: 'Estudos',
    steps: 'Etapas',
    questions: 'Perguntas',
  },
} as const satisfies Translated<typeof englishContents>

export const costWords = {
  heading: 'Quanto custa',
  from: 'A partir de',
  month: 'por mês, depois de uma primeira consulta de {price}',
  covers: 'Um só orçamento cobre',
  dependsOn: 'Depende de',
  terms: 'Condições',
  all: 'Todos os preços e condições',
} as const satisfies Translated<typeof englishCost>

export const checklistWords = {
  unsure: 'Na dúvida? Por onde começo?',
} as const satisfies Translated<typeof englishChecklist>

export const sessions = {
  after: 'Após {count}',
  treatment: ' sessão',
  treatments: ' sessões',
  condition: 'Condição',
  consent:
    'Por número de sessões. Cada contorno é o lugar de um par de fotos. Fotos de pacientes só serão mostradas com consentimento por escrito.',
  planned: 'lugar para fotos',
  shown: 'fotos abaixo',
  label: '{condition}, antes e depois',
} as const satisfies Translated<typeof englishSessions>

export const weightChart = {
  caption: 'Perda média de peso em porcentagem, produtos aprovados pela FDA com dieta e atividade física',
  columns: ['Medicamento e estudo', 'Gráfico', 'Medicamento', 'Placebo'],
  placebo: 'placebo {percent}%',
  note: 'Médias; os resultados variam de homem para homem.',
} as const satisfies Translated<typeof englishWeight>
