import { price, quoted } from '@/content/facts/amounts'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const prpTherapy = {
  key: 'prp-therapy',
  slug: 'prp-therapy-flower-mound-tx',
  hue: 'prp',
  terrain: 'prp',
  wording: ['PRP'],
  meta: {
    title: 'Terapia com PRP em Flower Mound, TX',
    description:
      'Plasma rico em plaquetas para cabelo, pele, articulações e queixas sexuais em Flower Mound, TX: uso fora da bula, estudos divergentes, alternativas, riscos.',
  },
  card: {
    name: 'Terapia com PRP',
    title: 'Terapia com PRP',
    h2Title: 'As suas próprias plaquetas, em uso fora da bula (“off-label”)',
    description:
      'Uma pequena coleta de sangue, centrifugada e reaplicada onde se deseja: couro cabeludo, pele, articulação ou tecido íntimo. As evidências científicas variam conforme o uso, e nós as explicamos a você.',
    fact: 'Cabelo, articulações, saúde sexual',
    linkText: 'Leia sobre o PRP',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Terapia com PRP',
    lead: 'O plasma rico em plaquetas (PRP) vem do seu próprio sangue. Homens o procuram para cabelo, articulações, pele e ereções, e os estudos variam conforme o uso.',
    button: 'Restaurar, reparar, renovar',
    facts: [
      { label: 'Cabelo', value: '3-4 sessões, a cada 4-6 semanas' },
      { label: 'Articulações; saúde sexual', value: '2-3 sessões; 1-2 sessões' },
      { label: 'Depois', value: 'Sensível por 2-3 dias' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/prp-hair-restoration-men', text: 'PRP para o cabelo, em detalhes' },
  },
  intro: {
    heading: 'Terapia com PRP em Flower Mound',
    lead: 'Coletamos sangue do seu braço, centrifugamos para concentrar as plaquetas e injetamos o plasma que as contém.',
    paragraphs: [
      {
        text: 'Os kits que preparam o PRP são dispositivos liberados pela FDA (agência de medicamentos e alimentos dos EUA). O PRP em si não é aprovado pela FDA para queda de cabelo, ereções, pele ou articulações. Todos são usos fora da bula (“off-label”): um profissional de saúde pode oferecê-los e deve avisar você disso.',
        sources: [],
      },
      {
        text: 'Os métodos mudam de clínica para clínica: quanto sangue, como é centrifugado, com que frequência é aplicado. Esse é um dos motivos pelos quais os estudos divergem.',
        sources: ['R2'],
      },
    ],
  },
  suitability: {
    heading: 'Quem pode se beneficiar',
    note: 'São pontos de partida. Para ereções e joelhos, a maioria dos estudos controlados com placebo (tratamento inativo) citados aqui não encontrou ganho. Nada do que você marca é guardado.',
    items: [
      'Cabelo que ficou mais ralo no topo ou nas têmporas nos últimos anos',
      'Homens que não podem ou não querem tomar finasterida',
      'Homens que usam minoxidil e querem acrescentar algo',
      'Cicatrizes de acne, junto com microagulhamento',
      'Pele sem viço ou com linhas',
      'Joelho ou tendão dolorido que não melhorou com repouso e exercício',
      'Queixas de ereção, depois de verificadas as causas habituais',
      'Parceiras com queixas íntimas próprias',
    ],
    after:
      'Antes do PRP para ereções, verificamos pressão arterial, açúcar no sangue, colesterol, testosterona e medicamentos. A dificuldade de ereção pode ser um sinal precoce de doença do coração.',
    answer: {
      counts: [1, 2, 3],
      some: 'O cabelo é o mais bem estudado desses usos. A primeira consulta avalia o que você já tentou, e também o minoxidil e a finasterida.',
      others:
        'Para esse uso, os estudos encontraram pouco ou divergem. Na primeira consulta você fica sabendo o que eles mediram.',
    },
    notFor: [
      'Quem tem distúrbio das plaquetas ou da coagulação, ou usa um anticoagulante forte.',
      'Quem tem infecção ou câncer em tratamento.',
      'Homens calvos há anos, nos quais restam poucos folículos para tratar.',
    ],
  },
  why: {
    heading: 'O que os estudos de PRP mostraram',
    paragraphs: [
      {
        text: 'Cabelo: uma revisão de 2024 que reuniu 13 estudos controlados com placebo encontrou 27,6 fios a mais por centímetro quadrado com PRP do que com placebo (intervalo de 95%: 14,0 a 41,1). Os autores classificam essas evidências como de baixa qualidade, com claro viés de publicação: estudos sem ganho são publicados com menos frequência. Os fios não ficaram claramente mais grossos.',
        sources: ['R1'],
      },
      {
        text: 'Ereções: dos três estudos controlados com placebo citados aqui, um favoreceu o PRP e dois não encontraram diferença. No primeiro, 69% dos homens tiveram um ganho útil aos seis meses com PRP e 27% com placebo. No segundo, 61 homens foram randomizados e, um mês depois da segunda injeção, os números foram 58,3% e 53,6%. No terceiro, as pontuações médias foram quase iguais aos seis meses.',
        sources: ['S1', 'S2', 'S3'],
      },
      {
        text: 'Também há outros estudos. Uma revisão de três, de 2024, encontrou um ganho de dois a três pontos na pontuação de ereção, mas duas revisões de 2025, que reuniram sete estudos cada uma, não encontraram ganho confiável nessa pontuação em relação ao placebo. Uma das duas classifica as suas evidências como de certeza baixa a moderada. A Associação Americana de Urologia (AUA) chama o PRP para ereções de experimental.',
        sources: ['S8', 'S9', 'S10', 'S5'],
      },
      {
        text: 'Joelhos: em 288 adultos com artrose, três injeções não foram melhores do que soro fisiológico para dor ou cartilagem após um ano. Uma revisão de 2021 que reuniu 34 estudos favoreceu o PRP, com evidências de baixa qualidade. O Colégio Americano de Reumatologia (ACR) recomenda não usar PRP para artrose do joelho ou do quadril.',
        sources: ['J1', 'J3', 'J4'],
      },
      {
        text: 'Os tratamentos padrão vêm primeiro. Para ereções, são os inibidores da PDE-5, como sildenafila e tadalafila, que nunca podem ser tomados com nitratos. Para queda de cabelo em homens, o minoxidil na pele e os comprimidos de finasterida são aprovados pela FDA. A finasterida pode afetar o humor, a vida sexual e o exame de PSA: veja os riscos nesta página.',
        sources: ['S5', 'R8', 'R5'],
      },
    ],
  },
  journey: {
    heading: 'Uma sessão de PRP, passo a passo',
    steps: [
      {
        title: 'Primeiro, conversa',
        meta: 'Antes de coletar sangue',
        description:
          'Conversamos sobre o que você espera, o que já tentou e o que as evidências científicas sustentam.',
      },
      {
        title: 'Coleta e centrífuga',
        meta: 'Uma pequena amostra de sangue',
        description: 'O sangue do braço vai para um kit liberado pela FDA e para uma centrífuga.',
      },
      {
        title: 'Injeção',
        meta: 'Depois da anestesia local',
        description: 'Pequenas injeções vão para onde se deseja, e você volta para casa no mesmo dia.',
      },
      {
        title: 'Reavaliação',
        meta: 'Em cada sessão',
        description:
          'Comparamos fotos, tiradas com o seu consentimento, ou pontuações, e paramos se nada muda.',
      },
    ],
    after:
      'Um esquema comum para o cabelo é de 3 a 4 sessões, com 4 a 6 semanas de intervalo, e manutenção a cada 3 a 6 meses. Para articulações e saúde sexual, não há dose estabelecida.',
  },
  parts: [
    {
      kind: 'treatments',
      heading: 'Seis tratamentos com PRP que oferecemos',
      intro:
        'Todos os seis são usos fora da bula. As marcas pertencem aos seus donos e são citadas porque os homens perguntam por elas.',
      items: [
        {
          name: 'PRP para queixas de ereção',
          brandName: 'P-Shot',
          description:
            'Você recebe injeções no pênis depois da anestesia local. Dos três estudos controlados com placebo citados aqui, dois não encontraram ganho.',
          note: 'Oferecido só depois de conversarmos sobre o tratamento padrão.',
        },
        {
          name: 'Restauração capilar',
          description:
            'Você recebe fileiras de pequenas injeções no couro cabeludo ralo. É o mais bem estudado dos seis e precisa de manutenção.',
        },
        {
          name: 'PRP facial',
          brandName: 'Vampire Facial',
          description:
            'É o microagulhamento com PRP espalhado na pele. Para cicatrizes de acne, acrescentar PRP aumentou as chances de uma melhora clara em estudos controlados.',
        },
        {
          name: 'Recuperação de articulações e lesões',
          description:
            'O PRP é injetado em uma articulação ou um tendão dolorido. Para joelhos com artrose, o estudo mais bem conduzido não encontrou ganho em relação ao soro fisiológico; por isso, exercício e perda de peso vêm primeiro.',
        },
        {
          name: 'PRP com preenchedor',
          brandName: 'Vampire Facelift',
          description:
            'O PRP é combinado com um preenchedor dérmico. O preenchedor dá a forma. Se entrar em um vaso sanguíneo, pode entupi-lo e, raramente, causar perda duradoura da visão, AVC (derrame) ou morte da pele. O que o PRP acrescenta não está bem estudado.',
        },
        {
          name: 'PRP para mulheres',
          brandName: 'O-Shot',
          description:
            'Para parceiras com queixas íntimas próprias. Não temos nenhum estudo desse uso para mostrar a você.',
        },
      ],
    },
  ],
  benefits: {
    heading: 'O que esperar do PRP',
    note: 'Os números são médias de estudos pequenos, e o seu caso pode ser diferente.',
    items: [
      {
        title: 'Cabelo mais denso',
        text: 'Cerca de 28 fios a mais por centímetro quadrado do que com placebo em estudos reunidos, com evidências de baixa qualidade.',
        sources: ['R1'],
      },
      {
        title: 'Mudança lenta',
        text: 'Avaliamos depois do ciclo completo, não depois de uma consulta.',
      },
      {
        title: 'Cicatrizes mais suaves',
        text: 'Com microagulhamento, as chances de as cicatrizes de acne melhorarem mais da metade foram cerca de três vezes as do grupo sem PRP; 4 de 14 estudos eram randomizados.',
        sources: ['M1'],
      },
      {
        title: 'Ereções',
        text: 'Dos três estudos do desenho, um favoreceu o PRP e dois não. As diretrizes o chamam de experimental.',
        sources: ['S1', 'S2', 'S3', 'S5'],
      },
      {
        title: 'Dor nas articulações',
        text: 'Em um estudo com 288 adultos com artrose do joelho, não houve mais alívio do que com soro fisiológico.',
        sources: ['J1'],
      },
      {
        title: 'Recuperação curta',
        text: 'A área fica sensível e inchada por cerca de 2 a 3 dias.',
      },
    ],
  },
  risks: {
    heading: 'Efeitos colaterais e riscos do PRP',
    intro: 'O PRP vem do seu próprio sangue, mas as injeções têm os seus próprios riscos.',
    items: [
      { text: 'Espere dor e inchaço no local da agulha por alguns dias.', sources: ['R2'] },
      {
        text: 'Hematomas, sangramento e infecção são possíveis. Agulhas estéreis e atendimento licenciado importam: infecções por HIV foram ligadas a tratamentos faciais com PRP em um spa sem licença.',
        sources: ['M5'],
      },
      { text: 'Você pode pagar por um ciclo e não ver efeito.', sources: ['S2', 'J1'] },
      {
        text: 'As injeções no pênis podem deixar um hematoma e, raramente, uma cicatriz.',
        sources: [],
      },
      {
        text: 'Preenchedor: injetado por engano em um vaso sanguíneo, pode entupi-lo. Raramente causa perda duradoura da visão, AVC (derrame) ou morte da pele.',
        sources: ['M12'],
      },
      {
        text: `Finasterida, se você toma para o cabelo: a bula cita depressão, pensamentos suicidas e problemas sexuais que em alguns homens continuaram depois de parar. Em 2025, os órgãos reguladores europeus confirmaram os pensamentos suicidas como efeito colateral. Se o seu humor cair com 1 mg, pare e ligue para um médico. Em uma crise, ${helpLines.crisis}. A finasterida também reduz o PSA, em homens mais velhos a cerca da metade; avise quem pedir esse exame.`,
        sources: ['R5', 'R9'],
      },
    ],
    seekHelp: {
      emergency:
        'dificuldade para respirar, perda súbita da visão, fraqueza de um lado do corpo ou dificuldade para falar.',
      emergencyRoom:
        'uma articulação quente, inchada ou com dor súbita, com ou sem febre; febre depois de uma injeção; uma ereção de mais de quatro horas; depois de um preenchedor, pele branca ou arroxeada com dor forte.',
      sameDay: 'vermelhidão que se espalha ou pus, sem febre.',
      sources: { emergencyRoom: ['J5', 'J6', 'M12'] },
    },
  },
  faq: {
    heading: 'Perguntas sobre o PRP',
    items: [
      {
        id: 'does-it-hurt',
        question: 'Dói?',
        answer: [
          'Um pouco. A coleta de sangue é comum, e o couro cabeludo e as áreas íntimas são anestesiados antes das injeções. Espere pressão e alguma ardência e, depois, dor e inchaço por cerca de 2 a 3 dias.',
        ],
      },
      {
        id: 'how-many',
        question: 'De quantas sessões vou precisar?',
        answer: [
          'Para restauração capilar, costumamos planejar de 3 a 4, com 4 a 6 semanas de intervalo, e depois uma a cada 3 a 6 meses. Para articulações, planejamos de 2 a 3; para saúde sexual, 1 a 2. Esses esquemas são comuns, mas nenhum estudo mostrou qual deles funciona melhor.',
        ],
      },
      {
        id: 'fda',
        question: 'O PRP é aprovado pela FDA?',
        answer: [
          'Não. A FDA liberou kits que preparam o PRP, mas o PRP em si não é aprovado pela FDA para nenhum desses usos, e nós o usamos fora da bula.',
        ],
      },
      {
        id: 'with-minoxidil',
        question: 'Posso continuar com minoxidil ou finasterida?',
        answer: [
          'Sim, a menos que os efeitos colaterais incomodem você. Os dois são aprovados para queda de cabelo em homens, e o PRP não é; o cabelo que eles mantêm se perde se você parar.',
        ],
        sources: ['R8', 'R5'],
      },
      {
        id: 'ed-first',
        question: 'Devo tentar o PRP primeiro para ereções?',
        answer: [
          'Não. Peça que as causas sejam investigadas e tente um comprimido aprovado, se for seguro para você. Dos três estudos controlados com placebo citados aqui, dois mostraram que o PRP não acrescentou nada.',
        ],
        sources: ['S2', 'S3'],
      },
      {
        id: 'results-when',
        question: 'Quando eu veria uma mudança no cabelo?',
        answer: [
          'No mínimo depois de vários meses; por isso, avaliamos depois do ciclo completo. O cabelo cresce devagar, e uma foto depois de uma sessão mostra pouco. Com o seu consentimento, contamos e fotografamos em cada sessão.',
        ],
      },
      {
        id: 'how-soon',
        question: 'Em quanto tempo o PRP agiria em outras áreas?',
        answer: [
          'Para joelhos e ereções não se pode prometer prazo, porque talvez não ajude em nada. O estudo dos joelhos avaliou a dor após um ano e não encontrou ganho. Os estudos de ereção avaliaram de um a seis meses; portanto, seis meses é um prazo justo para parar e avaliar.',
        ],
        sources: ['J1', 'S1', 'S2', 'S3'],
      },
      {
        id: 'hair-how-much',
        question: 'Quanto cabelo eu poderia ganhar?',
        answer: [
          'Em estudos reunidos, a média foi de cerca de 28 fios por centímetro quadrado a mais do que com placebo. Os autores dizem que essas evidências são de baixa qualidade, e ninguém sabe de antemão quem vai responder.',
        ],
        sources: ['R1'],
      },
      {
        id: 'cost',
        question: 'Quanto custa o PRP?',
        answer: [
          `${quoted} O orçamento depende da área, do número de sessões e do que é combinado com o PRP, como microagulhamento ou um preenchedor. Para o cabelo, peça também o valor de um ano de manutenção.`,
        ],
        link: { href: routes.contact, text: 'Peça um orçamento de PRP' },
      },
      {
        id: 'who-injects',
        question: 'Quem me atende, e quem aplica as injeções?',
        answer: [
          'Um profissional de saúde conversa com você antes de qualquer coleta de sangue. Antes de aceitar, você fica sabendo quem vai aplicar, com nome e licença. As pessoas da clínica estão na página “Sobre”.',
        ],
        link: { href: routes.about, text: 'Sobre a clínica e a equipe' },
      },
      {
        id: 'blood-thinners',
        question: 'Tomo anticoagulante ou aspirina. Posso fazer PRP?',
        answer: [
          'Talvez não; diga qual é antes de agendar. Um anticoagulante forte é motivo para não injetar. Não pare por conta própria: só o médico que o receitou pode dizer se uma pausa é segura.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: 'O álcool e o cigarro fazem diferença?',
        answer: [
          'Os estudos citados aqui não dizem como eles mudam o resultado do PRP. Conte para nós sobre os dois. Álcool e tabaco estão entre as causas sobre as quais perguntamos quando a queixa é de ereção.',
        ],
      },
      {
        id: 'partner',
        question: 'Minha parceira pode vir?',
        answer: [
          'Pode, e por favor avise ao agendar. Uma parceira com queixas próprias precisa de uma consulta própria, porque o PRP para mulheres é decidido com base no histórico dela.',
        ],
      },
      {
        id: 'cancel',
        question: 'E se eu não puder vir a uma sessão?',
        answer: [
          `Por favor, avise com antecedência ${policy.cancelProcedure}, para que outra pessoa possa usar o horário.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Pergunte sobre o PRP antes de pagar por ele',
    text: 'Em uma consulta em Flower Mound, dizemos o que foi testado, em quem e que efeito teve.',
  },
  related: ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  disclaimers: [
    'Aqui o PRP é usado fora da bula (“off-label”). Ele não é aprovado pela FDA para queda de cabelo, disfunção erétil, pele ou articulações.',
  ],
  sources: [
    'R2',
    'R1',
    'S1',
    'S2',
    'S3',
    'S8',
    'S9',
    'S10',
    'S5',
    'J1',
    'J3',
    'J4',
    'R8',
    'R5',
    'M1',
    'M5',
    'M12',
    'R9',
    'J5',
    'J6',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
