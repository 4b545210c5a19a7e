import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { hipaaNotice as english } from '../../legal/hipaa-notice'

const { name, privacyEmail, phone, address, hipaaAddendumEffectiveOn } = clinic

export const hipaaNotice = {
  meta: {
    title: 'Aviso de prácticas de privacidad',
    description:
      'Cómo nuestra clínica puede usar y divulgar su información médica, cuáles son sus derechos y cómo usarlos, cómo quejarse y qué guarda este sitio web.',
  },
  heading: 'Aviso de prácticas de privacidad',
  // The sentence of the Department’s own Spanish model notice, which calls the notice “notificación”.
  statutoryHeader:
    'ESTA NOTIFICACIÓN DESCRIBE CÓMO PUEDE UTILIZARSE Y DIVULGARSE SU INFORMACIÓN MÉDICA, Y CÓMO PUEDE ACCEDER USTED A ESTA INFORMACIÓN. REVÍSELA CON CUIDADO.',
  effectiveLine: 'Vigente y revisado por última vez el',
  addendumLine: 'Anexo, vigente desde el',
  sections: [
    {
      id: 'compliance',
      heading: 'Declaración de cumplimiento',
      paragraphs: [
        `${name} sigue las reglas de privacidad, seguridad y notificación de violaciones de seguridad de la Ley de Portabilidad y Responsabilidad del Seguro Médico (HIPAA). También seguimos la Ley de Privacidad de los Expedientes Médicos de Texas. Donde la ley de Texas es más estricta, seguimos la ley de Texas.`,
        'La ley nos exige mantener la privacidad de su información médica y darle este aviso. Debemos cumplir el aviso vigente e informarle si una violación de seguridad puede haber puesto en riesgo su información.',
        'Podemos cambiar este aviso. Un cambio se aplica tanto a la información que ya tenemos como a la nueva. El aviso vigente está en esta página y en la clínica.',
      ],
    },
    {
      id: 'uses',
      heading: 'Cómo usamos y compartimos la información médica',
      paragraphs: [
        'Podemos usar y compartir su información médica sin su permiso por escrito para estos fines:',
      ],
      list: [
        'Tratamiento. Por ejemplo, enviamos su orden a un laboratorio y leemos los resultados, o enviamos nuestras notas a su propio médico.',
        'Pago. Por ejemplo, le decimos al administrador de su cuenta HSA o FSA lo que necesita para pagar una consulta.',
        'Operaciones de atención médica. Por ejemplo, revisamos expedientes para comprobar la calidad de la atención y capacitar al personal.',
        'Lo que la ley exige o permite. Esto abarca la salud pública y los informes de abuso, la supervisión de la salud, los tribunales y las autoridades del orden público. También abarca a médicos forenses y directores de funerarias, la donación de órganos, la investigación aprobada y la compensación de trabajadores. Abarca a las fuerzas armadas y la seguridad nacional, las prisiones y una amenaza grave para la salud o la seguridad.',
        'Controles del gobierno. Compartimos información con el Departamento de Salud y Servicios Humanos de EE. UU. cuando comprueba si cumplimos la ley.',
        'Empresas que trabajan para nosotros con un acuerdo por escrito para proteger su información. Por ejemplo, la que guarda nuestros expedientes electrónicos.',
        'Familiares y otras personas que participan en su atención o en su pago, salvo que usted se oponga.',
        'Ayuda en desastres. Podemos compartir información con una organización de ayuda en desastres para que puedan decirle a su familia dónde está usted.',
      ],
    },
    {
      id: 'authorization',
      heading: 'Usos que necesitan su permiso por escrito',
      paragraphs: [
        'Necesitamos su permiso por escrito para usar o compartir notas de psicoterapia, para usar su información en mercadeo y para venderla. También lo necesita cualquier otro uso o divulgación que este aviso no describa.',
        'Puede retirar su permiso por escrito en cualquier momento. Eso detiene los usos futuros, pero no puede deshacer lo que se hizo antes.',
        'La ley de Texas exige su permiso para la mayoría de las divulgaciones electrónicas de su información médica. Este es nuestro aviso de que la información médica sobre usted está sujeta a divulgación electrónica.',
      ],
    },
    {
      id: 'rights',
      heading: 'Sus derechos',
      paragraphs: ['Usted tiene derecho a:'],
      list: [
        'Acceso: ver su información médica y obtener una copia, en papel o en formato electrónico.',
        'Corrección: pedirnos que corrijamos información que cree incorrecta o incompleta. Si decimos que no, le decimos por qué por escrito.',
        'Lista de divulgaciones: obtener una lista de las veces que compartimos su información en los últimos seis años. No incluye tratamiento, pago, operaciones ni algunos otros fines.',
        'Restricciones: pedirnos que no usemos ni compartamos cierta información médica para tratamiento, pago o nuestras operaciones. No estamos obligados a aceptar. Hay una excepción: un servicio que usted mismo pagó por completo. Si nos pide que no se lo informemos a su plan de salud, debemos cumplirlo, salvo que una ley disponga otra cosa.',
        'Comunicaciones confidenciales: pedirnos que lo contactemos de cierta manera o en cierto lugar.',
        'Copia en papel: obtener una copia en papel de este aviso en cualquier momento, aunque haya aceptado leerlo en formato electrónico.',
      ],
    },
    {
      id: 'use-your-rights',
      heading: 'Cómo usar sus derechos',
      paragraphs: [
        `Para usar cualquiera de estos derechos, escriba a nuestro Encargado de Privacidad, ${address.line}, o a ${privacyEmail.address}, o llame al ${phone.display}. Podemos pedirle que haga la solicitud por escrito.`,
        'Respondemos a una solicitud de copia de expedientes electrónicos en 15 días hábiles, como exige la ley de Texas. Respondemos a otras solicitudes de copias en 30 días, y a las solicitudes de corregir un expediente en 60 días. Una lista de divulgaciones al año es gratis.',
      ],
    },
    {
      id: 'security',
      heading: 'Medidas de seguridad',
      paragraphs: [
        'Usamos protecciones administrativas, físicas y técnicas: capacitación del personal, acceso según la función, almacenamiento bajo llave y cifrado cuando la información se envía o se guarda en formato electrónico. Los expedientes médicos se guardan en el portal del paciente y en el sistema de expedientes, no en este sitio web.',
      ],
    },
    {
      id: 'breach',
      heading: 'Notificación de violaciones de seguridad',
      paragraphs: [
        'Si hay una violación de seguridad de información médica no asegurada sobre usted, se lo informamos sin demora injustificada, a más tardar 60 días después de descubrirlo. También informamos a las autoridades que la ley indica.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Preguntas o quejas',
      paragraphs: [
        `Escriba al Encargado de Privacidad, ${name}, ${address.line}, o a ${privacyEmail.address}, o llame al ${phone.display}.`,
        'También puede presentar una queja ante el Secretario del Departamento de Salud y Servicios Humanos de EE. UU., Oficina de Derechos Civiles, al 1-877-696-6775 o en su sitio web. No tomaremos represalias contra usted por presentar una queja.',
      ],
    },
    {
      id: 'addendum',
      heading: `Anexo, vigente desde el ${longDate(hipaaAddendumEffectiveOn)}`,
      paragraphs: [
        'Este anexo es parte del aviso. Trata de los expedientes de tratamiento de un trastorno por consumo de sustancias que recibimos de un programa protegido por la ley federal (42 CFR Parte 2).',
        'No usaremos ni compartiremos esos expedientes, ni daremos testimonio sobre lo que dicen, en un proceso civil, penal, administrativo o legislativo contra usted. Hay dos excepciones: su consentimiento por escrito y una orden judicial. Un tribunal puede ordenarlo solo después de notificar, y de dar la oportunidad de ser oído, a usted o a quien tiene el expediente.',
        'Una orden judicial por sí sola no basta. Debe venir acompañada de una citación judicial o de una exigencia legal similar antes de que se use o comparta un expediente de este tipo.',
        'No usamos información médica para recaudar fondos. Antes de usar alguna vez esos expedientes para recaudar fondos, le daríamos primero una oportunidad clara de decir que no.',
      ],
    },
  ] satisfies readonly LegalSection[],
} as const satisfies Translated<typeof english>
