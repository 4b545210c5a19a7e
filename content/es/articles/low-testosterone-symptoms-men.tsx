import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'low-testosterone-symptoms-men',
  title: 'Testosterona baja: qué síntomas cuentan y cuáles tienen otras causas',
  seoTitle: 'Síntomas de testosterona baja: cuáles cuentan',
  metaDescription:
    'Tres síntomas sexuales son los que mejor indican testosterona baja. El cansancio, el ánimo bajo y subir de peso tienen muchas otras causas. Cómo se diagnostica.',
  excerpt:
    'Tres síntomas sexuales son los que mejor apuntan a la testosterona baja. El cansancio y el ánimo bajo suelen tener otra causa. Lo que encontró un estudio europeo de 3,369 hombres.',
  publishedOn: '2025-01-14',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: true,
  keyFigure: {
    value: '3',
    label: 'síntomas, todos sexuales, fueron los que mejor indicaron un nivel bajo',
    mark: { kind: 'dots', of: 3, filled: 3 },
    sources: ['T3'],
  },
  hero: {
    kind: 'signs',
    heading: 'Tres signos dicen más que los otros',
    items: [
      { text: 'Menos pensamientos sexuales', tied: true },
      { text: 'Problemas de erección', tied: true },
      { text: 'Menos erecciones matutinas', tied: true },
      { text: 'Cansancio todo el día', tied: false },
      { text: 'Ánimo apagado, mal genio', tied: false },
      { text: 'Más grasa en el vientre', tied: false },
    ],
    caption:
      'Con relleno: los más relacionados con un nivel bajo, en un estudio de 3,369 hombres de 40 a 79 años. Solo contorno: comunes, con muchas otras causas.',
  },
  imageAlt: 'Cumbre de papel recortado en verde, vista desde arriba',
  author: 'provider',
  reviewer: 'reviewer',
  sources: [
    'T3',
    'T4',
    'T14',
    'T15',
    'T1',
    'T2',
    'T5',
    'T33',
    'T6',
    'T29',
    'T12',
    'T25',
    'T18',
    'T19',
    'T16',
    'T30',
    'T8',
    'T37',
    'T38',
  ],
  related: ['trt-and-heart-health', 'low-testosterone-symptoms-flower-mound'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterona', 'síntomas', 'diagnóstico', 'deseo sexual', 'cansancio'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure }: ArticleKit) {
  return (
    <>
      <p>
        Menos deseo, menos erecciones matutinas y dificultad para la erección son los síntomas más
        relacionados con la testosterona baja. El cansancio y el ánimo bajo tienen muchas otras causas. Si
        conoce la diferencia, puede pedir el análisis correcto y evitar un tratamiento para lo que no es.
      </p>

      <h2 id="three">Los tres síntomas que más cuentan</h2>
      <p>
        El Estudio Europeo del Envejecimiento Masculino preguntó a 3,369 hombres de 40 a 79 años por sus
        síntomas y les hizo análisis de sangre. Tres síntomas sexuales fueron los que mejor indicaron
        testosterona baja: menos erecciones matutinas, problemas de erección y menos pensamientos sexuales.
        <Cite ids="T3" />
      </p>
      <p>
        Los autores fijaron un límite estricto. Hablaron de hipogonadismo (producción insuficiente de
        testosterona) de inicio tardío solo cuando los tres síntomas se presentaban juntos con una
        testosterona total por debajo de 317 ng/dL y una testosterona libre por debajo de 64 pg/mL. Según esa
        medida, alrededor de 2% de los hombres de 40 a 80 años lo tiene. La obesidad y la mala salud
        explicaron los valores bajos con más frecuencia que la edad.
        <Cite ids="T3 T4" />
      </p>

      <h2 id="other">Otros síntomas, y qué más los explica</h2>
      <p>
        Los demás síntomas son reales, pero muchas afecciones los causan. Repasamos esta tabla en la primera
        consulta. Si su testosterona es normal, quizás todavía se pueda encontrar y tratar una de estas
        causas.
      </p>
      <Figure caption="Molestias comunes y qué se debe revisar además de la testosterona.">
        <table>
          <thead>
            <tr>
              <th scope="col">Molestia</th>
              <th scope="col">Qué buscar</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Cansancio todo el día</th>
              <td>
                Dormir poco, apnea del sueño, anemia, tiroides, depresión, alcohol, pastillas para la presión
              </td>
            </tr>
            <tr>
              <th scope="row">Ánimo apagado, mal genio</th>
              <td>Depresión, duelo, estrés en el trabajo, dolor, consumo de alcohol</td>
            </tr>
            <tr>
              <th scope="row">Más grasa en el vientre</th>
              <td>Alimentación y actividad, sueño, esteroides o medicamentos psiquiátricos</td>
            </tr>
            <tr>
              <th scope="row">Menos fuerza al entrenar</th>
              <td>Menos entrenamiento, muy poca proteína, enfermedad, edad</td>
            </tr>
            <tr>
              <th scope="row">Problemas de erección</th>
              <td>Vasos sanguíneos, diabetes, presión arterial, nervios, preocupación, medicamentos</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p>
        Los problemas de erección pueden ser un signo temprano de enfermedad de los vasos sanguíneos. Por eso,
        aunque su testosterona sea baja, hágase medir también el azúcar en la sangre, el colesterol y la
        presión arterial.
      </p>

      <h2 id="sleep-weight">Dos causas que puede cambiar</h2>
      <p>
        La primera es el sueño. Diez hombres jóvenes durmieron cinco horas por noche durante una semana, y su
        testosterona durante el día bajó entre 10% y 15%. Diez hombres son pocos, pero el estudio muestra lo
        rápido que responde el nivel.
        <Cite ids="T14" />
      </p>
      <p>
        La segunda es el peso. En estudios combinados de hombres con obesidad, bajar de peso con dieta subió
        la testosterona total unos 2.9 nmol/L, es decir, aproximadamente 84 ng/dL. Después de una cirugía para
        bajar de peso, el aumento fue de unos 8.7 nmol/L. Si usted pesa mucho y su valor está en el límite,
        ese aumento puede llevarlo de bajo a normal.
        <Cite ids="T15" />
      </p>

      <h2 id="diagnosis">Cómo se diagnostica la testosterona baja</h2>
      <p>
        La guía de los urólogos usa una testosterona total por debajo de 300 ng/dL como límite razonable que
        respalda el diagnóstico. Se tiene que encontrar dos veces, en mañanas distintas y temprano, y solo
        cuenta junto con síntomas o signos. La misma guía aconseja no elegir a los pacientes con un
        cuestionario, así que ninguna prueba en internet puede decirle que la tiene.
        <Cite ids="T1" />
      </p>
      <p>
        Los endocrinólogos piden muestras de la mañana, en ayunas. Sugieren medir la testosterona libre cuando
        la total está cerca del límite, o cuando la SHBG, la proteína que transporta la hormona, está
        inusualmente alta o baja. También aconsejan no hacer la prueba a hombres que no tienen molestias.
        <Cite ids="T2" /> Puede calcular el valor libre a partir de su informe con nuestra{' '}
        <a href="/resources/free-testosterone-calculator">calculadora de testosterona libre</a>.
      </p>
      <p>
        Lo que es normal depende de a quién se midió. En hombres jóvenes y sanos sin obesidad, 95% estaba
        entre 264 y 916 ng/dL. Así, un resultado de 290 está dentro de ese rango y, aun así, por debajo de la
        línea de la guía. Por eso sus síntomas cuentan tanto como el número.
        <Cite ids="T5" />
      </p>
      <Callout tone="required" title="Antes de que alguien lo trate">
        <p>
          {disclaimers.twoTests} {disclaimers.limitationOfUse}
        </p>
        <p>
          {disclaimers.controlled} {disclaimers.inPerson}
          <Cite ids="T33" />
        </p>
      </Callout>

      <h2 id="treatment">Qué puede y qué no puede hacer el tratamiento con testosterona</h2>
      <p>
        Ayuda sobre todo con el deseo y las erecciones, y en promedio la mejora es moderada, como máximo. En
        790 hombres de 65 años o más con un nivel por debajo de 275 ng/dL, un año de gel trajo una mejora
        moderada de la función sexual y alguna del ánimo. No trajo una mejora significativa de la vitalidad.
        Si viene solo por la energía, quizás quede decepcionado.
        <Cite ids="T6" /> Cuando funciona, muchas veces el deseo cambia primero, en tres a seis semanas; las
        erecciones pueden tardar medio año.
        <Cite ids="T29" />
      </p>
      <p>
        {disclaimers.testosteroneCream} FDA son las siglas en inglés de la Administración de Alimentos y
        Medicamentos. Los ensayos con un producto para la piel probaron un gel.
        <Cite ids="T12" />
      </p>

      <h2 id="side-effects">Efectos secundarios y riesgos de la testosterona</h2>
      <p>
        La etiqueta menciona acné, piel grasa, dolor donde se inyecta, hinchazón, sensibilidad en los senos,
        reducción del tamaño de los testículos, cambios de ánimo y caída del cabello.
        <Cite ids="T25" /> {disclaimers.skinExposure} Cubra la piel, lávese las manos y llame a un médico si
        un niño tiene vello púbico temprano, crecimiento de los genitales o más erecciones.
        <Cite ids="T18 T19" />
      </p>
      <p>
        La producción de espermatozoides baja, y tarda meses en volver después de dejar el tratamiento. En
        hombres que habían usado hormonas como anticonceptivo, 67% había vuelto a 20 millones por mililitro a
        los seis meses y 90% a los doce.
        <Cite ids="T16" /> Si quizás quiere tener hijos, pregunte primero por congelar semen (banco de semen),
        o por usar hCG o clomifeno en su lugar. Para la mayoría de los hombres, los dos serían para un uso no
        aprobado por la FDA (“off-label”).
        <Cite ids="T30" />
      </p>
      <p>
        Su sangre puede espesarse, lo que se ve en un hematocrito que sube. Su presión arterial puede subir;
        desde 2025 lo dicen todas las etiquetas. En hombres con alto riesgo de enfermedad del corazón, la
        fibrilación auricular y los coágulos en el pulmón fueron más frecuentes que con un gel de placebo
        (tratamiento inactivo); los ataques cardíacos, no.
        <Cite ids="T12 T8" />
      </p>

      <h2 id="unknown">Lo que no se sabe del tratamiento</h2>
      <p>
        Los ensayos de tratamiento de esta página incluyeron a hombres de 45 años o más y los trataron con un
        gel durante uno a dos años. Si usted tiene treinta y cinco años, molestias leves y un valor en el
        límite, ningún ensayo citado aquí le dice si el tratamiento hace más bien que daño. Tampoco sabemos
        qué hacen veinte años de inyecciones.
      </p>

      <Callout tone="care" title="Cuándo ver a un médico">
        <p>
          Pida una cita si los síntomas sexuales han durado algunos meses, si tiene sofocos, crecimiento de
          los senos o testículos que se achican, o si usted y su pareja no logran un embarazo. Venga esta
          semana si tiene un dolor de cabeza nuevo con pérdida de la visión lateral, o si le sale leche del
          pecho: las dos cosas pueden venir de la hipófisis.
          <Cite ids="T37" /> Vaya a una sala de emergencias si tiene un dolor repentino en un testículo. Si
          tiene dolor en el pecho, o un dolor de cabeza repentino y fuerte con cambios en la vista,{' '}
          {helpLines.emergency}.<Cite ids="T38" /> {helpLines.closed} Si piensa en quitarse la vida,{' '}
          {helpLines.crisis}.
        </p>
      </Callout>

      <h2 id="next">Qué hacer antes de la primera consulta</h2>
      <ul>
        <li>Anote cuáles de los tres síntomas sexuales tiene, y desde cuándo.</li>
        <li>Cuente sus horas de sueño durante siete noches. Pregúntele a su pareja si usted ronca.</li>
        <li>
          Haga una lista de todos sus medicamentos y suplementos, incluidos opioides y productos del gimnasio.
        </li>
        <li>Busque informes viejos de laboratorio. Fíjese en la hora en que le sacaron sangre.</li>
      </ul>
      <p>
        Lo que pasa en la primera consulta se describe en nuestra página sobre la{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">
          terapia de reemplazo de testosterona
        </a>
        . Si vive cerca y se pregunta por los primeros signos, lea{' '}
        <a href="/blog/low-testosterone-symptoms-flower-mound">la guía local</a> con sus listas.
      </p>
    </>
  )
}
