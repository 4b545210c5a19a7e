import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { place } from '@/content/facts/place'
import { policy, policyFigures } from '@/content/facts/policies'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { about as english, Station } from '../about'

export type { Station } from '../about'

const [shortVisit, longVisit] = policyFigures.firstVisitMinutes

const stations: readonly Station[] = [
  {
    kind: 'video',
    title: 'Porta de entrada',
    text: 'Sem degraus. O passeio começa aqui e termina no consultório.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Recepção',
    text: 'O seu primeiro nome basta. Ninguém diz em voz alta por que você está aqui.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Consultório',
    text: 'Uma mesa, cadeiras e uma porta que fecha.',
    file: null,
  },
  {
    kind: 'video',
    title: 'Sala de exame',
    text: 'Onde se faz o exame físico da primeira consulta.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Sala de tratamento',
    text: 'Três poltronas, para infusões e procedimentos.',
    file: null,
  },
]

export const about = {
  meta: {
    title: 'Sobre a nossa clínica de saúde masculina',
    description:
      'Quem atende você, como a clínica funciona e por que continua pequena: um consultório de saúde masculina em Flower Mound, TX, em inglês, espanhol e português.',
  },
  heading: 'Uma pequena clínica de saúde masculina em Flower Mound',
  lead: 'Em geral, você é atendido pelo mesmo profissional. A primeira consulta reserva tempo para perguntas e termina com um plano por escrito.',
  figures: `17+ anos de experiência e 500+ homens atendidos. Números da clínica, em ${longDate(clinic.figuresAsOf)}.`,
  visit: {
    heading: 'A sua primeira consulta, de 15 em 15 minutos',
    note: `A primeira consulta dura ${policy.firstVisit}, na clínica ou por telessaúde. Para a testosterona, ela é sempre presencial.`,
    minutes: 'Minutos {from} a {to}',
    quarters: [
      { title: 'O que traz você', text: 'Nas suas palavras: o que mudou, e desde quando.' },
      { title: 'Histórico', text: 'Doenças, medicamentos, sono, família, planos de ter filhos.' },
      { title: 'Exame físico', text: 'Pressão arterial, peso e o que o seu histórico indicar.' },
      {
        title: 'Exames, linha por linha',
        text: 'Os resultados que você traz, ou os exames que vale a pena pedir.',
      },
      {
        title: 'Opções',
        text: 'Benefício, risco e preço de cada uma. Não fazer nada é uma delas.',
      },
      {
        title: 'O seu plano, por escrito',
        text: 'Você o leva para casa. Pode ser nenhum tratamento, ou ficar à espera dos exames.',
      },
    ],
    atLeast: shortVisit,
    sample: place.visitOrder.sample,
    order: `Uma consulta simples precisa só de ${shortVisit} minutos: as partes são as mesmas, apenas mais curtas. Até ${longVisit} ficam reservados.`,
  },
  map: {
    heading: 'Como nos encontrar',
    note: 'Estacione em frente ao prédio. A porta não tem degraus.',
    alt: `Mapa desenhado da rua: a clínica fica na ${place.streetMap.suite}, do lado norte da ${place.streetMap.road}, com estacionamento gratuito e vagas acessíveis em frente à porta.`,
    caption: 'Ruas e prédios a confirmar. Desenhado aqui: nenhum serviço de mapas é consultado.',
    directions: 'Como chegar',
    sample: place.streetMap.sample,
  },
  tour: {
    heading: 'Por dentro, em cinco paradas',
    note: 'Os números são os da planta.',
    alt: 'Planta da clínica: da porta sem degrau, passando pela recepção, chega-se a um corredor com o consultório e a sala de exame de um lado e a sala de tratamento do outro.',
    toScale: 'Em escala; salas a confirmar.',
    sample: place.floorPlan.sample,
    stations,
  },
  review: {
    heading: 'Quem revisa as nossas páginas médicas',
    text: 'Cada página de serviço e cada artigo diz quem fez a revisão e em que data. Se o texto mudou depois disso, a página avisa.',
  },
  story: {
    heading: 'Por que foi fundada',
    paragraphs: [
      'Muitos homens esperam muito tempo até perguntar sobre energia, peso ou sexo. Depois, ouvem um número e pouco mais.',
      'A clínica foi fundada para fazer isso de outro modo: atender menos homens, dedicar mais tempo a cada um, pedir exames antes de dar uma opinião e dizer o preço antes de você decidir.',
    ],
  },
  philosophy: {
    heading: 'Como pensamos',
    items: [
      {
        title: 'Primeiro, medir',
        text: 'Nenhum hormônio é iniciado só pelos sintomas. A testosterona exige também dois resultados baixos em exames feitos de manhã.',
      },
      {
        title: 'Dizer o que não se sabe',
        text: 'Para parte do que os homens pedem há poucas evidências científicas. Dizemos isso antes de você pagar.',
      },
      {
        title: 'O risco ao lado do benefício',
        text: 'Todo plano diz quais são os riscos, como ficamos atentos a eles e quando paramos.',
      },
      {
        title: 'O seu próprio médico continua a par',
        text: 'Com o seu consentimento, enviamos as nossas anotações ao seu médico de família ou clínico geral.',
      },
    ],
  },
  differences: {
    heading: 'O que é diferente aqui',
    rows: [
      {
        figure: policyFigures.firstVisitMinutes.join('–'),
        topic: 'minutos para a primeira consulta',
        text: 'Só você e o profissional, da primeira pergunta ao plano.',
      },
      { figure: '1', topic: 'profissional', text: 'Em geral, o mesmo em todas as consultas.' },
      {
        figure: price.firstVisit,
        topic: 'por essa consulta',
        text: `Os programas mensais também têm preço, com o que incluem e as condições. Todo o resto tem ${quotedInText}. Pagamento direto, HSA ou FSA se o seu plano permitir.`,
      },
      {
        figure: `${clinic.languages.length}`,
        topic: 'idiomas',
        text: 'Inglês, espanhol e português.',
      },
    ],
    place: {
      topic: 'Perto de você, ou em casa.',
      text: 'As consultas são em Flower Mound, ou por telessaúde no Texas. A primeira consulta de testosterona e todos os procedimentos são presenciais.',
    },
  },
  concerns: {
    heading: 'Queixas comuns, e o que fazemos a respeito',
    note: 'Um plano segue o que foi encontrado. Nenhum resultado é certo.',
    columns: { concern: 'Por que os homens vêm', outcome: 'O que fazemos' },
    items: [
      {
        concern: 'Cansaço, mesmo depois de dormir',
        outcome:
          'Além da testosterona, olhamos o sono, o humor, a tireoide, o hemograma e os medicamentos. O cansaço tem muitas causas, e os estudos com testosterona não encontraram ganho significativo de energia.',
      },
      {
        concern: 'Menos desejo, ereções mais fracas',
        outcome:
          'São os sintomas mais ligados à testosterona baixa. Ereções mais fracas também podem ser um sinal precoce de doença do coração; por isso, verificamos a pressão arterial, o açúcar no sangue e o colesterol.',
      },
      {
        concern: 'Peso que não baixa',
        outcome:
          'Começamos pela alimentação, pela atividade, pelo sono e pelos medicamentos que engordam. Os medicamentos aprovados são uma opção, com os seus riscos.',
      },
      {
        concern: 'Cabelo ficando ralo',
        outcome:
          'Os medicamentos aprovados vêm primeiro. O PRP para cabelo é um uso fora da bula (“off-label”), e dizemos o que os pequenos estudos sobre ele encontraram.',
      },
    ],
  },
  closing: {
    heading: 'O seu plano pode ser nenhum tratamento. Isso também é uma resposta.',
    text: `A primeira consulta dura ${policy.firstVisit} e termina com um plano por escrito.`,
  },
} as const satisfies Translated<typeof english>
