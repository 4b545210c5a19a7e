import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import type { Translated } from '@/lib/translated'
import type { calculator as english } from '../calculator'

export const calculator = {
  meta: {
    title: 'Calculadora de testosterona libre',
    description:
      'Calcule la testosterona libre y biodisponible a partir de la testosterona total, la SHBG y la albúmina (Vermeulen). Privada, paso a paso y para imprimir.',
  },
  heading: 'Calculadora de testosterona libre',
  lead: 'La testosterona total es solo una parte del panorama. Escriba dos valores de laboratorio, o tres, y vea un cálculo aproximado de cuánta está libre.',
  form: {
    heading: 'Sus valores de laboratorio',
    total: 'Testosterona total',
    shbg: 'SHBG',
    albumin: 'Albúmina',
    albuminNote: '(opcional; si se deja en blanco se usa 4.3 g/dL)',
    button: 'Calcular',
    missing: 'Escriba los valores de testosterona total y SHBG.',
    privacy:
      'El cálculo se hace en su dispositivo. No se envía nada, y nada se guarda a menos que presione Guardar.',
    where:
      'La testosterona y la SHBG son pruebas hormonales. La SHBG (globulina fijadora de hormonas sexuales) a menudo no se incluye, así que pídala por su nombre. La albúmina es parte de un panel metabólico.',
    noScript:
      'La calculadora necesita JavaScript. La fórmula está más abajo, y podemos hacer el cálculo con usted en una consulta.',
  },
  result: {
    heading: 'Su resultado',
    empty: 'Escriba sus valores y presione Calcular. Su resultado aparecerá aquí, con lo que significa.',
    diagnosis:
      'La testosterona baja se diagnostica solo cuando hay síntomas y niveles bajos por la mañana en dos días distintos (AUA 2018; Endocrine Society 2018).',
    method: [
      'Los valores calculados salen más altos que los de la diálisis de equilibrio directa: la mediana del cociente fue de 1.19, es decir, un 19% más (Fiers 2018). Por eso, compárelos solo con rangos de testosterona libre calculada.',
    ],
    limits: [
      'Es un cálculo aproximado a partir de tres valores de laboratorio con la ecuación de Vermeulen (1999). No es un diagnóstico y no reemplaza un resultado medido.',
      'No es válido en el embarazo, ni cuando otro medicamento ocupa la SHBG (por ejemplo, el danazol o algunos andrógenos orales). No está pensado para mujeres ni para menores de 18 años.',
    ],
    position: {
      below: 'por debajo del',
      within: 'dentro del',
      above: 'por encima del',
      free: 'Testosterona libre: {value} ng/dL está {position} rango de {low} a {high} ng/dL, donde se ubica el 95% central de los hombres sanos de 20 a 45 años.',
      total:
        'Testosterona total: {value} ng/dL está {position} rango de {low} a {high} ng/dL, donde se ubica el 95% central de los hombres sanos de 19 a 39 años sin obesidad.',
      'high-total':
        'Un total alto puede ocultar un valor libre intermedio, porque la SHBG retiene parte del total.',
      'low-free':
        'El total puede estar dentro de su rango y el valor libre, por debajo del suyo, porque la SHBG retiene parte del total.',
      'low-total':
        'El total puede estar por debajo de su rango y el valor libre, dentro del suyo, cuando la SHBG retiene poco del total.',
    },
    inDoubt: 'Hay un valor en duda, así que este resultado todavía no se compara con un rango.',
    veryLow: {
      below: 150,
      text: 'Un total por debajo de 150 ng/dL es muy bajo. Vea pronto a un médico. El análisis se repite por la mañana, junto con la LH, una hormona de la glándula pituitaria. Si la LH está baja o en la parte baja de lo normal, también se mide la prolactina, y la glándula puede necesitar un estudio de imagen, porque la causa puede ser un crecimiento en ella, por lo general benigno (AUA 2018; Endocrine Society 2018).',
    },
    veryHigh: {
      above: 1200,
      text: 'Un total por encima de 1,200 ng/dL está muy por encima del rango de los hombres jóvenes sanos. Revise el número y su unidad en el informe. Si usa testosterona, avise a quien se la receta y diga cuánto tiempo después de una dosis se sacó la sangre. Si no la usa, vea a un médico y repita el análisis.',
    },
    assumed: 'No se indicó la albúmina, así que se usó 4.3 g/dL.',
    unread: 'El valor de la albúmina no se pudo leer, así que se usó 4.3 g/dL.',
    partLost: 'Esta parte de la página no se cargó. Revise su conexión e inténtelo de nuevo.',
  },
  ranges: {
    total: {
      heading: 'Dónde se ubica su total',
      low: 264,
      high: 916,
      axis: 1200,
      unit: 'ng/dL',
      text: 'Tramo relleno: de 264 a 916 ng/dL, el 95% central de los hombres sanos de 19 a 39 años sin obesidad, en cuatro estudios armonizados con una referencia de los CDC, los Centros para el Control y la Prevención de Enfermedades (Travison 2017).',
    },
    free: {
      heading: 'Dónde se ubica su testosterona libre',
      low: 7.07,
      high: 22.6,
      axis: 30,
      unit: 'ng/dL',
      text: 'Tramo relleno: de 7.1 a 22.6 ng/dL (de 245 a 785 pmol/L), el 95% central de 126 hombres sanos de 20 a 45 años, con esta misma ecuación (Ho 2006).',
    },
  },
  reading: {
    heading: 'Cómo leer los números',
    note: 'Las marcas son las mismas del gráfico de su resultado.',
    cards: [
      {
        mark: 'shbg',
        title: 'Testosterona total y SHBG',
        text: 'El total cuenta todo lo que hay en su sangre. La SHBG es una proteína que retiene con fuerza cerca de la mitad. Cuando la SHBG está alta, el total puede ser normal y el valor libre, bajo.',
      },
      {
        mark: 'albumin',
        title: 'Albúmina',
        text: 'La albúmina lleva la testosterona con una unión débil y la suelta con facilidad. Por eso esta parte cuenta como disponible. Cambia poco de un hombre a otro, así que se usa 4.3 g/dL cuando la deja en blanco.',
      },
      {
        mark: 'free',
        title: '¿Libre o biodisponible?',
        text: 'Libre es la que circula sin unirse a nada, por lo general del 1 al 3% del total. Biodisponible es la libre junto con la unida a la albúmina. Con la misma albúmina, suben y bajan juntas.',
      },
      {
        mark: 'range',
        title: 'Sobre los rangos',
        text: 'Los laboratorios miden de forma distinta e imprimen rangos distintos. Para el total, use el rango de su propio informe; para la testosterona libre calculada, solo un rango para valores calculados. Use muestras de la mañana, en ayunas, de al menos dos días.',
      },
    ],
  },
  table: {
    heading: 'Los rangos, con su fuente',
    note: 'Estos rangos dan contexto. Para el total, el rango de su propio laboratorio va primero.',
    rows: [
      {
        quantity: 'Testosterona total',
        range: '264-916 ng/dL',
        population: 'Hombres sanos de 19 a 39 años sin obesidad, de cuatro cohortes de 9,054 hombres',
        method: 'Espectrometría de masas, armonizada con los CDC',
        source: 'T5',
      },
      {
        quantity: 'Testosterona total, límite de la guía',
        range: 'por debajo de 300 ng/dL',
        population: 'Hombres con síntomas y análisis de dos mañanas, temprano',
        method: 'Guía de la AUA 2018',
        source: 'T1',
      },
      {
        quantity: 'Testosterona libre, calculada',
        range: '245-785 pmol/L (7.1-22.6 ng/dL)',
        population: '126 hombres sanos de 20 a 45 años',
        method: 'Vermeulen, como aquí',
        source: 'C3',
      },
      {
        quantity: 'Testosterona libre, estudio europeo',
        range:
          'por debajo de 220 pmol/L (6.4 ng/dL), con total por debajo de 317 ng/dL y tres síntomas sexuales',
        population: 'Hombres de 40 a 79 años',
        method: 'Vermeulen',
        source: 'T3',
      },
      {
        quantity: 'Testosterona libre, medida',
        range: '66-309 pg/mL (6.6-30.9 ng/dL)',
        population: '145 hombres sanos de 19 años o más sin obesidad',
        method: 'Diálisis de equilibrio; no comparable con valores calculados',
        source: 'C4',
      },
    ],
  },
  how: {
    heading: 'Cómo se calcula',
    paragraphs: [
      'Esta es la ecuación de Vermeulen, Verdonck y Kaufman (1999). La testosterona en la sangre está libre, unida a la albúmina o unida a la SHBG. Cada unión sigue la ley de acción de masas, y las tres partes suman el total.',
      'Todas las cantidades están en nmol/L. Por nmol/L, la albúmina se une con 0.000036 (3.6 × 10⁴ L/mol) y la SHBG con 1.0 (1.0 × 10⁹ L/mol). Así, N = 1 + 0.000036 × albúmina, t es el total, s la SHBG y x la testosterona libre:',
    ],
    formula: 'N·x² + (N + s − t)·x − t = 0',
    constants: [
      { name: 'Albúmina y testosterona', value: '3.6 × 10⁴ L/mol' },
      { name: 'SHBG y testosterona', value: '1.0 × 10⁹ L/mol' },
      { name: 'Masa molar de la albúmina', value: '69,000 g/mol' },
      { name: 'Unidades', value: '1 nmol/L = 28.84 ng/dL; 1 g/dL = 10 g/L' },
    ],
    example: { totalNgDl: 500, shbgNmolL: 40, albuminGDl: 4.3 },
    differences:
      'Otra calculadora puede dar un resultado un poco distinto. La de issam.ch redondea sus constantes y da hasta un 0.8% más. Las que usan 66,430 o 66,500 g/mol para la albúmina dan hasta un 3.6% menos. Todas quedan dentro de la incertidumbre de los valores de laboratorio.',
  },
  reasons: {
    heading: 'Por qué hablarlo aquí',
    items: [
      {
        term: 'El panorama completo',
        text: 'Un número es una de tres cosas. Los síntomas y un segundo análisis por la mañana son las otras.',
      },
      {
        term: 'Tiempo',
        text: `Una primera consulta dura ${policy.firstVisit}. Para la testosterona, cuente con una consulta en persona, al inicio. ${telehealth.open}`,
      },
      {
        term: 'Lo lee un profesional de la salud',
        text: 'Si sus valores están bien, se lo decimos y buscamos otra explicación.',
      },
    ],
  },
  closing: {
    heading: 'Traiga la hoja impresa',
    text: 'La leemos con usted, junto con sus síntomas y su historia clínica. Esa es la parte que una calculadora no puede hacer.',
    contact: 'Hablarlo con nosotros',
    service: 'Sobre la terapia con testosterona',
  },
  questions: [
    '¿Se sacó la sangre antes de las 10 a. m., en ayunas y en dos días distintos?',
    '¿Qué rango usa mi laboratorio, y para qué hombres?',
    '¿Podrían el peso, el sueño, un medicamento o una enfermedad explicar mi valor?',
    '¿Qué cambiaría el tratamiento para mí, y qué daño podría hacer?',
    '¿Quiero tener hijos en los próximos años?',
  ],
  print: {
    method:
      'Ecuación de Vermeulen, Verdonck y Kaufman (1999): albúmina 3.6 × 10⁴ L/mol y 69,000 g/mol, SHBG 1.0 × 10⁹ L/mol, 1 nmol/L = 28.84 ng/dL.',
    references: [
      'Vermeulen 1999, J Clin Endocrinol Metab 84:3666–3672.',
      'Fiers 2018, J Clin Endocrinol Metab 103:2167–2174.',
      'Ho 2006, Ann Clin Biochem 43:389–397.',
      'Travison 2017, J Clin Endocrinol Metab 102:1161–1173.',
      'AUA 2018, J Urol 200:423–432.',
      'Endocrine Society 2018, J Clin Endocrinol Metab 103:1715–1744.',
    ],
  },
  disclaimer:
    'Solo con fines educativos. Esta calculadora no diagnostica, no trata y no reemplaza el consejo médico. Hable de sus resultados con un profesional de la salud.',
  sources: ['C1', 'C2', 'C3', 'C4', 'T1', 'T2', 'T3', 'T5'],
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} as const satisfies Translated<typeof english>
