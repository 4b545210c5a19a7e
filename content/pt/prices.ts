import { price } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { services } from '@/content/services'
import { capitalNumberWord } from '@/lib/number-words'
import type { Translated } from '@/lib/translated'
import type { pricesPage as english } from '../prices'

export const pricesPage = {
  crumb: 'Preços',
  meta: {
    title: 'Preços de consultas e programas',
    description:
      'Quanto custa a primeira consulta, a testosterona e o emagrecimento por mês, o que é à parte e como se faz o orçamento do resto. Pagamento direto.',
  },
  heading: 'Quanto custa, antes de agendar',
  lead: 'Você paga à clínica, e nada é cobrado de plano de saúde. Aceitamos cartões HSA e FSA; o que eles podem pagar é decidido pela lei tributária e pelo seu plano.',
  firstVisit: {
    heading: 'A primeira consulta, seja qual for o motivo',
    text: 'Só você e o profissional. Um único pagamento, sem entrar em nenhum programa.',
    before: ' era o preço anterior. {now} é o preço em ',
  },
  table: {
    heading: `${capitalNumberWord(services.length)} serviços em uma tabela`,
    text: 'Cada um começa com uma primeira consulta. Dois têm preço mensal. Os outros são por orçamento, porque o trabalho muda de um homem para outro.',
    columns: {
      service: 'Serviço',
      price: 'Preço',
      covers: 'O que cobre',
      extra: 'À parte',
    },
    extraOrDrivers: 'À parte, ou o que muda o preço',
    dependsOn: 'Depende de',
    month: 'por mês',
    from: 'a partir de {amount}',
    monthly: [
      { service: 'testosterone-replacement-therapy', monthly: 'testosterone' },
      { service: 'medical-weight-loss', monthly: 'weight-loss' },
    ],
    quoted: [
      {
        service: 'peptide-therapy',
        covers: 'Uma consulta vem primeiro.',
        dependsOn: 'Os exames necessários, os retornos e se algum medicamento é receitado.',
      },
      {
        service: 'functional-health-programs',
        covers: 'Um programa, com os retornos e exames antes e depois.',
        dependsOn: 'A duração do programa, o número de retornos e os exames.',
      },
      {
        service: 'prp-therapy',
        covers: 'A coleta de sangue e o tratamento, por sessão.',
        dependsOn: 'A área, o número de sessões e o que é combinado com o PRP.',
      },
      {
        service: 'microneedling',
        covers: 'Sessões de 30 a 45 minutos.',
        dependsOn: 'O tamanho da área, o número de sessões e se o PRP é incluído.',
      },
      {
        service: 'iv-hydration-therapy',
        covers: 'Uma infusão, depois de uma avaliação.',
        dependsOn: 'A bolsa de soro, o que se acrescenta a ela e quanto tempo dura.',
      },
    ],
  },
  months: {
    heading: 'Os seus primeiros três meses',
    text: 'A primeira consulta e três meses, pelo menor preço de cada programa. Em escala.',
    sum: '{visit} + {count} × {month} = {total}',
    plus: ', mais as taxas do laboratório',
    weightPlus: ', mais as taxas do laboratório e o medicamento',
  },
  terms: {
    heading: 'Antes de assinar',
    text: 'As condições por trás dos preços.',
    items: [
      careTerms.taxAccounts,
      careTerms.laboratoryFees,
      careTerms.labReading,
      careTerms.monthlyCovers,
      careTerms.testosterone,
      careTerms.weightMedicine,
      careTerms.noCopies,
      careTerms.minimumTerm,
      careTerms.notice,
      careTerms.refunds,
      careTerms.lateCancellation,
      {
        label: 'Remarcar uma consulta',
        text: `Cancele ou remarque uma consulta pelo menos ${policy.cancel} antes; para um procedimento, a antecedência é ${policy.cancelProcedure}.`,
      },
    ],
  },
  closing: {
    heading: 'Saiba o preço e depois decida',
    text: `A primeira consulta custa ${price.firstVisit} e termina com um plano por escrito. Esse plano pode ser nenhum tratamento.`,
  },
} as const satisfies Translated<typeof english>
