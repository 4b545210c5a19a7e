import { disclaimers } from '@/content/disclaimers'
import { price } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'

export const medicalWeightLoss = {
  key: 'medical-weight-loss',
  slug: 'medical-weight-loss-flower-mound-tx',
  hue: 'weight',
  terrain: 'weight',
  wording: ['GLP1'],
  meta: {
    title: 'Emagrecimento médico em Flower Mound, TX',
    description: `GLP-1 e GLP-1/GIP, alimentação e força em Flower Mound, TX, a partir de ${price.weightLoss.month}: médias dos estudos, advertências, efeitos colaterais e o fim do uso.`,
  },
  card: {
    name: 'Emagrecimento médico',
    title: 'Emagrecimento médico',
    h2Title: 'Um programa mensal com consultas, alimentação, força e medicamento',
    description:
      'Medicamentos GLP-1 e GLP-1/GIP para homens com indicação, com alimentação, treino de força e consultas regulares. A página explica a advertência em destaque na bula (“boxed warning”, a mais séria da FDA), os efeitos colaterais e o que você paga.',
    fact: `Com ou sem remédio, a partir de ${price.weightLoss.month}`,
    linkText: 'Leia sobre emagrecimento',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Emagrecimento médico',
    lead: 'Para homens cujo peso não mudou só com alimentação e atividade física. Um medicamento GLP-1 pode fazer parte do programa, e só funciona enquanto você o usa.',
    facts: [
      { label: 'Programa', value: `A partir de ${price.weightLoss.aMonth}` },
      { label: 'Pagamento', value: 'Direto, HSA ou FSA se o seu plano permitir' },
      { label: 'Duração dos estudos', value: '64-72 semanas' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/semaglutide-weight-loss-glp1', text: 'Semaglutida, em detalhes' },
  },
  intro: {
    heading: 'Emagrecimento médico em Flower Mound',
    lead: 'Você tem consultas, um plano de alimentação e treino de força e, se for adequado para você, um medicamento que reduz o apetite. A semaglutida e a tirzepatida são injetadas uma vez por semana, e dois comprimidos diários também são aprovados.',
    paragraphs: [
      {
        text: 'As diretrizes apoiam o medicamento junto com mudanças no estilo de vida quando essas mudanças, sozinhas, não bastaram. Elas citam índice de massa corporal (IMC) de 30 ou mais, ou de 27 ou mais com uma doença relacionada.',
        sources: ['W7'],
      },
      {
        text: `${disclaimers.glp1Boxed} A bula do comprimido orforglipron (Foundayo) também traz uma advertência em destaque. A FDA é a agência de medicamentos e alimentos dos EUA.`,
        sources: ['W12', 'W34', 'W35'],
      },
      {
        text: `${careTerms.weightMedicine.text} ${careTerms.noCopies.text} Se outra clínica oferecer a você uma versão manipulada, saiba disto: ${disclaimers.compounded} Os números dos estudos desta página vêm de produtos aprovados e nada dizem sobre os manipulados.`,
        sources: ['W8'],
      },
    ],
  },
  suitability: {
    heading: 'Para quem o programa pode servir',
    note: 'Marque o que se aplica a você. A página esquece tudo quando você sai.',
    items: [
      '20 libras ou mais acima do peso em que você se sentia bem',
      'IMC de 30 ou mais, ou de 27 com uma doença relacionada',
      'Dietas que funcionaram e depois pararam de funcionar',
      'Fome que comanda o dia',
      'Pressão, açúcar no sangue ou colesterol altos',
      'Ronco ou apneia do sono',
      'Joelhos ou costas que sentem o peso',
      'Um medicamento que fez você engordar',
    ],
    after:
      'Primeiro procuramos as causas: sono ruim, álcool, doença da tireoide, testosterona baixa e medicamentos que engordam.',
    answer: {
      counts: [2],
      some: 'Com esse IMC, as diretrizes apoiam um medicamento junto com alimentação e atividade física. Na consulta se decide se algum é adequado para você.',
      others:
        'São bons motivos para vir. O seu IMC e as doenças relacionadas decidem se um medicamento é uma opção.',
    },
    notFor: [
      'Quem tem histórico pessoal ou familiar de câncer medular da tireoide ou a doença hereditária NEM 2.',
      'Homens que já tiveram pancreatite, até que o risco seja avaliado.',
      'Homens com problemas graves de esvaziamento do estômago ou com um transtorno alimentar ativo.',
    ],
  },
  why: {
    heading: 'O que os estudos de semaglutida, tirzepatida e comprimidos mostraram',
    paragraphs: [
      {
        text: 'No STEP 1, 1.961 adultos sem diabetes injetaram semaglutida 2,4 mg (o produto aprovado) ou placebo, com dieta e atividade física. Após 68 semanas, tinham perdido em média 14,9% do peso corporal, contra 2,4% no grupo do placebo.',
        sources: ['W1'],
      },
      {
        text: 'No SURMOUNT-1, 2.539 adultos sem diabetes injetaram tirzepatida (o produto aprovado) ou placebo, com dieta e atividade física. Após 72 semanas, a perda média foi de 15,0% a 20,9%, conforme a dose, e de 3,1% com placebo.',
        sources: ['W2'],
      },
      {
        text: 'Portanto, as injeções aprovadas, com dieta e atividade física, trouxeram em média cerca de 15 a 20% em 68 a 72 semanas.',
        sources: ['W1', 'W2'],
      },
      {
        text: 'A semaglutida também existe em comprimido de 25 mg. No OASIS 4, 307 adultos sem diabetes tomaram o comprimido ou placebo todos os dias. Após 64 semanas, a perda média foi de 13,6% com o comprimido e de cerca de 2% com placebo.',
        sources: ['W23'],
      },
      {
        text: 'O segundo comprimido é o orforglipron. O ATTAIN-1 o testou em 3.127 adultos com obesidade e sem diabetes. Após 72 semanas, eles tinham perdido de 7,5% a 11,2%, conforme a dose, e 2,1% com placebo. Comprimidos e injeções foram testados em estudos separados; por isso, essas médias não podem ser comparadas diretamente.',
        sources: ['W24'],
      },
    ],
    figure: 'weight-trials',
  },
  journey: {
    heading: 'O programa de emagrecimento em quatro fases',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Conversamos sobre o seu histórico, os seus medicamentos, dietas anteriores e casos de câncer de tireoide na família.',
      },
      {
        title: 'Exames e plano',
        meta: `Resultados: ${policy.labResults}`,
        description:
          'Examinamos açúcar no sangue, colesterol, fígado, rins e tireoide. Depois combinamos a alimentação, o treino de força e se você precisa de um medicamento.',
      },
      {
        title: 'Início lento',
        meta: 'Dose aumentada por etapas',
        description:
          'A maioria dos efeitos colaterais aparece quando a dose aumenta; por isso, seguimos no ritmo que o seu estômago permite.',
      },
      {
        title: 'Manter ou reduzir',
        meta: 'Revisto em cada consulta',
        description:
          'Combinamos cedo o que vem depois: continuar com o medicamento, reduzi-lo ou parar com um plano.',
      },
    ],
  },
  benefits: {
    heading: 'O que a perda de peso pode melhorar',
    note: 'São médias de estudos, com dieta e atividade física. O seu resultado pode ser diferente.',
    items: [
      {
        title: 'Peso',
        text: 'No STEP 1, 86,4% das pessoas com semaglutida perderam pelo menos 5% do peso, contra 31,5% das que receberam placebo (tratamento inativo).',
        sources: ['W1'],
      },
      {
        title: 'Risco cardíaco',
        text: 'O SELECT incluiu pessoas de 45 anos ou mais com doença do coração ou dos vasos sanguíneos, IMC de 27 ou mais e sem diabetes. Das que usaram semaglutida, 6,5% tiveram infarto ou AVC (derrame) ou morreram de doença do coração ou dos vasos, contra 8,0% com placebo.',
        sources: ['W6'],
      },
      {
        title: 'Testosterona',
        text: 'Em estudos reunidos de homens com obesidade, perder peso com dieta aumentou a testosterona total em cerca de 84 ng/dL.',
        sources: ['T15'],
      },
      {
        title: 'Hábitos',
        text: 'No STEP 1 e no SURMOUNT-1, todos tinham um plano de dieta e atividade. Com esse plano e um placebo, a perda média foi de 2,4% e 3,1%.',
        sources: ['W1', 'W2'],
      },
      {
        title: 'Comparação de duas injeções',
        text: 'No único estudo que comparou as duas, a perda média em 72 semanas foi de 20,2% com tirzepatida e de 13,7% com semaglutida. Os pacientes sabiam qual delas usavam.',
        sources: ['W5'],
      },
      {
        title: 'Só estilo de vida',
        text: 'Adultos com diabetes tipo 2 que tiveram oito anos de orientação intensiva terminaram 4,7% abaixo do peso inicial. O grupo de comparação terminou 2,1% abaixo.',
        sources: ['W14'],
      },
    ],
  },
  risks: {
    heading: 'Efeitos colaterais e riscos dos medicamentos GLP-1',
    intro: 'Os efeitos colaterais são comuns, e alguns são graves.',
    items: [
      {
        text: 'Estômago e intestino: náusea, vômito, diarreia ou prisão de ventre.',
        more: 'No STEP 1, 4,5% das pessoas pararam a semaglutida por causa deles, e 0,8% pararam o placebo.',
        sources: ['W1'],
      },
      {
        text: 'Pâncreas, vesícula, rins: as bulas alertam para inflamação do pâncreas, pedras na vesícula e lesão dos rins quando o vômito ou a diarreia desidratam você.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Açúcar baixo no sangue: pode cair demais se você também usa insulina ou uma sulfonilureia.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Olhos: muito raramente, a semaglutida pode ser seguida de uma perda súbita e duradoura da visão (NAION). Os órgãos reguladores europeus estimam até 1 em cada 10.000 pessoas.',
        more: 'Se você tem diabetes tipo 2, a doença dos olhos causada pelo diabetes também pode piorar. Avise se notar qualquer mudança lenta na visão.',
        sources: ['W36', 'W12', 'W34'],
      },
      {
        text: 'Batimentos: a frequência cardíaca em repouso pode subir.',
        more: 'Avise se o coração ficar acelerado por vários minutos em repouso.',
        sources: ['W12'],
      },
      {
        text: 'Alergia: pare o medicamento e ligue para 911 se tiver inchaço do rosto ou da garganta, dificuldade para respirar ou erupção grave na pele.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Anestesia e sedação profunda: esses medicamentos deixam o estômago mais lento, e a comida que ficou nele pode ir para os pulmões.',
        more: 'Avise todo cirurgião e anestesista bem antes do dia.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Comprimidos: a FDA pediu ao fabricante do orforglipron mais dados sobre lesão do fígado, eventos cardíacos, esvaziamento lento do estômago e câncer de tireoide.',
        more: 'Ele também interage com outros medicamentos; por isso, conte para nós tudo o que você toma.',
        sources: ['W35'],
      },
      {
        text: 'Músculo: você perde um pouco dele junto com a gordura; por isso pedimos proteína e treino de força.',
        sources: [],
      },
      {
        text: 'Voltar a engordar: cerca de dois terços do peso perdido voltaram no primeiro ano depois de parar.',
        sources: ['W3'],
      },
    ],
    seekHelp: {
      emergency: 'inchaço do rosto ou da garganta, dificuldade para respirar ou desmaio.',
      emergencyRoom:
        'perda ou diminuição súbita da visão, mesmo em um olho só (não use outra dose até um oftalmologista examinar você); dor forte na barriga que não passa; vômito que não para.',
      sameDay: 'pouca urina ou urina escura, olhos amarelados, ou dor embaixo das costelas direitas.',
      soon: 'um nódulo no pescoço, ou dificuldade para engolir.',
      sources: { emergencyRoom: ['W36', 'W37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'Quanto custa o programa de emagrecimento',
      claim: 'weight-loss',
    },
  ],
  faq: {
    heading: 'Perguntas sobre emagrecimento médico',
    items: [
      {
        id: 'how-much',
        question: 'Quanto peso vou perder?',
        answer: [
          'Ninguém pode dizer antes. Os estudos dão médias, e cerca de uma em cada sete pessoas com semaglutida no STEP 1 não chegou a uma perda de 5%.',
        ],
        sources: ['W1', 'W2'],
      },
      {
        id: 'how-soon',
        question: 'Em quanto tempo funciona?',
        answer: [
          'Em meses. A dose sobe por etapas, e os estudos mediram os resultados depois de 64 a 72 semanas.',
        ],
        sources: ['W1', 'W2', 'W23', 'W24'],
      },
      {
        id: 'stop-medicine',
        question: 'O que acontece quando eu paro?',
        answer: [
          'O apetite volta, e a maior parte do peso tende a voltar: em um estudo, dois terços em um ano. Fale conosco antes de parar.',
        ],
        sources: ['W3'],
      },
      {
        id: 'pills',
        question: 'Existe comprimido em vez de injeção?',
        answer: [
          'Sim, dois são aprovados para o peso. A FDA aprovou os comprimidos Wegovy (semaglutida 25 mg) em 22 de dezembro de 2025 e o Foundayo (orforglipron) em 1º de abril de 2026. Os dois são tomados todos os dias, e os dois trazem uma advertência em destaque na bula.',
          'O comprimido Wegovy é tomado de manhã, com o estômago vazio e no máximo 4 onças de água pura. Depois, espere 30 minutos antes de comer, beber ou tomar outros comprimidos. O Foundayo pode ser tomado com ou sem comida.',
        ],
        sources: ['W12', 'W23', 'W35', 'W24'],
      },
      {
        id: 'compounded',
        question: 'Vocês usam semaglutida ou tirzepatida manipulada?',
        answer: [
          `Não. ${careTerms.noCopies.text} A falta de tirzepatida e a de semaglutida no mercado terminaram em dezembro de 2024 e em fevereiro de 2025. Desde então, uma farmácia só pode manipulá-las em poucos casos, por exemplo, quando quem receita documenta que uma mudança faz diferença significativa para um paciente específico.`,
          'A FDA tem relatos de danos por erros de dose com versões manipuladas, alguns com internação.',
        ],
        sources: ['W18', 'W19', 'W8'],
      },
      {
        id: 'brands',
        question: 'Vocês receitam Wegovy (semaglutida) ou Zepbound (tirzepatida)?',
        answer: [
          'Sim, se um deles for adequado para você. A receita vai para a sua própria farmácia, que fornece e cobra o medicamento. Wegovy e Zepbound são marcas registradas de seus donos; a clínica não tem nenhum vínculo com eles.',
        ],
      },
      {
        id: 'dose-and-price',
        question: 'Como mudam a dose e o preço?',
        answer: [
          `A dose sobe por etapas, até onde você precisa e tolera. A sua farmácia cobra o medicamento, e o preço pode depender do produto e da dose; pergunte lá antes de cada etapa. O programa, a partir de ${price.weightLoss.aMonth}, cobre as suas consultas, as mensagens, o plano e a análise dos exames.`,
        ],
      },
      {
        id: 'approved-uses',
        question: 'Esses medicamentos são aprovados para o coração, a apneia do sono ou o fígado?',
        answer: [
          'Alguns são, para certas pessoas. Desde março de 2024, a bula do Wegovy inclui reduzir o risco de infarto, AVC e morte cardiovascular em adultos com doença cardíaca e sobrepeso ou obesidade.',
          'Desde dezembro de 2024, o Zepbound é aprovado para apneia obstrutiva do sono moderada a grave em adultos com obesidade. Só roncar não basta; você precisa de um exame do sono.',
          'Em agosto de 2025, as injeções de Wegovy receberam aprovação acelerada para MASH, uma doença do fígado, com cicatrizes moderadas a avançadas e sem cirrose. Esse benefício ainda precisa ser confirmado.',
        ],
        sources: ['W12', 'W6', 'W34', 'W26', 'W25'],
      },
      {
        id: 'self-injection',
        question: 'Eu mesmo aplico a injeção?',
        answer: [
          'Sim, uma vez por semana, sob a pele da barriga, da coxa ou da parte superior do braço. Peça que mostremos como fazer e que acompanhemos a primeira. Lave as mãos, use uma agulha nova e um local novo a cada vez e nunca compartilhe uma caneta. O medicamento vem da sua farmácia; peça lá um coletor de perfurocortantes e coloque nele as agulhas usadas na mesma hora.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'missed-dose',
        question: 'E se eu esquecer a dose semanal?',
        answer: [
          'Nunca use duas doses para compensar. Com Wegovy, use a dose esquecida se faltarem mais de 2 dias para a próxima; se ficou duas semanas ou mais sem usar, ligue para nós antes de recomeçar. Com Zepbound, use-a em até 4 dias ou pule.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'storage-travel',
        question: 'Como guardo as canetas, e posso viajar com elas?',
        answer: [
          'Guarde as canetas na geladeira, entre 36 e 46 °F, e nunca as congele. Abaixo de 86 °F, uma caneta de Wegovy dura até 28 dias fora da geladeira, e uma de Zepbound, até 21 dias.',
          'Em viagem, leve-as na bagagem de mão, com o rótulo da farmácia e a receita.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'alcohol',
        question: 'Posso beber álcool?',
        answer: [
          'Beba pouco ou nada, sobretudo enquanto a dose está subindo. Com um medicamento GLP-1, beber muito aumenta o mal-estar no estômago, a queda do açúcar no sangue e o risco de pancreatite.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'hair-loss',
        question: 'Vou perder cabelo?',
        answer: [
          'É possível. A queda de cabelo consta como efeito colateral tanto do Wegovy quanto do Zepbound. Avise se notar.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'side-effects-first',
        question: 'Quais são os primeiros efeitos colaterais?',
        answer: [
          'Sensação de estômago cheio e náusea são habituais, sobretudo depois de um aumento de dose. Refeições menores e um aumento mais lento podem aliviar.',
        ],
      },
      {
        id: 'exercise-needed',
        question: 'Preciso fazer exercício mesmo assim?',
        answer: [
          'Sim. O treino de força protege os músculos, e todos no STEP 1 e no SURMOUNT-1 tinham um plano de dieta e atividade física.',
        ],
        sources: ['W1', 'W2'],
      },
      {
        id: 'without-injection',
        question: 'Posso participar sem medicamento?',
        answer: [
          'Pode. Programas de estilo de vida funcionam para alguns homens, e vale tentá-los primeiro se a sua saúde permitir.',
        ],
        link: { href: '/blog/medical-weight-loss-vs-diets', text: 'Medicamento e dietas: comparação' },
      },
      {
        id: 'normal-labs',
        question: 'E se os meus exames estiverem normais?',
        answer: [
          'Você pode participar mesmo assim. Se um medicamento é adequado depende do IMC, das doenças relacionadas e do que você já tentou. Você paga a consulta e o laboratório de qualquer forma.',
        ],
        sources: ['W7'],
      },
      {
        id: 'switching-clinics',
        question: 'Posso vir de outra clínica?',
        answer: [
          'Pode. Traga os últimos exames e o nome, a dose e a data da última aplicação do seu medicamento. Se o seu medicamento é uma cópia manipulada, não vamos continuá-lo, mas podemos conversar sobre um aprovado.',
        ],
      },
      {
        id: 'who-you-see',
        question: 'Quem vai me atender?',
        answer: ['O profissional apresentado na nossa página “Sobre”.'],
        link: { href: '/about', text: 'Sobre a clínica' },
      },
      {
        id: 'refunds',
        question: 'Posso parar o programa ou receber reembolso?',
        answer: [
          `${careTerms.minimumTerm.text} ${careTerms.notice.text} ${careTerms.refunds.text}`,
          'Quem vende o medicamento é a sua farmácia; por isso, para devoluções valem as regras dela.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Descubra se o programa serve para você',
    text: 'Depois de uma consulta e dos exames, dizemos o que faríamos, e às vezes isso é deixar o medicamento de fora.',
  },
  related: ['testosterone-replacement-therapy', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.compounded, disclaimers.glp1Boxed],
  sources: [
    'W7',
    'W12',
    'W34',
    'W35',
    'W8',
    'W1',
    'W2',
    'W23',
    'W24',
    'W3',
    'W6',
    'T15',
    'W5',
    'W14',
    'W4',
    'W18',
    'W19',
    'W26',
    'W25',
    'W36',
    'W37',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
