import { clinic } from '@/content/facts/clinic'
import { policy, policyFigures } from '@/content/facts/policies'
import type { Translated } from '@/lib/translated'
import type { thankYou as english } from '../thank-you'

const intake = `Formulários: em até ${policy.intakeForms} depois de agendar. Exames: envie os dos últimos ${policy.labsFromLast}.`
const entry = {
  title: `Consulta na ${clinic.shortName}`,
  place: clinic.address.line,
} as const

const booked = {
  title: 'Consulta agendada! Veja o que vem agora',
  lead: 'A sua Discovery Experience (a primeira consulta) está marcada. Uma confirmação do nosso serviço de agendamento está a caminho.',
  stepsHeading: 'O que esperar',
  steps: [
    {
      title: 'Preencha os formulários',
      meta: `Em até ${policy.intakeForms}`,
      description: 'O e-mail do agendamento tem o link. Tenha em mãos a sua lista de medicamentos.',
    },
    {
      title: 'Envie exames recentes',
      meta: `Dos últimos ${policy.labsFromLast}`,
      description: 'Se você tem resultados, inclua-os no portal. Se não, pedimos o que for necessário.',
    },
    {
      title: 'Chegue ou conecte-se',
      meta: `${policy.arrive} antes; por telessaúde, ${policy.telehealthLogin}`,
      description: `Na clínica, chegue ${policy.arrive} antes. Para uma consulta por telessaúde, conecte-se ${policy.telehealthLogin} antes do início.`,
    },
    {
      title: 'Converse com calma',
      meta: policy.firstVisit,
      description: 'Falamos do seu histórico, objetivos, exames, opções e preços. Depois, você decide.',
    },
  ],
  visit: {
    ...entry,
    minutes: policyFigures.firstVisitMinutes[1],
    notes: {
      inPerson: `Chegue ${policy.arrive} antes. ${clinic.parking.text}\n${intake}\nPerguntas: ${clinic.phone.display}`,
      telehealth: `Conecte-se ${policy.telehealthLogin} antes do início.\n${intake}\nPerguntas: ${clinic.phone.display}`,
    },
  },
  bring: {
    heading: 'O que trazer',
    items: [
      'Os nomes e as doses de todos os seus medicamentos e suplementos.',
      `Resultados de exames dos últimos ${policy.labsFromLast}, se tiver algum que ainda não enviou.`,
      'Um cartão ou dinheiro para a consulta, ou um cartão HSA ou FSA se o seu plano permitir. Nada é cobrado de plano de saúde.',
      'As suas perguntas, anotadas. As mais difíceis de fazer ficam no topo.',
    ],
  },
} as const

const followUpTitle = 'Obrigado por agendar o seu retorno'

export const thankYou = {
  booked: {
    ...booked,
    meta: {
      title: booked.title,
      description: `O que fazer antes da primeira consulta na nossa clínica em Flower Mound: formulários em até ${policy.intakeForms}, exames recentes e quando chegar ou se conectar.`,
    },
  },
  consult: {
    ...booked,
    description: `A sua consulta está agendada. Preencha os formulários em até ${policy.intakeForms}, envie os exames dos últimos ${policy.labsFromLast} e chegue ${policy.arrive} antes.`,
  },
  followup: {
    title: followUpTitle,
    lead: 'Vamos ver o que mudou desde a sua última consulta.',
    meta: {
      title: followUpTitle,
      description: `O seu retorno está agendado. Termine os formulários no portal, faça a coleta de sangue a tempo e chegue ${policy.arriveFollowUp} antes.`,
    },
    stepsHeading: booked.stepsHeading,
    visit: {
      ...entry,
      notes: {
        inPerson: `Chegue ${policy.arriveFollowUp} antes. ${clinic.parking.text}\nPerguntas: ${clinic.phone.display}`,
        telehealth: `Conecte-se ${policy.telehealthLogin} antes do início.\nPerguntas: ${clinic.phone.display}`,
      },
    },
    bring: {
      heading: booked.bring.heading,
      items: [
        'O que você notou desde a última consulta, de bom e de ruim, com datas, se tiver.',
        'Qualquer medicamento ou suplemento novo, com a dose.',
        'Resultados de exames feitos em outro lugar.',
        'As perguntas que surgiram.',
      ],
    },
    steps: [
      {
        title: 'Atualize os formulários',
        meta: `Em até ${policy.intakeForms}`,
        description: 'Conte o que mudou: medicamentos, sintomas, efeitos colaterais.',
      },
      {
        title: 'Faça a coleta de sangue',
        meta: 'Se foi pedida',
        description: `A maioria dos resultados leva ${policy.labResults}; por isso, vá com tempo. Avise o laboratório se toma biotina, presente em suplementos para cabelo e unhas: ela pode dar valores falsamente altos ou baixos em alguns exames.`,
      },
      {
        title: 'Chegue ou conecte-se',
        meta: `${policy.arriveFollowUp} antes`,
        description: `Na clínica, chegue ${policy.arriveFollowUp} antes. Por telessaúde, conecte-se ${policy.telehealthLogin} antes do início.`,
      },
      {
        title: 'Ajustamos o plano',
        meta: 'Juntos',
        description: 'Comparamos os números com o que você sente e mudamos o que precisa mudar.',
      },
    ],
  },
  portal: 'Entrar no portal do paciente',
  portalLogin: 'Entrar no portal',
  serviceArea: 'Atendemos Flower Mound, Highland Village, Lewisville e a região de Dallas-Fort Worth.',
  questions: 'Tem perguntas antes disso? Escreva para',
} as const satisfies Translated<typeof english>
