import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const microneedling = {
  key: 'microneedling',
  slug: 'microneedling-flower-mound-tx',
  hue: 'prp',
  terrain: 'micro',
  wording: ['EXO', 'PRP'],
  meta: {
    title: 'Microagujas con PRP o exosomas, Flower Mound',
    description:
      'Microagujas con PRP o exosomas en Flower Mound, TX: sesiones, recuperación, riesgos, estudios de cicatrices de acné y qué dice la FDA de los exosomas.',
  },
  card: {
    name: 'Microagujas',
    title: 'Microagujas con PRP o exosomas',
    h2Title: 'Agujas finas para cicatrices y textura',
    description: `Una pluma de agujas finas hace canales diminutos en la piel adormecida. Se ha estudiado mejor para las cicatrices de acné, sola o con su propio PRP. ${disclaimers.exosomes}`,
    fact: '3 a 6 sesiones de 30 a 45 minutos',
    linkText: 'Leer sobre las microagujas',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Microagujas (microneedling)',
    lead: 'Lesiones diminutas y parejas impulsan a la piel a remodelarse. Se ha estudiado mejor para las cicatrices de acné, y para muchas otras cosas hay pocas pruebas científicas.',
    button: 'Refresque su imagen hoy',
    facts: [
      { label: 'Ciclo', value: '3-6 sesiones, cada 4-6 semanas' },
      { label: 'Cada sesión', value: '30-45 minutos' },
      { label: 'Después, con PRP', value: '2-3 días de enrojecimiento' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/microneedling-prp-vs-exosomes', text: '¿PRP o exosomas?' },
  },
  intro: {
    heading: 'Microagujas con PRP o exosomas en Flower Mound',
    lead: 'Una pluma de mano mueve agujas finas hacia dentro y hacia fuera de la piel adormecida. Se busca que la piel forme colágeno nuevo en las semanas siguientes.',
    paragraphs: [
      {
        text: 'La FDA (Administración de Alimentos y Medicamentos) ha autorizado varios dispositivos de microagujas para mejorar el aspecto de las cicatrices de acné en la cara, las arrugas de la cara y las cicatrices del abdomen en personas de 22 años o más. Los usos dependen del dispositivo: cada uno tiene su propia lista. El crecimiento del cabello, las estrías y el acné activo no están en la lista de la FDA. Su profesional de la salud le dice qué dispositivo se usa y para qué está autorizado.',
        sources: ['M11'],
      },
      {
        text: 'Las microagujas con radiofrecuencia son otro procedimiento, porque agregan calor. La FDA ha advertido que pueden causar quemaduras, cicatrices y daño en los nervios.',
        sources: ['M2'],
      },
      {
        text: `${disclaimers.exosomes} Las clínicas que los usan lo hacen sin aprobación, y la FDA ha recibido informes de daños graves. Si usted pide exosomas aquí, el profesional de la salud le dice qué producto sería y decide con usted si se usa.`,
        sources: ['M3', 'M4'],
      },
    ],
  },
  parts: [
    {
      kind: 'video',
      heading: 'Una sesión en video',
      title: 'Microagujas, desde adormecer la piel hasta refrescarla',
      caption: 'El video viene de un servicio externo y se carga cuando usted lo reproduce.',
      transcript: [
        'Se limpia la piel y se adormece con una crema.',
        'La pluma avanza en líneas cortas, una zona a la vez. A su paso aparecen puntos rojos pequeños.',
        'El PRP, si se eligió, se extiende sobre la piel mientras los canales están abiertos.',
        'Sigue una mascarilla fría, y la piel está roja, como con una quemadura de sol.',
      ],
    },
    {
      kind: 'gallery',
      heading: 'Antes y después, por sesión',
      intro:
        'Las lesiones de acné deben haberse calmado antes de usar las agujas. Cuáles de estos usos están autorizados depende del dispositivo. El acné activo, las estrías, el cabello y el cuero cabelludo no están en la lista de usos de la FDA.',
      items: [
        {
          condition: 'Cicatrices de acné',
          treatments: 1,
          alt: 'Cicatrices de acné antes y después de 1 tratamiento',
        },
        { condition: 'Acné activo', treatments: 3, alt: 'Acné activo antes y después de 3 tratamientos' },
        {
          condition: 'Rejuvenecimiento de la piel',
          treatments: 3,
          alt: 'Piel de la cara antes y después de 3 tratamientos',
        },
        { condition: 'Estrías', treatments: 3, alt: 'Estrías antes y después de 3 tratamientos' },
        {
          condition: 'Restauración capilar',
          treatments: 3,
          alt: 'Cabello escaso antes y después de 3 tratamientos',
        },
        {
          condition: 'Tratamiento del cuero cabelludo',
          treatments: 3,
          alt: 'Cuero cabelludo antes y después de 3 tratamientos',
        },
        {
          condition: 'Rejuvenecimiento facial',
          treatments: 4,
          alt: 'Cara antes y después de 4 tratamientos',
        },
      ],
    },
  ],
  suitability: {
    heading: 'A quién pueden convenirle las microagujas',
    note: 'Son ocho razones por las que los hombres preguntan, y lo que marque se queda en esta página.',
    items: [
      'Cicatrices de acné hundidas u onduladas',
      'Poros grandes',
      'Líneas finas alrededor de los ojos',
      'Textura dispareja de la piel',
      'Piel gastada por el sol',
      'Cicatrices viejas de cirugía o deporte',
      'Estrías',
      'Cabello cada vez más escaso, junto con otro tratamiento',
    ],
    after:
      'La primera razón tiene el mejor respaldo. Para las demás le decimos qué se sabe, que puede ser poco.',
    answer: {
      counts: [1],
      some: 'Las cicatrices de acné son lo que más se ha estudiado con microagujas. En la consulta se revisan el tipo de cicatriz y su piel.',
      others:
        'Para esto hay menos pruebas científicas. En la consulta le decimos qué se sabe antes de que decida.',
    },
    notFor: [
      'Quien tenga ese día lesiones de acné activas, herpes labial, eccema o una infección en la piel.',
      'Quien haya tomado isotretinoína en los últimos meses o forme cicatrices queloides.',
      'Quien use un anticoagulante fuerte, salvo que el médico que se lo recetó esté de acuerdo.',
    ],
  },
  why: {
    heading: 'Qué muestran los estudios de las microagujas',
    paragraphs: [
      {
        text: 'En 14 estudios controlados con 472 personas, agregar PRP a las agujas triplicó, más o menos, las probabilidades (“odds”) de una mejora de más de 50% en las cicatrices de acné. Solo cuatro de los estudios fueron aleatorizados.',
        sources: ['M1'],
      },
      {
        text: 'Para el cabello, un ensayo con 100 hombres comparó microagujas semanales más minoxidil con minoxidil solo. A las 12 semanas, el primer grupo había ganado 91 cabellos en la zona contada, y el segundo 22. El minoxidil en sí está aprobado para la caída del cabello en hombres. El ensayo se hizo en un solo centro, y hace falta repetirlo.',
        sources: ['M7', 'R8'],
      },
      {
        text: 'Dos ensayos pequeños y cortos han probado soluciones de exosomas en la cara con microagujas. En 28 adultos, el lado con exosomas tuvo mejor puntaje que el lado con solución salina seis semanas después de la última sesión. En el otro, con agujas de radiofrecuencia, los exosomas y el PRP no se diferenciaron. Los dos estudiaron el envejecimiento de la piel, no las cicatrices de acné.',
        sources: ['M9', 'M10'],
      },
    ],
  },
  journey: {
    heading: 'Una sesión de microagujas en cuatro pasos',
    steps: [
      {
        title: 'Revisar',
        meta: 'En la primera consulta',
        description:
          'Revisamos el tipo de piel, las cicatrices y los medicamentos, y le preguntamos qué espera. Las fotos se toman solo con su consentimiento.',
      },
      {
        title: 'Adormecer',
        meta: 'Una media hora',
        description: 'Casi todo lo hace una crema, así que primero díganos si tiene alergias.',
      },
      {
        title: 'Las agujas',
        meta: '30 a 45 minutos',
        description:
          'Las agujas son estériles y se usan una sola vez, y la profundidad se fija para cada zona.',
      },
      {
        title: 'Recuperarse',
        meta: '2 a 3 días',
        description:
          'Al principio la piel está roja y tirante. Lávese con suavidad, use protector solar y no vaya al gimnasio ese día.',
      },
    ],
    after:
      'De tres a seis sesiones, con 4 a 6 semanas entre ellas. Paramos antes si las primeras no lograron nada.',
  },
  benefits: {
    heading: 'Qué pueden cambiar las microagujas',
    note: 'Las cicatrices de acné tienen las mejores pruebas científicas. Cuánto cambia varía de una persona a otra.',
    items: [
      {
        title: 'Cicatrices de acné',
        text: 'Los hoyos pueden hacerse menos profundos, y el PRP aumenta el efecto en estudios controlados.',
        sources: ['M1'],
      },
      {
        title: 'Textura',
        text: 'Se busca una superficie más pareja, pero no tenemos ningún ensayo para mostrarle.',
      },
      {
        title: 'Poros',
        text: 'Los hombres preguntan por ellos, pero ningún estudio citado aquí los midió.',
      },
      {
        title: 'Líneas finas',
        text: 'Las arrugas de la cara están en la lista de usos de la FDA, pero que una pluma tenga este uso depende del dispositivo.',
        sources: ['M11'],
      },
      {
        title: 'Cabello',
        text: 'Un ensayo agregó microagujas al minoxidil y encontró más cabellos que con minoxidil solo.',
        sources: ['M7', 'R8'],
      },
      {
        title: 'Enrojecimiento',
        text: 'Unos 2 a 3 días con PRP y 1 a 2 días con exosomas. Son cifras propias de la clínica.',
      },
    ],
  },
  risks: {
    heading: 'Efectos secundarios y riesgos de las microagujas',
    intro: 'Las agujas abren la piel, así que la higiene importa más que la marca de la pluma.',
    items: [
      {
        text: 'Espere enrojecimiento, hinchazón, resequedad y puntitos de sangre por unos días.',
        sources: [],
      },
      {
        text: 'Pueden aparecer manchas oscuras o claras, con más frecuencia en pieles más oscuras y después del sol.',
        sources: [],
      },
      {
        text: 'Es posible una infección. Se vincularon infecciones por VIH con microagujas y PRP en un spa sin licencia de Nuevo México; por eso importan las agujas estériles y un lugar con licencia.',
        sources: ['M5'],
      },
      {
        text: 'Pueden formarse cicatrices si las agujas entran demasiado o se trata una piel que no se debía tratar.',
        sources: [],
      },
    ],
    seekHelp: {
      emergency: 'dificultad para respirar, o hinchazón de la cara, los labios o la garganta.',
      emergencyRoom: 'fiebre o escalofríos con temblores después de una sesión.',
      sameDay: 'enrojecimiento que se extiende, ampollas o pus.',
    },
  },
  faq: {
    heading: 'Preguntas sobre las microagujas',
    items: [
      {
        id: 'pain',
        question: '¿Duele?',
        answer: [
          'Un poco, aunque antes se adormece la piel con una crema; siente presión y raspado. Si le duele, dígalo y hacemos una pausa.',
        ],
      },
      {
        id: 'sessions',
        question: '¿Cuántas sesiones necesito?',
        answer: [
          'Por lo general, de tres a seis, con 4 a 6 semanas entre ellas. Ningún estudio citado aquí ha fijado el número, así que revisamos el resultado después de cada sesión y paramos antes si nada cambia.',
        ],
      },
      {
        id: 'recovery',
        question: '¿Cuánto tiempo estaré rojo?',
        answer: [
          'A los pacientes les decimos que esperen unos 2 a 3 días con PRP y 1 a 2 días con exosomas. Son cifras propias de la clínica, y ningún estudio citado aquí midió la diferencia.',
        ],
      },
      {
        id: 'exosomes',
        question: '¿Ofrecen exosomas?',
        answer: [
          'Puede pedirlos con las microagujas. El profesional de la salud le dice qué producto es y quién lo hizo, y decide con usted si se usa. No ofrecemos exosomas como tratamiento de ninguna enfermedad o afección.',
          `${disclaimers.exosomes} Dos ensayos pequeños sobre el envejecimiento de la piel son todas las pruebas con microagujas que podemos mostrarle: uno encontró una mejora frente a la solución salina en 28 adultos; el otro, ninguna diferencia con el PRP con agujas de radiofrecuencia.`,
        ],
        sources: ['M3', 'M9', 'M10'],
      },
      {
        id: 'shave',
        question: '¿Puedo afeitarme antes y después?',
        answer: [
          'Aféitese el día anterior, no el mismo día. Espere hasta que la piel se haya cerrado, por lo general de dos a tres días.',
        ],
      },
      {
        id: 'sport',
        question: '¿Cuándo puedo volver a entrenar?',
        answer: [
          'El mismo día no, porque el sudor arde y lleva gérmenes. Al día siguiente suele estar bien si la piel se ha calmado.',
        ],
      },
      {
        id: 'how-soon',
        question: '¿Cuándo veré un cambio?',
        answer: [
          'Piense en semanas y meses, porque el colágeno nuevo se forma en las semanas que siguen a una sesión. El ensayo de exosomas con 28 adultos midió su resultado seis semanas después de la tercera. El enrojecimiento y la hinchazón de los primeros días pueden ocultar lo que pasa debajo.',
        ],
        sources: ['M9'],
      },
      {
        id: 'cost',
        question: '¿Cuánto cuestan las microagujas?',
        answer: [
          `${quoted} El precio depende de tres cosas: el tamaño de la zona, el número de sesiones y si se agrega algo, como PRP.`,
        ],
        link: { href: routes.contact, text: 'Pedir una cotización de microagujas' },
      },
      {
        id: 'who-does-it',
        question: '¿Quién me atiende, y quién usa las agujas?',
        answer: [
          'Primero, un profesional de la salud revisa su piel y sus medicamentos. Antes de aceptar, se le dice quién usará las agujas y bajo la licencia de quién. Pida ver cómo se abre el cartucho sellado de agujas.',
        ],
        link: { href: routes.about, text: 'Las personas de la clínica' },
      },
      {
        id: 'blood-thinners',
        question: '¿Puedo hacérmelo si tomo un anticoagulante?',
        answer: [
          'Solo si el médico que se lo recetó está de acuerdo, porque las agujas hacen sangrar la piel. Nunca se salte una dosis por su cuenta para estar listo para una sesión.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: '¿Puedo beber o fumar cerca de una sesión?',
        answer: [
          'Ningún estudio citado aquí lo probó, así que no hay una regla que venga de un ensayo. Dígale al profesional de la salud qué usa y pregunte qué significa para su piel.',
        ],
      },
      {
        id: 'hair',
        question: '¿Puede ayudar con la restauración capilar?',
        answer: [
          'Quizás, cuando se agrega al minoxidil. Un ensayo con 100 hombres encontró más cabellos cuando se agregaron microagujas semanales. No se ha repetido en los estudios citados aquí, y el cabello no está en la lista de usos de la FDA para estos dispositivos.',
        ],
        sources: ['M7', 'R8', 'M11'],
      },
      {
        id: 'age',
        question: '¿Hay un límite de edad?',
        answer: [
          'La autorización de la FDA es para personas de 22 años o más. Si usted tiene menos de 22, el profesional de la salud le dice que sería un uso no aprobado por la FDA (“off-label”).',
        ],
        sources: ['M11'],
      },
      {
        id: 'partner',
        question: '¿Puedo traer a mi pareja?',
        answer: ['Sí, a la conversación y a la sesión, si quiere. Avísenos al reservar.'],
      },
      {
        id: 'cancel',
        question: '¿Hasta cuándo puedo cancelar?',
        answer: [
          `Si no puede venir a una sesión de microagujas, avísenos con una anticipación ${policy.cancelProcedure}.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Pregunte primero por su piel',
    text: 'El profesional de la salud revisa su piel y responde a sus preguntas antes de usar cualquier aguja.',
  },
  related: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  disclaimers: [
    disclaimers.exosomes,
    'El PRP con microagujas es un uso no aprobado por la FDA (“off-label”).',
  ],
  sources: ['M11', 'M2', 'M3', 'M4', 'M1', 'M7', 'R8', 'M9', 'M10', 'M5'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
