import type { Translated } from '@/lib/translated'
import type * as english from '../page-words'

export const menuLabels = {
  about: 'La clínica',
  services: 'Servicios',
  prices: 'Precios',
  resources: 'Recursos',
  calculator: 'Calculadora de testosterona libre',
  faq: 'Preguntas',
  testimonials: 'Testimonios',
  contact: 'Contacto',
  notice: 'Aviso de prácticas de privacidad',
  website: 'Privacidad del sitio web',
  complaint: 'Cómo presentar una queja',
  records: 'Sus expedientes y quejas',
  estimate: 'Estimado de buena fe',
  terms: 'Términos de servicio',
  accessibility: 'Accesibilidad',
} as const satisfies Translated<typeof english.menuLabels>

export const socialTitles = {
  auth: 'Iniciar sesión',
  booked: 'Su cita está reservada',
  followUpBooked: 'Su seguimiento está reservado',
  search: 'Buscar',
  authForgot: 'Contraseña olvidada',
  authReset: 'Elija una contraseña nueva',
  authConfirm: 'Confirme su correo',
  account: 'Su cuenta del sitio web',
} as const satisfies Translated<typeof english.socialTitles>

export const socialBadges = {
  calculator: 'Calculadora',
  articles: 'Artículos',
} as const satisfies Translated<typeof english.socialBadges>

export const searchTitles = {
  about: 'Sobre la clínica',
  prices: 'Precios y condiciones',
  resources: 'Recursos para pacientes',
  testimonials: 'Reseñas de pacientes',
  contact: 'Contacto, horario y cómo llegar',
  notice: 'Aviso de prácticas de privacidad (HIPAA)',
  accessibility: 'Declaración de accesibilidad',
  auth: 'Iniciar sesión en su cuenta del sitio web',
  guide: 'Guía gratis: {title}',
} as const satisfies Translated<typeof english.searchTitles>

export const searchedWords = {
  guide: 'descargar gratis',
  about: 'médico doctor proveedor',
  prices: 'precio costo pagar tarifa reembolso cuánto cuesta',
  resources: 'portal suplementos',
  calculator: 'calculadora testosterona libre SHBG albúmina',
  blog: 'artículos blog',
  faq: 'preguntas respuestas dudas',
  testimonials: 'testimonios opiniones reseñas calificación',
  notice: 'HIPAA privacidad',
  complaint: 'Junta Médica de Texas Texas Medical Board enfermería queja',
  records: 'expediente historia clínica copia fiscal general',
  estimate: 'ley sin sorpresas factura disputar presupuesto',
  website: 'cookies rastreo dirección IP registros',
  terms: 'reembolso cancelar aviso plazo mínimo edad',
  auth: 'entrar contraseña crear cuenta',
  contact: 'teléfono fax correo dirección ubicación mapa horario',
} as const satisfies Translated<typeof english.searchedWords>
