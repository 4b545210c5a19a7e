import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const peptideTherapy = {
  key: 'peptide-therapy',
  slug: 'peptide-therapy-flower-mound-tx',
  hue: 'peptide',
  terrain: 'peptide',
  wording: ['PEPT'],
  meta: {
    title: 'Consulta sobre péptidos en Flower Mound',
    description:
      'Una consulta sobre péptidos en Flower Mound, TX: qué son, qué está aprobado y qué no, lo poco que se ha estudiado en personas y opciones más seguras.',
  },
  card: {
    name: 'Terapia con péptidos',
    title: 'Terapia con péptidos',
    h2Title: 'Una consulta antes de cualquier otra cosa',
    description:
      'Los hombres nos preguntan por péptidos de los que han leído. Repasamos qué se sabe, qué permite la ley y qué más puede servir para lo mismo.',
    fact: 'Primero, una consulta',
    linkText: 'Leer sobre los péptidos',
    compliance: `${disclaimers.peptideCard} ${disclaimers.compounded}`,
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Terapia con péptidos',
    lead: 'De los péptidos se afirma mucho y se ha probado poco en personas. En esta consulta, un profesional de la salud repasa las dos cosas con usted, y qué más puede ayudar.',
    facts: [
      { label: 'Inicio', value: 'Con la primera consulta' },
      { label: 'Primera consulta', value: `${price.firstVisit}, ${policy.firstVisit}` },
      { label: 'Consultas', value: 'En persona o por telesalud en Texas' },
      { label: 'Análisis', value: 'Antes de cualquier decisión' },
    ],
    secondaryLink: {
      href: '/blog/peptides-for-sleep-recovery',
      text: 'Qué muestran los estudios en personas',
    },
  },
  intro: {
    heading: 'Terapia con péptidos en Flower Mound',
    lead: 'Los péptidos son cadenas cortas de aminoácidos. Algunos son medicamentos aprobados, y muchos de los que se venden en internet no son medicamentos en absoluto.',
    paragraphs: [
      { text: `${disclaimers.peptides} ${disclaimers.compounded}`, sources: ['P1'] },
      {
        text: 'En abril de 2026, doce péptidos salieron de la lista de la FDA (Administración de Alimentos y Medicamentos) de sustancias con riesgos de seguridad; eso no los autorizó. En julio de 2026, el personal de la FDA recomendó en contra de siete que estaban en revisión. No hemos encontrado una decisión final sobre esos siete. Las reglas pueden volver a cambiar, y las revisamos antes de cada consulta.',
        sources: ['P2'],
      },
    ],
  },
  suitability: {
    heading: 'Razones por las que los hombres preguntan por péptidos',
    note: 'Marque sus propias razones. Le ayudan a empezar, y no se guardan.',
    items: [
      'Leyó sobre un péptido y quiere una segunda opinión',
      'Un amigo del gimnasio le recomendó uno',
      'Entrenar le cuesta más de lo que debería',
      'Un tendón que le duele desde hace meses',
      'Un sueño que no lo deja descansado',
      'Ya usa uno y quiere que lo revisemos',
      'Un análisis de sangre mostró un IGF-1 bajo',
      'Quiere saber qué hay en el frasco',
    ],
    after:
      'El dolor de tendones, el mal sueño y la recuperación lenta muchas veces tienen causas que se pueden tratar, así que las buscamos primero.',
    answer: {
      counts: [6, 7, 8],
      some: 'Traiga a la consulta el frasco, su etiqueta o el informe del laboratorio, y lo revisamos con usted.',
      others: 'La consulta empieza por la causa, y por lo que se ha probado para ella.',
    },
    notFor: [
      'Quien tenga o haya tenido cáncer, salvo que su oncólogo esté de acuerdo.',
      'Deportistas sometidos a controles: muchos péptidos están prohibidos en todo momento.',
      'Quien tenga diabetes sin controlar o enfermedad de los ojos por la diabetes.',
    ],
  },
  why: {
    heading: 'Qué encontraron los estudios de péptidos en personas',
    paragraphs: [
      {
        text: 'Para el péptido por el que más se pregunta para los tendones, una revisión encontró 36 estudios. De ellos, 35 se hicieron en células o animales y uno en personas: 12 pacientes, sin grupo de control.',
        sources: ['P3'],
      },
      {
        text: 'Otros péptidos suben la hormona del crecimiento o el IGF-1 en un informe de laboratorio, y eso dice poco de cómo se sentirá o rendirá usted. En 65 adultos mayores, un año de un medicamento oral que hace esto agregó 1.1 kg (unas 2.4 libras) de masa magra, sin mejora en la fuerza ni en la función y con más resistencia a la insulina.',
        sources: ['P5', 'P8'],
      },
      {
        text: 'Un medicamento relacionado está aprobado: la tesamorelina, para reducir el exceso de grasa abdominal en adultos con VIH y lipodistrofia. Una aprobación para ese único uso no dice nada de otros.',
        sources: ['P9'],
      },
    ],
  },
  journey: {
    heading: 'Su consulta sobre péptidos en cuatro pasos',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description:
          'Hablamos de lo que quiere cambiar, lo que toma ahora y lo que ha oído sobre los péptidos.',
      },
      {
        title: 'Análisis y causas',
        meta: `Resultados en un plazo ${policy.labResults}`,
        description:
          'Revisamos el sueño, la tiroides, el azúcar en la sangre, el hemograma y la testosterona, porque las causas comunes van primero.',
      },
      {
        title: 'Opciones',
        meta: 'Por escrito',
        description:
          'Recibe una lista de tratamientos probados para lo que busca, con sus riesgos. La lista también indica la situación legal del péptido por el que preguntó, y sus estudios.',
      },
      {
        title: 'Seguimiento',
        meta: 'Según lo acordado',
        description: 'Volvemos a revisar sus análisis y síntomas, sin importar lo que haya decidido.',
      },
    ],
  },
  benefits: {
    heading: 'Qué le da la consulta sobre péptidos',
    note: 'Esto describe la consulta. No afirmamos nada a favor de ningún péptido.',
    items: [
      {
        title: 'Una segunda opinión',
        text: 'Usted paga la consulta. No tiene que salir de ella con una receta.',
      },
      {
        title: 'La situación legal',
        text: 'Aprende qué se puede recetar o preparar hoy como medicamento compuesto, y qué no.',
        sources: ['P1', 'P2'],
      },
      {
        title: 'Las pruebas científicas',
        text: 'Le decimos cuántas personas se estudiaron, por cuánto tiempo y qué se midió en ellas.',
        sources: ['P3', 'P5'],
      },
      {
        title: 'La búsqueda de causas',
        text: 'El dolor, el mal sueño y la falta de energía muchas veces tienen una causa que los análisis o un examen pueden encontrar.',
      },
      {
        title: 'Opciones probadas',
        text: 'Entre ellas, fisioterapia, tratamiento del sueño y hormonas cuando sus análisis lo piden.',
      },
      {
        title: 'Seguridad',
        text: 'Si ya se inyecta algo, revisamos sus análisis y si le ha causado algún daño, sin sermones. No aconsejamos sobre dosis de productos no aprobados.',
      },
    ],
  },
  risks: {
    heading: 'Riesgos y efectos secundarios de los péptidos',
    intro: 'Los estudios son pequeños, y los estudios pequeños no pueden descartar daños poco frecuentes.',
    items: [
      {
        text: 'Son posibles las reacciones inmunitarias y las impurezas. La FDA señala que hay muy poca información de seguridad para saber si algunos péptidos causarían daño.',
        sources: ['P1'],
      },
      {
        text: 'Su cuerpo puede manejar peor el azúcar: la resistencia a la insulina aumentó en un ensayo de un medicamento que sube la hormona del crecimiento.',
        sources: ['P8'],
      },
      {
        text: 'Los frascos que se venden en internet pueden contener otra cosa, porque nadie ha revisado por usted el contenido, la dosis ni la esterilidad.',
        sources: [],
      },
      {
        text: 'Puede violar las reglas antidopaje. La Agencia Mundial Antidopaje (WADA) prohíbe en todo momento muchos péptidos y liberadores de hormona del crecimiento.',
        sources: ['P10'],
      },
    ],
    seekHelp: {
      emergency: 'hinchazón de la cara, dificultad para respirar, dolor en el pecho o desmayo.',
      emergencyRoom: 'fiebre después de una inyección, o una articulación caliente e hinchada.',
      sameDay: 'el lugar de la inyección caliente, rojo o duro, sin fiebre.',
    },
  },
  faq: {
    heading: 'Preguntas sobre los péptidos',
    items: [
      {
        id: 'approved',
        question: '¿Están los péptidos aprobados por la FDA?',
        answer: [
          `Algunos medicamentos que son péptidos están aprobados para ciertas enfermedades. ${disclaimers.peptides}`,
        ],
      },
      {
        id: 'will-you-prescribe',
        question: '¿Me recetarán uno?',
        answer: [
          'Solo lo que la ley permite ese día, y solo si su profesional de la salud considera que el beneficio probable es mayor que el riesgo. Muchas veces la respuesta es otro tratamiento.',
        ],
      },
      {
        id: 'price-peptides',
        question: '¿Cuánto cuesta?',
        answer: [
          `La primera consulta (Discovery Experience) cuesta ${price.firstVisit}. Todo lo que sigue tiene su propio precio. ${quoted} Depende de los análisis que necesite, de las consultas de seguimiento y de si se receta un medicamento.`,
        ],
        link: { href: '/prices', text: 'Precios y condiciones' },
      },
      {
        id: 'how-soon',
        question: '¿Cuándo notaría una diferencia?',
        answer: [
          'Nadie lo puede decir. En hombres sanos, una dosis de un liberador de hormona del crecimiento subió los niveles hormonales alrededor de 45% una semana después. Los estudios citados en esta página no dan un plazo para dormir mejor, tener más energía o recuperarse.',
        ],
        sources: ['P6'],
      },
      {
        id: 'who-sees-me',
        question: '¿Quién me atiende, y puede ser una consulta por video?',
        answer: [
          'Lo atiende un profesional de la salud con licencia de esta clínica, que también lee sus análisis. La consulta por video es posible si usted está en Texas en el momento de la consulta, pero la sangre se saca en persona.',
        ],
        link: { href: routes.about, text: 'Sobre el profesional' },
      },
      {
        id: 'injection',
        question: '¿Me pondrán una inyección en la primera consulta, y duele?',
        answer: [
          'En la primera consulta no hay inyección de péptidos. Es una conversación y, si necesita análisis, una extracción de sangre, que es un pinchazo breve en el brazo.',
        ],
      },
      {
        id: 'how-often',
        question: '¿Con qué frecuencia tengo que venir?',
        answer: [
          'Una vez, si solo quiere una opinión. Si empieza un tratamiento, usted y su profesional de la salud acuerdan por escrito las fechas de consultas y análisis.',
        ],
      },
      {
        id: 'medicines-and-conditions',
        question: '¿Y si tomo medicamentos, o tengo diabetes o una enfermedad de los riñones o del corazón?',
        answer: [
          'Traiga una lista de todos sus medicamentos y suplementos, y díganos sus diagnósticos antes que nada. Si tiene diabetes, un liberador de hormona del crecimiento puede subirle el azúcar, ya que la resistencia a la insulina aumentó en el ensayo de un año. Para las enfermedades de los riñones o del corazón, los estudios citados en esta página no muestran que estos medicamentos sean seguros.',
        ],
        sources: ['P8'],
      },
      {
        id: 'alcohol',
        question: '¿Puedo beber alcohol?',
        answer: [
          'Los estudios citados aquí no dicen qué hace el alcohol junto con un péptido, así que no hay una cantidad que podamos llamar segura. Si busca dormir mejor o recuperarse, beber menos es una forma más barata de empezar.',
        ],
      },
      {
        id: 'driving',
        question: '¿Puedo manejar después de la consulta?',
        answer: [
          'Sí, en la mayoría de los casos. Después de que le saquen sangre, espere hasta sentirse estable, y no maneje si siente que se va a desmayar.',
        ],
      },
      {
        id: 'online',
        question: '¿Puedo traer lo que compré en internet?',
        answer: [
          'Tráigalo y muéstrenoslo, y por favor no se lo inyecte, porque nadie puede saber qué contiene. No lo usaremos, pero podemos decirle a qué estar atento.',
        ],
      },
      {
        id: 'shipping-peptides',
        question: '¿Pueden enviarme un péptido?',
        answer: [
          `Solo un medicamento que se le recetó después de una consulta, y solo donde la ley y la farmacia lo permiten. El envío tarda entonces ${policy.shipping}.`,
        ],
        link: { href: '/faq#shipping', text: 'Cómo funcionan los envíos' },
      },
      {
        id: 'athletes',
        question: 'Compito o me hacen pruebas de drogas. ¿Puedo usarlos?',
        answer: [
          'Lo más probable es que no. Si en su deporte hay controles, suponga que los péptidos están prohibidos, salvo que su federación le diga otra cosa por escrito. Si su empleador hace pruebas, pregunte al programa qué busca antes de tomar cualquier cosa.',
        ],
        sources: ['P10'],
      },
      {
        id: 'sleep-peptides',
        question: '¿Mejoran el sueño?',
        answer: [
          'Ningún péptido está aprobado para eso, y hay pocos estudios en personas. Conviene mirar antes los ronquidos, el alcohol y las pantallas de noche.',
        ],
        link: { href: '/blog/peptides-for-sleep-recovery', text: 'Péptidos para el sueño y la recuperación' },
      },
      {
        id: 'energy-peptides',
        question: '¿Cómo juzgo una oferta de “péptidos para la energía”?',
        answer: [
          'Fíjese en cuatro cosas: qué se midió, en quién, cuál es su situación ante la FDA y quién hizo el frasco. Nuestra guía repasa una oferta línea por línea.',
        ],
        link: { href: '/blog/peptides-for-men-energy-recovery', text: 'Cómo leer una oferta de péptidos' },
      },
      {
        id: 'why-offer',
        question: 'Entonces, ¿por qué ofrecen una consulta?',
        answer: [
          'Porque los hombres usan péptidos de todos modos, muchas veces sin un profesional de la salud. En una consulta puede preguntarle a alguien que conoce sus análisis y sus medicamentos.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Traiga sus preguntas sobre péptidos',
    text: 'Si tiene un frasco, tráigalo también. Al salir, usted sabrá qué se sabe de él y qué no.',
  },
  related: ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
  disclaimers: [disclaimers.compounded, disclaimers.peptides, disclaimers.peptideCard],
  sources: ['P1', 'P2', 'P3', 'P5', 'P8', 'P9', 'P10', 'P6'],
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
