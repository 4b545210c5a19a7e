import type { Translated } from '@/lib/translated'
import type {
  accountPages as englishAccount,
  crumbs as englishCrumbs,
  dated as englishDated,
  numberedListing as englishListing,
  languageModels as englishModels,
  testimonialSections as englishTestimonials,
} from '../../ui/pages'

export const crumbs = {
  home: 'Início',
  about: 'Sobre',
  account: 'Conta',
  booked: 'Agendado',
  calculator: 'Calculadora de testosterona livre',
  contact: 'Contato',
  faq: 'Perguntas',
  resources: 'Recursos',
  search: 'Busca',
  services: 'Serviços',
  testimonials: 'Depoimentos',
} as const satisfies Translated<typeof englishCrumbs>

export const dated = { asOf: 'Em', effective: 'Em vigor desde' } as const satisfies Translated<
  typeof englishDated
>

export const callButton = 'Ligar para {phone}'

export const civilRightsComplaint = 'Fazer uma reclamação ao Escritório de Direitos Civis do governo federal'

export const testimonialSections = {
  reviews: 'Avaliações',
  reading: 'Como ler as avaliações',
  values: 'Nossos princípios',
} as const satisfies Translated<typeof englishTestimonials>

export const numberedListing = {
  title: '{heading}, página {number} de {pages}',
  description:
    'Página {number} dos nossos artigos de saúde masculina: testosterona, peso, peptídeos, saúde intestinal, cabelo e pele.',
} as const satisfies Translated<typeof englishListing>

export const accountPages = {
  account: {
    title: 'A sua conta no site',
    description:
      'E-mail, nome, senha e verificação em duas etapas da sua conta no site. Não é o portal do paciente, e nenhum dado de saúde fica guardado nela.',
  },
  accountHeading: 'A sua conta',
  signIn: {
    title: 'Entrar | {clinic}',
    description:
      'Entre na sua conta no site ou crie uma. Não é o portal do paciente, e nenhum dado de saúde fica guardado nela.',
  },
  confirm: {
    title: 'Confirme o seu e-mail',
    description:
      'Aqui chegam os links dos nossos e-mails: confirme com um clique o endereço de e-mail da sua conta no site.',
  },
  forgot: {
    title: 'Esqueci a senha',
    description:
      'Peça um e-mail com um link para escolher uma nova senha para a sua conta no site da nossa clínica.',
  },
  reset: {
    title: 'Escolha uma nova senha',
    description: 'A última etapa depois de esquecer a senha: escolha aqui uma nova para a sua conta no site.',
  },
} as const satisfies Translated<typeof englishAccount>

export const languageModels = {
  clinic: '> {description} {address}. Telefone {phone}.',
  notice: 'Apenas para fins educativos, não é orientação médica. Em uma emergência, ligue para 911.',
  services: '## Serviços',
  patients: '## Pacientes',
  calculator:
    '- [Calculadora de testosterona livre]({url}): testosterona livre e biodisponível pela equação de Vermeulen',
  faq: '- [Perguntas frequentes]({url}): pagamento, exames, renovação de receitas, cancelamento, privacidade',
  contact: '- [Contato]({url}): horário, como chegar, estacionamento',
  articles: '## Artigos',
} as const satisfies Translated<typeof englishModels>
