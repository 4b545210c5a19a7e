import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'
import { servicePaths } from '@/lib/routes'

// The programs keep their English names: in Spanish they would claim an effect that the page denies.
export const functionalHealthPrograms = {
  key: 'functional-health-programs',
  slug: 'functional-health-programs-flower-mound-tx',
  hue: 'functional',
  terrain: 'functional',
  wording: ['FUNC'],
  meta: {
    title: 'Programas de salud funcional en Flower Mound',
    description:
      'Tres programas de salud para hombres en Flower Mound, TX, de 3, 6 a 8 y 12 a 16 semanas: alimentación, sueño, movimiento, análisis y qué muestran los estudios.',
  },
  card: {
    name: 'Salud funcional',
    title: 'Programas de salud funcional',
    h2Title: 'Tres programas de 3 a 16 semanas para comer, dormir y moverse',
    description:
      'Cada programa tiene una duración fija, controles, y análisis antes y después. Mientras participa, sigue bajo la atención de su propio médico.',
    fact: '3 a 16 semanas',
    linkText: 'Leer sobre los programas',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Programas de salud funcional',
    lead: 'Usted dedica un número fijo de semanas a cambiar cómo come, duerme y se mueve, con análisis antes y después. No tiene que comprar ningún suplemento.',
    facts: [
      { label: 'Duración', value: '3, 6-8 o 12-16 semanas' },
      { label: 'Pago', value: 'Pago directo' },
      { label: 'Consultas', value: 'En persona o por telesalud en Texas' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: {
      href: '/blog/functional-medicine-explained',
      text: 'Qué es la medicina funcional',
    },
  },
  intro: {
    heading: 'Programas de salud funcional en Flower Mound',
    lead: 'La medicina funcional mira juntos sus hábitos, su historia clínica y sus análisis. La usamos como una forma de organizar consejos comunes que se han probado bien.',
    paragraphs: [
      {
        text: `${disclaimers.functional} Siga con sus citas y sus medicamentos mientras participa.`,
        sources: [],
      },
      {
        text: 'Los nombres de los programas, en inglés, no describen un efecto. Ninguno limpia sus células, transforma su metabolismo en tres semanas ni hace desaparecer una enfermedad crónica.',
        sources: ['F2', 'F3'],
      },
    ],
  },
  suitability: {
    heading: 'A quién puede convenirle un programa',
    note: 'Marque lo que es cierto para usted. Nada sale de esta pantalla.',
    items: [
      'Sabe qué hacer, pero no lo hace',
      'Un azúcar en la sangre que va subiendo',
      'Una cintura que ya no cabe en el cinturón',
      'Mal sueño casi todas las noches',
      'Presión arterial cerca del límite superior',
      'Hinchazón del vientre o digestión irregular que un médico ya revisó',
      'Poco movimiento en un trabajo de escritorio',
      'Quiere cifras de antes y de después',
    ],
    after:
      'Marque las que marque, traiga la lista a su consulta, para que empecemos por lo que más le importa.',
    answer: {
      counts: [2, 5, 6],
      some: 'Muéstrenos los resultados que tenga sobre esto, y dígale a su propio médico que planea un programa.',
      others:
        'Un programa puede empezar por ahí. En la consulta elige uno o dos hábitos, y cuánto tiempo quiere darles.',
    },
    notFor: [
      'Quien tenga síntomas nuevos o alarmantes, como sangrado o una pérdida rápida de peso: vea primero a un médico. Si tiene dolor en el pecho, llame al 911.',
      'Quien tenga o haya tenido un trastorno alimentario, salvo que su terapeuta esté de acuerdo.',
      'Hombres que usan insulina o una sulfonilurea, salvo que se vigilen las dosis mientras cambian cómo comen.',
    ],
  },
  why: {
    heading: 'Qué encontraron los estudios de programas de estilo de vida y funcionales',
    paragraphs: [
      {
        text: 'En personas de alto riesgo, el plan de estilo de vida del Programa de Prevención de la Diabetes (Diabetes Prevention Program) redujo los casos nuevos de diabetes en 58%, y el medicamento metformina en 31%.',
        sources: ['W13'],
      },
      {
        text: 'La medicina funcional en sí se ha estudiado poco. Un estudio revisó datos pasados de 398 pares: pacientes de un centro de medicina funcional, emparejados con pacientes de clínicas de medicina familiar. A los 6 meses, los puntajes de salud física habían subido algo más en el centro. A los 12 meses ya no había diferencia. Los autores del estudio trabajan en ese centro.',
        sources: ['F1'],
      },
      {
        text: 'Ningún ensayo aleatorizado respalda las dietas “detox” comerciales, así que no encontrará ninguna en nuestros programas.',
        sources: ['F2'],
      },
    ],
  },
  journey: {
    heading: 'Cómo se desarrolla un programa',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Hablamos de su historia clínica, sus hábitos y sus medicamentos, y de lo que quiere que cambie.',
      },
      {
        title: 'Primeros análisis',
        meta: `En ayunas, ${policy.fasting}`,
        description:
          'Ordenamos análisis comunes cuyos resultados pueden cambiar el plan. Si toma medicamentos para la diabetes, pregunte antes de ayunar. Díganos si toma biotina: puede dar valores falsamente altos o bajos en algunas pruebas.',
      },
      {
        title: 'Las semanas',
        meta: '3, 6-8 o 12-16',
        description: 'Hace uno o dos cambios a la vez, y los controles le ayudan a mantenerlos.',
      },
      {
        title: 'Segunda revisión',
        meta: 'Al final',
        description: 'Repite los mismos análisis, y anotamos qué cambió y qué quedó igual.',
      },
    ],
  },
  parts: [
    {
      kind: 'programs',
      heading: 'Tres programas',
      intro:
        'Se diferencian en la duración y en cuánto cambia usted. La barra completa representa dieciséis semanas.',
      items: [
        {
          title: '21-Day Metabolic Reset',
          duration: '3 semanas',
          weeks: [3, 3],
          description:
            'Tiene tres semanas para poner en orden las comidas, la hora de dormir y los pasos. Es lo bastante corto para terminarlo, y le muestra si más tiempo ayudaría.',
          focus: [
            'Proteína y fibra en cada comida',
            'Una hora fija para dormir',
            'Pasos diarios, contados',
            'Menos alcohol y azúcar',
          ],
        },
        {
          title: 'Cellular Renewal Program',
          duration: '6-8 semanas',
          weeks: [6, 8],
          description:
            'Este agrega ejercicios de fuerza dos veces por semana y trabajo sobre su sueño. El nombre es propio de la clínica; lo que cambia es su rutina.',
          focus: [
            'Fuerza, dos veces por semana',
            'Horas de sueño y ronquidos',
            'Estrés y respiración',
            'Diario de comidas con comentarios',
          ],
        },
        {
          title: 'Cellular Vitality Reset',
          duration: '12-16 semanas',
          weeks: [12, 16],
          description:
            'Doce semanas o más bastan para que cambien la cintura, la presión arterial y la A1C, así que los análisis antes y después tienen sentido.',
          focus: [
            'Cintura y peso',
            'Presión arterial en casa',
            'A1C y colesterol',
            'Un plan para el año siguiente',
          ],
        },
      ],
    },
  ],
  benefits: {
    heading: 'Qué pueden cambiar los programas',
    note: 'Son efectos posibles de los hábitos, según se estudiaron en programas de estilo de vida. De ninguno hay certeza.',
    items: [
      {
        title: 'Azúcar en la sangre',
        text: 'Entre personas de alto riesgo, un plan de estilo de vida evitó más de la mitad de los casos nuevos de diabetes (58%).',
        sources: ['W13'],
      },
      {
        title: 'Peso',
        text: 'En Look AHEAD, adultos con diabetes tipo 2 pesaban todavía 4.7% menos después de ocho años de apoyo en el estilo de vida, y 2.1% menos en el grupo de comparación.',
        sources: ['W14'],
      },
      {
        title: 'Sueño',
        text: 'Se acuesta a una hora fija y, si ronca, hablamos de un estudio para detectar apnea del sueño.',
      },
      { title: 'Fuerza', text: 'Entrena dos veces por semana en los dos programas más largos.' },
      {
        title: 'Bienestar',
        text: 'En un estudio, los puntajes eran mejores a los 6 meses, y a los 12 la diferencia había desaparecido.',
        sources: ['F1'],
      },
      {
        title: 'Saber qué funciona',
        text: 'Aprende cuáles de sus hábitos mueven sus propias cifras.',
      },
    ],
  },
  risks: {
    heading: 'Límites y riesgos de los programas funcionales',
    intro: 'Cambiar de hábitos es seguro para la mayoría de los hombres, pero algunos necesitan cuidado.',
    items: [
      {
        text: 'Azúcar o presión arterial bajas: puede pasar si toma medicamentos para la diabetes o la presión y come menos. Quien se los recetó quizás tenga que cambiar la dosis.',
        sources: [],
      },
      {
        text: 'Suplementos: pueden dañar el hígado e interferir con medicamentos, y algunos productos de “limpieza” no son seguros.',
        sources: ['F3'],
      },
      {
        text: 'Pruebas innecesarias: muestran hallazgos que significan poco, así que ordenamos solo aquello que nos haría actuar.',
        sources: [],
      },
      {
        text: 'Volver a subir de peso: el peso suele volver con los viejos hábitos, así que usted sale con un plan para el año siguiente.',
        sources: ['W14'],
      },
    ],
    seekHelp: {
      emergency:
        'dolor en el pecho, desmayo o confusión. Si toma medicamentos para la diabetes y siente temblores, tome azúcar de inmediato, y llame al 911 si no le ayuda.',
      emergencyRoom: 'vómitos que no paran, o dolor fuerte en el vientre.',
      sameDay: 'corazón acelerado, ojos amarillos u orina oscura.',
    },
  },
  faq: {
    heading: 'Preguntas sobre los programas',
    items: [
      {
        id: 'which',
        question: '¿Qué programa debo elegir?',
        answer: [
          'Empiece por el que está seguro de terminar. Si tres semanas van bien, puede agregar un programa más largo con sus propias cifras en la mano.',
        ],
      },
      {
        id: 'own-doctor',
        question: '¿Sigo necesitando a mi propio médico?',
        answer: [
          'Sí. Un programa no reemplaza la atención de su médico. Con su consentimiento, enviamos nuestras notas a ese consultorio.',
        ],
      },
      {
        id: 'supplements',
        question: '¿Tendré que comprar suplementos?',
        answer: [
          'No. Si un análisis muestra que le falta algo, buscamos la causa, y usted compra lo que necesita donde quiera.',
        ],
      },
      {
        id: 'cleanse',
        question: '¿Es una limpieza del cuerpo?',
        answer: [
          'No. Su hígado y sus riñones ya hacen ese trabajo, y no se ha demostrado que ninguna dieta “detox” les ayude.',
        ],
        sources: ['F2'],
      },
      {
        id: 'time',
        question: '¿Cuánto tiempo lleva?',
        answer: [
          `La primera consulta dura ${policy.firstVisit}, y después hay controles cortos. Los programas más largos agregan dos sesiones de entrenamiento por semana.`,
        ],
      },
      {
        id: 'telehealth-program',
        question: '¿Puedo hacerlo por telesalud?',
        answer: [
          'Los controles sí, si usted está en Texas en ese momento. La sangre se saca en persona, y la primera consulta funciona mejor en persona.',
        ],
      },
      {
        id: 'program-price',
        question: '¿Cuánto cuesta un programa?',
        answer: [
          `${quoted} El precio depende de la duración del programa, del número de controles y de los análisis que necesite. La clínica no factura al seguro. Un programa de salud general no suele calificar para una cuenta HSA o FSA: lo deciden la ley de impuestos y su plan.`,
        ],
        link: { href: '/prices', text: 'Precios y qué cubren' },
      },
      {
        id: 'program-labs',
        question: '¿Quién paga los análisis?',
        answer: [`Usted. ${careTerms.laboratoryFees.text}`],
      },
      {
        id: 'how-soon-program',
        question: '¿Cuándo notaré algo?',
        answer: [
          'Su rutina puede cambiar en las primeras semanas, pero la cintura, la presión arterial y la A1C necesitan los programas más largos. En el único estudio de un centro de medicina funcional, los pacientes informaron mejor salud a los 6 meses y ninguna diferencia a los 12.',
        ],
        sources: ['F1'],
      },
      {
        id: 'normal-results',
        question: '¿Y si mis primeros análisis salen normales?',
        answer: [
          'Entonces quizás no necesite un programa, y se lo diremos. De todos modos puede seguir para mejorar el sueño, la fuerza o el peso, con una meta que podamos medir.',
        ],
      },
      {
        id: 'program-medicine',
        question: '¿Incluye el programa medicamentos para bajar de peso?',
        answer: [
          'No. La semaglutida y la tirzepatida pertenecen al programa de pérdida de peso, que tiene su propio precio y sus propios riesgos.',
        ],
        link: { href: servicePaths['medical-weight-loss'], text: 'Pérdida de peso médica' },
      },
      {
        id: 'program-alcohol',
        question: '¿Tengo que dejar el alcohol?',
        answer: [
          'No, pero le pedimos que beba menos. Beber mucho puede bajar la testosterona, y agrava los problemas del hígado y de la presión arterial. Si bebe todos los días, pregunte a un médico antes de dejarlo, porque la abstinencia puede ser peligrosa.',
        ],
        sources: ['G7'],
      },
      {
        id: 'program-provider',
        question: '¿Quién dirige el programa?',
        answer: [
          'Lo dirige el profesional que presentamos en la página “La clínica”. Antes de inscribirse, puede pedir que le muestren la licencia y el nombre del médico supervisor.',
        ],
        link: { href: '/about', text: 'Quién trabaja aquí' },
      },
      {
        id: 'program-refund',
        question: '¿Puedo dejarlo antes y recuperar dinero?',
        answer: [`Sí. ${careTerms.refunds.text} Avísenos en cuanto sepa que quiere dejarlo.`],
      },
    ],
  },
  closing: {
    heading: 'Elija un programa que pueda terminar',
    text: 'Díganos qué quiere cambiar, y le diremos qué es realista en tres, ocho o dieciséis semanas.',
  },
  related: ['medical-weight-loss', 'testosterone-replacement-therapy', 'peptide-therapy'],
  disclaimers: [
    disclaimers.functional,
    'Las pruebas científicas sobre los programas de medicina funcional se limitan a estudios pequeños y retrospectivos.',
  ],
  sources: ['F2', 'F3', 'W13', 'F1', 'W14', 'G7'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
