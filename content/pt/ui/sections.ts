import type { Translated } from '@/lib/translated'
import type {
  disclaimerWords as englishDisclaimer,
  priceWords as englishPrice,
  referenceWords as englishReference,
  thankYou as englishThankYou,
} from '../../ui/sections'

export const reference = 'Referência {number}'

export const disclaimerWords = {
  label: 'Aviso médico',
  lead: 'Aviso médico. ',
} as const satisfies Translated<typeof englishDisclaimer>

export const priceWords = {
  was: 'Antes',
  now: ', agora',
  includes: 'Inclui',
  excludes: 'Não inclui',
  asOf: 'Preços em ',
} as const satisfies Translated<typeof englishPrice>

export const referenceWords = {
  heading: 'Referências',
  folded: '{count} referências, revisadas em ',
  back: 'Voltar ao ponto em que a referência {number} é citada',
  reviewed: 'Revisado por {name}, {role}, em ',
  changed: ' Texto alterado em ',
  afterReview: ', depois da revisão.',
  next: ' Próxima revisão prevista para ',
} as const satisfies Translated<typeof englishReference>

export const stats = 'A clínica em números'

export const thankYou = { booked: 'Agendado', call: 'ou ligue para' } as const satisfies Translated<
  typeof englishThankYou
>

export const legalContents = 'Nesta página'

export const resourceList = 'Recursos'
