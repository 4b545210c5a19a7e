import { disclaimers } from '@/content/disclaimers'
import { price } from '@/content/facts/amounts'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const testosteroneReplacementTherapy = {
  key: 'testosterone-replacement-therapy',
  slug: 'testosterone-replacement-therapy-flower-mound-tx',
  hue: 'hormone',
  terrain: 'hormone',
  wording: ['TRT'],
  meta: {
    title: 'Terapia de reposição de testosterona em Flower Mound',
    description: `TRT em Flower Mound, TX: antes, dois exames de manhã; depois, exames com 6 semanas, 3 e 6 meses; efeitos colaterais, fertilidade e preço, a partir de ${price.testosterone.month}.`,
  },
  card: {
    name: 'Reposição de testosterona',
    title: 'Terapia de reposição de testosterona',
    h2Title: 'Um tratamento com testosterona que começa com dois exames de sangue',
    description:
      'Injeções ou um creme manipulado, se os sintomas e dois exames feitos de manhã indicarem o mesmo. Os cremes não são aprovados pela FDA. Acompanhamos o hemograma, a pressão arterial e a próstata.',
    fact: `Antes, dois exames; a partir de ${price.testosterone.month}`,
    linkText: 'Leia sobre a testosterona',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Terapia de reposição de testosterona',
    lead: 'Para homens cujos sintomas e dois exames de sangue feitos de manhã apontam para testosterona baixa. Nós a tratamos e acompanhamos como o seu corpo responde.',
    facts: [
      { label: 'Programa', value: `A partir de ${price.testosterone.aMonth}` },
      { label: 'Forma', value: 'Injeção ou creme manipulado' },
      { label: 'Exames', value: 'Início, semana 6, meses 3 e 6' },
      { label: 'Primeira consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: routes.calculator, text: 'Calcule a sua testosterona livre' },
  },
  intro: {
    heading: 'Terapia de reposição de testosterona (TRT) em Flower Mound',
    lead: 'Na nossa clínica de testosterona, a TRT traz um nível baixo de testosterona (“low T”) de volta à faixa normal. Ela ajuda alguns homens com sintomas sexuais, mas o cansaço sozinho muitas vezes tem outra causa.',
    paragraphs: [
      {
        text: 'A Associação Americana de Urologia (AUA) apoia o diagnóstico quando a testosterona total fica abaixo de 300 ng/dL em dois dias diferentes, no início da manhã, e você também tem sintomas ou sinais.',
        sources: ['T1'],
      },
      {
        text: 'Quando a testosterona total fica perto do limite, a testosterona livre ajuda a decidir.',
        sources: ['T2'],
      },
      { text: disclaimers.controlled, sources: ['T12'] },
      {
        text: `${disclaimers.testosteroneCream} A FDA é a agência de medicamentos e alimentos dos EUA. Os estudos desta página que citam um produto para a pele testaram um gel; por isso, os números deles podem não valer para um creme.`,
        sources: ['T12'],
      },
      { text: disclaimers.inPerson, sources: ['T33'] },
    ],
  },
  suitability: {
    heading: 'Sintomas que podem indicar testosterona baixa',
    note: 'Marque o que se aplica a você. Nada é guardado nem enviado.',
    items: [
      'Menos interesse por sexo do que antes',
      'Menos ereções matinais',
      'Ereções mais fracas ou que não se mantêm',
      'Cansaço que o sono não resolve',
      'Desânimo ou apatia',
      'Menos força com o mesmo treino',
      'Mais gordura na cintura',
      'Ondas de calor ou menos pelos no corpo',
    ],
    after:
      'Os três primeiros são os mais ligados à testosterona baixa. Todos os oito também têm outras causas; por isso, dois exames de manhã vêm antes.',
    answer: {
      counts: [1, 2, 3],
      some: 'Você marcou pelo menos um desses três. Isso não prova nada até que dois exames de manhã indiquem o mesmo.',
      others:
        'O que você marcou tem muitas causas, e a testosterona baixa é uma delas. A primeira consulta também procura as outras.',
    },
    notFor: [
      'Quem quer ter um filho em breve: a testosterona reduz a contagem de espermatozoides.',
      'Homens com câncer de próstata ou de mama, nódulo na próstata ou PSA (antígeno prostático específico) acima de 4 ng/mL (3 em caso de risco alto) ainda não investigado.',
      'Homens com hematócrito acima de 48% antes do tratamento (50% em altitude elevada).',
      'Homens com dificuldade grave para urinar ou apneia do sono grave sem tratamento.',
      'Homens com pressão alta não controlada ou insuficiência cardíaca.',
      'Homens que tiveram infarto ou AVC (derrame) nos últimos seis meses.',
      'Homens cujo sangue coagula com facilidade demais. Conte para nós se já teve algum coágulo.',
      'Quem tem alergia a algum ingrediente, como o óleo da injeção.',
    ],
  },
  why: {
    heading: 'O que é um nível normal de testosterona',
    paragraphs: [
      {
        text: 'Em quatro estudos com 9.054 homens, os 95% centrais dos homens saudáveis de 19 a 39 anos sem obesidade ficaram entre 264 e 916 ng/dL.',
        sources: ['T5'],
      },
      {
        text: 'Que a testosterona cai cerca de 1 a 2% ao ano depois dos 30 é só uma média: em homens saudáveis, com a idade, os níveis se espalham mais, em vez de cair em todos.',
        sources: ['T17'],
      },
      {
        text: 'Testosterona abaixo de 150 ng/dL com LH baixo é motivo para consultar um endocrinologista e fazer um exame de imagem da hipófise (uma glândula embaixo do cérebro): um crescimento ali, em geral benigno, pode ser a causa.',
        sources: ['T1', 'T2'],
      },
    ],
  },
  journey: {
    heading: 'Como funciona a terapia com testosterona, em quatro etapas',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Conversamos sobre o seu histórico, medicamentos, sono e planos de ter filhos, e examinamos você.',
      },
      {
        title: 'Exames',
        meta: `Resultados: ${policy.labResults}`,
        description:
          'Você faz duas coletas de sangue de manhã, em jejum, com hemograma e, quando indicado, PSA. Se as duas derem baixas, medimos o LH; se o LH estiver baixo ou no limite inferior, a prolactina; se as mamas doerem ou crescerem, o estradiol.',
      },
      {
        title: 'O seu plano',
        meta: 'Injeção 1 a 2 vezes por semana ou creme diário',
        description:
          'Você fica sabendo quanto custa o tratamento, o que ele pode trazer de bom e o que pode causar de ruim, e pode dizer não.',
      },
      {
        title: 'Acompanhamento',
        meta: '6 semanas, 3 e 6 meses',
        description:
          'Medimos os seus níveis com 6 semanas, 3 meses e 6 meses, e depois a cada 6 a 12 meses; perguntamos como você se sente e ajustamos a dose.',
      },
    ],
    after: 'Se nada melhora com um nível normal, nós paramos.',
  },
  benefits: {
    heading: 'O que a testosterona fez nos estudos',
    note: 'São médias de estudos, feitos na maioria com homens de níveis baixos. O seu resultado pode ser diferente.',
    items: [
      {
        title: 'Desejo',
        text: 'O desejo sexual teve um aumento de pequeno a moderado nos estudos.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Ereções',
        text: 'Estudos reunidos, com 1.779 homens, encontraram um pequeno ganho nas ereções.',
        sources: ['T7'],
      },
      {
        title: 'Humor',
        text: 'Homens de 65 anos ou mais tiveram algum benefício em um conjunto de estudos. Os estudos reunidos não encontraram efeito.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Caminhada',
        text: 'Após um ano, 20,5% dos homens mais velhos caminharam pelo menos 50 m a mais no teste, contra 12,6% com placebo (tratamento inativo).',
        sources: ['T6'],
      },
      {
        title: 'Energia',
        text: 'Em 790 homens de 65 anos ou mais, um ano de gel não trouxe benefício significativo na vitalidade.',
        sources: ['T6'],
      },
      {
        title: 'Açúcar no sangue',
        text: 'Em homens com sobrepeso sem deficiência verdadeira, todos em um programa de estilo de vida, 12,4% tinham diabetes após dois anos, contra 21,1% dos que receberam placebo. Esse não é um uso aprovado.',
        sources: ['T11'],
      },
    ],
  },
  risks: {
    heading: 'Efeitos colaterais e riscos da testosterona',
    intro: 'Ficamos atentos a cada um deles e paramos quando isso é mais seguro.',
    items: [
      {
        text: `Crianças e parceiros. ${disclaimers.skinExposure}`,
        more: `Na criança, os sinais são aumento do pênis ou do clitóris, pelos pubianos precoces, mais ereções e comportamento agressivo. Um creme pode passar para outra pessoa do mesmo modo. Cubra a pele e lave as mãos. Se uma criança mostrar algum sinal, interrompa o contato, lave a pele da criança e ligue para um médico.`,
        sources: ['T18', 'T19'],
      },
      {
        text: 'Fertilidade. A testosterona reduz a contagem de espermatozoides enquanto você a usa.',
        more: 'Em estudos de contracepção, a contagem tinha voltado a 20 milhões/mL em 67% dos homens até 6 meses depois e em 90% até 12, portanto não em todos; a idade e o uso prolongado deixam isso mais lento.',
        sources: ['T16'],
      },
      {
        text: 'Sangue espesso (policitemia). Em um estudo de dois anos com homens com sobrepeso, o hematócrito subiu a 54% ou mais em 22%, contra 1% dos que receberam placebo.',
        more: 'Com 54%, a dose é reduzida ou suspensa.',
        sources: ['T11', 'T1'],
      },
      {
        text: 'Coração e vasos sanguíneos.',
        more: 'Em 5.246 homens de alto risco, infarto, AVC e morte por doença do coração ou dos vasos não foram mais frequentes com um gel do que com placebo (7,0% contra 7,3%). Fibrilação atrial (3,5% contra 2,4%), embolia pulmonar (0,9% contra 0,5%) e lesão renal (2,3% contra 1,5%) foram mais frequentes.',
        sources: ['T8'],
      },
      {
        text: 'Outros medicamentos. Conte para nós se usa insulina ou outro remédio para diabetes (o açúcar pode cair), varfarina ou outro anticoagulante controlado pelo INR (mais controles ao começar e ao parar a testosterona) ou comprimidos de corticoide, como a prednisona (o corpo pode reter mais líquido).',
        sources: ['T39'],
      },
      {
        text: 'Efeitos colaterais comuns.',
        more: 'Acne ou pele oleosa, dor no local da injeção, inchaço por retenção de líquidos, sensibilidade ou aumento das mamas, redução do tamanho dos testículos, mudanças de humor ou irritabilidade e, se isso é comum na sua família, mais queda de cabelo.',
        sources: ['T25'],
      },
      {
        text: 'Pressão arterial.',
        more: 'Toda bula de testosterona avisa que ela pode subir. Algumas cápsulas e uma injeção subcutânea (sob a pele) traziam uma advertência em destaque na bula (“boxed warning”), retirada em 2025.',
        sources: ['T12', 'T20'],
      },
      {
        text: 'Uma injeção de ação prolongada.',
        more: 'O undecanoato de testosterona (Aveed) tem a sua própria advertência em destaque na bula: o óleo pode chegar aos pulmões e podem ocorrer reações alérgicas graves; por isso, você fica em observação por 30 minutos após cada injeção.',
        sources: ['T21'],
      },
      {
        text: 'Sono, próstata, ossos.',
        more: 'A apneia do sono pode piorar, e o PSA precisa ser acompanhado. No estudo do coração, as fraturas foram mais frequentes (3,5% contra 2,5%).',
        sources: ['T9'],
      },
    ],
    seekHelp: {
      emergency:
        'dor no peito, falta de ar repentina, fraqueza de um lado do corpo, ou dificuldade para falar.',
      emergencyRoom: 'uma ereção de mais de quatro horas, ou febre depois de uma injeção.',
      sameDay: 'uma perna inchada e dolorida.',
      soon: 'uma dor de cabeça nova com perda da visão lateral, ou leite que sai da mama.',
      sources: { soon: ['T37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'Quanto custa a terapia com testosterona',
      claim: 'testosterone',
    },
  ],
  faq: {
    heading: 'Perguntas sobre a terapia com testosterona',
    items: [
      {
        id: 'how-soon',
        question: 'Em quanto tempo vou sentir diferença?',
        answer: [
          'O desejo costuma mudar primeiro, depois de três a seis semanas. As ereções podem levar até seis meses, e as mudanças na gordura e nos músculos levam de três a quatro meses. Isso vem de uma revisão cujo primeiro autor trabalhava para um fabricante de testosterona. Estudos maiores encontraram ganhos pequenos, e alguns homens não notam nada. Nesse caso, nós paramos.',
        ],
        sources: ['T29', 'T6', 'T7'],
      },
      {
        id: 'injection-or-cream',
        question: 'Injeções ou creme: o que é melhor?',
        answer: [
          'Nenhum dos dois é melhor para todos. Com injeções, o nível sobe e desce entre uma dose e outra. Um creme diário é mais estável, mas é manipulado, ou seja, não é aprovado pela FDA, e pode passar para uma criança ou para o parceiro ou a parceira. As formas aprovadas sem agulha são géis, soluções, adesivos, um gel nasal e cápsulas.',
        ],
        sources: ['T12', 'T18'],
      },
      {
        id: 'testicles',
        question: 'Os meus testículos vão diminuir?',
        answer: [
          'Eles podem ficar menores, e a bula diz isso: o cérebro os manda produzir menos testosterona e menos espermatozoides.',
        ],
        sources: ['T25'],
      },
      {
        id: 'acne-hair-mood',
        question: 'Vou ter acne, queda de cabelo ou mau humor?',
        answer: [
          'Qualquer um desses efeitos pode acontecer. A bula cita acne, pele oleosa, queda de cabelo de padrão masculino, ansiedade e depressão. Ligue para nós se o seu humor mudar, pois uma dose menor pode ajudar ou talvez seja preciso parar.',
          `Se você pensa em tirar a própria vida, ${helpLines.crisis}.`,
        ],
        sources: ['T25'],
      },
      {
        id: 'fertility',
        question: 'A testosterona afeta a fertilidade, e quais são as opções?',
        answer: [
          'A testosterona pode interromper a produção de espermatozoides; por isso, não comece se quer um filho em breve. Se talvez queira um mais tarde, você pode congelar sêmen antes da primeira dose. No lugar da testosterona, podemos conversar sobre hCG ou clomifeno. Para a maioria dos homens, os dois são usos fora da bula (“off-label”), e o enclomifeno não é um medicamento aprovado.',
        ],
        sources: ['T2', 'T30', 'T32', 'T16'],
      },
      {
        id: 'who-injects',
        question: 'Quem aplica as injeções?',
        answer: [
          'Em geral, você mesmo, em casa, depois que um profissional de saúde mostrar como fazer e acompanhar a sua primeira aplicação. Ela vai no músculo da coxa ou do quadril, ou sob a pele, se for receitada assim. Nós informamos onde conseguir agulhas, seringas e um coletor de perfurocortantes. Lave as mãos, use uma agulha nova e um local novo a cada vez, jogue a agulha usada no coletor na mesma hora e nunca compartilhe.',
        ],
        sources: ['Q5'],
      },
      {
        id: 'storage',
        question: 'Como guardo a testosterona?',
        answer: [
          'Guarde os frascos em temperatura ambiente, trancados e longe das crianças, e não os congele. Se vir cristais, aqueça o frasco nas mãos e agite-o até o líquido ficar límpido. Não use se continuar turvo.',
        ],
        sources: ['T25'],
      },
      {
        id: 'travel',
        question: 'Posso viajar com ela?',
        answer: [
          'Dentro dos Estados Unidos, leve na bagagem de mão, na embalagem original, com uma cópia da receita. A testosterona é uma substância controlada; declare-a ao entrar no país ou sair dele. Para outros países, consulte antes a embaixada.',
        ],
        sources: ['T34'],
      },
      {
        id: 'missed-dose',
        question: 'E se eu esquecer uma dose?',
        answer: [
          'Se esquecer uma injeção, ligue para nós antes de aplicá-la com atraso. Se esquecer um dia de creme ou gel, pule essa dose quando a próxima estiver perto. Não use duas doses para compensar uma esquecida.',
        ],
      },
      {
        id: 'partner-children',
        question: 'É seguro para meu parceiro ou minha parceira e para as crianças?',
        answer: [
          'As injeções não passam para outra pessoa pelo contato. Gel, solução e creme podem passar; por isso, lave a área antes de um contato próximo. Se alguém encostar, lave a pele dessa pessoa com água e sabão. Ligue para um médico se uma criança mostrar sinais de puberdade ou se uma mulher tiver acne ou pelos novos. Uma mulher grávida não pode encostar no produto.',
        ],
        sources: ['T18', 'T19'],
      },
      {
        id: 'alcohol',
        question: 'Posso beber álcool?',
        answer: [
          'Beber muito pode lesar os testículos, baixar a testosterona e aumentar a pressão arterial. Não se sabe qual quantidade é segura com a testosterona; conte para nós quanto você bebe.',
        ],
        sources: ['T20'],
      },
      {
        id: 'heart',
        question: 'É perigoso para o coração?',
        answer: [
          'O maior estudo, com um gel, não encontrou mais infartos nem AVCs do que com placebo, mas encontrou mais fibrilação atrial e mais coágulos no pulmão.',
        ],
        sources: ['T8'],
        link: { href: '/blog/trt-and-heart-health', text: 'A TRT e o coração, com os números' },
      },
      {
        id: 'for-life',
        question: 'Vou precisar dela a vida toda, e como paro?',
        answer: [
          'Nem sempre. Se o peso, o sono ou um medicamento baixou o seu nível, tratar isso pode bastar. Fale conosco antes de parar: o desânimo, o cansaço e a falta de desejo podem voltar. A sua própria produção leva de semanas a meses para se recuperar e pode não se recuperar por completo.',
          `${careTerms.minimumTerm.text} ${careTerms.notice.text}`,
        ],
        sources: ['T16', 'T25'],
      },
      {
        id: 'normal-labs',
        question: 'Se os meus exames estiverem normais, pago mesmo assim?',
        answer: [
          `Você paga a primeira consulta (${price.firstVisit}) e o laboratório. Você não entra em nenhum programa, então não há cobrança mensal. Não receitamos testosterona para um nível normal. Procuramos outras causas.`,
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'dose-price',
        question: 'O preço muda com a minha dose?',
        answer: [
          `O programa custa a partir de ${price.testosterone.aMonth}. ${careTerms.testosterone.text} Você recebe o seu preço por escrito antes de decidir. As taxas do laboratório são à parte.`,
        ],
      },
      {
        id: 'switching',
        question: 'Posso vir de outra clínica?',
        answer: [
          'Pode. Traga os últimos exames, a sua dose, o nome da farmácia e os dois exames feitos antes de começar. Não pare por conta própria antes da consulta.',
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'who-sees-me',
        question: 'Quem vai me atender, e meu parceiro ou minha parceira pode vir?',
        answer: [
          'Só um profissional de saúde licenciado pode receitar testosterona. O seu parceiro ou a sua parceira também pode vir.',
          disclaimers.inPerson,
        ],
        sources: ['T33'],
        link: { href: routes.about, text: 'Quem atende aqui' },
      },
    ],
  },
  closing: {
    heading: 'Agende uma primeira consulta sobre testosterona',
    text: 'Procuramos a causa dos seus sintomas e pedimos os exames feitos de manhã.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.twoTests, disclaimers.limitationOfUse, disclaimers.compounded],
  sources: [
    'T1',
    'T2',
    'T12',
    'T33',
    'T5',
    'T17',
    'T6',
    'T7',
    'T11',
    'T25',
    'T18',
    'T19',
    'T16',
    'T8',
    'T20',
    'T21',
    'T9',
    'T29',
    'T30',
    'T32',
    'Q5',
    'T34',
    'T39',
    'T37',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
