import type { Translated } from '@/lib/translated'
import type { guideErrors as englishErrors, guideFields as englishFields } from '../../ui/guide'

export const guideFields = {
  firstName: 'Nome',
  email: 'E-mail',
  busy: 'Enviando...',
} as const satisfies Translated<typeof englishFields>

export const guideErrors = {
  firstName: 'Digite o seu nome',
  email: 'Digite o seu e-mail',
  malformedEmail: 'Digite um e-mail válido',
} as const satisfies Translated<typeof englishErrors>
