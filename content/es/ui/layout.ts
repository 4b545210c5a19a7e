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
  skip: 'Ir al contenido principal',
  navigation: 'Principal',
  services: 'Servicios',
  menu: 'Menú',
  close: 'Cerrar',
  allServices: 'Todos los servicios',
  allServicesLabel: 'Todos los servicios',
  compare: 'Compare los {count} en una página',
  search: 'Buscar',
  homeLink: ', inicio',
  languages: 'Idioma',
} as const satisfies Translated<typeof englishHeader>

// Shorter than “Iniciar sesión”, to fit the header.
export const signIn = 'Ingresar'

export const userMenu = { account: 'Cuenta', signOut: 'Cerrar sesión' } as const satisfies Translated<
  typeof englishUser
>

export const slimHeader = { label: 'Encabezado breve' } as const satisfies Translated<typeof englishSlim>

export const callAndBook = {
  label: 'Reservar o llamar',
  call: 'Llamar al {phone}',
  write: 'Escribir a {address}',
  book: 'Reservar, {price}',
  directions: 'Cómo llegar (se abre en una pestaña nueva)',
} as const satisfies Translated<typeof englishCallAndBook>

export const footer = {
  navigation: '{heading}, al pie',
  phone: 'Teléfono {number}',
  fax: 'Fax {number}',
  quickLinks: 'Enlaces rápidos',
  hours: 'Horario',
  languages: 'Hablamos {languages}.',
  complaint: 'Cómo presentar una queja ante la Junta Médica de Texas',
} as const satisfies Translated<typeof englishFooter>

export const footerFold = 'Contacto, enlaces, horario y reseñas'

export const failedPage = {
  title: 'Esta página no se cargó',
  text: 'Algo falló de nuestro lado. Inténtelo de nuevo o llámenos al ',
  retry: 'Intentar de nuevo',
  home: 'Volver al inicio',
} as const satisfies Translated<typeof englishFailed>

export const incompletePage = {
  app: 'Una parte de esta página no se cargó. Lo que escribió se conserva: revise su conexión y pulse el botón de nuevo.',
  boot: 'Una parte de esta página no se cargó, por eso aún no funciona. Vuelva a cargar la página o llámenos al ',
} as const satisfies Translated<typeof englishIncomplete>

export const notFound = {
  title: 'Página no encontrada',
  text: 'La página que busca no existe o se cambió de lugar.',
  next: 'Vuelva a la página de inicio o elija una página del menú.',
  home: 'Volver al inicio',
  here: 'Usted está aquí',
} as const satisfies Translated<typeof englishNotFound>
