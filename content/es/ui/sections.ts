import type { Translated } from '@/lib/translated'
import type {
  disclaimerWords as englishDisclaimer,
  foldWords as englishFold,
  priceWords as englishPrice,
  referenceWords as englishReference,
  thankYou as englishThankYou,
  translationWords as englishTranslation,
} from '../../ui/sections'

export const reference = 'Referencia {number}'

export const disclaimerWords = {
  label: 'Aviso médico',
  lead: 'Aviso médico. ',
} as const satisfies Translated<typeof englishDisclaimer>

export const priceWords = {
  was: 'Antes',
  now: ', ahora',
  includes: 'Incluye',
  excludes: 'No incluye',
  asOf: 'Precios al ',
} as const satisfies Translated<typeof englishPrice>

export const referenceWords = {
  heading: 'Referencias',
  folded: '{count} referencias',
  back: 'Volver a donde se cita la referencia {number}',
  reviewed: 'Versión en inglés revisada por {name}, {role}, el ',
  changed: ' El texto en inglés cambió el ',
  afterReview: ', después de la revisión.',
  next: ' Próxima revisión prevista para el ',
} as const satisfies Translated<typeof englishReference>

export const translationWords = {
  translated: 'Traducción del inglés, del ',
  medical: '. Todavía no la ha revisado un traductor médico.',
  legal: '. Todavía no la ha revisado un abogado ni un traductor jurídico.',
  reviewed: ', revisada por {name} el ',
} as const satisfies Translated<typeof englishTranslation>

export const foldWords = { openAll: 'Abrir todo', closeAll: 'Cerrar todo' } as const satisfies Translated<
  typeof englishFold
>

export const stats = 'La clínica en cifras'

export const thankYou = { booked: 'Reservado', call: 'o llame al' } as const satisfies Translated<
  typeof englishThankYou
>

export const legalContents = 'En esta página'

export const resourceList = 'Recursos'
