import type { Translated } from '@/lib/translated'
import type {
  searchPage as englishPage,
  searchTrigger as englishTrigger,
  searchWords as englishWords,
} from '../../ui/search'

export const searchWords = {
  name: 'Buscar',
  label: 'Buscar en este sitio',
  placeholder: 'testosterona, precios, pelo',
  failed: 'La búsqueda no funciona en este momento. Use el menú, por favor.',
  nothing: 'No se encontró nada para “{query}”. Pruebe con una sola palabra o llámenos.',
  result: '{count} resultado',
  results: '{count} resultados',
  kinds: { Services: 'Servicios', Articles: 'Artículos', Questions: 'Preguntas', Pages: 'Páginas' },
} as const satisfies Translated<typeof englishWords>

export const searchTrigger = {
  name: 'Buscar',
  hint: 'Buscar ({keys})',
  close: 'Cerrar',
} as const satisfies Translated<typeof englishTrigger>

export const searchPage = {
  description:
    'Busque servicios, artículos, preguntas y páginas de nuestra clínica de salud masculina en Flower Mound, o vaya directo a una sección.',
  noScript: 'La búsqueda necesita JavaScript. Esta lista lleva a todas las secciones.',
  sections: 'Secciones de este sitio',
  sectionsHeading: 'Vaya directo a',
} as const satisfies Translated<typeof englishPage>
