import type { Translated } from '@/lib/translated'
import type {
  disclaimerWords as englishDisclaimer,
  foldWords as englishFold,
  priceWords as englishPrice,
  referenceWords as englishReference,
  thankYou as englishThankYou,
  translationWords as englishTranslation,
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
  folded: '{count} referências',
  back: 'Voltar ao ponto em que a referência {number} é citada',
  reviewed: 'Versão em inglês revisada por {name}, {role}, em ',
  changed: ' Texto em inglês alterado em ',
  afterReview: ', depois da revisão.',
  next: ' Próxima revisão prevista para ',
} as const satisfies Translated<typeof englishReference>

export const translationWords = {
  translated: 'Tradução do inglês, de ',
  medical: '. Ainda não foi revisada por um tradutor médico.',
  legal: '. Ainda não foi revisada por um advogado ou tradutor jurídico.',
  reviewed: ', revisada por {name} em ',
} as const satisfies Translated<typeof englishTranslation>

export const foldWords = { openAll: 'Abrir tudo', closeAll: 'Fechar tudo' } as const satisfies Translated<
  typeof englishFold
>

export const stats = 'A clínica em números'

export const thankYou = { booked: 'Agendado', call: 'ou ligue para' } as const satisfies Translated<
  typeof englishThankYou
>

export const legalContents = 'Nesta página'

export const resourceList = 'Recursos'
