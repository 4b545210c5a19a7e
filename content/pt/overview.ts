import { price, quotedInText } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import type { FaqItem } from '@/content/schema'
import { services } from '@/content/services'
import { capitalNumberWord, numberWord } from '@/lib/number-words'
import { routes } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { overview as english } from '../overview'

const count = numberWord(services.length)
const Count = capitalNumberWord(services.length)

export const overview = {
  meta: {
    title: 'Serviços de saúde masculina em Flower Mound',
    description: `${Count} serviços para homens em Flower Mound, TX: testosterona, peso, peptídeos, saúde funcional, PRP, microagulhas e soro, com as evidências e os riscos.`,
  },
  hero: {
    title: `${Count} serviços de saúde masculina em Flower Mound`,
    lead: 'Testosterona (TRT), emagrecimento médico, restauração capilar e mais, para homens em Flower Mound e na região de Dallas-Fort Worth. Cada um começa com uma consulta sobre o seu histórico, os seus exames e as suas perguntas.',
  },
  intro: {
    heading: 'Os serviços',
    text: 'Cada página diz para quem o serviço pode servir, quem não deve fazê-lo, o que os estudos encontraram e quais riscos ele tem.',
  },
  prices: {
    heading: 'Preços',
    note: 'Três preços, com o que cada um cobre.',
    link: `Todos os ${count} serviços, com as condições`,
  },
  why: {
    heading: 'Por que nós',
    items: [
      {
        title: 'Uma hora ou mais',
        text: `A sua primeira consulta dura ${policy.firstVisit}, só você e o profissional.`,
      },
      {
        title: 'Exames antes de opiniões',
        text: 'Nenhum hormônio é iniciado antes que os exames de sangue e os sintomas indiquem o mesmo.',
      },
      {
        title: 'Preços antes de agendar',
        text: `A primeira consulta, a testosterona e o emagrecimento têm preço e condições logo abaixo. O resto tem ${quotedInText}.`,
      },
      {
        title: 'Três idiomas',
        text: 'Consultas em inglês, espanhol e português, presenciais, ou por telessaúde no Texas.',
      },
    ],
  },
  faq: {
    heading: 'Antes de escolher',
    items: [
      {
        id: 'which-service',
        question: 'Como sei de qual serviço preciso?',
        answer: [
          'Você não precisa saber. Agende uma Discovery Experience (a primeira consulta) e diga o que incomoda você. O profissional de saúde diz o que serve e o que não serve.',
        ],
      },
      {
        id: 'first-visit',
        question: 'O que acontece na primeira consulta?',
        answer: [
          `Ouvimos a sua história, lemos os exames que você tem, pedimos os que faltam e conversamos sobre opções, riscos e preços. Ela dura ${policy.firstVisit} e custa ${price.firstVisit}.`,
        ],
      },
      {
        id: 'insurance',
        question: 'Vocês aceitam plano de saúde?',
        answer: [
          'Não cobramos de nenhum plano de saúde. A clínica trabalha com pagamento direto e aceita cartões HSA e FSA. O que eles podem pagar é decidido pela lei tributária e pelo seu plano.',
        ],
      },
      {
        id: 'telehealth',
        question: 'Quais serviços podem ser feitos por telessaúde?',
        answer: [
          `As consultas e os retornos. ${telehealth.open} ${telehealth.inPerson} As infusões são feitas na clínica.`,
        ],
      },
      {
        id: 'combine',
        question: 'Os serviços podem ser combinados?',
        answer: [
          'Às vezes. Com uma mudança de cada vez, é mais fácil ver o que ajuda e o que faz mal; por isso, muitas vezes começamos com uma só.',
        ],
      },
      {
        id: 'labs',
        question: 'Preciso de exames novos?',
        answer: [
          `Traga os resultados dos últimos ${policy.labsFromLast}, se tiver. Para a testosterona, são necessários dois exames no início da manhã, em dias diferentes, não importa quem faça a coleta.`,
        ],
      },
      {
        id: 'stop',
        question: 'E se eu quiser parar?',
        answer: [
          `${careTerms.minimumTerm.text} ${careTerms.notice.text} Converse antes conosco: em alguns tratamentos, a testosterona entre eles, é melhor parar com um plano e uma verificação dos exames.`,
        ],
        link: { href: routes.contact, text: 'Pergunte como parar' },
      },
    ] satisfies readonly FaqItem[],
  },
  closing: {
    heading: 'Comece com uma primeira consulta',
    text: 'Traga as suas perguntas e os resultados de exames que tiver.',
  },
} as const satisfies Translated<typeof english>
