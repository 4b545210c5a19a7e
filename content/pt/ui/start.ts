import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { start as english } from '../../ui/start'

const symptoms = articlePath('low-testosterone-symptoms-men')

export const start = {
  heading: 'Por onde começo?',
  lead: 'Três toques levam a uma página para ler e a um passo a dar.',
  alarm: [
    {
      text: `Dor no peito ou fraqueza repentina: ${helpLines.emergency}.`,
      number: helpLines.numbers.emergency,
    },
    { text: `Pensamentos de se machucar: ${helpLines.crisis}.`, number: helpLines.numbers.crisis },
  ],
  note: 'Não é um teste nem um diagnóstico. Nada do que você toca sai desta página, e nada é guardado.',
  questions: {
    symptom: {
      title: 'O que mais incomoda você?',
      options: {
        desire: 'Desejo ou ereções',
        energy: 'Cansaço, desânimo ou fraqueza',
        weight: 'Peso que não baixa',
        skin: 'Cabelo, pele ou cicatrizes',
        other: 'Outra coisa',
      },
    },
    blood: {
      title: `Você fez exame de sangue nos últimos ${policy.labsFromLast}?`,
      options: {
        results: 'Sim, tenho os resultados',
        drawn: 'Sim, mas não tenho os resultados',
        none: 'Não',
      },
    },
    place: {
      title: 'Como você prefere vir?',
      options: {
        clinic: 'Em Flower Mound',
        video: 'Por vídeo, no Texas',
        unsure: 'Ainda não sei',
      },
    },
  },
  repeated: {
    results: 'Resultados em mãos',
    drawn: 'Resultados em outro consultório',
    none: 'Sem exame de sangue recente',
  },
  readFirst: 'Leia primeiro: {title}',
  readings: {
    desire: {
      title: 'quais sintomas contam',
      why: 'De todos os sintomas, as mudanças no desejo e nas ereções são as que mais acompanham a testosterona baixa. Elas também têm outras causas; por isso, dois exames de sangue de manhã vêm antes de qualquer tratamento.',
      links: [
        { href: symptoms, text: 'Os sintomas que contam, e os outros' },
        { href: servicePaths['testosterone-replacement-therapy'], text: 'Terapia com testosterona' },
      ],
      bring: 'A sua lista de medicamentos, e quando a mudança começou',
    },
    energy: {
      title: 'o que o cansaço pode significar',
      why: 'Além da testosterona, vale olhar o sono, o humor, a tireoide, o ferro e o hemograma. Em um grande estudo com homens mais velhos, a testosterona não trouxe ganho significativo de vitalidade.',
      links: [
        { href: `${symptoms}#other`, text: 'O cansaço e as suas outras causas' },
        { href: servicePaths['functional-health-programs'], text: 'Programas de 3 a 16 semanas' },
      ],
      bring: 'A sua lista de medicamentos, e como você dorme',
    },
    weight: {
      title: 'o que os estudos mostram',
      why: 'A alimentação, o treino de força e o acompanhamento vêm primeiro, e um medicamento entra quando é adequado. A página diz o que cada um pode fazer e o que acontece depois que um medicamento é suspenso.',
      links: [
        { href: servicePaths['medical-weight-loss'], text: 'Emagrecimento médico' },
        { href: articlePath('medical-weight-loss-vs-diets'), text: 'Emagrecimento médico ou uma dieta' },
      ],
      bring: 'A sua lista de medicamentos, e o que você já tentou',
    },
    skin: {
      title: 'PRP ou microagulhamento',
      why: 'Para cabelo ralo, comece pelo PRP, que é um uso fora da bula (“off-label”). Para cicatrizes e pele, comece pelo microagulhamento.',
      links: [
        { href: servicePaths['prp-therapy'], text: 'Terapia com PRP' },
        { href: servicePaths.microneedling, text: 'Microagulhamento' },
      ],
      bring: 'A sua lista de medicamentos, sobretudo os anticoagulantes',
    },
    other: {
      title: 'o que acontece na primeira consulta',
      why: 'Você não precisa saber de qual serviço precisa. Diga o que incomoda você, e o profissional de saúde diz o que serve e o que não serve.',
      links: [
        { href: routes.about, text: 'A clínica e a sua primeira consulta' },
        { href: routes.faq, text: 'O que os homens perguntam antes de vir' },
      ],
      bring: 'A sua lista de medicamentos, e as suas perguntas',
    },
  },
  rows: { visit: 'Primeira consulta', blood: 'Sangue', bring: 'Traga' },
  visit: {
    clinic: 'Em Flower Mound.',
    video: 'Por vídeo, quando você estiver no Texas no momento da consulta.',
    unsure: 'Em Flower Mound, ou por vídeo no Texas. Você pode decidir ao agendar.',
  },
  inPerson: {
    testosterone: 'A primeira consulta de testosterona é presencial.',
    procedure: 'O procedimento em si é presencial.',
    both: telehealth.inPerson,
  },
  blood: {
    bring: `Traga os seus resultados dos últimos ${policy.labsFromLast}.`,
    ask: 'Peça uma cópia ao consultório que pediu o exame.',
    'two-mornings':
      'Nada a fazer antes. Para a testosterona, são necessários dois exames no início da manhã, em dias diferentes; nós os pedimos se fizerem sentido.',
    order: 'Nada a fazer antes. Nós pedimos os exames que faltam.',
    'none-needed': 'Nada a fazer antes. No PRP, o sangue é colhido no próprio tratamento.',
  },
  step: 'Pergunta {number} de {count}. ',
  next: 'Próxima pergunta',
  finish: 'Ver por onde começar',
  back: 'Voltar',
  again: 'Recomeçar',
} as const satisfies Translated<typeof english>
