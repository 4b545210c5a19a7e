import { disclaimers } from '@/content/disclaimers'
import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy, policyFigures } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { popup } from '@/content/popup'
import { longDate } from '@/lib/dates'
import { numberWord } from '@/lib/number-words'
import type { Translated } from '@/lib/translated'
import type { home as english } from '../home'

/** Services that are not among the tracks. */
const more = [
  {
    key: 'prp-therapy',
    title: 'Terapia com PRP',
    text: 'As suas próprias plaquetas, em uso fora da bula (“off-label”) para cabelo, articulações e saúde sexual.',
  },
  {
    key: 'microneedling',
    title: 'Microagulhamento',
    text: 'De 3 a 6 sessões de 30 a 45 minutos, com 4 a 6 semanas entre uma e outra.',
  },
  {
    key: 'iv-hydration-therapy',
    title: 'Hidratação intravenosa e NAD+',
    text: 'Quatro infusões de 30 minutos a 4 horas, e injeções de vitaminas.',
  },
  {
    key: 'functional-health-programs',
    title: 'Programas de saúde funcional',
    text: 'Programas estruturados de 3, de 6 a 8 ou de 12 a 16 semanas.',
  },
] as const

export const home = {
  meta: {
    title: 'Clínica de saúde masculina em Flower Mound, TX',
    description: `Consultas de testosterona, emagrecimento e peptídeos para homens em Flower Mound e Dallas-Fort Worth. Os exames vêm antes; primeira consulta ${policy.firstVisit}.`,
  },
  banner: {
    text: 'Tem os resultados dos seus exames? Dois ou três valores bastam.',
    link: 'Calculadora de testosterona livre',
  },
  hero: {
    title: 'Sua saúde é o seu poder',
    lead: 'Uma clínica de saúde masculina em Flower Mound para cuidados hormonais, de peso e de recuperação. Começamos pelos exames laboratoriais, e a primeira consulta reserva tempo para as suas perguntas.',
    about: 'Conheça a clínica',
    note: 'Presencial, ou por telessaúde no Texas. A primeira consulta de testosterona é presencial.',
  },
  trust: [
    {
      icon: 'stethoscope',
      title: '17+ anos de experiência',
      text: 'Um cuidado que segue as evidências científicas, com os riscos explicados.',
    },
    {
      icon: 'clock',
      title: 'Tempo para conversar',
      text: `A sua primeira consulta dura ${policy.firstVisit}, só você e o profissional.`,
    },
    {
      icon: 'lock',
      title: 'Consultas reservadas',
      text: '500+ homens atendidos, um a um, em um consultório pequeno.',
    },
  ],
  stats: [
    { value: clinic.ratings.patients, label: 'nota dos pacientes' },
    { value: '100%', label: 'satisfação' },
    { value: `${clinic.languages.length}`, label: 'idiomas' },
    { value: 'Mesma semana', label: 'consultas' },
  ],
  statsNote: `Números da clínica, em ${longDate(clinic.figuresAsOf)}.`,
  tracks: {
    heading: 'Testosterona, emagrecimento e peptídeos',
    lead: 'Procura uma clínica de testosterona ou um programa de emagrecimento? Começamos pelos seus exames, e é na primeira consulta que se decide o que faz sentido para você, se é que algo faz sentido.',
    items: [
      {
        key: 'testosterone-replacement-therapy',
        title: 'Otimização hormonal',
        text: 'Terapia de reposição de testosterona (TRT) em injeção ou em um creme manipulado, que não é aprovado pela FDA (a agência de medicamentos e alimentos dos EUA). Ela só começa quando tanto os seus sintomas como dois exames de sangue de manhã apontam para testosterona baixa.',
        facts: [
          {
            label: 'A partir de',
            value: `${price.testosterone.aMonth}: testosterona quando receitada, consultas, análise de exames`,
          },
          { label: 'Exames', value: 'No início e com 6 semanas, 3 e 6 meses' },
        ],
      },
      {
        key: 'medical-weight-loss',
        title: 'Emagrecimento médico',
        text: 'Alimentação, treino de força e acompanhamento regular, com um medicamento GLP-1 ou GLP-1/GIP, como a semaglutida ou a tirzepatida, quando é adequado.',
        facts: [
          {
            label: 'A partir de',
            value: `${price.weightLoss.aMonth}: consultas, o seu plano, análise de exames`,
          },
          { label: 'Remédio', value: careTerms.weightMedicine.text },
        ],
      },
      {
        key: 'peptide-therapy',
        title: 'Terapia com peptídeos',
        text: 'Uma consulta sobre o que se sabe, o que não se sabe e o que a lei permite.',
        facts: [{ label: 'Consultas', value: 'Presenciais, ou por telessaúde no Texas' }],
      },
    ],
    link: 'Como funciona',
    note: `Para os dois preços mensais: ${careTerms.minimumTerm.text} ${disclaimers.glp1Boxed} ${disclaimers.compounded}`,
  },
  more: {
    heading: `Mais ${numberWord(more.length)} serviços`,
    note: 'Você pode fazer cada um em separado ou junto com um dos três acima.',
    items: more,
  },
  why: {
    heading: 'Por que uma clínica boutique',
    paragraphs: [
      'Uma clínica boutique é uma clínica pequena. Atendemos menos homens e damos mais tempo a cada um, e quem lê os seus exames é quem conhece a sua história.',
      `Trabalhamos com pagamento direto e aceitamos cartões HSA e FSA quando a lei tributária e o seu plano permitem. A primeira consulta e os programas mensais têm preços e condições em uma só página; cada um dos outros serviços tem ${quotedInText}.`,
    ],
    link: 'Conheça a clínica',
    visit: {
      title: 'A sua primeira consulta',
      text: `Dura ${policy.firstVisit}.`,
      minutes: policyFigures.firstVisitMinutes,
      lastTick: '{minute} min',
      end: 'termina aqui',
    },
  },
  reviews: {
    heading: 'O que os pacientes dizem',
    text: 'Sem edição, vindas de um serviço externo de avaliações e carregadas só quando você pede. Não escrevemos, não escolhemos e não alteramos nenhuma delas.',
    button: 'Mostrar avaliações',
    link: 'Ler no Google',
    note: 'Quem escreve as avaliações são pacientes, não profissionais de saúde, e ninguém é pago por uma avaliação. A experiência de uma pessoa não é o que todo paciente pode esperar.',
  },
  guide: {
    heading: 'Um guia gratuito sobre a testosterona',
    text: `“${popup.guideTitle}” explica quais exames fazer, o que os números significam e o que perguntar.`,
    button: 'Receber guia gratuito',
    note: `Abre a prévia do nosso guia em uma nova aba. ${popup.stays}`,
    again: 'A nova aba não abriu? Abra a prévia',
    missing:
      'Uma parte desta página não chegou. O que você digitou não se perdeu: verifique a conexão e tente de novo.',
    coverLine: `Um guia da ${clinic.shortName}`,
    coverTitle: popup.guideTitle,
  },
} as const satisfies Translated<typeof english>
