import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import type { Translated } from '@/lib/translated'
import type { calculator as english } from '../calculator'

export const calculator = {
  meta: {
    title: 'Calculadora de testosterona livre',
    description:
      'Calcule a testosterona livre e biodisponível a partir da testosterona total, da SHBG e da albumina (Vermeulen). Privada, passo a passo e para imprimir.',
  },
  heading: 'Calculadora de testosterona livre',
  lead: 'A testosterona total é só uma parte do quadro. Digite dois valores de exame, ou três, e veja uma estimativa de quanto está livre.',
  form: {
    heading: 'Os seus valores de exame',
    total: 'Testosterona total',
    shbg: 'SHBG',
    albumin: 'Albumina',
    albuminNote: '(opcional; em branco, usa-se 4,3 g/dL)',
    button: 'Calcular',
    missing: 'Digite os valores de testosterona total e SHBG.',
    privacy:
      'A conta é feita no seu aparelho. Nada é enviado, e nada é guardado, a menos que você pressione Guardar.',
    where:
      'A testosterona e a SHBG são exames hormonais. A SHBG muitas vezes fica de fora; por isso, peça-a pelo nome. A albumina faz parte de um painel metabólico.',
    noScript:
      'A calculadora precisa de JavaScript. A fórmula está abaixo, e podemos fazer a conta com você em uma consulta.',
  },
  result: {
    heading: 'O seu resultado',
    empty: 'Digite os seus valores e pressione Calcular. O resultado aparece aqui, com o que ele significa.',
    diagnosis:
      'A testosterona baixa só é diagnosticada quando há sintomas e níveis matinais baixos em dois dias diferentes (AUA 2018; Endocrine Society 2018).',
    method: [
      'Os valores calculados ficam acima dos da diálise de equilíbrio direta: a razão mediana foi 1,19, ou seja, 19% a mais (Fiers 2018). Por isso, compare só com faixas para testosterona livre calculada.',
    ],
    limits: [
      'Esta é uma estimativa feita com três valores de laboratório pela equação de Vermeulen (1999). Não é um diagnóstico e não substitui um resultado medido.',
      'Não vale na gravidez, nem quando outro medicamento ocupa a SHBG (por exemplo, o danazol ou alguns androgênios orais). Não se destina a mulheres nem a menores de 18 anos.',
    ],
    position: {
      below: 'abaixo',
      within: 'dentro',
      above: 'acima',
      free: 'Testosterona livre: {value} ng/dL fica {position} da faixa de {low} a {high} ng/dL, onde estão os 95% centrais dos homens saudáveis de 20 a 45 anos.',
      total:
        'Testosterona total: {value} ng/dL fica {position} da faixa de {low} a {high} ng/dL, onde estão os 95% centrais dos homens saudáveis de 19 a 39 anos sem obesidade.',
      'high-total':
        'Um total alto pode esconder um valor livre intermediário, porque a SHBG prende parte do total.',
      'low-free':
        'Um total dentro da sua faixa pode vir com um valor livre abaixo da dele, porque a SHBG prende parte do total.',
      'low-total':
        'Um total abaixo da sua faixa pode vir com um valor livre dentro da dele, quando a SHBG prende pouco do total.',
    },
    inDoubt: 'Há um valor em dúvida; por isso, este resultado ainda não é comparado com uma faixa.',
    veryLow: {
      below: 150,
      text: 'Um total abaixo de 150 ng/dL é muito baixo. Procure um médico em breve. O exame é repetido de manhã, junto com o LH, um hormônio da hipófise. Se o LH estiver baixo ou na parte baixa do normal, mede-se também a prolactina, e a hipófise pode precisar de um exame de imagem, porque a causa pode ser um crescimento nela, em geral benigno (AUA 2018; Endocrine Society 2018).',
    },
    veryHigh: {
      above: 1200,
      text: 'Um total acima de 1.200 ng/dL fica muito acima da faixa dos homens jovens saudáveis. Confira o número e a unidade no laudo. Se você usa testosterona, avise quem a receita e diga quanto tempo depois de uma dose o sangue foi colhido. Se não usa, procure um médico e repita o exame.',
    },
    assumed: 'A albumina não foi informada; por isso, usamos 4,3 g/dL.',
    unread: 'O valor da albumina não pôde ser lido; por isso, usamos 4,3 g/dL.',
    partLost: 'Esta parte da página não chegou. Verifique a conexão e tente de novo.',
  },
  ranges: {
    total: {
      heading: 'Onde fica o seu total',
      low: 264,
      high: 916,
      axis: 1200,
      unit: 'ng/dL',
      text: 'Trecho preenchido: de 264 a 916 ng/dL, os 95% centrais dos homens saudáveis de 19 a 39 anos sem obesidade, em quatro estudos harmonizados com uma referência dos CDC, os Centros de Controle e Prevenção de Doenças dos EUA (Travison 2017).',
    },
    free: {
      heading: 'Onde fica a sua testosterona livre',
      low: 7.07,
      high: 22.6,
      axis: 30,
      unit: 'ng/dL',
      text: 'Trecho preenchido: de 7,1 a 22,6 ng/dL (de 245 a 785 pmol/L), os 95% centrais de 126 homens saudáveis de 20 a 45 anos, por esta mesma equação (Ho 2006).',
    },
  },
  reading: {
    heading: 'Como ler os números',
    note: 'As marcas são as mesmas do gráfico do seu resultado.',
    cards: [
      {
        mark: 'shbg',
        title: 'Testosterona total e SHBG',
        text: 'O total conta toda a testosterona que há no seu sangue. A SHBG é uma proteína que prende com força cerca da metade. Quando a SHBG está alta, um total normal pode vir com um valor livre baixo.',
      },
      {
        mark: 'albumin',
        title: 'Albumina',
        text: 'A albumina leva a testosterona com uma ligação fraca e a solta com facilidade. Por isso, essa parte conta como disponível. A albumina muda pouco de um homem para outro; assim, usa-se 4,3 g/dL quando você a deixa em branco.',
      },
      {
        mark: 'free',
        title: 'Livre ou biodisponível?',
        text: 'Livre é a que circula sem ligação, em geral de 1 a 3% do total. Biodisponível é a livre junto com a ligada à albumina. Com a mesma albumina, as duas sobem e descem juntas.',
      },
      {
        mark: 'range',
        title: 'Sobre as faixas',
        text: 'Os laboratórios medem de modos diferentes e imprimem faixas diferentes. Para o total, use a faixa do seu próprio laudo; para a testosterona livre calculada, só uma faixa para valores calculados. Use amostras da manhã, em jejum, de pelo menos dois dias.',
      },
    ],
  },
  table: {
    heading: 'As faixas, com a fonte',
    note: 'Estas faixas dão contexto. Para o total, a faixa do seu próprio laboratório vem primeiro.',
    rows: [
      {
        quantity: 'Testosterona total',
        range: '264-916 ng/dL',
        population: 'Homens saudáveis de 19-39 anos sem obesidade, de quatro coortes com 9.054 homens',
        method: 'Espectrometria de massas, harmonizada com os CDC',
        source: 'T5',
      },
      {
        quantity: 'Testosterona total, limite da diretriz',
        range: 'abaixo de 300 ng/dL',
        population: 'Homens com sintomas, com exames no início da manhã em dois dias',
        method: 'Diretriz da AUA (associação de urologia dos EUA), 2018',
        source: 'T1',
      },
      {
        quantity: 'Testosterona livre, calculada',
        range: '245-785 pmol/L (7,1-22,6 ng/dL)',
        population: '126 homens saudáveis de 20-45 anos',
        method: 'Vermeulen, como aqui',
        source: 'C3',
      },
      {
        quantity: 'Testosterona livre, estudo europeu',
        range: 'abaixo de 220 pmol/L (6,4 ng/dL), com total abaixo de 317 ng/dL e três sintomas sexuais',
        population: 'Homens de 40-79 anos',
        method: 'Vermeulen',
        source: 'T3',
      },
      {
        quantity: 'Testosterona livre, medida',
        range: '66-309 pg/mL (6,6-30,9 ng/dL)',
        population: '145 homens saudáveis de 19 anos ou mais sem obesidade',
        method: 'Diálise de equilíbrio; não comparável com valores calculados',
        source: 'C4',
      },
    ],
  },
  how: {
    heading: 'Como se calcula',
    paragraphs: [
      'Esta é a equação de Vermeulen, Verdonck e Kaufman (1999). A testosterona no sangue está livre, ligada à albumina ou ligada à SHBG. Cada ligação segue a lei da ação das massas, e as três partes somam o total.',
      'Todas as quantidades estão em nmol/L. Por nmol/L, a albumina se liga com 0,000036 (3,6 × 10⁴ L/mol) e a SHBG com 1,0 (1,0 × 10⁹ L/mol). Assim, N = 1 + 0,000036 × albumina, t é o total, s a SHBG e x a testosterona livre:',
    ],
    formula: 'N·x² + (N + s − t)·x − t = 0',
    constants: [
      { name: 'Albumina e testosterona', value: '3,6 × 10⁴ L/mol' },
      { name: 'SHBG e testosterona', value: '1,0 × 10⁹ L/mol' },
      { name: 'Massa molar da albumina', value: '69.000 g/mol' },
      { name: 'Unidades', value: '1 nmol/L = 28,84 ng/dL; 1 g/dL = 10 g/L' },
    ],
    example: { totalNgDl: 500, shbgNmolL: 40, albuminGDl: 4.3 },
    differences:
      'Outra calculadora pode dar um valor um pouco diferente. A de issam.ch arredonda as constantes e dá até 0,8% a mais. As que usam 66.430 ou 66.500 g/mol para a albumina dão até 3,6% a menos. Todas ficam dentro da incerteza dos valores de laboratório.',
  },
  reasons: {
    heading: 'Por que conversar sobre isso aqui',
    items: [
      {
        term: 'O quadro completo',
        text: 'Um número é uma de três coisas. Os sintomas e um segundo exame de manhã são as outras.',
      },
      {
        term: 'Tempo',
        text: `A primeira consulta dura ${policy.firstVisit}. Para a testosterona, conte com uma consulta presencial, no começo. ${telehealth.open}`,
      },
      {
        term: 'Quem lê é um profissional de saúde',
        text: 'Se os seus valores estão bem, dizemos isso e procuramos a causa em outro lugar.',
      },
    ],
  },
  closing: {
    heading: 'Traga a folha impressa',
    text: 'Nós a lemos com você, junto com os seus sintomas e o seu histórico. Essa é a parte que uma calculadora não faz.',
    contact: 'Converse conosco',
    service: 'Sobre a terapia com testosterona',
  },
  questions: [
    'O sangue foi colhido antes das 10 da manhã, em jejum e em dois dias diferentes?',
    'Qual faixa o meu laboratório usa, e para quais homens?',
    'O peso, o sono, um medicamento ou uma doença poderia explicar o meu valor?',
    'O que o tratamento mudaria para mim, e que mal poderia fazer?',
    'Quero ter filhos nos próximos anos?',
  ],
  print: {
    method:
      'Equação de Vermeulen, Verdonck e Kaufman (1999): albumina 3,6 × 10⁴ L/mol e 69.000 g/mol, SHBG 1,0 × 10⁹ L/mol, 1 nmol/L = 28,84 ng/dL.',
    references: [
      'Vermeulen 1999, J Clin Endocrinol Metab 84:3666–3672.',
      'Fiers 2018, J Clin Endocrinol Metab 103:2167–2174.',
      'Ho 2006, Ann Clin Biochem 43:389–397.',
      'Travison 2017, J Clin Endocrinol Metab 102:1161–1173.',
      'AUA 2018, J Urol 200:423–432.',
      'Endocrine Society 2018, J Clin Endocrinol Metab 103:1715–1744.',
    ],
  },
  disclaimer:
    'Apenas para fins educativos. Esta calculadora não diagnostica, não trata e não substitui a orientação médica. Converse com um profissional de saúde sobre os seus resultados.',
  sources: ['C1', 'C2', 'C3', 'C4', 'T1', 'T2', 'T3', 'T5'],
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} as const satisfies Translated<typeof english>
