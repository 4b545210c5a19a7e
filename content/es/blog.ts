import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { type Category, categories } from '@/content/schema'
import type { Choice } from '@/lib/articles/listing'
import type { Translated } from '@/lib/translated'
import type { blog as english, closings as englishClosings } from '../blog'

export const blog = {
  meta: {
    title: `${clinic.blogName}: artículos de salud masculina`,
    description:
      'Artículos sobre testosterona, peso, péptidos, salud intestinal, cabello y piel, cada uno con sus estudios, lo que no se sabe y cuándo ir al médico.',
  },
  heading: clinic.blogName,
  lead: 'Artículos con sus estudios al lado: qué se encontró, en quiénes y qué no se sabe todavía.',
  subtitle: 'Lo que se sabe, lo que aún no se sabe y las fuentes',
  all: 'Todos los artículos',
  empty: 'No se encontraron artículos en esta categoría.',
  closing: {
    heading: '¿Prefiere hablarlo?',
    text: `Una primera consulta dura ${policy.firstVisit}. Traiga el artículo que lo dejó con dudas.`,
  },
} as const satisfies Translated<typeof english>

export const categoryLabels: Record<Category, string> = {
  hormone: 'Optimización hormonal',
  'weight-loss': 'Pérdida de peso médica',
  peptide: 'Terapia con péptidos',
  functional: 'Medicina funcional',
  prp: 'PRP y estética',
}

export const filterLabels: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: blog.all },
  ...categories.map(value => ({ value, label: categoryLabels[value] })),
]

export const closings = {
  1: {
    heading: 'Hablémoslo',
    text: 'Traiga sus preguntas y su informe de laboratorio a una primera consulta.',
    contact: 'Contáctenos',
  },
  2: {
    heading: 'Por dónde seguir',
    text: 'Cada página de servicio dice para quién puede ser adecuado el servicio y qué riesgos tiene.',
    contact: 'Hable con nosotros',
  },
  3: {
    heading: '¿Algo le preocupa?',
    text: `Escriba o llame. Respondemos en un plazo de ${policy.answer}.`,
    contact: 'Escríbanos',
  },
} as const satisfies Translated<typeof englishClosings>
