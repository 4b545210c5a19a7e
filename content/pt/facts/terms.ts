import { policy } from '@/content/facts/policies'
import type { Translated } from '@/lib/translated'
import type { careTerms as english } from '../../facts/terms'

export const careTerms = {
  minimumTerm: { label: 'Prazo mínimo', text: 'Não há prazo mínimo. Você pode parar em qualquer mês.' },
  notice: {
    label: 'Parar o programa',
    text: `Avise pelo menos ${policy.notice} antes da próxima data de cobrança, e nada mais será cobrado.`,
  },
  refunds: {
    label: 'Reembolsos',
    text: 'Consultas que não aconteceram são reembolsadas. Medicamentos já entregues não são.',
  },
  lateCancellation: {
    label: 'Cancelamento tardio',
    text: `Se você cancelar a primeira consulta com menos de ${policy.cancel} de antecedência, nós a remarcamos uma vez sem taxa.`,
  },
  laboratoryFees: {
    label: 'Taxas do laboratório',
    text: 'Você paga o preço que o próprio laboratório cobra de quem não usa plano de saúde. Informamos o valor antes da coleta de sangue.',
  },
  labReading: {
    label: 'Leitura dos seus exames',
    text: 'O preço da primeira consulta inclui a leitura dos exames pedidos nela e uma conversa com você sobre eles.',
  },
  taxAccounts: {
    label: 'Contas de poupança para a saúde',
    text: 'Aceitamos cartões HSA e FSA. Se a sua conta pode pagar, quem decide é a lei tributária (Publicação 502 do IRS, a Receita dos EUA) e o seu plano, não nós. Consultas, exames e medicamentos receitados para uma doença diagnosticada costumam se qualificar. Tratamentos estéticos (PRP facial, microagulhamento, cabelo) e infusões de bem-estar, em geral, não.',
  },
  monthlyCovers: {
    label: 'O que o preço mensal cobre',
    text: 'Os dois preços mensais cobrem as suas consultas, as mensagens, o seu plano e a análise dos seus exames.',
  },
  testosterone: {
    label: 'Testosterona',
    text: 'A testosterona em si está incluída no preço da TRT quando é receitada.',
  },
  weightMedicine: {
    label: 'Medicamento para emagrecer',
    text: 'O medicamento não está incluído no preço do programa de emagrecimento. É um produto aprovado pela FDA, que a sua própria farmácia fornece.',
  },
  noCopies: {
    label: 'Cópias manipuladas',
    text: 'Não receitamos cópias manipuladas de medicamentos aprovados pela FDA.',
  },
} as const satisfies Translated<typeof english>
