import type { Translated } from '@/lib/translated'
import type {
  callAndBook as englishCallAndBook,
  failedPage as englishFailed,
  footer as englishFooter,
  header as englishHeader,
  incompletePage as englishIncomplete,
  notFound as englishNotFound,
  slimHeader as englishSlim,
  userMenu as englishUser,
} from '../../ui/layout'

export const header = {
  skip: 'Ir para o conteúdo principal',
  navigation: 'Principal',
  services: 'Serviços',
  menu: 'Menu',
  close: 'Fechar',
  allServices: 'Todos os serviços',
  allServicesLabel: 'Todos os serviços',
  compare: 'Compare os {count} em uma página',
  search: 'Buscar',
  homeLink: ', início',
  languages: 'Idioma',
} as const satisfies Translated<typeof englishHeader>

export const signIn = 'Entrar'

export const userMenu = { account: 'Conta', signOut: 'Sair' } as const satisfies Translated<
  typeof englishUser
>

export const slimHeader = { label: 'Cabeçalho curto' } as const satisfies Translated<typeof englishSlim>

export const callAndBook = {
  label: 'Agendar ou ligar',
  call: 'Ligar para {phone}',
  write: 'Escrever para {address}',
  book: 'Agendar, {price}',
  directions: 'Como chegar (abre em uma nova aba)',
} as const satisfies Translated<typeof englishCallAndBook>

export const footer = {
  navigation: '{heading}, no rodapé',
  phone: 'Telefone {number}',
  fax: 'Fax {number}',
  quickLinks: 'Links rápidos',
  hours: 'Horário',
  languages: 'Falamos {languages}.',
  complaint: 'Como fazer uma reclamação ao Texas Medical Board',
} as const satisfies Translated<typeof englishFooter>

export const footerFold = 'Contato, links, horário e avaliações'

export const failedPage = {
  title: 'Esta página não carregou',
  text: 'Algo deu errado do nosso lado. Tente de novo ou ligue para ',
  retry: 'Tentar de novo',
  home: 'Voltar ao início',
} as const satisfies Translated<typeof englishFailed>

export const incompletePage = {
  app: 'Uma parte desta página não carregou. O que você digitou foi mantido: verifique sua conexão e toque no botão de novo.',
  boot: 'Uma parte desta página não carregou, por isso ela ainda não funciona. Recarregue a página ou ligue para ',
} as const satisfies Translated<typeof englishIncomplete>

export const notFound = {
  title: 'Página não encontrada',
  text: 'A página que você procura não existe ou mudou de lugar.',
  next: 'Volte à página inicial ou escolha uma página no menu.',
  home: 'Voltar ao início',
  here: 'Você está aqui',
} as const satisfies Translated<typeof englishNotFound>
