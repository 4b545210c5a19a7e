import type { Translated } from '@/lib/translated'
import type { reviewsWords as english } from '../../ui/reviews'

export const reviewsWords = {
  title: 'Avaliações de pacientes',
  show: 'Mostrar avaliações',
  link: 'Ler as avaliações no Google',
  waiting: 'As avaliações do nosso serviço de avaliações carregam aqui.',
  loading: 'Carregando avaliações…',
  failed: 'O serviço de avaliações não respondeu. O problema não é do seu lado.',
} as const satisfies Translated<typeof english>
