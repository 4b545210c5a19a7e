import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { contact as english } from '../contact'

const { value, best, reviews } = clinic.ratings.google

export const contact = {
  meta: {
    title: 'Contato e como chegar',
    description: `Ligue, escreva ou visite a nossa clínica em ${clinic.address.place}: horário, como chegar, estacionamento e ${clinic.communities.length} comunidades. Respostas em até ${policy.reply}.`,
  },
  heading: 'Venha até nós ou escreva',
  lead: 'Somos uma clínica de saúde masculina e testosterona em Flower Mound e atendemos a região de Dallas-Fort Worth. Ligue no horário de atendimento ou escreva a qualquer hora.',
  replies: `As respostas chegam em até ${policy.reply}`,
  form: {
    heading: 'Escreva para nós',
    note: 'Para uma primeira pergunta. Deixe de fora valores de exames e detalhes médicos; o lugar deles é o portal do paciente.',
    portal: 'Portal do paciente',
    whose: {
      heading: 'O formulário é de outra empresa',
      text: 'Ele carrega sozinho, alguns segundos depois desta página ou assim que você a usa. A partir daí, essa empresa vê o seu endereço de internet e o que você escreve no formulário.',
      instead: 'Você não precisa dele. Ligue para',
    },
    title: 'Formulário de contato',
    failed: 'O formulário não carregou. O problema não é do seu lado.',
  },
  before: {
    heading: 'Antes de agendar',
    note: 'Quanto custa a primeira consulta e o que acontece se você mudar de ideia.',
    items: [
      {
        term: 'A primeira consulta',
        text: `Custa ${price.firstVisit} e dura ${policy.firstVisit}. É um único pagamento, e você não entra em nenhum programa. Você paga com cartão ou dinheiro, ou com cartão HSA ou FSA se o seu plano permitir.`,
      },
      {
        term: 'Remarcar ou cancelar',
        text: `Avise com pelo menos ${policy.cancel} de antecedência. ${careTerms.lateCancellation.text} ${careTerms.refunds.text}`,
      },
      { term: careTerms.laboratoryFees.label, text: careTerms.laboratoryFees.text },
      {
        term: 'Programas mensais',
        text: `O tratamento com testosterona custa a partir de ${price.testosterone.aMonth}, e o programa de emagrecimento, a partir de ${price.weightLoss.aMonth}. ${careTerms.minimumTerm.text} ${careTerms.notice.text}`,
      },
      { term: 'Outros serviços', text: `Têm ${quotedInText}.` },
      { term: 'Telessaúde', text: `${telehealth.open} ${telehealth.inPerson}` },
    ],
    link: 'Preços, com o que cada um cobre',
  },
  reviews: {
    heading: 'Avaliações',
    note: 'Quem escreve as avaliações são pacientes, não profissionais de saúde. Ninguém é pago, e todas as avaliações são mostradas. O resultado de uma pessoa pode não ser o habitual: as nossas páginas de serviços dão as médias dos estudos.',
    footNote:
      'Quem escreve as avaliações são pacientes, não profissionais de saúde. Ninguém é pago por uma avaliação. O resultado de uma pessoa pode não ser o habitual.',
  },
  location: {
    heading: 'Onde estamos',
    directions: 'Como chegar',
    map: {
      title: 'Mapa da região da clínica',
      button: 'Mostrar o mapa',
      note: 'Ao apertar o botão, um serviço de mapas externo é carregado.',
    },
    parking: 'Estacionamento',
    access: 'Acessibilidade',
    schedule: 'Agendar agora',
    hours: 'Horário',
    reach: 'Ligue ou escreva',
    rating: `${value}/${best}`,
    ratingLabel: `de ${reviews}+ avaliações no Google`,
    ratingNote: `Números da clínica, em ${longDate(clinic.figuresAsOf)}.`,
    communities: 'Comunidades que atendemos',
  },
} as const satisfies Translated<typeof english>
