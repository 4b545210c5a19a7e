import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-flower-mound',
  title: 'Primeros signos de testosterona baja: una lista para hombres en Flower Mound',
  seoTitle: 'Primeros signos de testosterona baja, Flower Mound',
  metaDescription: `Signos tempranos de testosterona baja, qué más pueden significar y cómo hacerse el análisis en Flower Mound, TX. Resultados en un plazo ${policy.labResults}.`,
  excerpt:
    'Tres listas cortas y luego dos análisis de sangre temprano por la mañana. Cómo averiguar, paso a paso y cerca de Flower Mound, si tiene testosterona baja.',
  publishedOn: '2025-01-15',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '2',
    label: 'análisis de sangre temprano por la mañana, en días distintos, no uno solo',
    mark: { kind: 'dots', of: 2, filled: 2 },
    sources: ['T1'],
  },
  imageAlt: 'Relieve verde con una sola cumbre, dibujado en capas',
  author: 'provider',
  reviewer: 'reviewer',
  sources: [
    'T3',
    'T14',
    'T17',
    'T36',
    'T33',
    'T40',
    'T1',
    'T5',
    'T16',
    'T30',
    'T11',
    'T12',
    'T8',
    'T25',
    'T18',
    'T19',
  ],
  related: ['low-testosterone-symptoms-men', 'trt-and-heart-health'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterona', 'Flower Mound', 'lista', 'análisis'],
  faq: [
    {
      id: 'what-age',
      question: '¿A qué edad debo pensar en esto?',
      answer: [
        'No hay una edad para hacerse la prueba de rutina. Uno se la hace por los síntomas, y las guías médicas aconsejan no hacerla a hombres que se sienten bien.',
      ],
    },
    {
      id: 'which-test',
      question: '¿Qué análisis pido?',
      answer: [
        'Testosterona total antes de las 10 a. m., más o menos, en ayunas. Pida también SHBG y albúmina, para poder calcular la parte libre. Si dos totales salen bajas, sigue la LH, y la prolactina si la LH está baja.',
      ],
      link: { href: '/resources/free-testosterone-calculator', text: 'Abrir la calculadora' },
    },
    {
      id: 'one-low-test',
      question: 'Mi único análisis salió bajo. ¿Basta con eso?',
      answer: [
        'No. Una noche corta, un resfriado o una semana difícil pueden bajar el valor. Necesita un segundo análisis, temprano, otra mañana.',
      ],
    },
    {
      id: 'where-draw',
      question: '¿Dónde sacan sangre cerca de Flower Mound?',
      answer: [
        `Su profesional de la salud le da una orden y le indica un lugar cercano. Los resultados suelen llegar en un plazo ${policy.labResults}.`,
      ],
    },
    {
      id: 'partner-notices',
      question: 'Mi pareja lo notó antes que yo. ¿Eso cuenta?',
      answer: [
        'Ayuda. Traiga lo que su pareja notó, con fechas si puede. Muchas veces es más exacto que la memoria.',
      ],
    },
  ],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Checklist }: ArticleKit) {
  return (
    <>
      <p>
        Los primeros signos de testosterona baja suelen ser menos deseo, menos erecciones matutinas y
        erecciones que no duran. Para saberlo, necesita dos análisis temprano por la mañana en días distintos,
        junto con síntomas. Los cambios pueden llegar despacio, y su pareja puede verlos antes que usted.
        Abajo hay tres listas, y cómo hacerse el análisis si vive en Flower Mound o cerca.
      </p>

      <h2 id="bedroom">Lista uno: síntomas sexuales, los que más cuentan</h2>
      <p>
        De todas las molestias que examinó un gran estudio europeo, estas tres fueron las más relacionadas con
        niveles bajos.
        <Cite ids="T3" />
      </p>
      <Checklist
        legend="En los últimos tres meses"
        items={[
          'Me despierto con una erección menos veces que antes',
          'Las erecciones son más débiles o no duran',
          'Pienso menos en el sexo',
        ]}
      />
      <p>
        Si marcó dos o tres casillas y los síntomas han durado meses, hágase medir la testosterona. Hágase
        revisar también la presión arterial y el azúcar en la sangre, porque los problemas de erección pueden
        venir de los vasos sanguíneos.
      </p>

      <h2 id="day">Lista dos: energía, ánimo y fuerza</h2>
      <p>Son comunes en hombres con niveles bajos, y también en hombres con niveles normales.</p>
      <Checklist
        legend="La mayoría de los días"
        items={[
          'Me quedo sin energía a media tarde',
          'Las mismas pesas se sienten más pesadas',
          'Mi cintura ha crecido, pero mi peso no',
          'Pierdo la paciencia con personas que aprecio',
          'Leo una página y tengo que volver a leerla',
        ]}
      />
      <p>Si marcó casillas solo aquí, revise primero su sueño y su ánimo.</p>

      <p>
        Un diario corto nos dice más que una impresión general. Durante dos semanas, anote cuándo se acostó,
        cuándo se despertó, qué bebió, cómo le fue al entrenar y una palabra para el ánimo del día. Lleva un
        minuto cada noche. Quizás vea un patrón que es difícil recordar en el consultorio, como tres días
        malos después de cada turno de noche.
      </p>

      <h2 id="causes">Lista tres: qué puede bajar la testosterona</h2>
      <Checklist
        legend="Es cierto en mi caso"
        items={[
          'Duermo menos de siete horas casi todas las noches',
          'Ronco, o alguien me ha oído dejar de respirar',
          'Peso más que hace cinco años',
          'Tomo opioides, pastillas de esteroides o algo del gimnasio',
          'Bebo más de dos tragos casi todas las noches',
        ]}
      />
      <p>
        Cada casilla que marque es algo para hablar con un médico antes de cualquier tratamiento, o junto con
        él. No deje por su cuenta los opioides, las pastillas de esteroides ni el alcohol diario: dejarlos de
        golpe puede ser peligroso. Una sola semana de noches de cinco horas redujo entre 10% y 15% el nivel
        durante el día de diez hombres jóvenes y sanos.
        <Cite ids="T14" />
      </p>
      <Callout tone="note" title="Lo que marque se queda en esta página">
        <p>
          Lo que marca no se guarda ni se envía, y desaparece cuando usted sale. No es un puntaje ni un
          diagnóstico.
        </p>
      </Callout>

      <h2 id="age">¿Baja la testosterona con la edad?</h2>
      <p>
        No en todos. Quizás haya leído que todo hombre pierde entre 1% y 2% al año desde los 30. Es un
        promedio, y se discute. Un estudio encontró que los niveles se diferencian más entre los hombres
        cuando tienen más edad, pero que en promedio no bajan después de los 40. Otro no encontró ninguna baja
        con la edad en hombres sanos.
        <Cite ids="T17 T36" />
      </p>

      <p>
        Otras cosas sí cambian con los años: muchos hombres duermen menos, suben de peso y toman más
        medicamentos. Con la mayoría de estas cosas puede hacer algo.
      </p>

      <h2 id="test">Cómo hacerse el análisis en Flower Mound, paso a paso</h2>
      <ol>
        <li>
          <strong>Reserve una consulta o traiga una orden.</strong> La primera consulta (
          <span lang="en">Discovery Experience</span>) dura {policy.firstVisit}. {telehealth.open}{' '}
          {disclaimers.inPerson}
          <Cite ids="T33" />
        </li>
        <li>
          <strong>Duerma y luego ayune.</strong> Duerma como siempre durante dos noches y después pase{' '}
          {policy.fasting} sin comer. Puede beber agua. Si toma medicamentos para la diabetes, pregúntenos
          antes. Díganos si toma biotina, una vitamina para el cabello y las uñas: puede dar valores
          falsamente altos o bajos en algunas pruebas de sangre.
          <Cite ids="T40" />
        </li>
        <li>
          <strong>Vaya temprano.</strong> Hágase sacar la sangre antes de las 10 de la mañana. Una muestra de
          la tarde da un valor más bajo y no sirve para el diagnóstico.
        </li>
        <li>
          <strong>Hágalo dos veces.</strong> Vuelva otro día a la misma hora.
        </li>
        <li>
          <strong>Espere {policy.labResults}.</strong> Después revisamos juntos el informe.
        </li>
      </ol>
      <Figure caption="Cómo leer la testosterona total, en ng/dL. Los valores de referencia de su propio informe van primero.">
        <table>
          <thead>
            <tr>
              <th scope="col">Número</th>
              <th scope="col">Qué es</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">300</th>
              <td>Por debajo, dos veces y con síntomas, la guía de los urólogos respalda el diagnóstico</td>
            </tr>
            <tr>
              <th scope="row">264 a 916</th>
              <td>El 95% central de los hombres sanos de 19 a 39 años sin obesidad</td>
            </tr>
            <tr>
              <th scope="row">317</th>
              <td>
                Línea que trazó el estudio europeo, junto con un valor libre bajo y tres síntomas sexuales
              </td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        Estas líneas vienen de grupos distintos de hombres; por eso no coinciden.
        <Cite ids="T1 T5 T3" />
      </p>

      <h2 id="then">Qué pasa si su testosterona sale baja dos veces</h2>
      <p>
        Buscamos una razón, como el peso, el sueño, un medicamento o la glándula pituitaria. Algunos hombres
        no necesitan ninguna hormona cuando eso se resuelve. Si usted la necesita, hablamos de la terapia de
        reemplazo de testosterona (TRT) y de sus riesgos. La testosterona reduce el recuento de
        espermatozoides, así que, si quizás quiere tener hijos, pregunte primero por congelar semen (banco de
        semen), o por hCG o clomifeno, que para la mayoría de los hombres serían para un uso no aprobado por
        la FDA (Administración de Alimentos y Medicamentos), llamado “off-label”.
        <Cite ids="T16 T30" />
      </p>
      <p>
        Su hematocrito (la parte de la sangre que son glóbulos rojos) puede subir y se debe vigilar, y su
        presión arterial puede subir. En hombres con alto riesgo para el corazón, la fibrilación auricular y
        los coágulos en el pulmón fueron más frecuentes que con un placebo (tratamiento inactivo).
        <Cite ids="T11 T12 T8" /> Puede tener acné, hinchazón, dolor en los senos, reducción del tamaño de los
        testículos, menos cabello o un cambio de ánimo.
        <Cite ids="T25" />
      </p>
      <p>
        {disclaimers.skinExposure} Si a un niño le sale vello púbico temprano o le crecen los genitales,
        manténgalo lejos de la piel tratada y llame a un médico.
        <Cite ids="T18 T19" /> {disclaimers.testosteroneCream} Una crema también puede pasar a otra piel.
        <Cite ids="T12" />
      </p>
      <Callout tone="required" title="Las reglas del tratamiento">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse} {disclaimers.controlled}
        </p>
      </Callout>

      <h2 id="unknown">Lo que una lista de síntomas no puede decirle</h2>
      <p>
        Una lista no puede distinguir la testosterona baja del estrés, el mal sueño o la depresión. La guía de
        los urólogos dice que no se use un cuestionario para elegir a quién se trata. Lo que sí puede hacer es
        ayudarle a describir sus síntomas.
        <Cite ids="T1" />
      </p>

      <Callout tone="care" title="Cuándo no esperar">
        <p>
          Un dolor repentino o fuerte en un testículo requiere ir a una sala de emergencias ahora. Por un
          dolor en el pecho, o un dolor de cabeza fuerte y repentino que le cambia la vista,{' '}
          {helpLines.emergency}. Un dolor de cabeza nuevo con pérdida de la visión lateral, leche o hinchazón
          en un seno, o un testículo que se achica o tiene un bulto, se deben revisar en los próximos días.{' '}
          {helpLines.closed} Si siente que no vale la pena vivir, {helpLines.crisis}.
        </p>
      </Callout>
      <p>
        Por qué estos síntomas cuentan más que otros se explica en{' '}
        <a href="/blog/low-testosterone-symptoms-men">el artículo sobre los síntomas</a>. En qué consiste el
        tratamiento se explica en la{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">página de la testosterona</a>.
        Encontrará cómo llegar a la clínica en <a href="/contact">Contacto</a>.
      </p>
    </>
  )
}
