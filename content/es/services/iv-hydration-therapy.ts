import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const ivHydrationTherapy = {
  key: 'iv-hydration-therapy',
  slug: 'iv-hydration-therapy-flower-mound-tx',
  hue: 'iv',
  terrain: 'iv',
  wording: ['IV'],
  meta: {
    title: 'Hidratación intravenosa y NAD+ en Flower Mound',
    description:
      'Hidratación intravenosa, Myers’ Cocktail y NAD+ en Flower Mound, TX, tras la evaluación de un profesional con licencia. Ensayos, quién no debe recibirla.',
  },
  card: {
    name: 'Hidratación IV y NAD+',
    title: 'Hidratación intravenosa y NAD+',
    h2Title: 'Líquidos y vitaminas por la vena, después de una evaluación',
    description:
      'Cinco opciones, desde una inyección de vitamina hasta una infusión de NAD+ de varias horas. Un profesional de la salud con licencia decide con usted si alguna tiene sentido.',
    fact: '30 minutos a 4 horas',
    linkText: 'Leer sobre la terapia intravenosa',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Hidratación intravenosa y NAD+',
    lead: 'Líquidos, vitaminas y NAD+ por una vena. Sirve cuando no puede beber lo suficiente, y para la mayoría de las demás razones hay pocas pruebas científicas.',
    facts: [
      { label: 'Infusión', value: '30-60 minutos' },
      { label: 'NAD+', value: '2-4 horas' },
      { label: 'Primero', value: 'Evaluación de un profesional con licencia' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/contact', text: 'Preguntar el precio' },
  },
  intro: {
    heading: 'Hidratación intravenosa y NAD+ en Flower Mound',
    lead: 'Un tubo delgado en una vena del brazo lleva líquido, con o sin vitaminas, directo a su sangre. Es un procedimiento médico y se trata como tal.',
    paragraphs: [
      {
        text: 'La ley de Texas dice quién puede ordenar y quién puede poner una infusión electiva fuera del consultorio de un médico. Un médico puede delegar la orden en un asistente médico o un enfermero de práctica avanzada, y la infusión en uno de ellos o en un enfermero registrado (RN), siempre bajo supervisión. Aquí seguimos la misma regla, después de una evaluación.',
        sources: ['I6'],
      },
      {
        text: 'Si está sano y puede beber, tomar agua lo hidrata igual de bien, casi sin costo. Se lo decimos antes de venderle una bolsa.',
        sources: [],
      },
    ],
  },
  suitability: {
    heading: 'Razones por las que los hombres piden una infusión',
    note: 'Son razones que oímos. Marcar una casilla no ordena nada, y no se guarda nada.',
    items: [
      'Una infección estomacal que hizo difícil beber',
      'Trabajo o deporte en el calor de Texas',
      'Un vuelo largo o una noche de viaje',
      'Vitamina B12 baja en un análisis de sangre',
      'Dificultad para absorber vitaminas después de una cirugía de intestino o estómago',
      'Cansancio por semanas, con análisis normales',
      'Curiosidad por el NAD+',
      'Prepararse para un evento exigente, o recuperarse de uno',
    ],
    after:
      'Una B12 baja o una mala absorción es una razón clara para el tratamiento. En los demás casos, primero van los líquidos por la boca y el descanso, y buscamos una causa.',
    answer: {
      counts: [4, 5],
      some: 'Esa puede ser una razón clara para el tratamiento. Traiga el análisis de sangre, porque una inyección puede bastar.',
      others:
        'Pruebe primero con agua y descanso. Si sigue, en una consulta se busca la causa antes de cualquier infusión.',
    },
    notFor: [
      'Quien tenga insuficiencia cardíaca o enfermedad de los riñones: el líquido extra puede ser peligroso.',
      'Quien tenga deficiencia de G6PD, o no se haya hecho la prueba, cuando la bolsa lleva vitamina C en dosis alta.',
      'Quien tenga exceso de hierro, haya tenido cálculos renales o sea alérgico a un ingrediente.',
      'Quien tenga dolor en el pecho, confusión o signos de golpe de calor: llame al 911. Si hay sangre en el vómito o en las heces, o no orina desde hace ocho horas, vaya a una sala de emergencias. Si tiene fiebre alta, vea a un médico el mismo día.',
    ],
  },
  why: {
    heading: 'Qué encontraron los estudios de infusiones de vitaminas y NAD+',
    paragraphs: [
      {
        text: 'El Myers’ Cocktail se comparó con un placebo (tratamiento inactivo) en 34 adultos con fibromialgia. Los dos grupos mejoraron, y no hubo una diferencia significativa entre ellos.',
        sources: ['I1'],
      },
      {
        text: 'A ocho hombres se les dio NAD+ por la vena y se les observó por seis horas. Su nivel de NAD+ en la sangre no subió en las primeras dos horas, y no se midió si se sentían mejor. Una revisión del tema lo llama prometedor, pero todavía especulativo.',
        sources: ['I2', 'I3'],
      },
      {
        text: 'La calidad del NAD+ para infusión ha sido un problema. La FDA (Administración de Alimentos y Medicamentos) encontró que quienes preparan medicamentos compuestos habían usado NAD+ de grado alimentario en productos que se dan por la vena. Los ingredientes de grado alimentario no son adecuados para medicamentos estériles sin más procesamiento, porque pueden llevar gérmenes y endotoxinas, que son toxinas de bacterias.',
        sources: ['N1'],
      },
      {
        text: 'En 2018, la Comisión Federal de Comercio (FTC) actuó contra una cadena de clínicas de infusiones del norte de Texas por afirmar, a su juicio sin respaldo, que estos sueros tratan enfermedades graves.',
        sources: ['I5'],
      },
    ],
  },
  journey: {
    heading: 'Su visita para una infusión en cuatro pasos',
    steps: [
      {
        title: 'Evaluación',
        meta: 'Antes de toda primera infusión',
        description:
          'Un profesional de la salud con licencia revisa su historia clínica y sus medicamentos, le toma la presión arterial y ordena análisis cuando importan.',
      },
      {
        title: 'Orden',
        meta: 'De un profesional con licencia',
        description:
          'La orden dice qué lleva, cuánto y por qué. Usted ve la lista y el precio antes de decidir.',
      },
      {
        title: 'Infusión',
        meta: '30-60 minutos; NAD+ 2-4 horas',
        description:
          'Un enfermero registrado pone la vía y se queda cerca mientras pasa la bolsa. El NAD+ tiene que pasar despacio.',
      },
      {
        title: 'Después',
        meta: 'El mismo día',
        description:
          'Revisamos su brazo y su presión arterial. Puede manejar a casa, salvo que se sienta mal.',
      },
    ],
  },
  parts: [
    {
      kind: 'offerings',
      heading: 'Infusiones e inyecciones que ofrecemos',
      intro:
        'Los nombres son los habituales del ramo y no prometen ningún efecto. Lo que aparece debajo de cada opción son razones por las que los hombres la piden.',
      items: [
        {
          name: "Myers' Cocktail",
          time: '30-60 minutos',
          description:
            'Líquido con vitaminas B, vitamina C, magnesio y calcio. En 34 adultos con fibromialgia no fue mejor que un placebo, y ningún estudio citado aquí muestra otro uso.',
          benefits: ['Poco apetito', 'Después de una infección estomacal'],
        },
        {
          name: 'Infusión de NAD+',
          time: '2-4 horas',
          description:
            'El NAD+ es una coenzima que produce toda célula. No se ha demostrado ningún beneficio clínico de la infusión. El NAD+ para infusión es un medicamento compuesto (preparado por una farmacia) y no está aprobado por la FDA. La FDA ha recibido informes de escalofríos fuertes, temblores y vómitos después de inyecciones de NAD+, y en 2025 se retiraron del mercado algunos lotes de un fabricante. Pregúntenos qué farmacia hizo el suyo. Un goteo rápido también puede causar náuseas y opresión en el pecho. Si siente algo de esto, dígaselo de inmediato al enfermero. Si después de irse tiene fiebre, escalofríos con temblores o vómitos, vaya a una sala de emergencias o llame al 911.',
          benefits: ['Curiosidad por el NAD+', 'Ha leído sobre él'],
        },
        {
          name: 'Athletic Performance IV',
          time: '30-60 minutos',
          description:
            'Líquido con electrolitos y aminoácidos; no se ha demostrado que acelere la recuperación. Si compite bajo reglas antidopaje, las infusiones por encima del volumen permitido están prohibidas.',
          benefits: ['Entrenamiento exigente', 'Trabajo en el calor'],
        },
        {
          // The name given by the specification: in Spanish it would claim what the text beside it denies.
          name: 'Immunity Boost',
          time: '30-60 minutos',
          description:
            'Líquido con vitamina C y zinc. No se ha demostrado que ninguna infusión mantenga lejos las infecciones.',
          benefits: ['Después de un viaje', 'Semanas muy ocupadas'],
        },
        {
          name: 'Inyecciones de vitaminas',
          time: 'Unos minutos',
          description:
            'Una sola vitamina, como la B12, que se pone en el músculo, sin vía. Tiene sentido cuando un análisis muestra que le falta.',
          benefits: ['B12 baja en un análisis', 'Después de una cirugía de intestino'],
        },
      ],
    },
  ],
  benefits: {
    heading: 'Qué esperar de una infusión',
    note: 'Lo que una infusión hace con certeza, y dónde terminan las pruebas.',
    items: [
      {
        title: 'Líquido',
        text: 'Repone agua y sal cuando no es posible beber.',
      },
      {
        title: 'Una dosis conocida',
        text: 'Lo que hay en la bolsa llega a la sangre. En 34 adultos con fibromialgia, las vitaminas por la vena no fueron mejores que un placebo.',
        sources: ['I1'],
      },
      {
        title: 'Una corrección',
        text: 'Una deficiencia de vitamina B12 que muestra un análisis de sangre se puede tratar con inyecciones.',
      },
      {
        title: 'Un control',
        text: 'Cada vez le toman la presión arterial y habla con un profesional de la salud.',
      },
      {
        title: 'Descanso',
        text: 'Pasa hasta una hora en un sillón. En el ensayo de fibromialgia, los pacientes con placebo también se sintieron mejor.',
        sources: ['I1'],
      },
      {
        title: 'Un no, cuando esa es la respuesta',
        text: 'Si no necesita una infusión, se lo decimos antes de que la pague.',
      },
    ],
  },
  risks: {
    heading: 'Riesgos y efectos secundarios de las infusiones',
    intro:
      'La mayoría de los problemas son pequeños y locales. Unos pocos son graves, y debe conocer sus signos.',
    items: [
      {
        text: 'El NAD+ para infusión es un medicamento compuesto y no está aprobado por la FDA. La FDA ha recibido informes de escalofríos fuertes, temblores, vómitos y cansancio después de inyecciones de NAD+; algunos casos necesitaron tratamiento. La FDA dice que son compatibles con un exceso de endotoxina en el producto.',
        sources: ['N1'],
      },
      {
        text: 'En 2025 se retiraron del mercado dos lotes de NAD+ inyectable de un fabricante por endotoxinas. Uno de estos retiros fue de Clase I, la clase más seria de la FDA.',
        sources: ['N2'],
      },
      {
        text: 'Puede tener un moretón, dolor en la vena o líquido que se escapa debajo de la piel.',
        sources: [],
      },
      {
        text: 'Es posible una infección cuando las bolsas se mezclan o se manejan en condiciones antihigiénicas. La FDA ha mencionado a clínicas de infusiones en una advertencia de este tipo.',
        sources: ['I7'],
      },
      {
        text: 'Demasiado líquido, potasio o magnesio puede hacer daño, sobre todo si tiene una enfermedad del corazón o de los riñones.',
        sources: [],
      },
      {
        text: 'Pueden ocurrir reacciones alérgicas a un ingrediente, y pueden ser graves. Avise al enfermero de inmediato si tiene picazón, palpitaciones fuertes o cualquiera de los signos de abajo.',
        sources: [],
      },
    ],
    seekHelp: {
      emergency: 'hinchazón de la cara, dificultad para respirar, dolor en el pecho o desmayo.',
      emergencyRoom: 'fiebre, escalofríos con temblores o vómitos después de una infusión.',
      sameDay: 'un brazo rojo, caliente o hinchado.',
    },
  },
  faq: {
    heading: 'Preguntas sobre la hidratación intravenosa y el NAD+',
    items: [
      {
        id: 'walk-in',
        question: '¿Puedo venir sin cita?',
        answer: [
          'No. Un profesional de la salud con licencia lo atiende antes de la primera infusión, y hay un control corto antes de cada una de las siguientes.',
        ],
      },
      {
        id: 'better-than-water',
        question: '¿Es mejor que beber agua?',
        answer: [
          'No, si está sano y puede beber. Es más rápido cuando no puede retener lo que bebe, pero entonces también preguntamos por qué.',
        ],
      },
      {
        id: 'how-long',
        question: '¿Cuánto dura?',
        answer: [
          'La mayoría de las infusiones dura de 30 a 60 minutos, y el NAD+ de 2 a 4 horas, así que traiga algo para leer.',
        ],
      },
      {
        id: 'how-soon',
        question: '¿Cuándo sentiré algo?',
        answer: [
          'Si le falta líquido, puede sentir menos sequedad mientras la bolsa todavía pasa. Para las vitaminas y el NAD+ no podemos prometer ningún plazo. En el ensayo de fibromialgia, las personas con placebo también se sintieron mejor.',
        ],
        sources: ['I1'],
      },
      {
        id: 'how-often',
        question: '¿Cada cuánto debo venir?',
        answer: [
          'No hay un calendario comprobado. No vendemos series de sueros a hombres que se sienten bien. El tratamiento de una deficiencia de B12 sigue sus análisis de sangre.',
        ],
      },
      {
        id: 'cost',
        question: '¿Cuánto cuesta una infusión?',
        answer: [
          `${quoted} El precio depende de la bolsa que elija, de lo que se le agregue y de cuánto dure; el NAD+ es lo que más dura. Las infusiones no se facturan al seguro. Las infusiones de bienestar tampoco suelen calificar para una cuenta HSA o FSA: lo deciden la ley de impuestos y su plan.`,
        ],
        link: { href: routes.contact, text: 'Pedir una cotización' },
      },
      {
        id: 'who-sees-me',
        question: '¿Quién ordena la infusión, y quién la pone?',
        answer: [
          'Un médico, un asistente médico o un enfermero de práctica avanzada lo evalúa y escribe la orden. Un enfermero registrado que trabaja bajo la supervisión de un médico pone la vía. Puede pedir el nombre y la licencia a todos los que lo atienden.',
        ],
        link: { href: routes.about, text: 'Sobre la clínica y su gente' },
        sources: ['I6'],
      },
      {
        id: 'pain',
        question: '¿Duele?',
        answer: [
          'Siente un pinchazo breve cuando entra la aguja, y puede sentir el brazo frío mientras pasa el líquido. Si arde, se hincha o duele cada vez más, llame al enfermero, porque el líquido puede estar escapándose debajo de la piel.',
        ],
      },
      {
        id: 'nad',
        question: '¿Qué hace el NAD+ por mí?',
        answer: [
          'No se sabe. En el cuerpo ayuda a las células a usar energía, pero ningún estudio citado aquí muestra que una infusión cambie cómo se siente usted.',
        ],
        sources: ['I2', 'I3'],
      },
      {
        id: 'nad-safety',
        question: '¿Está aprobado el NAD+, y es seguro?',
        answer: [
          'No está aprobado, y la FDA no ha revisado su seguridad. El NAD+ para infusión es un medicamento compuesto y no está aprobado por la FDA. La FDA ha recibido informes de escalofríos fuertes, temblores y vómitos después de inyecciones de NAD+, y en 2025 se retiraron del mercado algunos lotes de un fabricante.',
          'Pregúntenos qué farmacia hizo el suyo, y si su NAD+ está hecho para medicamentos estériles y no para alimentos. Si en casa empiezan fiebre, escalofríos con temblores o vómitos, vaya a una sala de emergencias o llame al 911.',
        ],
        sources: ['N1', 'N2'],
      },
      {
        id: 'medicines-and-conditions',
        question:
          'Tomo medicamentos, o tengo una enfermedad de los riñones o del corazón. ¿Puedo recibir una infusión?',
        answer: [
          'Con insuficiencia cardíaca o enfermedad de los riñones, la respuesta es no, porque el líquido, el potasio y el magnesio pueden acumularse. Con otras afecciones depende de sus análisis. Traiga una lista de todo lo que toma, sobre todo diuréticos (pastillas para orinar), pastillas para la presión arterial y anticoagulantes.',
        ],
      },
      {
        id: 'alcohol',
        question: '¿Puedo beber alcohol antes o después?',
        answer: [
          'Es mejor no beber ese día. El alcohol puede darle mareo o náuseas, y entonces nadie sabría si la causa fue la bebida o el suero. Los estudios citados aquí no probaron sueros después de una noche de fiesta, así que no afirmamos nada sobre eso.',
        ],
      },
      {
        id: 'driving',
        question: '¿Puedo manejar a casa?',
        answer: [
          'Sí, si se siente bien cuando ya le quitaron la vía. Si tiene mareo, temblores o náuseas, quédese con nosotros y no maneje.',
        ],
      },
      {
        id: 'drug-testing',
        question: 'Compito en un deporte con controles. ¿Puedo recibir una infusión?',
        answer: [
          'Pregunte a su federación deportiva antes de reservar. La Agencia Mundial Antidopaje (WADA) prohíbe las infusiones por encima de cierto volumen, aunque cada ingrediente esté permitido.',
        ],
        sources: ['P10'],
      },
      {
        id: 'fatigue',
        question: 'Estoy cansado todo el tiempo. ¿Me ayudará un suero?',
        answer: [
          'No es un tratamiento para eso. Un cansancio que dura merece una revisión del sueño, el ánimo, la tiroides, el hierro, el hemograma y la testosterona.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Pregunte si una infusión es para usted',
    text: 'Díganos por qué la quiere, porque una consulta corta puede mostrar que no la necesita.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  disclaimers: [
    disclaimers.compounded,
    'Hay pocas pruebas científicas sobre las infusiones de vitaminas y de NAD+ en personas sanas. No son un tratamiento de ninguna enfermedad.',
  ],
  sources: ['I6', 'I1', 'I2', 'I3', 'N1', 'I5', 'N2', 'I7', 'P10'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
