import { price, quoted } from '@/content/facts/amounts'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const prpTherapy = {
  key: 'prp-therapy',
  slug: 'prp-therapy-flower-mound-tx',
  hue: 'prp',
  terrain: 'prp',
  wording: ['PRP'],
  meta: {
    title: 'Terapia con PRP en Flower Mound, TX',
    description:
      'Plasma rico en plaquetas para cabello, piel, articulaciones y salud sexual en Flower Mound: usos off-label, ensayos dispares, opciones estándar y riesgos.',
  },
  card: {
    name: 'Terapia con PRP',
    title: 'Terapia con PRP',
    h2Title: 'Sus propias plaquetas, para usos off-label (no aprobados por la FDA)',
    description:
      'Se saca un poco de sangre, se centrifuga y se aplica donde se desea: cuero cabelludo, piel, articulación o zona íntima. Las pruebas científicas varían según el uso, y las repasamos con usted.',
    fact: 'Cabello, articulaciones, salud sexual',
    linkText: 'Leer sobre el PRP',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Terapia con PRP',
    lead: 'El plasma rico en plaquetas (PRP) viene de su propia sangre. Los hombres lo piden para el cabello, las articulaciones, la piel y las erecciones, y los ensayos difieren según el uso.',
    button: 'Restaurar, reparar, renovar',
    facts: [
      { label: 'Cabello', value: '3-4 sesiones, cada 4-6 semanas' },
      { label: 'Articulaciones; salud sexual', value: '2-3 sesiones; 1-2 sesiones' },
      { label: 'Después', value: 'Sensibilidad por 2-3 días' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: '/blog/prp-hair-restoration-men', text: 'PRP para el cabello, a fondo' },
  },
  intro: {
    heading: 'Terapia con PRP en Flower Mound',
    lead: 'Le sacamos sangre del brazo, la centrifugamos para reunir las plaquetas e inyectamos el plasma que las contiene.',
    paragraphs: [
      {
        text: 'Los equipos que preparan el PRP son dispositivos autorizados. El PRP en sí no está aprobado por la FDA (Administración de Alimentos y Medicamentos) para la caída del cabello, las erecciones, la piel ni las articulaciones. Todos son usos no aprobados por la FDA (“off-label”): un profesional de la salud puede ofrecerlos, y debe decírselo.',
        sources: [],
      },
      {
        text: 'Los métodos cambian de una clínica a otra: cuánta sangre se saca, cómo se centrifuga, cada cuánto se aplica. Es una de las razones por las que los estudios no coinciden.',
        sources: ['R2'],
      },
    ],
  },
  suitability: {
    heading: 'A quién puede ayudar',
    note: 'Son puntos de partida. Para las erecciones y las rodillas, la mayoría de los ensayos con placebo (tratamiento inactivo) citados aquí no encontró mejora. Nada de lo que marque se guarda.',
    items: [
      'Cabello que se ha hecho más escaso en la coronilla o las sienes en los últimos años',
      'Hombres que no pueden o no quieren tomar finasterida',
      'Hombres que usan minoxidil y quieren agregar algo',
      'Cicatrices de acné, junto con microagujas',
      'Piel que se ve apagada o con líneas',
      'Una rodilla o un tendón que duele y no mejoró con reposo y ejercicio',
      'Problemas de erección después de revisar las causas habituales',
      'Parejas con inquietudes íntimas propias',
    ],
    after:
      'Antes del PRP para las erecciones, revisamos la presión arterial, el azúcar en la sangre, el colesterol, la testosterona y los medicamentos. Los problemas de erección pueden ser un signo temprano de enfermedad del corazón.',
    answer: {
      counts: [1, 2, 3],
      some: 'El cabello es el uso mejor estudiado de todos. En la primera consulta se revisa lo que ya probó, y el minoxidil y la finasterida.',
      others:
        'Para este uso, los ensayos encontraron poco o no coinciden. En la primera consulta le decimos qué midieron.',
    },
    notFor: [
      'Quien tenga un trastorno de las plaquetas o de la coagulación, o use un anticoagulante fuerte.',
      'Quien tenga una infección, o cáncer en tratamiento.',
      'Hombres con calvicie de años, con pocos folículos con los que trabajar.',
    ],
  },
  why: {
    heading: 'Qué encontraron los ensayos del PRP',
    paragraphs: [
      {
        text: 'Cabello: una revisión de 2024 que combinó 13 ensayos con placebo encontró 27.6 cabellos más por centímetro cuadrado con PRP que con placebo (intervalo de 95%: 14.0 a 41.1). Sus autores la califican de evidencia de baja calidad, con un claro sesgo de publicación: los ensayos sin mejora se publican con menos frecuencia. No quedó claro que el cabello se hiciera más grueso.',
        sources: ['R1'],
      },
      {
        text: 'Erecciones: de los tres ensayos con placebo citados aquí, uno favoreció al PRP y dos no encontraron diferencia. En el primero, 69% de los hombres tuvo una mejora útil a los seis meses con PRP y 27% con placebo. En el segundo se asignó al azar a 61 hombres, y un mes después de la segunda inyección las cifras fueron 58.3% y 53.6%. En el tercero, los puntajes promedio fueron casi iguales a los seis meses.',
        sources: ['S1', 'S2', 'S3'],
      },
      {
        text: 'También hay otros ensayos. Una revisión de 2024 de tres ensayos encontró una mejora de dos a tres puntos en el puntaje de erección, pero dos revisiones de 2025 que combinaron siete ensayos no encontraron en ese puntaje una mejora confiable frente al placebo. Una de las dos califica la certeza de su evidencia de baja a moderada. La Asociación Americana de Urología (AUA) considera experimental el PRP para las erecciones.',
        sources: ['S8', 'S9', 'S10', 'S5'],
      },
      {
        text: 'Rodillas: en 288 adultos con artritis, tres inyecciones no fueron mejores que la solución salina para el dolor ni para el cartílago después de un año. Una revisión de 2021 que combinó 34 ensayos sí favoreció al PRP, con evidencia de baja calidad. El Colegio Americano de Reumatología recomienda no usar PRP para la artritis de rodilla o de cadera.',
        sources: ['J1', 'J3', 'J4'],
      },
      {
        text: 'Los tratamientos estándar van primero. Para las erecciones son los inhibidores de la PDE-5, como el sildenafil y el tadalafil, que nunca se deben tomar con nitratos. Para la caída del cabello en hombres, el minoxidil sobre la piel y las tabletas de finasterida están aprobados por la FDA. La finasterida puede afectar el ánimo, la vida sexual y la prueba de PSA: vea los riesgos en esta página.',
        sources: ['S5', 'R8', 'R5'],
      },
    ],
  },
  journey: {
    heading: 'Una sesión de PRP, paso a paso',
    steps: [
      {
        title: 'Primero, hablar',
        meta: 'Antes de sacar sangre',
        description:
          'Hablamos de lo que espera, de lo que ya probó y de lo que respaldan las pruebas científicas.',
      },
      {
        title: 'Sacar y centrifugar',
        meta: 'Una pequeña muestra de sangre',
        description: 'La sangre de su brazo va a un equipo autorizado y a una centrífuga.',
      },
      {
        title: 'Inyectar',
        meta: 'Con la zona adormecida',
        description: 'Se ponen pequeñas inyecciones donde se desea, y usted se va a casa el mismo día.',
      },
      {
        title: 'Revisar',
        meta: 'En cada sesión',
        description: 'Comparamos fotos, tomadas con su consentimiento, o puntajes, y paramos si nada cambia.',
      },
    ],
    after:
      'Un calendario común para el cabello es de 3 a 4 sesiones, con 4 a 6 semanas entre ellas, y mantenimiento cada 3 a 6 meses. Para las articulaciones y la salud sexual no hay una dosis establecida.',
  },
  parts: [
    {
      kind: 'treatments',
      heading: 'Seis tratamientos con PRP que ofrecemos',
      intro:
        'Los seis son usos off-label. Las marcas pertenecen a sus dueños y se mencionan porque los hombres preguntan por ellas.',
      items: [
        {
          name: 'PRP para problemas de erección',
          brandName: 'P-Shot',
          description:
            'Se le ponen inyecciones en el pene, con la zona adormecida. De los tres ensayos con placebo citados aquí, dos no encontraron mejora.',
          note: 'Se ofrece solo después de hablar de la atención estándar.',
        },
        {
          name: 'Restauración capilar',
          description:
            'Se le ponen filas de pequeñas inyecciones donde el cabello es más escaso. Es el uso mejor estudiado de los seis, y necesita mantenimiento.',
        },
        {
          name: 'PRP facial',
          brandName: 'Vampire Facial',
          description:
            'Son microagujas con PRP extendido sobre la piel. Para las cicatrices de acné, agregar PRP aumentó las probabilidades de una mejora clara en estudios controlados.',
        },
        {
          // “Healing” has no translation that would not promise a cure.
          name: 'PRP para articulaciones y lesiones',
          description:
            'El PRP se inyecta en una articulación o un tendón que duele. Para las rodillas con artritis, el ensayo mejor hecho no encontró mejora frente a la solución salina, así que el ejercicio y bajar de peso van primero.',
        },
        {
          name: 'PRP con relleno',
          brandName: 'Vampire Facelift',
          description:
            'El PRP se combina con un relleno dérmico. El relleno da la forma. Si entra en un vaso sanguíneo, puede taparlo y, rara vez, causar pérdida duradera de la vista, un derrame cerebral o muerte de la piel. Lo que agrega el PRP no está bien estudiado.',
        },
        {
          name: 'PRP para mujeres',
          brandName: 'O-Shot',
          description:
            'Para parejas con inquietudes íntimas propias. No tenemos ningún ensayo de este uso para mostrarle.',
        },
      ],
    },
  ],
  benefits: {
    heading: 'Qué esperar del PRP',
    note: 'Las cifras son promedios de estudios pequeños, y su propio caso puede ser distinto.',
    items: [
      {
        title: 'Cabello más denso',
        text: 'Unos 28 cabellos más por centímetro cuadrado que con placebo en ensayos combinados, con evidencia de baja calidad.',
        sources: ['R1'],
      },
      {
        title: 'Cambio lento',
        text: 'Evaluamos el resultado después del ciclo completo, no después de una sesión.',
      },
      {
        title: 'Cicatrices más suaves',
        text: 'Con microagujas, unas tres veces las probabilidades (“odds”) de una mejora de más de la mitad en las cicatrices de acné; 4 de 14 estudios fueron aleatorizados.',
        sources: ['M1'],
      },
      {
        title: 'Erecciones',
        text: 'De los tres ensayos del dibujo, uno favoreció al PRP y dos no. Las guías médicas lo consideran experimental.',
        sources: ['S1', 'S2', 'S3', 'S5'],
      },
      {
        title: 'Dolor articular',
        text: 'En un ensayo con 288 adultos con artritis de rodilla, no alivió más que la solución salina.',
        sources: ['J1'],
      },
      {
        title: 'Recuperación corta',
        text: 'La zona queda sensible e hinchada por unos 2 a 3 días.',
      },
    ],
  },
  risks: {
    heading: 'Efectos secundarios y riesgos del PRP',
    intro: 'El PRP viene de su propia sangre, pero las inyecciones tienen riesgos propios.',
    items: [
      {
        text: 'Espere dolor e hinchazón donde entró la aguja, por unos días.',
        sources: ['R2'],
      },
      {
        text: 'Son posibles los moretones, el sangrado y la infección. Las agujas estériles y un lugar con licencia importan: se vincularon infecciones por VIH con tratamientos faciales de PRP en un spa sin licencia.',
        sources: ['M5'],
      },
      { text: 'Puede pagar un ciclo y no ver ningún efecto.', sources: ['S2', 'J1'] },
      {
        text: 'Las inyecciones en el pene pueden dejar un moretón y, rara vez, una cicatriz.',
        sources: [],
      },
      {
        text: 'Relleno: si por error se inyecta en un vaso sanguíneo, puede taparlo. Rara vez causa pérdida duradera de la vista, un derrame cerebral o muerte de la piel.',
        sources: ['M12'],
      },
      {
        text: `Finasterida, si la toma para el cabello: su etiqueta menciona depresión, pensamientos suicidas y problemas sexuales que en algunos hombres continuaron después de dejarla. En 2025 los reguladores europeos confirmaron los pensamientos suicidas como efecto secundario. Si le baja el ánimo con 1 mg, deje de tomarla y llame a un médico. En una crisis, ${helpLines.crisis}. La finasterida también baja el PSA, en hombres mayores a cerca de la mitad; avise a quien le ordene esa prueba.`,
        sources: ['R5', 'R9'],
      },
    ],
    seekHelp: {
      emergency:
        'dificultad para respirar, pérdida repentina de la vista, debilidad en un lado del cuerpo o dificultad para hablar.',
      emergencyRoom:
        'una articulación caliente, hinchada o con dolor repentino, con o sin fiebre; fiebre después de una inyección; una erección de más de cuatro horas; después de un relleno, piel blanca o violácea con mucho dolor.',
      sameDay: 'enrojecimiento que se extiende o pus, sin fiebre.',
      sources: { emergencyRoom: ['J5', 'J6', 'M12'] },
    },
  },
  faq: {
    heading: 'Preguntas sobre el PRP',
    items: [
      {
        id: 'does-it-hurt',
        question: '¿Duele?',
        answer: [
          'Algo. La extracción de sangre es como cualquiera, y el cuero cabelludo y las zonas íntimas se adormecen antes de las inyecciones. Espere presión y algo de ardor, y luego dolor e hinchazón por unos 2 a 3 días.',
        ],
      },
      {
        id: 'how-many',
        question: '¿Cuántas sesiones necesitaré?',
        answer: [
          'Para la restauración capilar solemos planear de 3 a 4, con 4 a 6 semanas entre ellas, y luego una cada 3 a 6 meses. Para las articulaciones planeamos de 2 a 3, y para la salud sexual de 1 a 2. Estos calendarios son comunes, pero ningún ensayo ha mostrado cuál funciona mejor.',
        ],
      },
      {
        id: 'fda',
        question: '¿Está el PRP aprobado por la FDA?',
        answer: [
          'No. La FDA ha autorizado equipos que preparan PRP, pero el PRP en sí no está aprobado por la FDA para ninguno de estos usos, y lo usamos off-label.',
        ],
      },
      {
        id: 'with-minoxidil',
        question: '¿Puedo seguir con minoxidil o finasterida?',
        answer: [
          'Sí, salvo que le molesten los efectos secundarios. Los dos están aprobados para la caída del cabello en hombres, y el PRP no; el cabello que conservan se pierde si los deja.',
        ],
        sources: ['R8', 'R5'],
      },
      {
        id: 'ed-first',
        question: '¿Debería probar primero el PRP para las erecciones?',
        answer: [
          'No. Hágase revisar las causas y pruebe una pastilla aprobada si es segura para usted. De los tres ensayos con placebo citados aquí, dos encontraron que el PRP no agregó nada.',
        ],
        sources: ['S2', 'S3'],
      },
      {
        id: 'results-when',
        question: '¿Cuándo vería un cambio en mi cabello?',
        answer: [
          'Después de varios meses, como muy pronto; por eso evaluamos después del ciclo completo. El cabello crece despacio, y una foto después de una sesión muestra poco. Con su consentimiento, contamos y fotografiamos en cada sesión.',
        ],
      },
      {
        id: 'how-soon',
        question: '¿Cuándo funcionaría el PRP en otras zonas?',
        answer: [
          'Para las rodillas y las erecciones no se puede prometer un plazo, porque quizás no ayude en nada. El ensayo sobre las rodillas midió el dolor después de un año y no encontró mejora. Los ensayos sobre erecciones midieron entre uno y seis meses, así que seis meses es un plazo razonable para parar y evaluar.',
        ],
        sources: ['J1', 'S1', 'S2', 'S3'],
      },
      {
        id: 'hair-how-much',
        question: '¿Cuánto cabello podría ganar?',
        answer: [
          'En ensayos combinados, el promedio fue de unos 28 cabellos más por centímetro cuadrado que con placebo. Los autores califican esa evidencia de baja calidad, y nadie puede saber de antemano en quién funcionará.',
        ],
        sources: ['R1'],
      },
      {
        id: 'cost',
        question: '¿Cuánto cuesta el PRP?',
        answer: [
          `${quoted} La cotización depende de la zona, del número de sesiones y de lo que se combina con el PRP, como microagujas o un relleno. Para el cabello, pida también el costo de un año de mantenimiento.`,
        ],
        link: { href: routes.contact, text: 'Pedir una cotización de PRP' },
      },
      {
        id: 'who-injects',
        question: '¿Quién me atiende, y quién pone las inyecciones?',
        answer: [
          'Un profesional de la salud habla con usted antes de que le saquen sangre. Antes de aceptar, se le dice quién pondrá las inyecciones, con nombre y licencia. Las personas de la clínica están en la página “La clínica”.',
        ],
        link: { href: routes.about, text: 'Sobre la clínica y su gente' },
      },
      {
        id: 'blood-thinners',
        question: 'Tomo un anticoagulante o aspirina. ¿Puedo recibir PRP?',
        answer: [
          'Quizás no, así que díganos cuál toma antes de reservar. Un anticoagulante fuerte es una razón para no inyectar. No lo deje por su cuenta: solo el médico que se lo recetó puede decir si una pausa es segura.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: '¿Importan el alcohol y el tabaco?',
        answer: [
          'Los estudios citados aquí no dicen cómo cambia cada uno el resultado del PRP. Díganos si usa alguno de los dos. El alcohol y el tabaco están entre las causas por las que preguntamos cuando el problema son las erecciones.',
        ],
      },
      {
        id: 'partner',
        question: '¿Puede venir mi pareja?',
        answer: [
          'Sí, y por favor menciónelo al reservar. Una pareja con inquietudes propias necesita su propia consulta, porque el PRP para mujeres se decide según la historia clínica de ella.',
        ],
      },
      {
        id: 'cancel',
        question: '¿Y si no puedo venir a una sesión?',
        answer: [
          `Por favor, avísenos con una anticipación ${policy.cancelProcedure}, para dar la hora a otra persona.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Pregunte por el PRP antes de pagarlo',
    text: 'En una consulta en Flower Mound, le decimos qué se ha probado, en quién y qué resultado dio.',
  },
  related: ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  disclaimers: [
    'Aquí el PRP se usa off-label. No está aprobado por la FDA para la caída del cabello, la disfunción eréctil ni las afecciones de la piel o las articulaciones.',
  ],
  sources: [
    'R2',
    'R1',
    'S1',
    'S2',
    'S3',
    'S8',
    'S9',
    'S10',
    'S5',
    'J1',
    'J3',
    'J4',
    'R8',
    'R5',
    'M1',
    'M5',
    'M12',
    'R9',
    'J5',
    'J6',
  ],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
