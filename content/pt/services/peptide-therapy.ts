import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const peptideTherapy = {
  key: 'peptide-therapy',
  slug: 'peptide-therapy-flower-mound-tx',
  hue: 'peptide',
  terrain: 'peptide',
  wording: ['PEPT'],
  meta: {
    title: 'Consulta sobre terapia com peptídeos, Flower Mound',
    description:
      'Uma consulta sobre peptídeos em Flower Mound, TX: o que são, o que é aprovado e o que não é, o pouco que se estudou em pessoas e opções mais seguras.',
  },
  card: {
    name: 'Terapia com peptídeos',
    title: 'Terapia com peptídeos',
    h2Title: 'Uma consulta antes de qualquer outra coisa',
    description:
      'Homens nos perguntam sobre peptídeos de que ouviram falar. Conversamos sobre o que se sabe, o que a lei permite e o que mais pode servir para o mesmo objetivo.',
    fact: 'Primeiro, uma consulta',
    linkText: 'Leia sobre peptídeos',
    compliance: `${disclaimers.peptideCard} ${disclaimers.compounded}`,
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Terapia com peptídeos',
    lead: 'Muito se afirma sobre os peptídeos, e pouco foi testado em pessoas. Nesta consulta, um profissional de saúde explica as duas coisas e também o que mais pode ajudar.',
    facts: [
      { label: 'Início', value: 'Com a primeira consulta' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
      { label: 'Consultas', value: 'Presenciais ou por telessaúde no Texas' },
      { label: 'Exames', value: 'Antes de qualquer decisão' },
    ],
    secondaryLink: {
      href: '/blog/peptides-for-sleep-recovery',
      text: 'O que mostram os estudos em pessoas',
    },
  },
  intro: {
    heading: 'Terapia com peptídeos em Flower Mound',
    lead: 'Peptídeos são cadeias curtas de aminoácidos. Alguns são medicamentos aprovados, e muitos dos que se vendem na internet nem são medicamentos.',
    paragraphs: [
      {
        text: `${disclaimers.peptides} ${disclaimers.compounded} A FDA é a agência de medicamentos e alimentos dos EUA.`,
        sources: ['P1'],
      },
      {
        text: 'Em abril de 2026, doze peptídeos saíram da lista da FDA de substâncias com riscos de segurança, o que não significou uma autorização. Em julho de 2026, a equipe técnica da FDA deu recomendação contrária a sete que estavam em análise. Não encontramos uma decisão final sobre esses sete. As regras podem mudar de novo, e nós as verificamos antes de cada consulta.',
        sources: ['P2'],
      },
    ],
  },
  suitability: {
    heading: 'Por que homens perguntam sobre peptídeos',
    note: 'Marque os seus motivos. Eles ajudam você a começar e não são guardados.',
    items: [
      'Você leu sobre um peptídeo e quer uma segunda opinião',
      'Um amigo da academia recomendou um',
      'O treino parece mais difícil do que deveria',
      'Um tendão dolorido há meses',
      'Sono que não revigora',
      'Você já usa um e quer uma avaliação',
      'Um exame de sangue mostrou IGF-1 baixo',
      'Você quer saber o que há no frasco',
    ],
    after:
      'Tendões doloridos, sono ruim e recuperação lenta muitas vezes têm causas que podem ser tratadas; por isso, procuramos primeiro essas causas.',
    answer: {
      counts: [6, 7, 8],
      some: 'Traga o frasco, o rótulo ou o laudo do exame para a consulta, e nós o examinamos com você.',
      others: 'A consulta começa pela causa e pelo que já foi testado para ela.',
    },
    notFor: [
      'Quem tem ou já teve câncer, a menos que o oncologista concorde.',
      'Atletas que passam por controle: muitos peptídeos são proibidos o tempo todo.',
      'Quem tem diabetes não controlado ou doença dos olhos causada pelo diabetes.',
    ],
  },
  why: {
    heading: 'O que os estudos de peptídeos em pessoas mostraram',
    paragraphs: [
      {
        text: 'Sobre o peptídeo mais procurado para tendões, uma revisão encontrou 36 estudos. Destes, 35 foram feitos em células ou animais e um em pessoas: 12 pacientes, sem grupo de controle.',
        sources: ['P3'],
      },
      {
        text: 'Outros peptídeos aumentam o hormônio do crescimento ou o IGF-1 no resultado do exame, o que diz pouco sobre como você vai se sentir ou render. Em 65 pessoas mais velhas, um ano de um medicamento oral com esse efeito acrescentou 1,1 kg (cerca de 2,4 libras) de massa magra, sem ganho de força ou função e com mais resistência à insulina.',
        sources: ['P5', 'P8'],
      },
      {
        text: 'Um medicamento relacionado é aprovado: a tesamorelina, para reduzir o excesso de gordura abdominal em adultos com HIV e lipodistrofia. A aprovação para esse único uso nada diz sobre outros.',
        sources: ['P9'],
      },
    ],
  },
  journey: {
    heading: 'A sua consulta sobre peptídeos em quatro etapas',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Conversamos sobre o que você quer mudar, o que toma hoje e o que ouviu sobre peptídeos.',
      },
      {
        title: 'Exames e causas',
        meta: `Resultados: ${policy.labResults}`,
        description:
          'Examinamos sono, tireoide, açúcar no sangue, hemograma e testosterona, porque as causas comuns vêm primeiro.',
      },
      {
        title: 'Opções',
        meta: 'Por escrito',
        description:
          'Você recebe uma lista de tratamentos testados para o seu objetivo, com os riscos. Ela também traz a situação legal do peptídeo sobre o qual perguntou e os estudos dele.',
      },
      {
        title: 'Acompanhamento',
        meta: 'Conforme combinado',
        description: 'Olhamos de novo os seus exames e sintomas, seja qual for a sua decisão.',
      },
    ],
  },
  benefits: {
    heading: 'O que a consulta sobre peptídeos oferece',
    note: 'Isto descreve a consulta. Não fazemos nenhuma afirmação a favor de peptídeo algum.',
    items: [
      {
        title: 'Uma segunda opinião',
        text: 'Você paga a consulta. Ela não precisa terminar em receita.',
      },
      {
        title: 'A situação legal',
        text: 'Você fica sabendo o que pode ser receitado ou manipulado hoje e o que não pode.',
        sources: ['P1', 'P2'],
      },
      {
        title: 'As evidências científicas',
        text: 'Você fica sabendo quantas pessoas foram estudadas, por quanto tempo e o que se mediu nelas.',
        sources: ['P3', 'P5'],
      },
      {
        title: 'A busca de causas',
        text: 'Dor, sono ruim e pouca energia muitas vezes têm uma causa que os exames de laboratório ou o exame físico podem encontrar.',
      },
      {
        title: 'Opções testadas',
        text: 'Entre elas estão fisioterapia, tratamento do sono e hormônios, quando os seus exames pedem.',
      },
      {
        title: 'Segurança',
        text: 'Se você já injeta alguma coisa, olhamos os seus exames e qualquer dano, sem sermão. Não orientamos doses de produtos não aprovados.',
      },
    ],
  },
  risks: {
    heading: 'Riscos e efeitos colaterais dos peptídeos',
    intro: 'Os estudos são pequenos, e estudos pequenos não podem descartar danos raros.',
    items: [
      {
        text: 'Reações imunológicas e impurezas são possíveis. A FDA observa que não há informação de segurança suficiente para saber se alguns peptídeos causariam danos.',
        sources: ['P1'],
      },
      {
        text: 'O corpo pode lidar pior com o açúcar: a resistência à insulina aumentou em um estudo de um medicamento que eleva o hormônio do crescimento.',
        sources: ['P8'],
      },
      {
        text: 'Frascos vendidos na internet podem conter outra coisa, porque ninguém verificou para você o conteúdo, a dose ou a esterilidade.',
        sources: [],
      },
      {
        text: 'Você pode violar regras antidoping. A Agência Mundial Antidoping (WADA) proíbe o tempo todo muitos peptídeos e liberadores de hormônio do crescimento.',
        sources: ['P10'],
      },
    ],
    seekHelp: {
      emergency: 'inchaço do rosto, dificuldade para respirar, dor no peito ou desmaio.',
      emergencyRoom: 'febre depois de uma injeção, ou uma articulação quente e inchada.',
      sameDay: 'o local da injeção quente, vermelho ou duro, sem febre.',
    },
  },
  faq: {
    heading: 'Perguntas sobre peptídeos',
    items: [
      {
        id: 'approved',
        question: 'Os peptídeos são aprovados pela FDA?',
        answer: [
          'Alguns medicamentos que são peptídeos são aprovados para certas doenças. Nenhum dos peptídeos mencionados aqui é aprovado pela FDA para sono, recuperação, energia ou lesões.',
        ],
      },
      {
        id: 'will-you-prescribe',
        question: 'Vocês vão me receitar um?',
        answer: [
          'Só o que a lei permitir naquele dia, e só se o profissional que atende você achar que o benefício provável supera o risco. Muitas vezes a resposta é outro tratamento.',
        ],
      },
      {
        id: 'price-peptides',
        question: 'Quanto custa?',
        answer: [
          `A primeira consulta, a Discovery Experience, custa ${price.firstVisit}. Tudo o que vier além dela tem preço próprio. ${quoted} O valor depende dos exames de que você precisa, das consultas de acompanhamento e de ser ou não receitado um medicamento.`,
        ],
        link: { href: '/prices', text: 'Preços e condições' },
      },
      {
        id: 'how-soon',
        question: 'Em quanto tempo eu sentiria diferença?',
        answer: [
          'Ninguém sabe dizer. Em homens saudáveis, uma dose de um liberador de hormônio do crescimento elevou os níveis do hormônio em cerca de 45% uma semana depois. Os estudos citados nesta página não dão prazo para melhora do sono, da energia ou da recuperação.',
        ],
        sources: ['P6'],
      },
      {
        id: 'who-sees-me',
        question: 'Quem me atende, e pode ser por vídeo?',
        answer: [
          'Um profissional de saúde licenciado desta clínica atende você e lê os seus exames. A consulta por vídeo é possível se você estiver no Texas na hora da consulta, mas a coleta de sangue é presencial.',
        ],
        link: { href: routes.about, text: 'Sobre o profissional' },
      },
      {
        id: 'injection',
        question: 'Vou tomar uma injeção na primeira consulta, e dói?',
        answer: [
          'Não há injeção de peptídeo na primeira consulta. É uma conversa, e uma coleta de sangue se você precisar de exames: uma picada rápida no braço.',
        ],
      },
      {
        id: 'how-often',
        question: 'Com que frequência preciso vir?',
        answer: [
          'Uma vez, se você só quer uma opinião. Se começar um tratamento, você e o profissional combinam por escrito as datas das consultas e dos exames.',
        ],
      },
      {
        id: 'medicines-and-conditions',
        question: 'E se eu tomo remédios ou tenho diabetes, doença dos rins ou do coração?',
        answer: [
          'Traga uma lista de todos os seus medicamentos e suplementos e conte os seus diagnósticos antes de tudo. Se você tem diabetes, um liberador de hormônio do crescimento pode elevar o açúcar, pois a resistência à insulina aumentou no estudo de um ano. Para doença dos rins ou do coração, os estudos citados nesta página não mostram que esses medicamentos são seguros.',
        ],
        sources: ['P8'],
      },
      {
        id: 'alcohol',
        question: 'Posso beber álcool?',
        answer: [
          'Os estudos citados aqui não dizem o que o álcool faz junto com um peptídeo; por isso, não há quantidade que possamos chamar de segura. Se o seu objetivo é sono ou recuperação, beber menos é um começo mais barato.',
        ],
      },
      {
        id: 'driving',
        question: 'Posso dirigir depois da consulta?',
        answer: [
          'Na maioria dos casos, sim. Depois de uma coleta de sangue, espere até se sentir firme e não dirija se achar que vai desmaiar.',
        ],
      },
      {
        id: 'online',
        question: 'Posso levar o que comprei na internet?',
        answer: [
          'Traga e mostre para nós, e por favor não injete, porque ninguém pode saber o que há ali. Não vamos usá-lo, mas podemos dizer a que sinais ficar atento.',
        ],
      },
      {
        id: 'shipping-peptides',
        question: 'Vocês podem me enviar um peptídeo?',
        answer: [
          `Só um medicamento receitado para você depois de uma consulta, e só onde a lei e a farmácia permitirem. Nesse caso, o envio leva ${policy.shipping}.`,
        ],
        link: { href: '/faq#shipping', text: 'Como funciona o envio' },
      },
      {
        id: 'athletes',
        question: 'Eu compito ou faço exame antidoping. Posso usar?',
        answer: [
          'Muito provavelmente não. Se o seu esporte testa você, considere que os peptídeos são proibidos, a menos que a sua federação diga o contrário por escrito. Se o seu empregador testa você, pergunte ao programa de testes o que ele procura antes de tomar qualquer coisa.',
        ],
        sources: ['P10'],
      },
      {
        id: 'sleep-peptides',
        question: 'Eles melhoram o sono?',
        answer: [
          'Nenhum peptídeo é aprovado para isso, e os estudos em pessoas são escassos. É melhor olhar para o ronco, o álcool e as telas tarde da noite.',
        ],
        link: {
          href: '/blog/peptides-for-sleep-recovery',
          text: 'Peptídeos para sono e recuperação',
        },
      },
      {
        id: 'energy-peptides',
        question: 'Como avalio uma oferta de “peptídeos para energia”?',
        answer: [
          'Procure quatro coisas: o que foi medido, em quem, qual é a situação na FDA e quem preparou o frasco. O nosso guia examina uma oferta linha por linha.',
        ],
        link: {
          href: '/blog/peptides-for-men-energy-recovery',
          text: 'Como ler uma oferta de peptídeos',
        },
      },
      {
        id: 'why-offer',
        question: 'Por que vocês oferecem essa consulta?',
        answer: [
          'Porque homens usam peptídeos de qualquer jeito, muitas vezes sem um profissional de saúde. Na consulta você pode perguntar a alguém que conhece os seus exames e os seus medicamentos.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Traga as suas perguntas sobre peptídeos',
    text: 'Se você tem um frasco, traga-o também. Você sai entendendo o que se sabe sobre ele e o que não se sabe.',
  },
  related: ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
  disclaimers: [disclaimers.compounded, disclaimers.peptides, disclaimers.peptideCard],
  sources: ['P1', 'P2', 'P3', 'P5', 'P8', 'P9', 'P10', 'P6'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
