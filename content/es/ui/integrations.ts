import type { Translated } from '@/lib/translated'
import type {
  comparison as englishComparison,
  mapWords as englishMap,
  videoWords as englishVideo,
} from '../../ui/integrations'

export const loadingFrame = 'Cargando {title}…'

export const mapWords = {
  failed: 'El servicio de mapas no respondió.',
  directions: 'Abrir las indicaciones',
} as const satisfies Translated<typeof englishMap>

export const videoWords = {
  play: 'Ver video',
  subject: ': {title} (carga nuestro servicio de video)',
  open: 'Abrir el video',
  note: 'Al presionar el botón se carga un servicio de video externo.',
  transcript: 'Lo que muestra el video, en palabras',
  failed: 'El servicio de video no respondió.',
  openThere: 'Abrir el video allí',
} as const satisfies Translated<typeof englishVideo>

export const comparison = {
  before: 'Antes',
  after: 'Después',
  value: '{before}% antes, {after}% después',
} as const satisfies Translated<typeof englishComparison>
