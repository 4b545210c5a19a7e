import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'
import { servicePaths } from '@/lib/routes'

export const functionalHealthPrograms = {
  key: 'functional-health-programs',
  slug: 'functional-health-programs-flower-mound-tx',
  hue: 'functional',
  terrain: 'functional',
  wording: ['FUNC'],
  meta: {
    title: 'Programas de saúde funcional, Flower Mound',
    description:
      'Três programas estruturados para homens em Flower Mound, TX, de 3, 6 a 8 e 12 a 16 semanas: alimentação, sono, movimento, exames e o que os estudos mostram.',
  },
  card: {
    name: 'Programas de saúde funcional',
    title: 'Programas de saúde funcional',
    h2Title: 'Três programas de 3 a 16 semanas para alimentação, sono e movimento',
    description:
      'Cada programa tem duração fixa, retornos e exames antes e depois. Enquanto participa, você continua aos cuidados do seu próprio médico.',
    fact: '3 a 16 semanas',
    linkText: 'Leia sobre os programas',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Programas de saúde funcional',
    lead: 'Você dedica um número definido de semanas a mudar como come, dorme e se movimenta, com exames antes e depois. Nenhum suplemento precisa ser comprado.',
    facts: [
      { label: 'Duração', value: '3, 6-8 ou 12-16 semanas' },
      { label: 'Pagamento', value: 'Direto' },
      { label: 'Consultas', value: 'Presenciais ou por telessaúde no Texas' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: {
      href: '/blog/functional-medicine-explained',
      text: 'O que é medicina funcional',
    },
  },
  intro: {
    heading: 'Programas de saúde funcional em Flower Mound',
    lead: 'A medicina funcional olha em conjunto os seus hábitos, o seu histórico e os seus exames. Nós a usamos como um modo de organizar conselhos comuns que foram bem testados.',
    paragraphs: [
      {
        text: `${disclaimers.functional} Mantenha as suas consultas e os seus medicamentos enquanto participa.`,
        sources: [],
      },
      {
        text: 'Os nomes dos programas não descrevem um efeito. Nenhum deles limpa as suas células, transforma o metabolismo em três semanas nem faz uma doença crônica desaparecer.',
        sources: ['F2', 'F3'],
      },
    ],
  },
  suitability: {
    heading: 'Para quem um programa pode servir',
    note: 'Marque o que é verdade para você. Nada sai desta tela.',
    items: [
      'Você sabe o que fazer, mas não faz',
      'Açúcar no sangue que vem subindo',
      'Cintura que já não cabe no cinto',
      'Sono ruim na maioria das noites',
      'Pressão arterial no limite superior',
      'Estufamento ou digestão irregular, já avaliados por um médico',
      'Pouco movimento em trabalho de escritório',
      'Você quer números antes e depois',
    ],
    after:
      'Sejam quantos forem os itens marcados, traga a lista para a consulta, para começarmos pelo que mais importa para você.',
    answer: {
      counts: [2, 5, 6],
      some: 'Mostre os resultados que tiver sobre isso e avise o seu próprio médico de que pretende fazer um programa.',
      others:
        'Um programa pode começar por aí. Na consulta você escolhe um ou dois hábitos e quanto tempo quer dar a eles.',
    },
    notFor: [
      'Quem tem sintomas novos ou alarmantes, como sangramento ou perda rápida de peso: procure antes um médico. Com dor no peito, ligue para 911.',
      'Quem tem ou já teve transtorno alimentar, a menos que o terapeuta concorde.',
      'Homens que usam insulina ou uma sulfonilureia, a menos que as doses sejam acompanhadas enquanto mudam a alimentação.',
    ],
  },
  why: {
    heading: 'O que mostraram os estudos de programas funcionais e de estilo de vida',
    paragraphs: [
      {
        text: 'Em pessoas de alto risco, o plano de estilo de vida do Diabetes Prevention Program reduziu os casos novos de diabetes em 58%, e o medicamento metformina, em 31%.',
        sources: ['W13'],
      },
      {
        text: 'A medicina funcional em si foi pouco estudada. Um estudo retrospectivo analisou 398 pares: pacientes de um centro de medicina funcional, equiparados a pacientes de clínicas de medicina de família. Aos 6 meses, a pontuação de saúde física tinha subido um pouco mais no centro. Aos 12 meses, já não havia diferença. Os autores do estudo trabalham nesse centro.',
        sources: ['F1'],
      },
      {
        text: 'Nenhum ensaio clínico randomizado apoia as dietas “detox” comerciais; por isso, você não vai encontrar uma nos nossos programas.',
        sources: ['F2'],
      },
    ],
  },
  journey: {
    heading: 'Como funciona um programa',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Conversamos sobre o seu histórico, hábitos e medicamentos e sobre o que você quer mudar.',
      },
      {
        title: 'Primeiros exames',
        meta: `Em jejum, ${policy.fasting}`,
        description:
          'Pedimos exames padrão cujos resultados podem mudar o plano. Se você toma remédio para diabetes, pergunte antes de fazer jejum. Avise se toma biotina: ela pode dar valores falsamente altos ou baixos em alguns exames.',
      },
      {
        title: 'As semanas',
        meta: '3, 6-8 ou 12-16',
        description: 'Você faz uma ou duas mudanças de cada vez, e os retornos ajudam a mantê-las.',
      },
      {
        title: 'Segunda avaliação',
        meta: 'No final',
        description: 'Você repete os mesmos exames, e listamos o que mudou e o que ficou como estava.',
      },
    ],
  },
  parts: [
    {
      kind: 'programs',
      heading: 'Três programas',
      intro: 'Eles diferem na duração e em quanto você muda. A barra cheia representa dezesseis semanas.',
      items: [
        {
          title: '21-Day Metabolic Reset',
          duration: '3 semanas',
          weeks: [3, 3],
          description:
            'Você tem três semanas para pôr em ordem as refeições, a hora de dormir e os passos. É um prazo curto o bastante para chegar ao fim, e mostra se mais tempo ajudaria.',
          focus: [
            'Proteína e fibra em cada refeição',
            'Horário fixo para dormir',
            'Passos diários, contados',
            'Menos álcool e açúcar',
          ],
        },
        {
          title: 'Cellular Renewal Program',
          duration: '6-8 semanas',
          weeks: [6, 8],
          description:
            'Este acrescenta treino de força duas vezes por semana e cuidados com o sono. O nome é da própria clínica; o que muda é a sua rotina.',
          focus: [
            'Força, duas vezes por semana',
            'Horas de sono e ronco',
            'Estresse e respiração',
            'Diário alimentar com comentários',
          ],
        },
        {
          title: 'Cellular Vitality Reset',
          duration: '12-16 semanas',
          weeks: [12, 16],
          description:
            'Doze semanas ou mais bastam para que cintura, pressão arterial e hemoglobina glicada (A1C) mudem; por isso, exames antes e depois fazem sentido.',
          focus: [
            'Cintura e peso',
            'Pressão arterial em casa',
            'A1C e colesterol',
            'Um plano para o ano seguinte',
          ],
        },
      ],
    },
  ],
  benefits: {
    heading: 'O que os programas podem mudar',
    note: 'São efeitos possíveis dos hábitos, como estudados em programas de estilo de vida. Nenhum é certo.',
    items: [
      {
        title: 'Açúcar no sangue',
        text: 'Em pessoas de alto risco, um plano de estilo de vida evitou mais da metade dos casos novos de diabetes (58%).',
        sources: ['W13'],
      },
      {
        title: 'Peso',
        text: 'No Look AHEAD, adultos com diabetes tipo 2 ainda pesavam 4,7% menos depois de oito anos de apoio ao estilo de vida, e 2,1% menos no grupo de comparação.',
        sources: ['W14'],
      },
      {
        title: 'Sono',
        text: 'Você vai para a cama em um horário fixo e, se ronca, conversamos sobre investigar apneia do sono.',
      },
      { title: 'Força', text: 'Você treina duas vezes por semana nos dois programas mais longos.' },
      {
        title: 'Bem-estar',
        text: 'Em um estudo, a pontuação foi melhor aos 6 meses, e aos 12 a diferença tinha sumido.',
        sources: ['F1'],
      },
      {
        title: 'Saber o que funciona',
        text: 'Você aprende quais dos seus hábitos mexem com os seus próprios números.',
      },
    ],
  },
  risks: {
    heading: 'Limites e riscos dos programas funcionais',
    intro: 'Mudar de hábitos é seguro para a maioria dos homens, mas alguns precisam de cuidado.',
    items: [
      {
        text: 'Açúcar ou pressão baixos: isso pode acontecer se você toma remédio para diabetes ou pressão e come menos. Quem o receitou talvez precise mudar a dose.',
        sources: [],
      },
      {
        text: 'Suplementos: podem fazer mal ao fígado e interferir nos medicamentos, e alguns produtos de “limpeza” não são seguros.',
        sources: ['F3'],
      },
      {
        text: 'Exames desnecessários: trazem achados que significam pouco; por isso, só pedimos aquilo que nos faria agir.',
        sources: [],
      },
      {
        text: 'Voltar a engordar: o peso tende a voltar com os hábitos antigos; por isso, você sai com um plano para o ano seguinte.',
        sources: ['W14'],
      },
    ],
    seekHelp: {
      emergency:
        'dor no peito, desmaio ou confusão. Se você toma remédio para diabetes e se sente trêmulo, coma ou beba algo com açúcar na mesma hora, e ligue para 911 se não melhorar.',
      emergencyRoom: 'vômito que não para, ou dor forte na barriga.',
      sameDay: 'coração acelerado, olhos amarelados ou urina escura.',
    },
  },
  faq: {
    heading: 'Perguntas sobre os programas',
    items: [
      {
        id: 'which',
        question: 'Qual programa devo fazer?',
        answer: [
          'Comece pelo que você tem certeza de terminar. Se as três semanas correrem bem, você pode acrescentar um programa mais longo com os seus próprios números na mão.',
        ],
      },
      {
        id: 'own-doctor',
        question: 'Ainda preciso do meu próprio médico?',
        answer: [
          'Sim. Um programa não substitui o acompanhamento do seu médico. Com o seu consentimento, enviamos as nossas anotações ao consultório dele.',
        ],
      },
      {
        id: 'supplements',
        question: 'Vou ter que comprar suplementos?',
        answer: [
          'Não. Se um exame mostra que falta algo a você, procuramos a causa, e você compra o que precisa onde quiser.',
        ],
      },
      {
        id: 'cleanse',
        question: 'Isto é uma “limpeza”?',
        answer: [
          'Não. O fígado e os rins já fazem esse trabalho, e não se demonstrou que alguma dieta “detox” os ajude.',
        ],
        sources: ['F2'],
      },
      {
        id: 'time',
        question: 'Quanto tempo leva?',
        answer: [
          `A primeira consulta dura ${policy.firstVisit}; depois dela, há retornos curtos. Os programas mais longos acrescentam duas sessões de treino por semana.`,
        ],
      },
      {
        id: 'telehealth-program',
        question: 'Posso fazer por telessaúde?',
        answer: [
          'Você pode fazer assim os retornos, se estiver no Texas na hora. A coleta de sangue é presencial, e a primeira consulta funciona melhor pessoalmente.',
        ],
      },
      {
        id: 'program-price',
        question: 'Quanto custa um programa?',
        answer: [
          `${quoted} O preço depende da duração do programa, do número de retornos e dos exames de que você precisa. A clínica não cobra de planos de saúde. Um programa de saúde geral não costuma se qualificar para uma conta HSA ou FSA: quem decide é a lei tributária e o seu plano.`,
        ],
        link: { href: '/prices', text: 'Os preços e o que eles cobrem' },
      },
      {
        id: 'program-labs',
        question: 'Quem paga os exames?',
        answer: [`Você. ${careTerms.laboratoryFees.text}`],
      },
      {
        id: 'how-soon-program',
        question: 'Em quanto tempo vou notar algo?',
        answer: [
          'A sua rotina pode mudar já nas primeiras semanas, mas cintura, pressão arterial e A1C precisam dos programas mais longos. No único estudo de um centro de medicina funcional, os pacientes relataram melhor saúde aos 6 meses e nenhuma diferença aos 12.',
        ],
        sources: ['F1'],
      },
      {
        id: 'normal-results',
        question: 'E se os meus primeiros exames estiverem normais?',
        answer: [
          'Então talvez você não precise de um programa, e vamos dizer isso. Ainda assim, você pode continuar, para melhorar o sono, a força ou o peso, com uma meta que possamos medir.',
        ],
      },
      {
        id: 'program-medicine',
        question: 'Um programa inclui medicamento para emagrecer?',
        answer: [
          'Não. A semaglutida e a tirzepatida pertencem ao programa de emagrecimento, que tem preço próprio e riscos próprios.',
        ],
        link: { href: servicePaths['medical-weight-loss'], text: 'Emagrecimento médico' },
      },
      {
        id: 'program-alcohol',
        question: 'Preciso parar de beber?',
        answer: [
          'Não, mas pedimos que beba menos. Beber muito pode baixar a testosterona e agrava problemas do fígado e da pressão arterial. Se você bebe todos os dias, pergunte a um médico antes de parar, porque a abstinência pode ser perigosa.',
        ],
        sources: ['G7'],
      },
      {
        id: 'program-provider',
        question: 'Quem conduz o programa?',
        answer: [
          'O profissional apresentado na nossa página “Sobre”. Você pode pedir para ver a licença e o nome do médico supervisor antes de se inscrever.',
        ],
        link: { href: '/about', text: 'Quem trabalha aqui' },
      },
      {
        id: 'program-refund',
        question: 'Posso parar antes e receber dinheiro de volta?',
        answer: [`Sim. ${careTerms.refunds.text} Avise assim que souber que quer parar.`],
      },
    ],
  },
  closing: {
    heading: 'Escolha um programa que você consegue terminar',
    text: 'Diga o que quer mudar, e dizemos o que é realista em três, oito ou dezesseis semanas.',
  },
  related: ['medical-weight-loss', 'testosterone-replacement-therapy', 'peptide-therapy'],
  disclaimers: [
    disclaimers.functional,
    'As evidências científicas sobre programas de medicina funcional se limitam a estudos pequenos e retrospectivos.',
  ],
  sources: ['F2', 'F3', 'W13', 'F1', 'W14', 'G7'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
