import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import type { Translated } from '@/lib/translated'
import type { testimonials as english } from '../testimonials'

export const testimonials = {
  meta: {
    title: 'Reseñas de pacientes',
    description:
      'Reseñas de nuestra clínica de salud masculina en Flower Mound, sin editar, desde un servicio externo: cómo se seleccionan y qué no muestran.',
  },
  heading: 'Lo que dicen los pacientes',
  lead: 'Las reseñas vienen de un servicio externo, sin editar y en el orden de ese servicio. No las escribimos, no las elegimos y no las ocultamos.',
  schedule: 'Reservar su consulta',
  google: 'Ver todas las reseñas en Google',
  disclaimer: `Los resultados pueden variar. Todos los testimonios son de pacientes reales de ${clinic.shortName}. Para saber qué es lo habitual, lea los promedios de los ensayos en nuestras páginas de servicios, con los riesgos al lado.`,
  facts: [
    'Quienes escriben las reseñas son pacientes, no profesionales médicos. Describen la experiencia de una persona.',
    'A nadie se le paga ni se le recompensa por una reseña.',
    'Los pacientes escriben y publican sus reseñas ellos mismos, en el servicio de reseñas.',
    'Mostramos todas las reseñas que tiene el servicio, buenas o malas.',
  ],
  values: [
    {
      title: 'Atención basada en la evidencia',
      text: 'Los resultados de estudios en las páginas de servicios y en los artículos llevan su fuente. Donde hay poca evidencia, la página lo dice.',
    },
    {
      title: 'Tratamiento personalizado',
      text: 'El plan se basa en sus análisis, su historia clínica y sus metas. A veces el plan es no hacer ningún tratamiento.',
    },
    {
      title: 'Apoyo continuo',
      text: 'Los análisis y las consultas continúan después de empezar, y puede escribirnos por el portal.',
    },
  ],
  closing: {
    heading: 'Haga sus propias preguntas',
    text: `Una primera consulta dura ${policy.firstVisit}, en persona, o por telesalud en Texas. La primera consulta de testosterona es en persona.`,
  },
} as const satisfies Translated<typeof english>
