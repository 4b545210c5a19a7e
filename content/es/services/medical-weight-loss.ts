import { disclaimers } from '@/content/disclaimers'
import { price } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'

export const medicalWeightLoss = {
  key: 'medical-weight-loss',
  slug: 'medical-weight-loss-flower-mound-tx',
  hue: 'weight',
  terrain: 'weight',
  wording: ['GLP1'],
  meta: {
    title: 'Pérdida de peso médica en Flower Mound, TX',
    description: `GLP-1 y GLP-1/GIP con alimentación y ejercicio de fuerza en Flower Mound, desde ${price.weightLoss.month}: promedios, advertencia de recuadro, riesgos, qué pasa al dejarlos.`,
  },
  card: {
    name: 'Pérdida de peso médica',
    title: 'Pérdida de peso médica',
    h2Title: 'Un programa mensual con consultas, alimentación, ejercicios de fuerza y medicamento',
    description:
      'Medicamentos GLP-1 y GLP-1/GIP para hombres que cumplen los requisitos, con alimentación, ejercicios de fuerza y consultas regulares. La página explica la advertencia de recuadro (la más seria de la FDA), los efectos secundarios y lo que usted paga.',
    fact: `Con o sin medicamento, desde ${price.weightLoss.month}`,
    linkText: 'Leer sobre la pérdida de peso',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Pérdida de peso médica',
    lead: 'Para hombres cuyo peso no ha bajado solo con alimentación y actividad. Un medicamento GLP-1 puede ser parte del plan, y funciona solo mientras lo usa.',
    facts: [
      { label: 'Programa', value: `Desde ${price.weightLoss.aMonth}` },
      { label: 'Pago', value: 'Pago directo, HSA o FSA si su plan lo permite' },
      { label: 'Los ensayos duraron', value: '64 a 72 semanas' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/semaglutide-weight-loss-glp1', text: 'La semaglutida, a fondo' },
  },
  intro: {
    heading: 'Pérdida de peso médica en Flower Mound',
    lead: 'Usted recibe consultas, un plan de alimentación y ejercicios de fuerza y, si es adecuado para usted, un medicamento que baja el apetito. La semaglutida y la tirzepatida se inyectan una vez por semana, y también hay dos pastillas diarias aprobadas.',
    paragraphs: [
      {
        text: 'Las guías médicas respaldan el medicamento junto con cambios en el estilo de vida cuando estos solos no bastaron. Hablan de un índice de masa corporal (IMC) de 30 o más, o de 27 o más con una enfermedad relacionada.',
        sources: ['W7'],
      },
      {
        text: `${disclaimers.glp1Boxed} La etiqueta de la pastilla orforglipron (Foundayo) también lleva una advertencia de recuadro. FDA son las siglas en inglés de la Administración de Alimentos y Medicamentos.`,
        sources: ['W12', 'W34', 'W35'],
      },
      {
        text: `${careTerms.weightMedicine.text} ${careTerms.noCopies.text} Si otra clínica le ofrece una versión compuesta, sepa esto: ${disclaimers.compounded} Las cifras de los ensayos en esta página vienen de productos aprobados y no dicen nada de los compuestos.`,
        sources: ['W8'],
      },
    ],
  },
  suitability: {
    heading: 'A quién puede convenirle el programa',
    note: 'Marque lo que corresponde a su caso. La página lo olvida cuando usted sale.',
    items: [
      '20+ libras por encima del peso en que se sentía bien',
      'Un IMC de 30 o más, o de 27 con una enfermedad relacionada',
      'Dietas que funcionaron y luego dejaron de funcionar',
      'Un hambre que domina su día',
      'Presión arterial, azúcar en la sangre o colesterol altos',
      'Ronquidos o apnea del sueño',
      'Rodillas o espalda que sienten el peso',
      'Un medicamento que le hizo subir de peso',
    ],
    after:
      'Primero buscamos causas: mal sueño, alcohol, enfermedad de la tiroides, testosterona baja y medicamentos que hacen subir de peso.',
    answer: {
      counts: [2],
      some: 'Con ese IMC, las guías médicas respaldan un medicamento junto con cambios en la alimentación y la actividad. En la consulta se decide si alguno es adecuado para usted.',
      others:
        'Son buenas razones para venir. Su IMC y sus enfermedades relacionadas deciden si un medicamento es una opción.',
    },
    notFor: [
      'Quien tenga antecedentes personales o familiares de cáncer medular de tiroides o de la afección hereditaria MEN 2.',
      'Hombres que han tenido pancreatitis, hasta que se haya evaluado el riesgo.',
      'Hombres con problemas graves de vaciamiento del estómago o con un trastorno alimentario activo.',
    ],
  },
  why: {
    heading: 'Qué encontraron los ensayos de semaglutida, tirzepatida y pastillas',
    paragraphs: [
      {
        text: 'En STEP 1, 1,961 adultos sin diabetes se inyectaron semaglutida 2.4 mg (el producto aprobado) o un placebo (tratamiento inactivo), con dieta y actividad. Después de 68 semanas habían perdido en promedio 14.9% de su peso corporal, frente a 2.4% en el grupo del placebo.',
        sources: ['W1'],
      },
      {
        text: 'En SURMOUNT-1, 2,539 adultos sin diabetes se inyectaron tirzepatida (el producto aprobado) o un placebo, con dieta y actividad. Después de 72 semanas, la pérdida promedio fue de 15.0% a 20.9%, según la dosis, y de 3.1% con el placebo.',
        sources: ['W2'],
      },
      {
        text: 'Así, las inyecciones aprobadas, con dieta y actividad, lograron una pérdida promedio de alrededor de 15% a 20% en 68 a 72 semanas.',
        sources: ['W1', 'W2'],
      },
      {
        text: 'La semaglutida también viene en tabletas de 25 mg. En OASIS 4, 307 adultos sin diabetes tomaron la tableta o un placebo cada día. Después de 64 semanas, la pérdida promedio fue de 13.6% con la tableta y de alrededor de 2% con el placebo.',
        sources: ['W23'],
      },
      {
        text: 'La segunda pastilla es el orforglipron. ATTAIN-1 la probó en 3,127 adultos con obesidad y sin diabetes. Después de 72 semanas habían perdido de 7.5% a 11.2%, según la dosis, y 2.1% con un placebo. Las pastillas y las inyecciones se probaron en ensayos distintos, así que estos promedios no se pueden comparar directamente.',
        sources: ['W24'],
      },
    ],
    figure: 'weight-trials',
  },
  journey: {
    heading: 'El programa de pérdida de peso en cuatro etapas',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Revisamos su historia clínica, sus medicamentos, las dietas que ha hecho y si hay cáncer de tiroides en su familia.',
      },
      {
        title: 'Análisis y plan',
        meta: `Resultados en un plazo ${policy.labResults}`,
        description:
          'Se examinan el azúcar en la sangre, el colesterol, el hígado, los riñones y la tiroides. Luego acordamos la alimentación, los ejercicios de fuerza y si necesita un medicamento.',
      },
      {
        title: 'Inicio lento',
        meta: 'La dosis sube paso a paso',
        description:
          'La mayoría de los efectos secundarios aparecen al subir la dosis, así que avanzamos al ritmo que su estómago permite.',
      },
      {
        title: 'Seguir o reducir',
        meta: 'Se revisa en cada consulta',
        description:
          'Desde temprano acordamos qué hacer después: seguir con el medicamento, bajar la dosis o dejarlo con un plan.',
      },
    ],
  },
  benefits: {
    heading: 'Qué puede mejorar al bajar de peso',
    note: 'Son promedios de ensayos, con dieta y actividad. El suyo puede ser distinto.',
    items: [
      {
        title: 'Peso',
        text: 'En STEP 1, 86.4% de las personas con semaglutida perdió al menos 5% de su peso; con un placebo, 31.5%.',
        sources: ['W1'],
      },
      {
        title: 'Riesgo para el corazón',
        text: 'SELECT incluyó a personas de 45 años o más con enfermedad del corazón o de los vasos sanguíneos, un IMC de 27 o más y sin diabetes. De las que usaron semaglutida, 6.5% tuvo un ataque cardíaco o un derrame cerebral, o murió por enfermedad del corazón o de los vasos sanguíneos, frente a 8.0% con un placebo.',
        sources: ['W6'],
      },
      {
        title: 'Testosterona',
        text: 'En estudios combinados de hombres con obesidad, bajar de peso con dieta subió la testosterona total alrededor de 84 ng/dL.',
        sources: ['T15'],
      },
      {
        title: 'Hábitos',
        text: 'En STEP 1 y SURMOUNT-1 todos tenían un plan de dieta y actividad. Con ese plan y un placebo, la pérdida promedio fue de 2.4% y 3.1%.',
        sources: ['W1', 'W2'],
      },
      {
        title: 'Dos inyecciones comparadas',
        text: 'En el único ensayo que comparó las dos, la pérdida promedio a las 72 semanas fue de 20.2% con tirzepatida y de 13.7% con semaglutida. Los pacientes sabían cuál usaban.',
        sources: ['W5'],
      },
      {
        title: 'Solo estilo de vida',
        text: 'Adultos con diabetes tipo 2 que tuvieron ocho años de orientación intensiva terminaron 4.7% por debajo de su peso inicial. El grupo de comparación terminó 2.1% por debajo.',
        sources: ['W14'],
      },
    ],
  },
  risks: {
    heading: 'Efectos secundarios y riesgos de los medicamentos GLP-1',
    intro: 'Los efectos secundarios son comunes, y algunos son graves.',
    items: [
      {
        text: 'Estómago e intestinos: náuseas, vómitos, diarrea o estreñimiento.',
        more: 'En STEP 1, 4.5% de las personas dejó la semaglutida por estos efectos, y 0.8% dejó el placebo.',
        sources: ['W1'],
      },
      {
        text: 'Páncreas, vesícula biliar, riñones: las etiquetas advierten sobre inflamación del páncreas, cálculos biliares y lesión renal cuando los vómitos o la diarrea lo deshidratan.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Azúcar baja en la sangre: puede bajar demasiado si también usa insulina o una sulfonilurea.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Ojos: muy rara vez, después de usar semaglutida puede haber una pérdida repentina y duradera de la vista (NAION). Los reguladores europeos calculan que le ocurre, como máximo, a 1 de cada 10,000 personas.',
        more: 'Si tiene diabetes tipo 2, la enfermedad de los ojos por la diabetes también puede empeorar. Avísenos de cualquier cambio lento en su vista.',
        sources: ['W36', 'W12', 'W34'],
      },
      {
        text: 'Frecuencia cardíaca: en reposo puede subir.',
        more: 'Avísenos si su corazón se acelera por varios minutos mientras descansa.',
        sources: ['W12'],
      },
      {
        text: 'Alergia: deje el medicamento y llame al 911 si se le hincha la cara o la garganta, tiene dificultad para respirar o un sarpullido grave.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Anestesia y sedación profunda: estos medicamentos hacen más lento el estómago, y la comida que queda en él puede pasar a los pulmones.',
        more: 'Dígaselo a todo cirujano y anestesiólogo con bastante anticipación.',
        sources: ['W12', 'W34'],
      },
      {
        text: 'Pastillas: la FDA ha pedido al fabricante del orforglipron más datos sobre lesión del hígado, eventos cardíacos, vaciamiento lento del estómago y cáncer de tiroides.',
        more: 'También interactúa con otros medicamentos, así que díganos todo lo que toma.',
        sources: ['W35'],
      },
      {
        text: 'Músculo: pierde una parte junto con la grasa; por eso pedimos proteína y ejercicios de fuerza.',
        sources: [],
      },
      {
        text: 'Volver a subir de peso: alrededor de dos tercios del peso perdido volvieron en el año después de dejar el medicamento.',
        sources: ['W3'],
      },
    ],
    seekHelp: {
      emergency: 'hinchazón de la cara o la garganta, dificultad para respirar o desmayo.',
      emergencyRoom:
        'pérdida o disminución repentina de la vista, aunque sea en un solo ojo (no use otra dosis hasta que lo vea un oftalmólogo); dolor fuerte en el vientre que no cede; vómitos que no paran.',
      sameDay: 'orina escasa u oscura, ojos amarillos, o dolor debajo de las costillas derechas.',
      soon: 'un bulto en el cuello, o dificultad para tragar.',
      sources: { emergencyRoom: ['W36', 'W37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'Costo del programa de pérdida de peso',
      claim: 'weight-loss',
    },
  ],
  faq: {
    heading: 'Preguntas sobre la pérdida de peso médica',
    items: [
      {
        id: 'how-much',
        question: '¿Cuánto peso bajaré?',
        answer: [
          'Nadie se lo puede decir de antemano. Los ensayos dan promedios, y alrededor de una de cada siete personas con semaglutida en STEP 1 no llegó a una pérdida de 5%.',
        ],
        sources: ['W1', 'W2'],
      },
      {
        id: 'how-soon',
        question: '¿Cuánto tarda en funcionar?',
        answer: [
          'Meses. La dosis sube por pasos, y los ensayos midieron sus resultados después de 64 a 72 semanas.',
        ],
        sources: ['W1', 'W2', 'W23', 'W24'],
      },
      {
        id: 'stop-medicine',
        question: '¿Qué pasa cuando lo dejo?',
        answer: [
          'El apetito vuelve, y la mayor parte del peso suele volver también: en un estudio, dos tercios en un año. Hable con nosotros antes de dejarlo.',
        ],
        sources: ['W3'],
      },
      {
        id: 'pills',
        question: '¿Hay una pastilla en lugar de la inyección?',
        answer: [
          'Sí, dos están aprobadas para el peso. La FDA aprobó las tabletas de Wegovy (semaglutida 25 mg) el 22 de diciembre de 2025 y Foundayo (orforglipron) el 1 de abril de 2026. Las dos se toman todos los días, y las dos tienen una advertencia de recuadro.',
          'La tableta de Wegovy se toma por la mañana con el estómago vacío y hasta 4 onzas de agua sola. Después se esperan 30 minutos antes de comer, beber o tomar otras pastillas. Foundayo se puede tomar con o sin comida.',
        ],
        sources: ['W12', 'W23', 'W35', 'W24'],
      },
      {
        id: 'compounded',
        question: '¿Usan semaglutida o tirzepatida compuestas?',
        answer: [
          `No. ${careTerms.noCopies.text} La escasez de tirzepatida terminó en diciembre de 2024 y la de semaglutida en febrero de 2025. Desde entonces, una farmacia puede preparar versiones compuestas solo en casos limitados; por ejemplo, cuando quien receta documenta que un cambio hace una diferencia significativa para un paciente identificado por su nombre.`,
          'La FDA tiene informes de daños por errores de dosis con versiones compuestas; en algunos casos hubo hospitalización.',
        ],
        sources: ['W18', 'W19', 'W8'],
      },
      {
        id: 'brands',
        question: '¿Recetan Wegovy (semaglutida) o Zepbound (tirzepatida)?',
        answer: [
          'Sí, si uno de ellos es adecuado para usted. La receta va a su propia farmacia, que lo surte y lo cobra. Wegovy y Zepbound son marcas registradas de sus dueños; la clínica no tiene afiliación con ellos.',
        ],
      },
      {
        id: 'dose-and-price',
        question: '¿Cómo cambian la dosis y el precio?',
        answer: [
          `La dosis sube por pasos, hasta donde usted la necesita y la tolera. Su farmacia le cobra el medicamento, y el precio puede depender del producto y de la dosis, así que pregunte allí antes de cada paso. El programa, desde ${price.weightLoss.aMonth}, cubre sus consultas, los mensajes, su plan y la revisión de sus análisis.`,
        ],
      },
      {
        id: 'approved-uses',
        question: '¿Están aprobados estos medicamentos para el corazón, la apnea del sueño o el hígado?',
        answer: [
          'Algunos sí, para ciertas personas. Desde marzo de 2024, la etiqueta de Wegovy incluye reducir el riesgo de ataque cardíaco, derrame cerebral y muerte cardiovascular en adultos con enfermedad del corazón y sobrepeso u obesidad.',
          'Desde diciembre de 2024, Zepbound está aprobado para la apnea obstructiva del sueño de moderada a grave en adultos con obesidad. Roncar no basta; necesita un estudio del sueño.',
          'En agosto de 2025, las inyecciones de Wegovy recibieron una aprobación acelerada para la MASH, una enfermedad del hígado, con cicatrización de moderada a avanzada y sin cirrosis. Ese beneficio todavía se debe confirmar.',
        ],
        sources: ['W12', 'W6', 'W34', 'W26', 'W25'],
      },
      {
        id: 'self-injection',
        question: '¿Me pongo yo mismo la inyección?',
        answer: [
          'Sí, una vez por semana, debajo de la piel del vientre, del muslo o de la parte superior del brazo. Pídanos que le mostremos cómo y que observemos la primera. Lávese las manos, use cada vez una aguja nueva y un lugar distinto, y nunca comparta una pluma. El medicamento viene de su farmacia; pida allí un recipiente para objetos punzocortantes y ponga en él las agujas usadas de inmediato.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'missed-dose',
        question: '¿Qué pasa si olvido mi dosis semanal?',
        answer: [
          'Nunca use dos dosis para compensar una olvidada. Con Wegovy, póngase la dosis olvidada si faltan más de 2 días para la siguiente; si se saltó dos semanas o más, llámenos antes de volver a empezar. Con Zepbound, póngasela en un plazo de 4 días o sáltela.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'storage-travel',
        question: '¿Cómo guardo las plumas, y puedo viajar con ellas?',
        answer: [
          'Guarde las plumas en el refrigerador, entre 36 y 46 °F, y nunca las congele. Por debajo de 86 °F, una pluma de Wegovy se conserva hasta 28 días fuera del refrigerador, y una de Zepbound hasta 21 días.',
          'En un viaje, llévelas en el equipaje de mano con la etiqueta de la farmacia puesta y la receta.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'alcohol',
        question: '¿Puedo beber alcohol?',
        answer: [
          'Beba poco o nada, sobre todo mientras sube la dosis. Con un medicamento GLP-1, beber mucho aumenta el malestar de estómago, las bajas de azúcar y el riesgo de pancreatitis.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'hair-loss',
        question: '¿Se me caerá el cabello?',
        answer: [
          'Puede ser. La caída del cabello figura como efecto secundario tanto de Wegovy como de Zepbound. Avísenos si la nota.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'side-effects-first',
        question: '¿Cuáles son los primeros efectos secundarios?',
        answer: [
          'Son habituales la sensación de estar lleno y las náuseas, sobre todo después de subir la dosis. Comidas más pequeñas y un aumento más lento pueden aliviar estas molestias.',
        ],
      },
      {
        id: 'exercise-needed',
        question: '¿Tengo que hacer ejercicio de todos modos?',
        answer: [
          'Sí. El trabajo de fuerza protege el músculo, y todos en STEP 1 y SURMOUNT-1 tenían un plan de dieta y actividad.',
        ],
        sources: ['W1', 'W2'],
      },
      {
        id: 'without-injection',
        question: '¿Puedo participar sin un medicamento?',
        answer: [
          'Sí. Los programas de estilo de vida funcionan para algunos hombres, y vale la pena probarlos primero si su salud lo permite.',
        ],
        link: { href: '/blog/medical-weight-loss-vs-diets', text: 'Medicamento y dietas, comparados' },
      },
      {
        id: 'normal-labs',
        question: '¿Y si mis análisis salen normales?',
        answer: [
          'Puede participar de todos modos. Que un medicamento sea adecuado depende de su IMC, de una enfermedad relacionada y de lo que ya ha probado. Usted paga la consulta y el laboratorio en cualquier caso.',
        ],
        sources: ['W7'],
      },
      {
        id: 'switching-clinics',
        question: '¿Puedo cambiarme de otra clínica a esta?',
        answer: [
          'Sí. Traiga sus últimos análisis, y el nombre, la dosis y la última fecha de su medicamento. Si su medicamento es una copia compuesta, no lo continuaremos, pero podemos hablar de uno aprobado.',
        ],
      },
      {
        id: 'who-you-see',
        question: '¿Quién me atenderá?',
        answer: ['Lo atiende el profesional que presentamos en la página “La clínica”.'],
        link: { href: '/about', text: 'Sobre la clínica' },
      },
      {
        id: 'refunds',
        question: '¿Puedo dejar el programa o recibir un reembolso?',
        answer: [
          `${careTerms.minimumTerm.text} ${careTerms.notice.text} ${careTerms.refunds.text}`,
          'El medicamento lo vende su farmacia, así que para las devoluciones se aplican las reglas de la farmacia.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Averigüe si el programa es para usted',
    text: 'Después de una consulta y de sus análisis, le decimos qué haríamos, y a veces eso es no usar medicamento.',
  },
  related: ['testosterone-replacement-therapy', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.compounded, disclaimers.glp1Boxed],
  sources: [
    'W7',
    'W12',
    'W34',
    'W35',
    'W8',
    'W1',
    'W2',
    'W23',
    'W24',
    'W3',
    'W6',
    'T15',
    'W5',
    'W14',
    'W4',
    'W18',
    'W19',
    'W26',
    'W25',
    'W36',
    'W37',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
