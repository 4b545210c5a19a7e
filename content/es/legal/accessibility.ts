import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import type { accessibility as english } from '../../legal/accessibility'

const { email, phone } = clinic

export const accessibility = {
  meta: {
    title: 'Declaración de accesibilidad',
    description:
      'Cómo se hace y se prueba este sitio para quienes usan teclado, lector de pantalla, zoom o un teléfono lento, qué sabemos que falta y a quién avisar.',
  },
  heading: 'Accesibilidad',
  effectiveOn: '2026-11-16',
  sections: [
    {
      id: 'aim',
      heading: 'A qué aspiramos',
      paragraphs: [
        'Hacemos este sitio según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Cada página debe funcionar solo con teclado, con un lector de pantalla, con zoom de 400%, en un teléfono pequeño, con movimiento reducido y, donde sea posible, sin JavaScript.',
      ],
    },
    {
      id: 'tested',
      heading: 'Cómo se prueba',
      paragraphs: [
        'Pruebas automáticas revisan cada página, en ancho de teléfono y de escritorio, en modo claro y oscuro, cada vez que el sitio cambia. Encuentran solo una parte de lo que puede fallar. Todavía falta una prueba hecha por personas que usan tecnología de asistencia todos los días.',
      ],
    },
    {
      id: 'limits',
      heading: 'Lo que sabemos que falta',
      paragraphs: ['Estas partes vienen de servicios externos, y no podemos corregirlas nosotros:'],
      list: [
        'El formulario de contacto, las reseñas, el mapa y el reproductor de video. Junto a cada uno hay un enlace o un número de teléfono que sirve para lo mismo.',
        'El servicio de reservas y el portal del paciente. Si le resultan difíciles de usar, llámenos y reservamos por usted.',
        'Nuestros propios videos todavía no están. Tendrán subtítulos y una transcripción.',
      ],
    },
    {
      id: 'help',
      heading: 'Avísenos',
      paragraphs: [
        `Si algo no le funciona, escriba a ${email.address} o llame al ${phone.display}. Díganos qué página es y qué usa. Respondemos en un plazo de ${policy.answer}.`,
        'La ayuda en español y portugués es gratis. Avísenos antes de su consulta si necesita un intérprete, letra grande u otra ayuda.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const satisfies Translated<typeof english>
