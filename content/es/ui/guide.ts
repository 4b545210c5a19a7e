import type { Translated } from '@/lib/translated'
import type { guideErrors as englishErrors, guideFields as englishFields } from '../../ui/guide'

export const guideFields = {
  firstName: 'Nombre',
  email: 'Correo electrónico',
  busy: 'Enviando...',
} as const satisfies Translated<typeof englishFields>

export const guideErrors = {
  firstName: 'Escriba su nombre',
  email: 'Escriba su correo electrónico',
  malformedEmail: 'Escriba un correo electrónico válido',
} as const satisfies Translated<typeof englishErrors>
