import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import type { websitePrivacy as english } from '../../legal/website-privacy'

const { name: host, logRetention } = clinic.websiteHost

export const websitePrivacy = {
  section: {
    id: 'website-privacy',
    heading: 'Privacidad del sitio web',
    dated: { line: 'Vigente desde el', on: '2026-11-24' },
    paragraphs: [
      'Esta sección trata del sitio web. No trata de su expediente médico, y no es parte del aviso de arriba.',
      'El sitio no usa cookies de publicidad ni de análisis, y no tiene píxeles de rastreo. Las casillas que marca en una página no se guardan.',
      `${host ? `El sitio lo sirve ${host}.` : 'Una empresa de alojamiento sirve el sitio por nosotros.'} Como en cualquier servidor web, sus computadoras reciben su dirección IP, la página que pide, la hora y el tipo de navegador. Pueden guardar esto en registros del servidor${logRetention ? ` durante ${logRetention}` : ' por un tiempo limitado'}. Usamos los registros para que el sitio funcione y sea seguro. No los usamos para seguirlo ni para hacer publicidad.`,
      'Una cuenta del sitio web contiene su dirección de correo electrónico, su nombre y su apellido. Si agrega una aplicación de autenticación, contiene también el nombre de esa aplicación. La cuenta la guarda nuestro servicio de inicio de sesión. No es el portal del paciente, y no guarda datos de salud.',
      'Conservamos la cuenta hasta que nos pida borrarla. Escríbanos desde su dirección de correo electrónico y la borramos.',
      'El sitio está escrito para adultos. No recopilamos a sabiendas información de niños menores de 13 años. Si cree que un niño ha creado una cuenta, avísenos y la borraremos.',
      'El sitio guarda estas cosas en su propio navegador, y en ningún otro lugar:',
    ],
    list: [
      'Ventana de la guía. Una nota de que la vio, hasta que cierra la pestaña.',
      'Resultados de la calculadora. Solo si presiona el botón para conservarlos, y hasta que los quite.',
      'Registro. En el almacenamiento local del navegador, la dirección de correo que escribió, hasta que la confirma. Después de un día ya no se usa. Se borra la próxima vez que abre la página de inicio de sesión.',
      'Enlaces por correo. Durante un día, una cookie que permite que un enlace que pidió funcione en este navegador.',
      'Mensajes. Por un momento, lo que la página siguiente debe decirle después de que abrió un enlace de ese tipo.',
      'Inicio de sesión. Si inicia sesión, una cookie que la mantiene hasta que la cierra, o hasta 400 días.',
    ],
  } satisfies LegalSection,
  outside: {
    id: 'outside-services',
    heading: 'Servicios externos en este sitio web',
    paragraphs: [
      'Algunas partes del sitio vienen de servicios externos. Cada uno se carga solo en las páginas que se nombran aquí, o después de que usted lo pide. Cada uno tiene sus propios términos de privacidad.',
      'Un servicio que maneja información de salud por nosotros debe firmar antes un acuerdo para protegerla. La ley lo llama acuerdo de asociado comercial (business associate agreement).',
    ],
    list: [
      'Servicio de reservas y portal del paciente: se abren en una pestaña nueva cuando usted sigue un enlace.',
      'Formulario de contacto: en la página de contacto. Lo maneja nuestro servicio de formularios. No escriba en él detalles médicos.',
      'Reseñas: en las páginas de testimonios y de contacto, al pie de otras páginas y, cuando las pide, en la página de inicio. Están en un marco propio, que no puede ver la página que lo rodea.',
      'Mapa y videos: solo después de que usted presiona su botón.',
      'Tienda de suplementos, vista previa de la guía y reseñas de Google: se abren en una pestaña nueva cuando usted sigue un enlace.',
    ],
  } satisfies LegalSection,
} as const satisfies Translated<typeof english>
