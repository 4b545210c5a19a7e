import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const microneedling = {
  key: 'microneedling',
  slug: 'microneedling-flower-mound-tx',
  hue: 'prp',
  terrain: 'micro',
  wording: ['EXO', 'PRP'],
  meta: {
    title: 'Microagulhamento com PRP ou exossomos, Flower Mound',
    description:
      'Microagulhamento com PRP ou exossomos em Flower Mound, TX: sessões, recuperação, riscos, estudos em cicatrizes de acne e o que a FDA diz dos exossomos.',
  },
  card: {
    name: 'Microagulhamento',
    title: 'Microagulhamento com PRP ou exossomos',
    h2Title: 'Agulhas finas para cicatrizes e textura',
    description:
      'Uma caneta de agulhas finas abre microcanais na pele anestesiada. É mais bem estudado para cicatrizes de acne, sozinho ou com o seu próprio PRP. Atualmente não há nenhum produto de exossomos aprovado pela FDA.',
    fact: '3 a 6 sessões de 30 a 45 minutos',
    linkText: 'Leia sobre microagulhamento',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Microagulhamento',
    lead: 'Lesões minúsculas e regulares levam a pele a se remodelar. É mais bem estudado para cicatrizes de acne; para muitos outros usos, há poucas evidências científicas.',
    button: 'Renove seu visual hoje',
    facts: [
      { label: 'Ciclo', value: '3-6 sessões, a cada 4-6 semanas' },
      { label: 'Cada uma', value: '30-45 minutos' },
      { label: 'Depois, com PRP', value: '2-3 dias de vermelhidão' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/microneedling-prp-vs-exosomes', text: 'PRP ou exossomos?' },
  },
  intro: {
    heading: 'Microagulhamento com PRP ou exossomos em Flower Mound',
    lead: 'Uma caneta manual move agulhas finas para dentro e para fora da pele anestesiada. O objetivo é que a pele produza colágeno novo nas semanas seguintes.',
    paragraphs: [
      {
        text: 'Vários dispositivos de microagulhamento são autorizados pela FDA (agência de medicamentos e alimentos dos EUA) para melhorar a aparência de cicatrizes de acne no rosto, rugas do rosto e cicatrizes do abdome em pessoas de 22 anos ou mais. Os usos dependem do dispositivo: cada um tem a sua própria lista. Crescimento de cabelo, estrias e acne ativa não estão na lista da FDA. O profissional que atende você diz qual dispositivo é usado e para que ele foi liberado.',
        sources: ['M11'],
      },
      {
        text: 'O microagulhamento com radiofrequência é um procedimento diferente, porque acrescenta calor. A FDA alertou que ele pode causar queimaduras, cicatrizes e lesão de nervos.',
        sources: ['M2'],
      },
      {
        text: `${disclaimers.exosomes} As clínicas que os usam fazem isso sem aprovação, e a FDA recebeu relatos de danos graves. Se você pedir exossomos aqui, o profissional de saúde diz qual seria o produto e decide com você se vai usá-lo.`,
        sources: ['M3', 'M4'],
      },
    ],
  },
  parts: [
    {
      kind: 'video',
      heading: 'Uma sessão em vídeo',
      title: 'Microagulhamento, da anestesia ao resfriamento',
      caption: 'O vídeo vem de um serviço externo e carrega quando você aperta o play.',
      transcript: [
        'A pele é limpa e anestesiada com um creme.',
        'A caneta se move em linhas curtas, uma área de cada vez. Pequenos pontos vermelhos aparecem por onde ela passa.',
        'O PRP, se foi escolhido, é espalhado na pele enquanto os canais estão abertos.',
        'Depois vem uma máscara fria, e a pele fica vermelha, como em uma queimadura de sol.',
      ],
    },
    {
      kind: 'gallery',
      heading: 'Antes e depois, por sessão',
      intro:
        'As lesões da acne precisam ter se acalmado antes das agulhas. Quais destes usos são liberados varia conforme o dispositivo. Acne ativa, estrias, cabelo e couro cabeludo não estão na lista de usos da FDA.',
      items: [
        {
          condition: 'Cicatrizes de acne',
          treatments: 1,
          alt: 'Cicatrizes de acne antes e depois de 1 sessão',
        },
        { condition: 'Acne ativa', treatments: 3, alt: 'Acne ativa antes e depois de 3 sessões' },
        {
          condition: 'Rejuvenescimento da pele',
          treatments: 3,
          alt: 'Pele do rosto antes e depois de 3 sessões',
        },
        { condition: 'Estrias', treatments: 3, alt: 'Estrias antes e depois de 3 sessões' },
        {
          condition: 'Restauração capilar',
          treatments: 3,
          alt: 'Cabelo ralo antes e depois de 3 sessões',
        },
        { condition: 'Couro cabeludo', treatments: 3, alt: 'Couro cabeludo antes e depois de 3 sessões' },
        { condition: 'Rejuvenescimento do rosto', treatments: 4, alt: 'Rosto antes e depois de 4 sessões' },
      ],
    },
  ],
  suitability: {
    heading: 'Para quem o microagulhamento pode servir',
    note: 'São oito motivos pelos quais homens perguntam por ele, e o que você marca fica nesta página.',
    items: [
      'Cicatrizes de acne fundas ou onduladas',
      'Poros dilatados',
      'Linhas finas ao redor dos olhos',
      'Textura irregular da pele',
      'Pele desgastada pelo sol',
      'Cicatrizes antigas de cirurgia ou esporte',
      'Estrias',
      'Cabelo ralo, junto com outro tratamento',
    ],
    after:
      'O primeiro motivo tem o melhor respaldo. Para os outros, dizemos o que se sabe, que pode ser pouco.',
    answer: {
      counts: [1],
      some: 'As cicatrizes de acne são o uso mais estudado do microagulhamento. A consulta avalia o tipo delas e a sua pele.',
      others:
        'Para isso há menos evidências científicas. Na consulta você fica sabendo o que se sabe sobre isso antes de decidir.',
    },
    notFor: [
      'Quem tem, naquele dia, lesões de acne ativa, herpes labial, eczema ou infecção na pele.',
      'Quem tomou isotretinoína nos últimos meses ou forma queloides.',
      'Quem usa um anticoagulante forte, a menos que o médico que o receitou concorde.',
    ],
  },
  why: {
    heading: 'O que os estudos de microagulhamento mostram',
    paragraphs: [
      {
        text: 'Em 14 estudos controlados com 472 pessoas, acrescentar PRP às agulhas multiplicou por cerca de três as chances de uma melhora de mais de 50% nas cicatrizes de acne. Só quatro dos estudos eram randomizados.',
        sources: ['M1'],
      },
      {
        text: 'Para o cabelo, um estudo com 100 homens comparou agulhas semanais mais minoxidil com minoxidil sozinho. Em 12 semanas, o primeiro grupo tinha ganhado 91 fios na área contada, e o segundo, 22. O minoxidil em si é aprovado para queda de cabelo em homens. O estudo foi feito em um só centro e precisa ser repetido.',
        sources: ['M7', 'R8'],
      },
      {
        text: 'Dois estudos pequenos e curtos testaram soluções de exossomos no rosto com agulhas. Em 28 adultos, o lado com exossomos teve pontuação mais alta do que o lado com soro fisiológico seis semanas depois da última sessão. No outro, com agulhas de radiofrequência, exossomos e PRP não diferiram. Os dois avaliaram pele envelhecida, não cicatrizes de acne.',
        sources: ['M9', 'M10'],
      },
    ],
  },
  journey: {
    heading: 'Uma sessão de microagulhamento em quatro etapas',
    steps: [
      {
        title: 'Avaliar',
        meta: 'Na primeira consulta',
        description:
          'Avaliamos o tipo de pele, as cicatrizes e os medicamentos e perguntamos o que você espera. Fotos, só com o seu consentimento.',
      },
      {
        title: 'Anestesiar',
        meta: 'Cerca de meia hora',
        description: 'Um creme faz quase tudo; por isso, conte antes se tem alergias.',
      },
      {
        title: 'Aplicar',
        meta: '30 a 45 minutos',
        description:
          'As agulhas são estéreis e usadas uma só vez, e a profundidade é ajustada para cada área.',
      },
      {
        title: 'Recuperar',
        meta: '2 a 3 dias',
        description:
          'A pele fica vermelha e repuxada no início. Lave com delicadeza, use protetor solar e não vá à academia nesse dia.',
      },
    ],
    after:
      'De três a seis sessões, com 4 a 6 semanas de intervalo. Paramos antes se as primeiras não fizeram nada.',
  },
  benefits: {
    heading: 'O que o microagulhamento pode mudar',
    note: 'As cicatrizes de acne têm as melhores evidências científicas. Quanto muda varia de pessoa para pessoa.',
    items: [
      {
        title: 'Cicatrizes de acne',
        text: 'As depressões podem ficar mais rasas, e o PRP aumenta o efeito em estudos controlados.',
        sources: ['M1'],
      },
      {
        title: 'Textura',
        text: 'Uma superfície mais uniforme é o objetivo, mas não temos nenhum estudo para mostrar.',
      },
      {
        title: 'Poros',
        text: 'Homens perguntam por eles, mas nenhum estudo citado aqui os mediu.',
      },
      {
        title: 'Linhas finas',
        text: 'As rugas do rosto estão na lista de usos da FDA, mas, para uma caneta, ter ou não esse uso depende do dispositivo.',
        sources: ['M11'],
      },
      {
        title: 'Cabelo',
        text: 'Um estudo acrescentou agulhas ao minoxidil e encontrou mais fios do que com minoxidil sozinho.',
        sources: ['M7', 'R8'],
      },
      {
        title: 'Vermelhidão',
        text: 'Cerca de 2 a 3 dias com PRP e 1 a 2 dias com exossomos. São números da própria clínica.',
      },
    ],
  },
  risks: {
    heading: 'Efeitos colaterais e riscos do microagulhamento',
    intro: 'As agulhas abrem a pele; por isso, a higiene importa mais do que a marca da caneta.',
    items: [
      {
        text: 'Espere vermelhidão, inchaço, ressecamento e pontinhos de sangue por alguns dias.',
        sources: [],
      },
      {
        text: 'Podem aparecer manchas escuras ou claras, com mais frequência em pele mais escura e depois do sol.',
        sources: [],
      },
      {
        text: 'Infecção é possível. Infecções por HIV foram ligadas a microagulhamento com PRP em um spa sem licença no Novo México; por isso, agulhas estéreis e atendimento licenciado importam.',
        sources: ['M5'],
      },
      {
        text: 'Podem se formar cicatrizes se as agulhas vão fundo demais ou se a pele tratada não é a indicada.',
        sources: [],
      },
    ],
    seekHelp: {
      emergency: 'dificuldade para respirar, ou inchaço do rosto, dos lábios ou da garganta.',
      emergencyRoom: 'febre ou calafrios com tremores depois de uma sessão.',
      sameDay: 'vermelhidão que se espalha, bolhas ou pus.',
    },
  },
  faq: {
    heading: 'Perguntas sobre o microagulhamento',
    items: [
      {
        id: 'pain',
        question: 'Dói?',
        answer: [
          'Um pouco, embora a pele seja antes anestesiada com um creme; você sente pressão e uma sensação de arranhão. Avise se doer, e nós paramos um pouco.',
        ],
      },
      {
        id: 'sessions',
        question: 'De quantas sessões preciso?',
        answer: [
          'Em geral, de três a seis, com 4 a 6 semanas entre elas. Nenhum estudo citado aqui definiu o número; por isso, olhamos o resultado depois de cada sessão e paramos antes se nada muda.',
        ],
      },
      {
        id: 'recovery',
        question: 'Por quanto tempo vou ficar vermelho?',
        answer: [
          'Dizemos aos pacientes que esperem cerca de 2 a 3 dias com PRP e 1 a 2 dias com exossomos. São números da própria clínica, e nenhum estudo citado aqui mediu a diferença.',
        ],
      },
      {
        id: 'exosomes',
        question: 'Vocês oferecem exossomos?',
        answer: [
          'Você pode pedi-los com o microagulhamento. O profissional de saúde diz qual é o produto e quem o fez e decide com você se vai usá-lo. Não oferecemos exossomos como tratamento para nenhuma doença ou condição.',
          'Atualmente não há nenhum produto de exossomos aprovado pela FDA. Dois estudos pequenos em pele envelhecida são todas as evidências com agulhas que podemos mostrar: um encontrou um ganho em relação ao soro fisiológico em 28 adultos; o outro, com agulhas de radiofrequência, não encontrou diferença em relação ao PRP.',
        ],
        sources: ['M3', 'M9', 'M10'],
      },
      {
        id: 'shave',
        question: 'Posso fazer a barba antes e depois?',
        answer: [
          'Faça a barba na véspera, não no mesmo dia. Depois, espere até a pele se fechar, em geral de dois a três dias.',
        ],
      },
      {
        id: 'sport',
        question: 'Quando posso voltar a treinar?',
        answer: [
          'Não no mesmo dia, porque o suor arde e leva germes. No dia seguinte costuma dar, se a pele se acalmou.',
        ],
      },
      {
        id: 'how-soon',
        question: 'Em quanto tempo vou ver uma mudança?',
        answer: [
          'Pense em semanas e meses, porque o colágeno novo se forma nas semanas depois de uma sessão. O estudo de exossomos com 28 adultos mediu o resultado seis semanas depois da terceira. Nos primeiros dias, a vermelhidão e o inchaço podem esconder o que acontece por baixo.',
        ],
        sources: ['M9'],
      },
      {
        id: 'cost',
        question: 'Quanto custa o microagulhamento?',
        answer: [
          `${quoted} Três coisas definem o preço: o tamanho da área, o número de sessões e se algo é acrescentado, como PRP.`,
        ],
        link: { href: routes.contact, text: 'Peça um orçamento' },
      },
      {
        id: 'who-does-it',
        question: 'Quem me atende, e quem aplica as agulhas?',
        answer: [
          'Primeiro, um profissional de saúde avalia a sua pele e os seus medicamentos. Antes de aceitar, você fica sabendo quem vai aplicar as agulhas e sob a licença de quem. Peça para ver a abertura do cartucho de agulhas lacrado.',
        ],
        link: { href: routes.about, text: 'A equipe da clínica' },
      },
      {
        id: 'blood-thinners',
        question: 'Posso fazer se tomo anticoagulante?',
        answer: [
          'Só quando o médico que o receitou concorda, porque as agulhas fazem a pele sangrar. Nunca pule uma dose por conta própria para estar pronto para uma sessão.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: 'Posso beber ou fumar perto da sessão?',
        answer: [
          'Nenhum estudo citado aqui testou isso; portanto, não há regra vinda de um estudo. Conte ao profissional o que você usa e pergunte o que isso significa para a sua pele.',
        ],
      },
      {
        id: 'hair',
        question: 'Pode ajudar na restauração capilar?',
        answer: [
          'Talvez, quando é acrescentado ao minoxidil. Um estudo com 100 homens encontrou mais fios quando se acrescentaram agulhas semanais. Ele não foi repetido nos estudos citados aqui, e o cabelo não está na lista de usos da FDA para esses dispositivos.',
        ],
        sources: ['M7', 'R8', 'M11'],
      },
      {
        id: 'age',
        question: 'Há limite de idade?',
        answer: [
          'A autorização da FDA vale para pessoas de 22 anos ou mais. Se você é mais jovem, o profissional avisa que seria um uso fora da bula (“off-label”).',
        ],
        sources: ['M11'],
      },
      {
        id: 'partner',
        question: 'Posso levar meu parceiro ou minha parceira?',
        answer: ['Sim, à conversa e à sessão, se quiser. Avise ao agendar.'],
      },
      {
        id: 'cancel',
        question: 'Até quando posso cancelar?',
        answer: [
          `Se não puder vir a uma sessão de microagulhamento, avise com antecedência ${policy.cancelProcedure}.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Pergunte primeiro sobre a sua pele',
    text: 'O profissional de saúde avalia a sua pele e responde às suas perguntas antes de qualquer agulha.',
  },
  related: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.exosomes, 'O PRP com microagulhamento é um uso fora da bula (“off-label”).'],
  sources: ['M11', 'M2', 'M3', 'M4', 'M1', 'M7', 'R8', 'M9', 'M10', 'M5'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
