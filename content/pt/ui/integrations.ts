import type { Translated } from '@/lib/translated'
import type {
  comparison as englishComparison,
  mapWords as englishMap,
  videoWords as englishVideo,
} from '../../ui/integrations'

export const loadingFrame = 'Carregando {title}…'

export const mapWords = {
  failed: 'O serviço de mapas não respondeu.',
  directions: 'Ver o trajeto',
} as const satisfies Translated<typeof englishMap>

export const videoWords = {
  play: 'Ver vídeo',
  subject: ': {title} (carrega o nosso serviço de vídeo)',
  open: 'Abrir o vídeo',
  note: 'Ao apertar o botão, um serviço de vídeo externo é carregado.',
  transcript: 'O que o vídeo mostra, em palavras',
  failed: 'O serviço de vídeo não respondeu.',
  openThere: 'Abrir o vídeo lá',
} as const satisfies Translated<typeof englishVideo>

export const comparison = {
  before: 'Antes',
  after: 'Depois',
  value: '{before}% antes, {after}% depois',
} as const satisfies Translated<typeof englishComparison>
