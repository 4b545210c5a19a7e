import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { hipaaNotice as english } from '../../legal/hipaa-notice'

const { name, privacyEmail, phone, address, hipaaAddendumEffectiveOn } = clinic

export const hipaaNotice = {
  meta: {
    title: 'Aviso de Práticas de Privacidade',
    description:
      'Como as suas informações médicas podem ser usadas e divulgadas pela clínica, os seus direitos e como usá-los, como reclamar e o que este site guarda.',
  },
  heading: 'Aviso de Práticas de Privacidade',
  statutoryHeader:
    'ESTE AVISO DESCREVE COMO AS SUAS INFORMAÇÕES MÉDICAS PODEM SER USADAS E DIVULGADAS E COMO VOCÊ PODE TER ACESSO A ESSAS INFORMAÇÕES. LEIA-O COM ATENÇÃO.',
  effectiveLine: 'Em vigor e revisado pela última vez em',
  addendumLine: 'Adendo, em vigor desde',
  sections: [
    {
      id: 'compliance',
      heading: 'Declaração de conformidade',
      paragraphs: [
        `${name} segue as regras de privacidade, segurança e violação de dados da lei HIPAA (Health Insurance Portability and Accountability Act). Também seguimos a lei do Texas sobre privacidade de registros médicos (Texas Medical Records Privacy Act). Onde a lei do Texas é mais rígida, seguimos a lei do Texas.`,
        'A lei exige que mantenhamos privadas as suas informações de saúde e que entreguemos este aviso a você. Somos obrigados a seguir o aviso em vigor e a avisar você se uma violação puder ter posto as suas informações em risco.',
        'Podemos mudar este aviso. Uma mudança vale tanto para as informações que já temos quanto para as novas. O aviso atual está nesta página e na clínica.',
      ],
    },
    {
      id: 'uses',
      heading: 'Como usamos e compartilhamos informações de saúde',
      paragraphs: [
        'Podemos usar e compartilhar as suas informações de saúde sem a sua permissão por escrito para estes fins:',
      ],
      list: [
        'Tratamento. Por exemplo, enviamos o seu pedido de exames a um laboratório e lemos os resultados, ou enviamos as nossas anotações ao seu próprio médico.',
        'Pagamento. Por exemplo, informamos ao administrador da sua conta HSA ou FSA o que ele precisa para pagar uma consulta.',
        'Operações de saúde. Por exemplo, revisamos prontuários para verificar a qualidade do atendimento e treinar a equipe.',
        'Usos exigidos ou permitidos por lei. Isso abrange saúde pública e denúncias de abuso, fiscalização da saúde, tribunais e autoridades policiais. Também abrange médicos-legistas e serviços funerários, doação de órgãos, pesquisa aprovada e indenização por acidente de trabalho. Abrange ainda forças armadas e segurança nacional, prisões e uma ameaça grave à saúde ou à segurança.',
        'Verificações do governo. Compartilhamos informações com o Departamento de Saúde e Serviços Humanos dos EUA (HHS) quando ele verifica se seguimos a lei.',
        'Empresas que trabalham para nós sob um acordo escrito para proteger as suas informações. Por exemplo, a que guarda os nossos registros eletrônicos.',
        'Família e outras pessoas envolvidas no seu atendimento ou no pagamento dele, a menos que você se oponha.',
        'Socorro em desastres. Podemos compartilhar informações com uma organização de socorro em desastres, para que a sua família saiba onde você está.',
      ],
    },
    {
      id: 'authorization',
      heading: 'Usos que exigem a sua permissão por escrito',
      paragraphs: [
        'Precisamos da sua permissão por escrito para usar ou compartilhar anotações de psicoterapia, para usar as suas informações em marketing e para vendê-las. Qualquer outro uso ou divulgação que este aviso não descreva também exige a sua permissão por escrito.',
        'Você pode retirar a sua permissão por escrito a qualquer momento. Isso impede novos usos, mas não desfaz o que já foi feito.',
        'A lei do Texas pede a sua permissão para a maioria das divulgações eletrônicas das suas informações de saúde. Este é o nosso aviso de que as suas informações de saúde estão sujeitas a divulgação eletrônica.',
      ],
    },
    {
      id: 'rights',
      heading: 'Os seus direitos',
      paragraphs: ['Você tem direito a:'],
      list: [
        'Acesso: ver e obter uma cópia das suas informações de saúde, em papel ou em formato eletrônico.',
        'Correção: pedir que corrijamos informações que você acredita estarem erradas ou incompletas. Se dissermos não, explicamos o motivo por escrito.',
        'Relação de divulgações: obter uma lista das vezes em que compartilhamos as suas informações nos últimos seis anos. Ela não inclui tratamento, pagamento, operações e alguns outros fins.',
        'Restrições: pedir que não usemos nem compartilhemos certas informações de saúde para tratamento, pagamento ou as nossas operações. Não somos obrigados a concordar. Há uma exceção: um serviço que você mesmo pagou por inteiro. Somos obrigados a atender ao seu pedido de não informar esse serviço ao seu plano de saúde, a menos que uma lei diga o contrário.',
        'Comunicações confidenciais: pedir que falemos com você de certo modo ou em certo lugar.',
        'Cópia em papel: obter uma cópia em papel deste aviso a qualquer momento, mesmo que tenha concordado em lê-lo em formato eletrônico.',
      ],
    },
    {
      id: 'use-your-rights',
      heading: 'Como usar os seus direitos',
      paragraphs: [
        `Para usar qualquer um destes direitos, escreva ao nosso encarregado de privacidade (Privacy Officer), em ${address.line}, ou para ${privacyEmail.address}, ou ligue para ${phone.display}. Podemos pedir que você faça o pedido por escrito.`,
        'Respondemos a um pedido de cópia de registros eletrônicos em até 15 dias úteis, como exige a lei do Texas. Respondemos a outros pedidos de cópia em até 30 dias, e a pedidos de correção de um registro em até 60 dias. Uma relação de divulgações por ano é gratuita.',
      ],
    },
    {
      id: 'security',
      heading: 'Medidas de segurança',
      paragraphs: [
        'Usamos proteções administrativas, físicas e técnicas: treinamento da equipe, acesso conforme a função, armazenamento trancado e criptografia onde as informações são enviadas ou guardadas em formato eletrônico. Os registros de saúde são guardados no portal do paciente e no sistema de prontuários, não neste site.',
      ],
    },
    {
      id: 'breach',
      heading: 'Notificação de violação',
      paragraphs: [
        'Se houver violação de informações de saúde suas que não estejam protegidas, avisamos você sem demora injustificada. Isso acontece no máximo 60 dias depois da descoberta. Também notificamos as autoridades que a lei indica.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Perguntas ou reclamações',
      paragraphs: [
        `Escreva ao encarregado de privacidade (Privacy Officer), ${name}, ${address.line}, ou para ${privacyEmail.address}, ou ligue para ${phone.display}.`,
        'Você também pode reclamar ao Secretário do Departamento de Saúde e Serviços Humanos dos EUA, Escritório de Direitos Civis (Office for Civil Rights), pelo telefone 1-877-696-6775 ou no site dele. Não faremos retaliação contra você por apresentar uma reclamação.',
      ],
    },
    {
      id: 'addendum',
      heading: `Adendo, em vigor desde ${longDate(hipaaAddendumEffectiveOn)}`,
      paragraphs: [
        'Este adendo faz parte do aviso. Ele trata de registros de tratamento de transtorno por uso de substâncias que recebemos de um programa protegido por lei federal (42 CFR Parte 2).',
        'Não usaremos nem compartilharemos esses registros, nem testemunharemos sobre o que dizem, em um processo civil, criminal, administrativo ou legislativo contra você. Há duas exceções: o seu consentimento por escrito e uma ordem judicial. Um tribunal só pode emiti-la depois que você ou quem detém o registro receber aviso e oportunidade de ser ouvido.',
        'Uma ordem judicial sozinha não basta. Uma intimação (“subpoena”) ou exigência legal semelhante deve acompanhá-la antes que um desses registros seja usado ou compartilhado.',
        'Não usamos informações de saúde para arrecadar fundos. Se algum dia fôssemos usar esses registros para arrecadar fundos, antes daríamos a você uma oportunidade clara de dizer não.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const satisfies Translated<typeof english>
