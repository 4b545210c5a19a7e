import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { goodFaithEstimate } from '@/content/legal/good-faith-estimate'
import type { FaqItem } from '@/content/schema'
import { weekInShort } from '@/lib/hours'
import { routes, servicePaths } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { faq as english } from '../faq'

type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

export const faq = {
  meta: {
    title: 'Lo que los hombres preguntan antes de venir',
    description:
      'Pagos, reembolsos, estacionamiento, telesalud, análisis, resurtidos, envíos, cancelaciones y privacidad en nuestra clínica de salud masculina, Flower Mound, TX.',
  },
  heading: 'Preguntas frecuentes',
  lead: 'Respuestas sobre consultas, análisis, medicamentos, precios y privacidad. Si falta su pregunta, llámenos.',
  groups: [
    {
      id: 'general',
      title: 'La clínica en general',
      items: [
        {
          id: 'insurance',
          question: '¿Aceptan seguro médico?',
          answer: [
            `No. Somos una clínica de pago directo y no facturamos al seguro. ${careTerms.taxAccounts.text}`,
            'Podemos darle un recibo detallado. Que su plan le devuelva una parte es un asunto entre usted y su plan.',
          ],
        },
        {
          id: 'payment',
          question: '¿Cómo y cuándo pago?',
          answer: [
            `Se paga con tarjeta o en efectivo, o con tarjeta HSA o FSA si su plan lo permite, en el momento de la consulta. La primera consulta cuesta ${price.firstVisit}. Nuestra página de servicios tiene los precios de la primera consulta y de los programas mensuales, con lo que incluye cada uno y lo que no. Cada uno de los demás servicios tiene un precio ${quotedInText}.`,
            careTerms.laboratoryFees.text,
          ],
          link: { href: routes.services, text: 'Ver los precios' },
        },
        {
          id: 'location-parking',
          question: '¿Dónde están y dónde me estaciono?',
          answer: [
            `Estamos en ${clinic.address.street}, en ${clinic.address.city}, ${clinic.address.state} ${clinic.address.postalCode}. ${clinic.parking.text} ${clinic.parking.access}`,
          ],
          link: { href: `${routes.contact}#location`, text: 'Cómo llegar y dónde estacionarse' },
        },
        {
          id: 'telemedicine',
          question: '¿Puedo tener una consulta por telesalud?',
          answer: [
            `Sí. ${telehealth.open} ${telehealth.inPerson}`,
            `Conéctese ${policy.telehealthLogin} antes de que empiece la consulta, para probar el sonido y la imagen.`,
          ],
        },
        {
          id: 'scheduling',
          question: '¿Cómo reservo y qué tan pronto puedo ir?',
          answer: [
            `Reserve en línea a cualquier hora, o llámenos en horario de oficina. Por lo general hay citas en la misma semana. Su primera consulta se llama Discovery Experience y dura ${policy.firstVisit}.`,
          ],
        },
        {
          id: 'estimate',
          question: '¿Puedo tener un estimado antes de decidir?',
          answer: [
            `${goodFaithEstimate.notice.heading}. ${goodFaithEstimate.notice.lead}`,
            ...goodFaithEstimate.notice.items,
            `${goodFaithEstimate.ask} ${goodFaithEstimate.notice.questions}`,
          ],
          link: { href: `${routes.prices}#${goodFaithEstimate.id}`, text: 'Todo el aviso' },
        },
        {
          id: 'who-sees-me',
          question: '¿Quién me va a atender?',
          answer: [
            'Por lo general, lo atiende el mismo profesional en cada consulta. Nuestra página “La clínica” dice quién es y quién está a cargo de la revisión médica.',
          ],
          link: { href: routes.about, text: 'Sobre las personas de la clínica' },
        },
        {
          id: 'evening-weekend',
          question: '¿A quién puedo llamar por la noche o en fin de semana?',
          answer: [
            `Nuestro horario (hora del Centro): ${weekInShort(clinic.hours)}. Los días feriados en que cerramos están en la página de contacto. Puede escribir en cualquier momento, y respondemos en un plazo de ${policy.answer}. En una emergencia, no nos espere: ${helpLines.emergency}.`,
            `Llame al 911 también si tiene dolor en el pecho, dificultad para respirar, desmayo, debilidad en un lado del cuerpo, o hinchazón de la cara o la garganta. Vaya a una sala de emergencias si tiene fiebre después de una inyección o infusión, una articulación caliente e hinchada, pérdida repentina de la vista, una erección de más de cuatro horas, o dolor en el vientre que no cede. Un enrojecimiento que se extiende o una pierna hinchada y adolorida se deben revisar el mismo día. ${helpLines.closed} En una crisis, ${helpLines.crisis}.`,
          ],
        },
        {
          id: 'partner',
          question: '¿Puede venir mi pareja conmigo?',
          answer: [
            'Sí, si usted lo desea. Si está de acuerdo, hablamos de su atención con su pareja presente.',
          ],
        },
        {
          id: 'women',
          question: '¿Atienden a mujeres?',
          answer: [
            'Esta es una clínica de salud masculina. Un tratamiento también es para mujeres: el PRP para la pareja. Es un uso no aprobado por la FDA, la Administración de Alimentos y Medicamentos (“off-label”), y nuestra página de PRP dice qué se sabe de él.',
          ],
          link: { href: servicePaths['prp-therapy'], text: 'Terapia con PRP' },
        },
        {
          id: 'age',
          question: '¿Hay un límite de edad?',
          answer: [
            'Debe tener 18 años o más. No hay un límite máximo: su salud y sus medicamentos determinan qué es seguro para usted. Algunos tratamientos tienen sus propios límites. Los dispositivos de microagujas, por ejemplo, están autorizados para personas de 22 años o más.',
          ],
        },
        {
          id: 'languages',
          question: '¿Puedo tener mi consulta en español o portugués?',
          answer: [
            'Sí. Las consultas se hacen en inglés, español y portugués. El portal del paciente es un servicio externo, y no podemos prometer que esté en su idioma. Si le cuesta usarlo, llámenos.',
          ],
        },
        {
          id: 'switching',
          question: '¿Puedo cambiarme de otra clínica a la suya?',
          answer: [
            'Sí. Traiga sus últimos análisis, su dosis, el nombre de su farmacia y las fechas de sus dos primeros análisis de testosterona. No deje el tratamiento por su cuenta antes de la consulta.',
            'Es posible que repitamos análisis y que no sigamos el mismo plan. La receta de una sustancia controlada no se traslada sin más.',
          ],
        },
      ],
    },
    {
      id: 'labs',
      title: 'Laboratorio y análisis',
      items: [
        {
          id: 'fasting',
          question: '¿Debo ir en ayunas a un análisis de sangre?',
          answer: [
            `Para la mayoría de los paneles de análisis, sí: ${policy.fasting} sin comer. Puede tomar agua. Pregúntenos antes por sus medicamentos, sobre todo los de la diabetes. La testosterona se mide temprano por la mañana, porque baja durante el día.`,
            'Díganos a nosotros y al laboratorio si toma biotina, que está en muchos suplementos para el cabello, la piel y las uñas. Puede dar valores falsamente altos o bajos en algunas pruebas, entre ellas la testosterona y el PSA. No deje por su cuenta un medicamento recetado.',
          ],
        },
        {
          id: 'lab-location',
          question: '¿Dónde me sacan la sangre?',
          answer: [
            `Su profesional de la salud le da la orden y le dice a qué laboratorio cercano ir. También puede traer resultados de los últimos ${policy.labsFromLast}, si muestran lo que necesitamos.`,
          ],
        },
        {
          id: 'results-timing',
          question: '¿Cuándo recibo mis resultados?',
          answer: [
            `La mayoría de los resultados tarda ${policy.labResults}. Las pruebas especializadas tardan ${policy.specialLabResults}. Los repasamos con usted.`,
            careTerms.labReading.text,
          ],
        },
        {
          id: 'normal-labs',
          question: 'Mis análisis salieron normales. ¿Tengo que pagar de todos modos?',
          answer: [
            `Sí, la consulta. La primera consulta (${price.firstVisit}) es un solo pago, sin importar lo que muestren los análisis. Ningún programa mensual empieza si usted no lo elige, así que no debe ningún pago mensual.`,
            'Si su testosterona es normal, no la recetamos. Buscamos otras causas de lo que siente, como el sueño, el peso, los medicamentos, la tiroides, el ánimo y el azúcar en la sangre.',
          ],
        },
      ],
    },
    {
      id: 'medications',
      title: 'Medicamentos y recetas',
      items: [
        {
          id: 'refills',
          question: '¿Cómo pido un resurtido?',
          answer: [
            `Pídalo por el portal del paciente al menos ${policy.refill} antes de que se le acabe el medicamento. Si le tocan análisis de seguimiento, van primero: sin ellos no resurtimos testosterona.`,
          ],
        },
        {
          id: 'shipping',
          question: '¿Me pueden enviar el medicamento?',
          answer: [
            `Donde la ley y la farmacia lo permiten, sí. El envío tarda ${policy.shipping}. Algunos medicamentos se tienen que recoger o aplicar en la clínica.`,
          ],
        },
        {
          id: 'own-pharmacy',
          question: '¿Puedo usar mi propia farmacia?',
          answer: [
            'Sí, para los medicamentos aprobados por la FDA que su farmacia tenga. Los medicamentos compuestos vienen de una farmacia de preparados, que es la que los hace. No están aprobados por la FDA, y la FDA no revisa su seguridad, eficacia ni calidad.',
            careTerms.noCopies.text,
          ],
        },
        {
          id: 'shipping-outside-texas',
          question: '¿Me pueden enviar el medicamento fuera de Texas?',
          answer: [
            'Cuente con recibirlo en una dirección de Texas. Que una farmacia pueda enviar a otro estado depende de su licencia allí y del medicamento, y una sustancia controlada como la testosterona tiene reglas más estrictas. Si va a estar fuera, pregúntenos antes de irse.',
          ],
        },
      ],
    },
    {
      id: 'policies',
      title: 'Políticas y programas',
      items: [
        {
          id: 'membership',
          question: '¿Hay una membresía?',
          answer: [
            `La atención con testosterona y la de pérdida de peso son programas mensuales, desde ${price.testosterone.aMonth} y desde ${price.weightLoss.aMonth}. ${careTerms.monthlyCovers.text} ${careTerms.testosterone.text} ${careTerms.weightMedicine.text} La primera consulta (${price.firstVisit}) se paga aparte. ${careTerms.minimumTerm.text} ${careTerms.notice.text} Los demás servicios no requieren membresía.`,
          ],
          link: {
            href: servicePaths['testosterone-replacement-therapy'],
            text: 'Qué incluye el programa de testosterona',
          },
        },
        {
          id: 'pay-per-service',
          question: '¿Puedo pagar solo un servicio?',
          answer: [
            `Sí. La Discovery Experience (la primera consulta) cuesta ${price.firstVisit}. La hidratación intravenosa, el PRP y las microagujas también se pagan por separado, y tienen un precio ${quotedInText}.`,
          ],
        },
        {
          id: 'cancellation',
          question: '¿Y si tengo que cancelar o cambiar una consulta?',
          answer: [
            `Avísenos con al menos ${policy.cancel} de anticipación. Para los procedimientos necesitamos una anticipación ${policy.cancelProcedure}, porque apartamos tiempo y materiales para usted. ${careTerms.lateCancellation.text}`,
          ],
        },
        {
          id: 'refunds',
          question: '¿Me pueden devolver el dinero?',
          answer: [`${careTerms.refunds.text} ${careTerms.minimumTerm.text} ${careTerms.notice.text}`],
          link: { href: routes.terms, text: 'Todas las condiciones' },
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacidad y seguridad',
      items: [
        {
          id: 'security',
          question: '¿Cómo protegen mi información?',
          answer: [
            'Los expedientes médicos se guardan en el portal del paciente, no en este sitio web. Este sitio no usa rastreadores de publicidad. Lo que escribe en nuestra calculadora se queda en su dispositivo.',
            'Una cuenta del sitio web guarda su nombre, su correo y los nombres de sus aplicaciones de autenticación. No es el portal del paciente.',
          ],
        },
        {
          id: 'hipaa',
          question: '¿Cumplen con la ley HIPAA?',
          answer: [
            'Sí. Nuestro Aviso de prácticas de privacidad dice cómo se puede usar y compartir su información médica, y qué derechos tiene usted. Puede pedir una copia en papel en cualquier momento.',
          ],
          link: { href: routes.privacy, text: 'Leer el Aviso de prácticas de privacidad' },
        },
      ],
    },
  ] satisfies readonly FaqGroup[],
  closing: {
    heading: '¿Tiene más preguntas?',
    text: `Llame en horario de oficina, o escríbanos. Respondemos en un plazo de ${policy.answer}.`,
    contact: 'Contáctenos',
  },
} as const satisfies Translated<typeof english>
