import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { usd } from '@/lib/money'
import type { Translated } from '@/lib/translated'
import { amounts, prices as english, type price as englishPrice, type Prices } from '../../facts/amounts'

export { amounts, type Prices } from '../../facts/amounts'

export const price = {
  firstVisit: usd(amounts.firstVisit),
  firstVisitBefore: usd(amounts.firstVisitBefore),
  testosterone: {
    month: `${usd(amounts.testosterone)}/mês`,
    aMonth: `${usd(amounts.testosterone)} por mês`,
  },
  weightLoss: { month: `${usd(amounts.weightLoss)}/mês`, aMonth: `${usd(amounts.weightLoss)} por mês` },
} as const satisfies Translated<typeof englishPrice>

export const quoted = 'Orçamento por escrito antes de você decidir.'
export const quotedInText = 'orçamento por escrito antes de você decidir'

export const prices: Prices = {
  asOf: english.asOf,
  items: [
    {
      key: 'discovery',
      name: 'Discovery Experience inicial',
      dollars: amounts.firstVisit,
      unit: 'visit',
      price: price.firstVisit,
      originalPrice: price.firstVisitBefore,
      highlight: false,
      features: [
        `Uma primeira consulta ${policy.firstVisit}`,
        `Análise do seu histórico e dos exames dos últimos ${policy.labsFromLast}`,
        'Leitura dos exames pedidos nela',
        'Um plano por escrito',
      ],
      excludes: ['Taxas do laboratório', 'Medicamentos e procedimentos'],
      terms: [
        'Um único pagamento. Você não entra em nenhum programa.',
        careTerms.lateCancellation.text,
        careTerms.refunds.text,
      ],
    },
    {
      key: 'testosterone',
      name: 'TRT mensal',
      dollars: amounts.testosterone,
      unit: 'month',
      price: `a partir de ${price.testosterone.month}`,
      badge: 'Mais popular',
      highlight: true,
      features: [
        'Consultas de acompanhamento e mensagens',
        'O seu plano e a análise dos exames de acompanhamento',
        'Testosterona em injeção ou creme, quando receitada. O creme é manipulado e não é aprovado pela FDA.',
      ],
      excludes: [`A primeira consulta (${price.firstVisit})`, 'Taxas do laboratório'],
      terms: [careTerms.minimumTerm.text, careTerms.notice.text, careTerms.refunds.text],
    },
    {
      key: 'weight-loss',
      name: 'Programa de emagrecimento',
      dollars: amounts.weightLoss,
      unit: 'month',
      price: `a partir de ${price.weightLoss.month}`,
      highlight: false,
      features: [
        'Consultas de acompanhamento e mensagens',
        'O seu plano de alimentação e força, e a análise dos exames',
        'A receita, quando um medicamento é adequado',
      ],
      excludes: [
        `A primeira consulta (${price.firstVisit})`,
        'Taxas do laboratório',
        'O medicamento. É um produto aprovado pela FDA, que a sua própria farmácia fornece e cobra.',
      ],
      terms: [careTerms.minimumTerm.text, careTerms.notice.text, careTerms.refunds.text],
    },
  ],
}
