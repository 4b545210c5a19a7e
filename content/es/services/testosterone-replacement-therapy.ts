import { disclaimers } from '@/content/disclaimers'
import { price } from '@/content/facts/amounts'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const testosteroneReplacementTherapy = {
  key: 'testosterone-replacement-therapy',
  slug: 'testosterone-replacement-therapy-flower-mound-tx',
  hue: 'hormone',
  terrain: 'hormone',
  wording: ['TRT'],
  meta: {
    title: 'Terapia de reemplazo de testosterona en Flower Mound',
    description: `TRT para testosterona baja en Flower Mound: primero dos análisis matutinos; controles a las 6 semanas, 3 y 6 meses; riesgos, fertilidad y precio desde ${price.testosterone.month}.`,
  },
  card: {
    name: 'Reemplazo de testosterona',
    title: 'Terapia de reemplazo de testosterona',
    h2Title: 'Un tratamiento que empieza con dos análisis de sangre',
    description:
      'Inyecciones o una crema compuesta (preparada por una farmacia), si sus síntomas y dos análisis por la mañana coinciden. Las cremas no están aprobadas por la FDA. Vigilamos su hemograma, su presión arterial y su próstata.',
    fact: `Primero dos análisis, desde ${price.testosterone.month}`,
    linkText: 'Leer sobre la testosterona',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Terapia de reemplazo de testosterona',
    lead: 'Para hombres cuyos síntomas y dos análisis de sangre por la mañana apuntan a testosterona baja. La tratamos y vigilamos cómo responde su cuerpo.',
    facts: [
      { label: 'Programa', value: `Desde ${price.testosterone.aMonth}` },
      { label: 'Forma', value: 'Inyección o crema compuesta' },
      { label: 'Análisis', value: 'Inicio, semana 6, meses 3 y 6' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: routes.calculator, text: 'Calcule su testosterona libre' },
  },
  intro: {
    heading: 'Terapia de reemplazo de testosterona (TRT) en Flower Mound',
    lead: 'En nuestra clínica de testosterona, la TRT devuelve un nivel bajo de testosterona al rango normal. Ayuda a algunos hombres con síntomas sexuales, pero el cansancio por sí solo muchas veces tiene otra causa.',
    paragraphs: [
      {
        text: 'La Asociación Americana de Urología (AUA) respalda el diagnóstico cuando su testosterona total está por debajo de 300 ng/dL en dos mañanas distintas, temprano, y además usted tiene síntomas o signos.',
        sources: ['T1'],
      },
      {
        text: 'Cuando la testosterona total está en el límite, la testosterona libre ayuda a decidir.',
        sources: ['T2'],
      },
      { text: disclaimers.controlled, sources: ['T12'] },
      {
        text: `${disclaimers.testosteroneCream} FDA son las siglas en inglés de la Administración de Alimentos y Medicamentos. Los ensayos de esta página que nombran un producto para la piel probaron un gel, así que sus cifras quizás no se apliquen a una crema.`,
        sources: ['T12'],
      },
      { text: disclaimers.inPerson, sources: ['T33'] },
    ],
  },
  suitability: {
    heading: 'Síntomas que pueden indicar testosterona baja',
    note: 'Marque lo que le pasa. No se guarda ni se envía nada.',
    items: [
      'Menos interés en el sexo que antes',
      'Menos erecciones matutinas',
      'Erecciones más débiles o que no duran',
      'Un cansancio que no se quita al dormir',
      'Ánimo bajo o apagado',
      'Menos fuerza con el mismo entrenamiento',
      'Más grasa en la cintura',
      'Sofocos, o menos vello en el cuerpo',
    ],
    after:
      'Los tres primeros son los que más se relacionan con la testosterona baja. Los ocho tienen también otras causas; por eso, primero van dos análisis por la mañana.',
    answer: {
      counts: [1, 2, 3],
      some: 'Marcó al menos uno de esos tres. No prueba nada hasta que dos análisis por la mañana también lo indiquen.',
      others:
        'Lo que marcó tiene muchas causas, y la testosterona baja es una de ellas. La primera consulta busca también las demás.',
    },
    notFor: [
      'Quien quiera tener un hijo pronto: la testosterona reduce el recuento de espermatozoides.',
      'Hombres con cáncer de próstata o de mama, un bulto en la próstata, o un PSA (antígeno prostático específico) mayor de 4 ng/mL (3 si el riesgo es alto) que no se ha revisado.',
      'Hombres con un hematocrito (la parte de la sangre que son glóbulos rojos) mayor de 48% antes del tratamiento (50% a gran altitud).',
      'Hombres con mucha dificultad para orinar o con apnea del sueño grave sin tratar.',
      'Hombres con presión arterial alta sin controlar o insuficiencia cardíaca.',
      'Hombres que tuvieron un ataque cardíaco o un derrame cerebral en los últimos seis meses.',
      'Hombres cuya sangre se coagula con demasiada facilidad. Díganos si alguna vez ha tenido un coágulo de sangre.',
      'Quien sea alérgico a un ingrediente, como el aceite de una inyección.',
    ],
  },
  why: {
    heading: 'Cuál es un nivel normal de testosterona',
    paragraphs: [
      {
        text: 'En cuatro estudios con 9,054 hombres, el 95% central de los hombres sanos de 19 a 39 años sin obesidad tenía entre 264 y 916 ng/dL.',
        sources: ['T5'],
      },
      {
        text: 'Que la testosterona baja entre 1% y 2% al año después de los 30 es solo un promedio: en hombres sanos, con la edad los niveles se dispersan más, en lugar de bajar en todos.',
        sources: ['T17'],
      },
      {
        text: 'Una testosterona menor de 150 ng/dL con la LH baja es razón para ver a un endocrinólogo y hacer un estudio de imagen de la hipófisis (una glándula debajo del cerebro): un crecimiento ahí, por lo general benigno, puede ser la causa.',
        sources: ['T1', 'T2'],
      },
    ],
  },
  journey: {
    heading: 'Cómo funciona la terapia con testosterona, en cuatro pasos',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Revisamos su historia clínica, sus medicamentos, su sueño y si planea tener hijos, y lo examinamos.',
      },
      {
        title: 'Análisis',
        meta: `Resultados en un plazo ${policy.labResults}`,
        description:
          'Le sacan sangre dos mañanas, en ayunas. Se hace un hemograma y, cuando corresponde, un PSA. Si las dos pruebas salen bajas, medimos la LH; si la LH está baja o en el límite inferior, la prolactina; si le duelen o le crecen los senos, el estradiol.',
      },
      {
        title: 'Su plan',
        meta: 'Inyección 1 o 2 veces por semana, o crema diaria',
        description:
          'Le decimos cuánto cuesta el tratamiento, qué puede hacer por usted y qué daño puede causarle, y usted puede decir que no.',
      },
      {
        title: 'Seguimiento',
        meta: '6 semanas, 3 y 6 meses',
        description:
          'Medimos sus niveles a las 6 semanas, a los 3 meses y a los 6 meses, y después cada 6 a 12 meses; le preguntamos cómo se siente y ajustamos la dosis.',
      },
    ],
    after: 'Si nada mejora con un nivel normal, suspendemos el tratamiento.',
  },
  benefits: {
    heading: 'Qué logró la testosterona en los ensayos',
    note: 'Son promedios de ensayos, sobre todo en hombres con niveles bajos. Su resultado puede ser distinto.',
    items: [
      {
        title: 'Deseo',
        text: 'En los ensayos, el aumento del deseo sexual fue de pequeño a moderado.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Erecciones',
        text: 'Los ensayos combinados, con 1,779 hombres, encontraron una mejora pequeña de las erecciones.',
        sources: ['T7'],
      },
      {
        title: 'Ánimo',
        text: 'Los hombres de 65 años o más tuvieron algún beneficio en un grupo de ensayos. Los ensayos combinados no encontraron ningún efecto.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Caminar',
        text: 'Después de un año, 20.5% de los hombres mayores caminó al menos 50 m más en la prueba, frente a 12.6% con un placebo (tratamiento inactivo).',
        sources: ['T6'],
      },
      {
        title: 'Energía',
        text: 'En 790 hombres de 65 años o más, un año de gel no trajo un beneficio significativo en la vitalidad.',
        sources: ['T6'],
      },
      {
        title: 'Azúcar en la sangre',
        text: 'En hombres con sobrepeso sin una deficiencia verdadera, todos en un programa de estilo de vida, 12.4% tenía diabetes después de dos años, frente a 21.1% de los que recibieron un placebo. Este uso no está aprobado.',
        sources: ['T11'],
      },
    ],
  },
  risks: {
    heading: 'Efectos secundarios y riesgos de la testosterona',
    intro: 'Vigilamos cada uno de estos riesgos, y suspendemos el tratamiento cuando eso es más seguro.',
    items: [
      {
        text: `Niños y parejas. ${disclaimers.skinExposure}`,
        more: `Los signos en un niño son crecimiento del pene o del clítoris, vello púbico temprano, más erecciones y conducta agresiva. Una crema puede pasar a otra piel de la misma manera. Cubra la piel y lávese las manos. Si un niño muestra un signo, interrumpa el contacto, lávele la piel y llame a un médico.`,
        sources: ['T18', 'T19'],
      },
      {
        text: 'Fertilidad. La testosterona reduce el recuento de espermatozoides mientras la usa.',
        more: 'En ensayos de anticoncepción, el recuento había vuelto a 20 millones/mL en 67% de los hombres a los 6 meses y en 90% a los 12; es decir, no en todos. La edad y un uso más largo lo hacen más lento.',
        sources: ['T16'],
      },
      {
        text: 'Sangre espesa (policitemia). En un ensayo de dos años con hombres con sobrepeso, el hematocrito subió a 54% o más en 22%, frente a 1% de los que recibieron un placebo.',
        more: 'Al llegar a 54%, se baja la dosis o se suspende el tratamiento.',
        sources: ['T11', 'T1'],
      },
      {
        text: 'Corazón y vasos sanguíneos.',
        more: 'En 5,246 hombres de alto riesgo, el ataque cardíaco, el derrame cerebral y la muerte por enfermedad del corazón o de los vasos sanguíneos no fueron más frecuentes con un gel que con un placebo (7.0% frente a 7.3%). Fueron más frecuentes la fibrilación auricular (3.5% frente a 2.4%), la embolia pulmonar (0.9% frente a 0.5%) y la lesión renal (2.3% frente a 1.5%).',
        sources: ['T8'],
      },
      {
        text: 'Otros medicamentos. Díganos si usa insulina u otro medicamento para la diabetes (le puede bajar el azúcar), warfarina u otro anticoagulante que se controla con el INR (más controles al empezar y al dejar la testosterona), o pastillas de esteroides como la prednisona (su cuerpo puede retener más líquido).',
        sources: ['T39'],
      },
      {
        text: 'Efectos secundarios comunes.',
        more: 'Acné o piel grasa, dolor donde se inyecta, hinchazón por retención de líquidos, sensibilidad o crecimiento de los senos, reducción del tamaño de los testículos, cambios de ánimo o irritabilidad, y más caída del cabello si hay antecedentes en su familia.',
        sources: ['T25'],
      },
      {
        text: 'Presión arterial.',
        more: 'Todas las etiquetas de testosterona advierten que puede subir. Algunas cápsulas y una inyección debajo de la piel llevaban una advertencia de recuadro, que se quitó en 2025.',
        sources: ['T12', 'T20'],
      },
      {
        text: 'Una inyección de acción prolongada.',
        more: 'El undecanoato de testosterona (Aveed) tiene su propia advertencia de recuadro: el aceite puede llegar a los pulmones y pueden ocurrir reacciones alérgicas graves, así que lo mantienen en observación 30 minutos después de cada inyección.',
        sources: ['T21'],
      },
      {
        text: 'Sueño, próstata, huesos.',
        more: 'La apnea del sueño puede empeorar, y su PSA se debe vigilar. En el ensayo sobre el corazón, las fracturas fueron más frecuentes (3.5% frente a 2.5%).',
        sources: ['T9'],
      },
    ],
    seekHelp: {
      emergency:
        'dolor en el pecho, falta de aire repentina, debilidad en un lado del cuerpo, o dificultad para hablar.',
      emergencyRoom: 'una erección de más de cuatro horas, o fiebre después de una inyección.',
      sameDay: 'una pierna hinchada y adolorida.',
      soon: 'un dolor de cabeza nuevo con pérdida de la visión lateral, o leche que sale del pecho.',
      sources: { soon: ['T37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'Cuánto cuesta la terapia con testosterona',
      claim: 'testosterone',
    },
  ],
  faq: {
    heading: 'Preguntas sobre la terapia con testosterona',
    items: [
      {
        id: 'how-soon',
        question: '¿Cuándo notaré una diferencia?',
        answer: [
          'Muchas veces el deseo cambia primero, después de tres a seis semanas. Las erecciones pueden tardar hasta seis meses, y los cambios en la grasa y el músculo tardan de tres a cuatro meses. Esto viene de una revisión cuyo primer autor trabajaba para un fabricante de testosterona. Ensayos más grandes encontraron mejoras pequeñas, y algunos hombres no notan nada. En ese caso, suspendemos el tratamiento.',
        ],
        sources: ['T29', 'T6', 'T7'],
      },
      {
        id: 'injection-or-cream',
        question: 'Inyecciones o crema: ¿cuál es mejor?',
        answer: [
          'Ninguna es mejor para todos. Con las inyecciones, su nivel sube y baja entre una y otra. Con una crema diaria el nivel es más parejo, pero la crema es un medicamento compuesto, es decir, no aprobado por la FDA, y puede pasar a la piel de un niño o de su pareja. Las formas aprobadas sin aguja son geles, soluciones, parches, un gel nasal y cápsulas.',
        ],
        sources: ['T12', 'T18'],
      },
      {
        id: 'testicles',
        question: '¿Se me encogerán los testículos?',
        answer: [
          'Pueden hacerse más pequeños, y así lo dice la etiqueta: su cerebro les indica que produzcan menos testosterona y menos espermatozoides.',
        ],
        sources: ['T25'],
      },
      {
        id: 'acne-hair-mood',
        question: '¿Tendré acné, se me caerá el cabello o cambiará mi ánimo?',
        answer: [
          'Cualquiera de estas cosas puede pasar. La etiqueta menciona acné, piel grasa, caída del cabello de patrón masculino, ansiedad y depresión. Llámenos si cambia su ánimo: una dosis más baja puede ayudar, o quizás haya que suspender el tratamiento.',
          `Si piensa en quitarse la vida, ${helpLines.crisis}.`,
        ],
        sources: ['T25'],
      },
      {
        id: 'fertility',
        question: '¿Afecta la fertilidad, y qué opciones hay?',
        answer: [
          'La testosterona puede detener la producción de espermatozoides, así que no empiece si quiere tener un hijo pronto. Si quizás quiere tenerlo más adelante, puede congelar semen (banco de semen) antes de la primera dosis. En lugar de testosterona, se puede hablar de hCG o clomifeno. Para la mayoría de los hombres, ambos serían para un uso no aprobado por la FDA (“off-label”), y el enclomifeno no es un medicamento aprobado.',
        ],
        sources: ['T2', 'T30', 'T32', 'T16'],
      },
      {
        id: 'who-injects',
        question: '¿Quién pone las inyecciones?',
        answer: [
          'Por lo general, usted mismo, en casa, después de que un profesional de la salud le haya mostrado cómo y haya observado su primera inyección. Se pone en el músculo del muslo o de la cadera, o debajo de la piel si así se receta. Le decimos dónde conseguir agujas, jeringas y un recipiente para objetos punzocortantes. Lávese las manos, use cada vez una aguja nueva y un lugar distinto, ponga la aguja usada en el recipiente de inmediato y nunca comparta agujas.',
        ],
        sources: ['Q5'],
      },
      {
        id: 'storage',
        question: '¿Cómo guardo la testosterona?',
        answer: [
          'Guarde los frascos a temperatura ambiente, bajo llave y lejos de los niños, y no los congele. Si ve cristales, caliente el frasco con las manos y agítelo hasta que el líquido esté transparente. No lo use si sigue turbio.',
        ],
        sources: ['T25'],
      },
      {
        id: 'travel',
        question: '¿Puedo viajar con ella?',
        answer: [
          'Dentro de Estados Unidos, llévela en su equipaje de mano, en su envase original y con una copia de la receta. La testosterona es una sustancia controlada, así que declárela al entrar o salir del país. Para otros países, pregunte antes en la embajada.',
        ],
        sources: ['T34'],
      },
      {
        id: 'missed-dose',
        question: '¿Qué pasa si olvido una dosis?',
        answer: [
          'Si olvida una inyección, llámenos antes de ponérsela tarde. Si olvida un día de crema o gel, sáltelo cuando la siguiente dosis esté cerca. No use dos dosis para compensar una olvidada.',
        ],
      },
      {
        id: 'partner-children',
        question: '¿Es segura para mi pareja y mis hijos?',
        answer: [
          'Las inyecciones no pasan a la piel de otros. El gel, la solución y la crema sí pueden, así que lave la zona antes del contacto cercano. Si alguien la toca, lávele la piel con agua y jabón. Llame a un médico si un niño muestra signos de pubertad o si una mujer tiene acné o vello nuevo. Una mujer embarazada no debe tocarla.',
        ],
        sources: ['T18', 'T19'],
      },
      {
        id: 'alcohol',
        question: '¿Puedo beber alcohol?',
        answer: [
          'Beber mucho puede dañar los testículos, bajar su testosterona y subir su presión arterial. No se sabe qué cantidad es segura con la testosterona, así que díganos cuánto bebe.',
        ],
        sources: ['T20'],
      },
      {
        id: 'heart',
        question: '¿Es peligrosa para el corazón?',
        answer: [
          'El ensayo más grande, con un gel, no encontró más ataques cardíacos ni derrames cerebrales que con un placebo, pero sí más fibrilación auricular y más coágulos en el pulmón.',
        ],
        sources: ['T8'],
        link: { href: '/blog/trt-and-heart-health', text: 'La TRT y su corazón, con las cifras' },
      },
      {
        id: 'for-life',
        question: '¿La necesitaré de por vida, y cómo la dejo?',
        answer: [
          'No siempre. Si el peso, el sueño o un medicamento bajó su nivel, tratar eso puede bastar. Hable con nosotros antes de dejarla: el ánimo bajo, el cansancio y la falta de deseo pueden volver. Su propia producción tarda de semanas a meses en recuperarse, y quizás no se recupere del todo.',
          `${careTerms.minimumTerm.text} ${careTerms.notice.text}`,
        ],
        sources: ['T16', 'T25'],
      },
      {
        id: 'normal-labs',
        question: 'Si mis análisis salen normales, ¿pago de todos modos?',
        answer: [
          `Usted paga la primera consulta (${price.firstVisit}) y el laboratorio. No entra en ningún programa, así que no se le cobra nada por mes. No recetamos testosterona para un nivel normal. Buscamos otras causas.`,
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'dose-price',
        question: '¿Cambia el precio con mi dosis?',
        answer: [
          `El programa empieza desde ${price.testosterone.aMonth}. ${careTerms.testosterone.text} Su precio se le cotiza por escrito antes de que decida. Los cargos de laboratorio van aparte.`,
        ],
      },
      {
        id: 'switching',
        question: '¿Puedo cambiarme de otra clínica?',
        answer: [
          'Sí. Traiga sus últimos análisis, su dosis, el nombre de la farmacia y los dos análisis de antes de empezar. No la deje por su cuenta antes de la consulta.',
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'who-sees-me',
        question: '¿Quién me atenderá, y puede venir mi pareja?',
        answer: [
          'Solo un profesional de la salud con licencia puede recetar testosterona. Su pareja también puede venir.',
          disclaimers.inPerson,
        ],
        sources: ['T33'],
        link: { href: routes.about, text: 'Quién atiende aquí' },
      },
    ],
  },
  closing: {
    heading: 'Reserve una primera consulta de testosterona',
    text: 'Buscamos la causa de sus síntomas y ordenamos los análisis de la mañana.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.twoTests, disclaimers.limitationOfUse, disclaimers.compounded],
  sources: [
    'T1',
    'T2',
    'T12',
    'T33',
    'T5',
    'T17',
    'T6',
    'T7',
    'T11',
    'T25',
    'T18',
    'T19',
    'T16',
    'T8',
    'T20',
    'T21',
    'T9',
    'T29',
    'T30',
    'T32',
    'Q5',
    'T34',
    'T39',
    'T37',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
