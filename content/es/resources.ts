import { disclaimers } from '@/content/disclaimers'
import { clinic } from '@/content/facts/clinic'
import type { Translated } from '@/lib/translated'
import type { resources as english } from '../resources'

export const resources = {
  meta: {
    title: 'Recursos para pacientes',
    description: `Preguntas frecuentes, calculadora de testosterona libre, portal del paciente, suplementos y ${clinic.blogName}, nuestros artículos, en un solo lugar.`,
  },
  heading: 'Recursos para pacientes',
  lead: 'Lo que puede necesitar antes, entre y después de sus consultas.',
  cards: [
    {
      title: 'Preguntas frecuentes',
      description: 'Pagos, análisis, resurtidos, cancelaciones y privacidad.',
      linkText: 'Leer las respuestas',
      target: 'faq',
      internal: true,
    },
    {
      title: 'Calculadora de testosterona libre',
      description: 'Dos o tres valores de laboratorio, calculados en su propio dispositivo.',
      linkText: 'Abrir la calculadora',
      target: 'calculator',
      internal: true,
    },
    {
      title: 'Suplementos',
      description: 'Nuestro dispensario, a cargo de un servicio externo.',
      linkText: 'Abrir el dispensario',
      target: 'dispensary',
      internal: false,
      note: disclaimers.supplements,
    },
    {
      title: 'Portal del paciente',
      description:
        'Mensajes, resultados y resurtidos, en un servicio externo donde se inicia sesión por separado.',
      linkText: 'Entrar al portal',
      target: 'portal',
      internal: false,
    },
    {
      title: clinic.blogName,
      description: 'Artículos sobre hormonas, peso, péptidos, cabello y piel, con sus fuentes.',
      linkText: 'Leer los artículos',
      target: 'blog',
      internal: true,
    },
  ],
  comingSoon: {
    badge: 'Próximamente',
    title: 'Eventos y seminarios web',
    description: 'Charlas por la noche en Flower Mound y en línea. Las fechas se publicarán aquí.',
  },
  stats: [
    { value: '24/7', label: 'acceso al portal' },
    { value: '100+', label: 'suplementos' },
    { value: 'Ayuda', label: 'de expertos' },
  ],
  closing: {
    heading: '¿No sabe por dónde empezar?',
    text: 'Empiece con una consulta. Traiga los resultados de laboratorio que tenga.',
  },
} as const satisfies Translated<typeof english>
