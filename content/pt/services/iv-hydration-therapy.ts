import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const ivHydrationTherapy = {
  key: 'iv-hydration-therapy',
  slug: 'iv-hydration-therapy-flower-mound-tx',
  hue: 'iv',
  terrain: 'iv',
  wording: ['IV'],
  meta: {
    title: 'Hidratação intravenosa e NAD+ em Flower Mound',
    description:
      'Soro na veia, coquetel de Myers e NAD+ em Flower Mound, TX, após avaliação por profissional licenciado. O que dizem os estudos, quem não deve receber, duração.',
  },
  card: {
    name: 'Hidratação na veia e NAD+',
    title: 'Hidratação intravenosa e NAD+',
    h2Title: 'Líquidos e vitaminas na veia, depois de uma avaliação',
    description:
      'Cinco opções, de uma injeção de vitamina a uma infusão de NAD+ de várias horas. Um profissional de saúde licenciado decide com você se alguma delas faz sentido.',
    fact: '30 minutos a 4 horas',
    linkText: 'Leia sobre soro na veia',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Hidratação intravenosa e NAD+',
    lead: 'Líquidos, vitaminas e NAD+ pela veia. É útil quando você não consegue beber o bastante; para a maioria dos outros motivos, há poucas evidências científicas.',
    facts: [
      { label: 'Infusão', value: '30-60 minutos' },
      { label: 'NAD+', value: '2-4 horas' },
      { label: 'Antes', value: 'Avaliação por profissional licenciado' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/contact', text: 'Pergunte o preço' },
  },
  intro: {
    heading: 'Hidratação intravenosa e NAD+ em Flower Mound',
    lead: 'Um tubo fino em uma veia do braço leva líquido, com ou sem vitaminas, direto para o sangue. É um procedimento médico e é tratado como tal.',
    paragraphs: [
      {
        text: 'A lei do Texas diz quem pode prescrever e quem pode aplicar uma infusão eletiva fora do consultório de um médico. Um médico pode delegar a prescrição a um assistente médico ou a um enfermeiro de prática avançada, e a infusão a um deles ou a um enfermeiro registrado (são títulos dos EUA), sempre sob supervisão. Aqui seguimos a mesma regra, depois de uma avaliação.',
        sources: ['I6'],
      },
      {
        text: 'Se você é saudável e consegue beber, tomar água hidrata igualmente bem, quase sem custo. Dizemos isso antes de vender uma bolsa de soro a você.',
        sources: [],
      },
    ],
  },
  suitability: {
    heading: 'Por que homens pedem uma infusão',
    note: 'São motivos que ouvimos. Marcar um item não faz nenhum pedido, e nada é guardado.',
    items: [
      'Uma virose estomacal que dificultou beber líquidos',
      'Trabalho ou esporte no calor do Texas',
      'Um voo longo ou uma noite de viagem',
      'Vitamina B12 baixa em um exame de sangue',
      'Dificuldade de absorver vitaminas depois de cirurgia do intestino ou do estômago',
      'Cansaço há semanas, com exames normais',
      'Curiosidade sobre o NAD+',
      'Preparação para uma prova dura ou recuperação depois dela',
    ],
    after:
      'B12 baixa ou má absorção são motivos claros para tratar. Para os outros, líquidos pela boca e repouso vêm primeiro, e procuramos uma causa.',
    answer: {
      counts: [4, 5],
      some: 'Esse pode ser um motivo claro para tratar. Traga o exame de sangue, porque uma injeção pode bastar.',
      others:
        'Tente primeiro água e repouso. Se não passar, uma consulta procura a causa antes de qualquer infusão.',
    },
    notFor: [
      'Quem tem insuficiência cardíaca ou doença dos rins: líquido a mais pode ser perigoso.',
      'Quem tem deficiência de G6PD, ou ainda não fez o teste, quando a bolsa tem vitamina C em dose alta.',
      'Quem tem excesso de ferro, histórico de pedras nos rins ou alergia a um ingrediente.',
      'Quem tem dor no peito, confusão ou sinais de insolação: ligue para 911. Com sangue no vômito ou nas fezes, ou sem urinar por oito horas, vá a um pronto-socorro. Com febre alta, procure um médico no mesmo dia.',
    ],
  },
  why: {
    heading: 'O que os estudos de infusões de vitaminas e NAD+ mostraram',
    paragraphs: [
      {
        text: 'O coquetel de Myers foi comparado com placebo (tratamento inativo) em 34 adultos com fibromialgia. Os dois grupos melhoraram, e não houve diferença significativa entre eles.',
        sources: ['I1'],
      },
      {
        text: 'Oito homens receberam NAD+ na veia e foram acompanhados por seis horas. O nível de NAD+ no sangue não subiu nas duas primeiras horas, e não se mediu se eles se sentiram melhor. Uma revisão da área a chama de promissora, mas ainda especulativa.',
        sources: ['I2', 'I3'],
      },
      {
        text: 'A qualidade do NAD+ para infusão tem sido um problema. A FDA (agência de medicamentos e alimentos dos EUA) constatou que farmácias de manipulação usaram NAD+ de grau alimentício em produtos aplicados na veia. Ingredientes de grau alimentício não servem para medicamentos estéreis sem processamento adicional, porque podem conter germes e endotoxinas, que são toxinas de bactérias.',
        sources: ['N1'],
      },
      {
        text: 'Em 2018, a Federal Trade Commission (FTC, órgão dos EUA de defesa do consumidor) agiu contra uma rede de clínicas de infusão no norte do Texas por afirmações, a seu ver sem comprovação, de que esses soros tratam doenças graves.',
        sources: ['I5'],
      },
    ],
  },
  journey: {
    heading: 'A sua infusão em quatro etapas',
    steps: [
      {
        title: 'Avaliação',
        meta: 'Sempre antes da primeira infusão',
        description:
          'Um profissional de saúde licenciado conversa sobre o seu histórico e os seus medicamentos, mede a pressão arterial e pede exames quando importam.',
      },
      {
        title: 'Prescrição',
        meta: 'De um profissional licenciado',
        description:
          'A prescrição diz o que entra, quanto e por quê. Você vê a lista e o preço antes de decidir.',
      },
      {
        title: 'Infusão',
        meta: '30-60 minutos; NAD+ 2-4 horas',
        description:
          'Um enfermeiro registrado punciona a veia e fica por perto enquanto o soro corre. O NAD+ precisa correr devagar.',
      },
      {
        title: 'Depois',
        meta: 'No mesmo dia',
        description:
          'Verificamos o seu braço e a sua pressão arterial. Você pode dirigir para casa, a menos que se sinta mal.',
      },
    ],
  },
  parts: [
    {
      kind: 'offerings',
      heading: 'Infusões e injeções que oferecemos',
      intro:
        'Os nomes são os usuais do ramo e não prometem efeito. As palavras sob cada opção são motivos pelos quais homens a pedem.',
      items: [
        {
          name: 'Coquetel de Myers',
          time: '30-60 minutos',
          description:
            'Líquido com vitaminas do complexo B, vitamina C, magnésio e cálcio. Em 34 adultos com fibromialgia, não foi melhor do que placebo, e nenhum estudo citado aqui mostra outro uso para ele.',
          benefits: ['Pouco apetite', 'Depois de virose estomacal'],
        },
        {
          name: 'Infusão de NAD+',
          time: '2-4 horas',
          description:
            'O NAD+ é uma coenzima que toda célula produz. Nenhum benefício clínico da infusão foi demonstrado. O NAD+ para infusão é manipulado e não é aprovado pela FDA. A FDA recebeu relatos de calafrios fortes, tremores e vômitos depois de injeções de NAD+, e em 2025 alguns lotes de um fabricante foram recolhidos. Pergunte qual farmácia fez o seu. Um soro rápido também pode causar náusea e aperto no peito. Avise o enfermeiro na mesma hora se sentir algo disso. Se tiver febre, calafrios com tremores ou vômitos depois de sair, vá a um pronto-socorro ou ligue para 911.',
          benefits: ['Curiosidade sobre o NAD+', 'Leu sobre ele'],
        },
        {
          name: 'Soro para desempenho esportivo',
          time: '30-60 minutos',
          description:
            'Líquido com eletrólitos e aminoácidos; não se demonstrou que acelere a recuperação. Se você compete sob regras antidoping, infusões acima do volume permitido são proibidas.',
          benefits: ['Treino duro', 'Trabalho no calor'],
        },
        {
          name: 'Soro da imunidade',
          time: '30-60 minutos',
          description:
            'Líquido com vitamina C e zinco. Não se demonstrou que alguma infusão evite infecções.',
          benefits: ['Depois de viagem', 'Semanas cheias'],
        },
        {
          name: 'Injeções de vitaminas',
          time: 'Alguns minutos',
          description:
            'Uma única vitamina, como a B12, aplicada no músculo, sem punção da veia. Faz sentido quando um exame mostra que ela falta a você.',
          benefits: ['B12 baixa em exame', 'Depois de cirurgia do intestino'],
        },
      ],
    },
  ],
  benefits: {
    heading: 'O que esperar de uma infusão',
    note: 'O que uma infusão faz com certeza e até onde vão as evidências científicas.',
    items: [
      {
        title: 'Líquido',
        text: 'Ela repõe água e sal quando não é possível beber.',
      },
      {
        title: 'Uma dose conhecida',
        text: 'O que está na bolsa chega ao sangue. Em 34 adultos com fibromialgia, vitaminas na veia não foram melhores do que placebo.',
        sources: ['I1'],
      },
      {
        title: 'Uma correção',
        text: 'Uma deficiência de vitamina B12 mostrada em exame de sangue pode ser tratada com injeção.',
      },
      {
        title: 'Uma verificação',
        text: 'A cada vez, medimos a sua pressão arterial e você conversa com um profissional de saúde.',
      },
      {
        title: 'Descanso',
        text: 'Você passa até uma hora em uma poltrona. No estudo da fibromialgia, os pacientes que receberam placebo também se sentiram melhor.',
        sources: ['I1'],
      },
      {
        title: 'Um não, quando é a resposta',
        text: 'Se você não precisa de uma infusão, dizemos isso antes de você pagar por ela.',
      },
    ],
  },
  risks: {
    heading: 'Riscos e efeitos colaterais das infusões',
    intro:
      'A maioria dos problemas é pequena e local. Alguns são graves, e você deve conhecer os sinais deles.',
    items: [
      {
        text: 'O NAD+ para infusão é manipulado e não é aprovado pela FDA. A FDA recebeu relatos de calafrios fortes, tremores, vômitos e fadiga depois de injeções de NAD+, e alguns precisaram de tratamento. A FDA diz que eles são compatíveis com excesso de endotoxina no produto.',
        sources: ['N1'],
      },
      {
        text: 'Em 2025, dois lotes de injeção de NAD+ de um fabricante foram recolhidos por causa de endotoxinas. Um desses recolhimentos foi da Classe I, a mais grave da FDA.',
        sources: ['N2'],
      },
      {
        text: 'Você pode ter um hematoma, uma veia dolorida ou líquido que vaza sob a pele.',
        sources: [],
      },
      {
        text: 'Infecção é possível quando as bolsas são preparadas ou manuseadas em condições sem higiene. A FDA citou clínicas de infusão em um alerta sobre isso.',
        sources: ['I7'],
      },
      {
        text: 'Líquido, potássio ou magnésio em excesso pode fazer mal, sobretudo se você tem doença do coração ou dos rins.',
        sources: [],
      },
      {
        text: 'Podem ocorrer reações alérgicas a um ingrediente, e elas podem ser graves. Avise o enfermeiro na mesma hora se sentir coceira, o coração disparado ou qualquer um dos sinais abaixo.',
        sources: [],
      },
    ],
    seekHelp: {
      emergency: 'inchaço do rosto, dificuldade para respirar, dor no peito ou desmaio.',
      emergencyRoom: 'febre, calafrios com tremores ou vômitos depois de uma infusão.',
      sameDay: 'um braço vermelho, quente ou inchado.',
    },
  },
  faq: {
    heading: 'Perguntas sobre hidratação intravenosa e NAD+',
    items: [
      {
        id: 'walk-in',
        question: 'Posso chegar sem hora marcada?',
        answer: [
          'Não. Um profissional de saúde licenciado atende você antes da primeira infusão, e há uma verificação rápida antes de cada uma das seguintes.',
        ],
      },
      {
        id: 'better-than-water',
        question: 'É melhor do que beber água?',
        answer: [
          'Não, se você é saudável e consegue beber. É mais rápido quando você não consegue manter líquidos no estômago, mas aí também perguntamos por quê.',
        ],
      },
      {
        id: 'how-long',
        question: 'Quanto tempo leva?',
        answer: [
          'A maioria das infusões leva de 30 a 60 minutos, e o NAD+ leva de 2 a 4 horas; traga algo para ler.',
        ],
      },
      {
        id: 'how-soon',
        question: 'Em quanto tempo vou sentir algo?',
        answer: [
          'Se falta líquido no seu corpo, você pode se sentir menos ressecado com o soro ainda correndo. Para vitaminas e NAD+, não há prazo que possamos prometer. No estudo da fibromialgia, as pessoas que receberam placebo também se sentiram melhor.',
        ],
        sources: ['I1'],
      },
      {
        id: 'how-often',
        question: 'Com que frequência devo vir?',
        answer: [
          'Não há um esquema comprovado. Não vendemos séries de soro a homens que se sentem bem. O tratamento da deficiência de B12 segue os seus exames de sangue.',
        ],
      },
      {
        id: 'cost',
        question: 'Quanto custa uma infusão?',
        answer: [
          `${quoted} O preço depende da bolsa que você escolhe, do que é acrescentado a ela e do tempo de infusão, que é mais longo com o NAD+. As infusões não são cobradas de nenhum plano de saúde. As infusões de bem-estar também não costumam se qualificar para uma conta HSA ou FSA: quem decide é a lei tributária e o seu plano.`,
        ],
        link: { href: routes.contact, text: 'Peça um orçamento' },
      },
      {
        id: 'who-sees-me',
        question: 'Quem prescreve a infusão, e quem a aplica?',
        answer: [
          'Um médico, um assistente médico ou um enfermeiro de prática avançada avalia você e escreve a prescrição. Um enfermeiro registrado, sob supervisão de um médico, punciona a veia. Você pode perguntar o nome e a licença a todos que atendem você.',
        ],
        link: { href: routes.about, text: 'Sobre a clínica e a equipe' },
        sources: ['I6'],
      },
      {
        id: 'pain',
        question: 'Dói?',
        answer: [
          'Você sente uma picada rápida quando a agulha entra, e o braço pode ficar frio enquanto o líquido corre. Ardência, inchaço ou dor que aumenta é motivo para chamar o enfermeiro, porque o líquido pode estar vazando sob a pele.',
        ],
      },
      {
        id: 'nad',
        question: 'O que o NAD+ faz por mim?',
        answer: [
          'Não se sabe. No corpo, ele ajuda as células a usar energia, mas nenhum estudo citado aqui mostra que uma infusão muda como você se sente.',
        ],
        sources: ['I2', 'I3'],
      },
      {
        id: 'nad-safety',
        question: 'O NAD+ é aprovado, e é seguro?',
        answer: [
          'Ele não é aprovado, e a FDA não avaliou a sua segurança. O NAD+ para infusão é manipulado e não é aprovado pela FDA. A FDA recebeu relatos de calafrios fortes, tremores e vômitos depois de injeções de NAD+, e em 2025 alguns lotes de um fabricante foram recolhidos.',
          'Pergunte qual farmácia fez o seu e se o NAD+ dela é feito para medicamentos estéreis e não para alimentos. Se febre, calafrios com tremores ou vômitos começarem em casa, vá a um pronto-socorro ou ligue para 911.',
        ],
        sources: ['N1', 'N2'],
      },
      {
        id: 'medicines-and-conditions',
        question: 'Tomo remédios ou tenho doença dos rins ou do coração. Posso receber uma infusão?',
        answer: [
          'Com insuficiência cardíaca ou doença dos rins, a resposta é não, porque líquido, potássio e magnésio podem se acumular. Com outras condições, depende dos seus exames. Traga uma lista de tudo o que você toma, sobretudo diuréticos, remédios para pressão e anticoagulantes.',
        ],
      },
      {
        id: 'alcohol',
        question: 'Posso beber álcool antes ou depois?',
        answer: [
          'É melhor não beber nesse dia. O álcool pode causar tontura ou enjoo, e ninguém saberia se a causa foi a bebida ou o soro. Os estudos citados aqui não testaram soros depois de uma noite de bebida; por isso, não afirmamos nada sobre isso.',
        ],
      },
      {
        id: 'driving',
        question: 'Posso dirigir para casa?',
        answer: [
          'Sim, se você se sentir bem depois que o acesso for retirado. Se tiver tontura, tremores ou enjoo, fique conosco e não dirija.',
        ],
      },
      {
        id: 'drug-testing',
        question: 'Compito em um esporte com controle antidoping. Posso receber uma infusão?',
        answer: [
          'Pergunte à sua federação esportiva antes de agendar. A Agência Mundial Antidoping (WADA) proíbe infusões acima de um volume definido, mesmo quando todos os ingredientes são permitidos.',
        ],
        sources: ['P10'],
      },
      {
        id: 'fatigue',
        question: 'Estou sempre cansado. Um soro vai ajudar?',
        answer: [
          'Não é um tratamento para isso. Um cansaço que dura merece uma avaliação do sono, do humor, da tireoide, do ferro, do hemograma e da testosterona.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Pergunte se uma infusão serve para você',
    text: 'Diga por que você quer uma, porque uma consulta curta pode mostrar que dá para ficar sem ela.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  disclaimers: [
    disclaimers.compounded,
    'As evidências científicas sobre infusões de vitaminas e NAD+ em pessoas saudáveis são limitadas. Elas não são tratamento para nenhuma doença.',
  ],
  sources: ['I6', 'I1', 'I2', 'I3', 'N1', 'I5', 'N2', 'I7', 'P10'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
