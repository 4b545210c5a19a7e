import { authorities, billDispute } from '@/content/facts/authorities'
import type { Translated } from '@/lib/words/translated'
import type { goodFaithEstimate as english } from '../../legal/good-faith-estimate'

export { standardNotice } from '../../legal/good-faith-estimate'

const { web, email, phone } = authorities.cms

export const goodFaithEstimate = {
  id: 'good-faith-estimate',
  label: 'Estimativa de boa-fé',
  ask: 'Peça a sua ao agendar ou a qualquer momento.',
  original: 'O aviso em inglês',
  notice: {
    heading:
      'Você tem o direito de receber uma “estimativa de boa-fé” (Good Faith Estimate) que explica quanto custará o seu atendimento',
    lead: 'Pela lei, os profissionais e serviços de saúde devem dar aos pacientes que não têm certos tipos de cobertura de saúde, ou que não a usam, uma estimativa da conta dos serviços e itens de saúde antes de fornecê-los.',
    items: [
      'Você tem o direito de receber uma estimativa de boa-fé do custo total esperado de qualquer serviço ou item de saúde, quando pedir ou quando agendar. Ela inclui custos relacionados, como exames, medicamentos receitados, equipamentos e taxas de hospital.',
      'Se você agendar com pelo menos 3 dias úteis de antecedência, o profissional ou serviço de saúde deve dar a estimativa de boa-fé por escrito em até 1 dia útil depois do agendamento. Se agendar com 10 ou mais dias úteis de antecedência, deve dá-la por escrito em até 3 dias úteis depois do agendamento. Você também pode pedir uma estimativa de boa-fé a qualquer profissional ou serviço de saúde antes de agendar. Nesse caso, deve recebê-la por escrito em até 3 dias úteis depois do pedido.',
      `Se você receber de um profissional ou serviço de saúde uma conta que passe em pelo menos ${billDispute} a estimativa de boa-fé dele, você pode contestar a conta.`,
      'Guarde uma cópia ou foto da sua estimativa de boa-fé e da conta.',
    ],
    questions: `Para perguntas ou mais informações sobre o seu direito a uma estimativa de boa-fé, visite ${web.address}, escreva para ${email.address} ou ligue para ${phone.display}.`,
  },
} as const satisfies Translated<typeof english>
