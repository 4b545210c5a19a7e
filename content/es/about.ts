import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { place } from '@/content/facts/place'
import { policy, policyFigures } from '@/content/facts/policies'
import { longDate } from '@/lib/dates'
import type { Translated } from '@/lib/translated'
import type { about as english, Station } from '../about'

export type { Station } from '../about'

const [shortVisit, longVisit] = policyFigures.firstVisitMinutes

const stations: readonly Station[] = [
  {
    kind: 'video',
    title: 'Puerta principal',
    text: 'Sin escalones. El recorrido empieza aquí y termina en el consultorio.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Recepción',
    text: 'Basta con su nombre de pila. Nadie dice en voz alta por qué está aquí.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Consultorio',
    text: 'Una mesa, sillas y una puerta que se cierra.',
    file: null,
  },
  {
    kind: 'video',
    title: 'Sala de examen',
    text: 'Donde se hace el examen físico de la primera consulta.',
    file: null,
  },
  {
    kind: 'photo',
    title: 'Sala de tratamiento',
    text: 'Tres sillones, para infusiones y procedimientos.',
    file: null,
  },
]

export const about = {
  meta: {
    title: 'Sobre nuestra clínica de salud masculina',
    description:
      'Quién lo atiende, cómo trabaja la clínica y por qué sigue siendo pequeña: un consultorio de salud masculina en Flower Mound, TX, en inglés, español y portugués.',
  },
  heading: 'Una clínica pequeña de salud masculina en Flower Mound',
  lead: 'Por lo general, lo atiende el mismo profesional. La primera consulta deja tiempo para sus preguntas y termina con un plan por escrito.',
  figures: `17+ años de experiencia y 500+ hombres atendidos. Cifras de la clínica, al ${longDate(clinic.figuresAsOf)}.`,
  visit: {
    heading: 'Su primera consulta, por cuartos de hora',
    note: `Una primera consulta dura ${policy.firstVisit}, en la clínica o por telesalud. Para la testosterona siempre es en persona.`,
    minutes: 'Del minuto {from} al {to}',
    quarters: [
      { title: 'Qué lo trae', text: 'En sus palabras: qué ha cambiado, y desde cuándo.' },
      {
        title: 'Historia clínica',
        text: 'Enfermedades, medicamentos, sueño, familia, planes de tener hijos.',
      },
      { title: 'Examen', text: 'Presión arterial, peso y lo que su historia clínica indique.' },
      {
        title: 'Análisis, línea por línea',
        text: 'Los resultados que trae, o las pruebas que vale la pena ordenar.',
      },
      {
        title: 'Opciones',
        text: 'Beneficio, riesgo y precio de cada una. No hacer nada es una de ellas.',
      },
      {
        title: 'Su plan, por escrito',
        text: 'Se lo lleva a casa. Puede ser no hacer ningún tratamiento, o esperar sus análisis.',
      },
    ],
    atLeast: shortVisit,
    sample: place.visitOrder.sample,
    order: `Una consulta sencilla necesita solo ${shortVisit} minutos: sus partes son las mismas, solo más cortas. Reservamos hasta ${longVisit}.`,
  },
  map: {
    heading: 'Cómo encontrarnos',
    note: 'Estaciónese frente al edificio. La puerta no tiene escalones.',
    alt: `Mapa dibujado de la calle: la clínica está en ${place.streetMap.suite}, del lado norte de ${place.streetMap.road}, con estacionamiento gratis y espacios accesibles frente a su puerta.`,
    caption: 'Calles y edificios por confirmar. Dibujado aquí: no se consulta ningún servicio de mapas.',
    directions: 'Cómo llegar',
    sample: place.streetMap.sample,
  },
  tour: {
    heading: 'Por dentro, en cinco paradas',
    note: 'Los números son los del plano.',
    alt: 'Plano: desde la puerta sin escalón, pasando por la recepción, a un pasillo con el consultorio y la sala de examen de un lado y la sala de tratamiento del otro.',
    toScale: 'A escala; salas por confirmar.',
    sample: place.floorPlan.sample,
    stations,
  },
  review: {
    heading: 'Quién revisa nuestras páginas médicas',
    text: 'Cada página de servicio y cada artículo dice quién lo revisó y en qué fecha. Si un texto cambió después, la página lo dice.',
  },
  story: {
    heading: 'Por qué se fundó',
    paragraphs: [
      'Muchos hombres esperan mucho tiempo antes de preguntar por la energía, el peso o el sexo. Luego les dicen un número y poco más.',
      'La clínica se fundó para hacerlo de otra manera: ver a menos hombres, dedicar más tiempo a cada uno, ordenar análisis antes de opinar y decir el precio antes de que usted decida.',
    ],
  },
  philosophy: {
    heading: 'Cómo pensamos',
    items: [
      {
        title: 'Primero medir',
        text: 'No se empieza ninguna hormona solo por los síntomas. Para la testosterona se necesitan también dos análisis de la mañana con niveles bajos.',
      },
      {
        title: 'Decir lo que no se sabe',
        text: 'Para algunas de las cosas que los hombres piden hay poca evidencia. Se lo decimos antes de que pague por ellas.',
      },
      {
        title: 'El riesgo junto al beneficio',
        text: 'Cada plan dice cuáles son los riesgos, cómo los vigilamos y cuándo paramos.',
      },
      {
        title: 'Su propio médico sigue al tanto',
        text: 'Con su consentimiento, enviamos nuestras notas a su médico de cabecera.',
      },
    ],
  },
  differences: {
    heading: 'Qué es diferente aquí',
    rows: [
      {
        figure: policyFigures.firstVisitMinutes.join('–'),
        topic: 'minutos para la primera consulta',
        text: 'De forma individual, desde la primera pregunta hasta el plan.',
      },
      { figure: '1', topic: 'profesional', text: 'Por lo general, el mismo en cada consulta.' },
      {
        figure: price.firstVisit,
        topic: 'por esa consulta',
        text: `Los programas mensuales también tienen un precio, con lo que incluyen y sus condiciones. Todo lo demás tiene un precio ${quotedInText}. Pago directo, HSA o FSA si su plan lo permite.`,
      },
      {
        figure: `${clinic.languages.length}`,
        topic: 'idiomas',
        text: 'Inglés, español y portugués.',
      },
    ],
    place: {
      topic: 'Cerca de usted, o en casa.',
      text: 'Las consultas son en Flower Mound, o por telesalud en Texas. La primera consulta de testosterona y todos los procedimientos son en persona.',
    },
  },
  concerns: {
    heading: 'Preocupaciones comunes, y qué hacemos al respecto',
    note: 'El plan depende de lo que encontremos. Ningún resultado está asegurado.',
    columns: { concern: 'Por qué vienen los hombres', outcome: 'Qué hacemos' },
    items: [
      {
        concern: 'Cansancio, incluso después de dormir',
        outcome:
          'Revisamos el sueño, el ánimo, la tiroides, el hemograma y los medicamentos, además de la testosterona. El cansancio tiene muchas causas, y los ensayos con testosterona no encontraron un aumento significativo de la energía.',
      },
      {
        concern: 'Menos deseo, erecciones más débiles',
        outcome:
          'Son los síntomas más relacionados con la testosterona baja. Las erecciones más débiles también pueden ser una señal temprana de enfermedad del corazón, así que se revisan la presión arterial, el azúcar en la sangre y el colesterol.',
      },
      {
        concern: 'Peso que no baja',
        outcome:
          'Empezamos por la alimentación, la actividad, el sueño y los medicamentos que hacen subir de peso. Los medicamentos aprobados son una opción, con sus riesgos.',
      },
      {
        concern: 'Cabello cada vez más ralo',
        outcome:
          'Primero van los medicamentos aprobados. El PRP para el cabello es un uso no aprobado por la FDA (“off-label”), y le decimos qué encontraron los ensayos, que son pequeños.',
      },
    ],
  },
  closing: {
    heading: 'Su plan puede ser no hacer ningún tratamiento. Eso también es una respuesta.',
    text: `Una primera consulta dura ${policy.firstVisit} y termina con un plan por escrito.`,
  },
} as const satisfies Translated<typeof english>
