import type { Translated } from '@/lib/translated'
import type { popup as english } from '../popup'

export const popup = {
  title: 'Reciba su guía gratis',
  download: 'Descargar',
  guideTitle: 'La guía del hombre para optimizar la testosterona y recuperar la vitalidad',
  placeholder: 'Escriba su correo electrónico',
  label: 'Correo electrónico',
  button: 'Descargar la guía gratis',
  close: 'Cerrar',
  note: 'Nada de spam, nunca. Cancele la suscripción cuando quiera.',
  stays: 'Lo que escriba aquí se queda en su navegador.',
} as const satisfies Translated<typeof english>
