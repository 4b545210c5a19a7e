import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import { recordsAndComplaints as english } from '../../legal/records-and-complaints'

const { address, phone, privacyEmail, texasMedicalBoardHotline: hotline } = clinic
const { board } = clinic.licensing
const { medicalBoard, nursingBoard, civilRights } = authorities

export const recordsAndComplaints = {
  meta: {
    title: 'O seu prontuário e reclamações',
    description:
      'Como pedir o seu prontuário à clínica, a qual conselho do Texas reclamar de um profissional e como fazer uma reclamação ao procurador-geral.',
  },
  heading: 'O seu prontuário e reclamações',
  lead: 'Como obter o seu prontuário conosco e onde reclamar de nós. A lei do Texas pede que toda clínica publique isto.',
  citation: 'Código de Saúde e Segurança do Texas (Health and Safety Code), seções 181.102 e 181.105.',
  effectiveOn: '2026-11-26',
  sections: [
    {
      id: 'records',
      heading: 'Peça o seu prontuário',
      paragraphs: [
        `Escreva ao nosso encarregado de privacidade (Privacy Officer), ${address.line}, ou para ${privacyEmail.address}. Se precisar de ajuda para isso, ligue para ${phone.display}.`,
        'Na carta ou no e-mail, informe:',
      ],
      list: [
        'O seu nome completo e a data de nascimento',
        'Como podemos falar com você',
        'Que registros você quer, por exemplo todos, ou os de uma consulta, um exame ou um período',
        'Se você os quer em formato eletrônico ou em papel, e para onde devemos enviá-los',
      ],
    },
    {
      id: 'records-when',
      heading: 'Quando chegam e quanto custam',
      paragraphs: [
        'Os registros eletrônicos chegam em até 15 dias úteis depois que recebemos o seu pedido por escrito, como exige a lei do Texas. As cópias em papel chegam em até 30 dias.',
        'Se houver uma taxa pela cópia, informamos o valor antes de fazê-la.',
      ],
    },
    {
      id: 'licensing-board',
      heading: 'Reclame a um conselho profissional',
      paragraphs: [
        board
          ? `O profissional que atende você aqui é licenciado por este conselho: ${board}. Você pode reclamar a ele a qualquer momento.`
          : 'Cada profissão tem o seu próprio conselho. Se você não sabe qual deles licencia a pessoa que atendeu você, ligue e pergunte.',
      ],
      list: [
        `Médicos e assistentes médicos: o Texas Medical Board (conselho médico do Texas). A linha de reclamações é ${hotline.display}; o escritório, ${medicalBoard.phone.display}.`,
        `Enfermeiros e enfermeiros de prática avançada: o Texas Board of Nursing (conselho de enfermagem do Texas). Ele recebe reclamações por escrito e pelo formulário on-line. Para receber o formulário, ligue para ${nursingBoard.phone.display} ou ${nursingBoard.tollFree.display}. O conselho médico não tem autoridade sobre enfermeiros.`,
        'Farmacêuticos: o Texas State Board of Pharmacy (conselho de farmácia do Texas).',
      ],
    },
    {
      id: 'attorney-general',
      heading: 'Reclame ao procurador-geral do Texas',
      paragraphs: [
        'Você pode fazer uma reclamação de consumidor ao procurador-geral (attorney general), também sobre como tratamos as suas informações de saúde ou o seu pedido de prontuário. O formulário de reclamação e a página sobre a privacidade dos pacientes estão no site do procurador-geral.',
      ],
    },
    {
      id: 'civil-rights',
      heading: 'Reclame ao governo federal',
      paragraphs: [
        `Sobre a privacidade das suas informações de saúde, você também pode reclamar ao Escritório de Direitos Civis (Office for Civil Rights) do Departamento de Saúde e Serviços Humanos dos EUA, pelo telefone ${civilRights.phone.display} ou no site dele.`,
      ],
    },
    {
      id: 'tell-us',
      heading: 'Ou fale conosco',
      paragraphs: [
        `Você não precisa falar primeiro conosco. Se quiser, escreva ao encarregado de privacidade ou ligue para ${phone.display}. Não faremos retaliação contra você por uma reclamação.`,
      ],
    },
  ] satisfies readonly LegalSection[],
  links: {
    noticeLink: 'Leia o aviso do conselho médico sobre reclamações, em inglês e espanhol',
    spanishLink: english.links.spanishLink,
    formLink: 'Faça uma reclamação ao Texas Medical Board',
    nursingBoard: 'Texas Board of Nursing',
    attorneyGeneral: 'Faça uma reclamação ao procurador-geral',
    patientPrivacy: 'O procurador-geral sobre a privacidade dos pacientes',
  },
} as const satisfies Translated<typeof english>
