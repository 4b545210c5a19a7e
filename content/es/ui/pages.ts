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
  home: 'Inicio',
  about: 'La clínica',
  account: 'Cuenta',
  booked: 'Reservado',
  calculator: 'Calculadora de testosterona libre',
  contact: 'Contacto',
  faq: 'Preguntas frecuentes',
  resources: 'Recursos',
  search: 'Buscar',
  services: 'Servicios',
  testimonials: 'Testimonios',
} as const satisfies Translated<typeof englishCrumbs>

export const dated = { asOf: 'Al', effective: 'Vigente desde el' } as const satisfies Translated<
  typeof englishDated
>

export const callButton = 'Llamar al {phone}'

export const civilRightsComplaint =
  'Presentar una queja ante la Oficina de Derechos Civiles del gobierno federal'

export const testimonialSections = {
  reviews: 'Reseñas',
  reading: 'Cómo leerlas',
  values: 'Nuestros principios',
} as const satisfies Translated<typeof englishTestimonials>

export const numberedListing = {
  title: '{heading}, página {number} de {pages}',
  description:
    'Página {number} de nuestros artículos de salud masculina: testosterona, peso, péptidos, salud intestinal, cabello y piel.',
} as const satisfies Translated<typeof englishListing>

export const accountPages = {
  account: {
    title: 'Su cuenta del sitio web',
    description:
      'Correo, nombre, contraseña y segundo paso de su cuenta del sitio web. No es el portal del paciente y no guarda datos de salud.',
  },
  accountHeading: 'Su cuenta',
  signIn: {
    title: 'Iniciar sesión | {clinic}',
    description:
      'Inicie sesión en su cuenta del sitio web o cree una. No es el portal del paciente y no guarda datos de salud.',
  },
  confirm: {
    title: 'Confirme su correo electrónico',
    description:
      'Aquí llevan los enlaces de nuestros correos: confirme con un clic la dirección de correo de su cuenta del sitio web.',
  },
  forgot: {
    title: 'Contraseña olvidada',
    description:
      'Pida un correo con un enlace para elegir una contraseña nueva para su cuenta del sitio web de nuestra clínica.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    description: 'El último paso si olvidó su contraseña: elija aquí una nueva para su cuenta del sitio web.',
  },
} as const satisfies Translated<typeof englishAccount>

export const languageModels = {
  clinic: '> {description} {address}. Teléfono {phone}.',
  notice: 'Solo con fines educativos, no es consejo médico. En una emergencia, llame al 911.',
  services: '## Servicios',
  patients: '## Pacientes',
  calculator:
    '- [Calculadora de testosterona libre]({url}): testosterona libre y biodisponible con la ecuación de Vermeulen',
  faq: '- [Preguntas frecuentes]({url}): pagos, análisis, resurtidos, cancelaciones, privacidad',
  contact: '- [Contacto]({url}): horario, cómo llegar, estacionamiento',
  articles: '## Artículos',
} as const satisfies Translated<typeof englishModels>
