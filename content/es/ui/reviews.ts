import type { Translated } from '@/lib/translated'
import type { reviewsWords as english } from '../../ui/reviews'

export const reviewsWords = {
  title: 'Reseñas de pacientes',
  show: 'Mostrar reseñas',
  link: 'Leer las reseñas en Google',
  waiting: 'Aquí se cargan las reseñas desde nuestro servicio de reseñas.',
  loading: 'Cargando reseñas…',
  failed: 'El servicio de reseñas no respondió. El problema no está de su lado.',
} as const satisfies Translated<typeof english>
