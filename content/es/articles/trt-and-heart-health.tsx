import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'trt-and-heart-health',
  title: 'La TRT y su corazón: qué respondió TRAVERSE y qué dejó sin responder',
  seoTitle: 'La TRT y el corazón: el ensayo TRAVERSE explicado',
  metaDescription:
    'TRAVERSE no halló más infartos ni derrames con gel de testosterona que con placebo, pero sí más fibrilación auricular y coágulos en el pulmón. Las cifras.',
  excerpt:
    'El ensayo más grande de testosterona y corazón no halló más ataques cardíacos ni derrames, pero sí más de otros tres problemas. Sus cifras por cada mil hombres, y los hombres que no estudió.',
  publishedOn: '2025-09-22',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'hormone',
  featured: false,
  keyFigure: {
    value: '7.0%',
    label: 'tuvo un evento cardíaco principal con testosterona; 7.3% con un placebo',
    mark: { kind: 'bars', max: 20, values: [7.0, 7.3] },
    sources: ['T8'],
  },
  imageAlt: 'Cumbre de papel recortado, rodeada de curvas de nivel muy juntas, vista desde arriba',
  author: 'provider',
  reviewer: 'reviewer',
  sources: [
    'T8',
    'T12',
    'T6',
    'T7',
    'T20',
    'T18',
    'T19',
    'T21',
    'T25',
    'T11',
    'T9',
    'T1',
    'T33',
    'T13',
    'T2',
    'T30',
    'T16',
  ],
  related: ['low-testosterone-symptoms-men', 'low-testosterone-symptoms-flower-mound'],
  service: 'testosterone-replacement-therapy',
  tags: ['testosterona', 'corazón', 'TRAVERSE', 'presión arterial', 'seguridad'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars }: ArticleKit) {
  return (
    <>
      <p>
        En el ensayo más grande sobre la testosterona y el corazón, los hombres que usaron el gel no tuvieron
        más ataques cardíacos, derrames cerebrales ni muertes de causa cardíaca que los que usaron un gel de
        placebo (tratamiento inactivo). Sí tuvieron más fibrilación auricular, más coágulos en el pulmón
        (embolia pulmonar) y más lesión renal repentina. Debe saber ambas cosas antes de empezar la terapia de
        reemplazo de testosterona (TRT).
      </p>

      <h2 id="why">Por qué se hizo el ensayo TRAVERSE</h2>
      <p>
        Algunos estudios anteriores sobre la testosterona y el corazón apuntaban a un daño y otros a un
        beneficio. Ninguno era lo bastante grande para dar una respuesta, y aun así las etiquetas advertían
        sobre ataque cardíaco y derrame cerebral. TRAVERSE se planeó para ponerlo a prueba.
      </p>
      <p>
        Incluyó a 5,246 hombres de 45 a 80 años. Todos tenían síntomas y testosterona baja, y todos tenían
        enfermedad del corazón o de los vasos sanguíneos, o un alto riesgo de tenerla. La mitad se aplicó un
        gel de testosterona cada día y la mitad un gel de placebo. En promedio siguieron el tratamiento
        durante 21.7 meses.
        <Cite ids="T8" />
      </p>

      <h2 id="numbers">Qué encontró TRAVERSE, en cifras</h2>
      <p>
        El resultado principal fue el primero de tres eventos: muerte por enfermedad del corazón o de los
        vasos sanguíneos, ataque cardíaco no mortal o derrame cerebral no mortal. Ocurrió en 7.0% de los
        hombres con testosterona y en 7.3% de los hombres sin ella. El cociente de riesgos (“hazard ratio”)
        fue de 0.96, con un intervalo de 95% de 0.78 a 1.17.
        <Cite ids="T8" />
      </p>
      <Figure
        caption="TRAVERSE: proporción de hombres con cada evento, gel de testosterona junto a gel de placebo."
        ids="T8"
      >
        <Bars
          unit="% de los hombres"
          max={8}
          rows={[
            {
              label: 'Resultado cardíaco principal, testosterona',
              value: 7,
              note: 'cociente de riesgos 0.96',
            },
            { label: 'Resultado cardíaco principal, placebo', value: 7.3 },
            { label: 'Fibrilación auricular, testosterona', value: 3.5 },
            { label: 'Fibrilación auricular, placebo', value: 2.4 },
            { label: 'Lesión renal aguda, testosterona', value: 2.3 },
            { label: 'Lesión renal aguda, placebo', value: 1.5 },
            { label: 'Embolia pulmonar, testosterona', value: 0.9 },
            { label: 'Embolia pulmonar, placebo', value: 0.5 },
          ]}
        />
      </Figure>
      <p>
        Dicho de otra manera, entre 1,000 hombres así, durante el ensayo habría unos 70 eventos principales
        con el gel y 73 sin él. Habría 11 casos más de fibrilación auricular, 8 más de lesión renal aguda y 4
        coágulos más en el pulmón.
      </p>
      <h3>Qué significa “no inferior”</h3>
      <p>
        El ensayo preguntó si la testosterona era peor por más de un margen fijado de antemano. No lo fue, así
        que el resultado se llama no inferior. Eso es distinto de mostrar un beneficio. Un intervalo de 0.78 a
        1.17 deja lugar para un beneficio modesto y para un daño modesto. Por eso, no use testosterona por el
        bien de su corazón.
      </p>

      <h3>¿Qué tan firmes son los otros hallazgos?</h3>
      <p>
        La fibrilación auricular, la lesión renal y los coágulos se registraron como eventos de seguridad. No
        eran la pregunta para la que se diseñó el ensayo, así que el azar pudo influir. Pero un coágulo es un
        evento grave, y este fue un ensayo aleatorizado de más de 5,000 hombres. Es más prudente prepararse
        para estos riesgos que restarles importancia.
      </p>

      <h2 id="open">Lo que el ensayo no puede decirle</h2>
      <ul>
        <li>
          <strong>Inyecciones, pellets y cremas.</strong> Solo se probó un gel diario. Las inyecciones causan
          picos más altos, y aquí no se estudió si eso afecta al corazón. {disclaimers.testosteroneCream} La
          FDA es la Administración de Alimentos y Medicamentos de Estados Unidos.
          <Cite ids="T12" />
        </li>
        <li>
          <strong>Dosis altas.</strong> El ensayo probó el reemplazo de un nivel bajo. Las dosis del
          fisicoculturismo son otra exposición.
        </li>
        <li>
          <strong>Décadas de uso.</strong> Los hombres recibieron el tratamiento menos de dos años en
          promedio, lo que dice poco de veinte.
        </li>
        <li>
          <strong>Otros hombres.</strong> Todos tenían niveles bajos, entre 45 y 80 años, y enfermedad del
          corazón o de los vasos sanguíneos o un alto riesgo de tenerla. Si usted es más joven o su riesgo es
          el habitual, en el ensayo no hubo nadie como usted.
        </li>
        <li>
          <strong>La vida fuera de un ensayo.</strong> A los participantes se les evaluó antes de incluirlos y
          se les hicieron análisis de sangre regulares. Un tratamiento sin esos controles puede salir peor.
        </li>
      </ul>

      <h2 id="gain">Lo que puede ganar con la testosterona</h2>
      <p>
        La mejora es sobre todo sexual. En los Testosterone Trials, 790 hombres de 65 años o más con niveles
        por debajo de 275 ng/dL usaron gel o placebo durante un año. La función sexual mejoró de forma
        moderada y el ánimo un poco. La vitalidad no mejoró de forma significativa.
        <Cite ids="T6" /> Los ensayos combinados coinciden: mejoras pequeñas del deseo, las erecciones y la
        satisfacción, y ningún efecto en la energía ni en el ánimo.
        <Cite ids="T7" />
      </p>
      <p>
        Así que, si tiene poco deseo y dos análisis bajos por la mañana, tiene algo que poner en la balanza
        frente a un aumento de la presión arterial. Si solo está cansado, tiene mucho menos que ganar.
      </p>

      <h2 id="pressure">Presión arterial, sangre espesa y otros riesgos</h2>
      <p>
        En febrero de 2025, la FDA cambió las etiquetas de todos los productos de testosterona. Se agregaron
        los resultados de TRAVERSE, y se quitó el texto sobre un mayor riesgo de ataque cardíaco y derrame
        cerebral. Al mismo tiempo, todos los productos recibieron una advertencia sobre el aumento de la
        presión arterial.
        <Cite ids="T12" />
      </p>
      <p>
        Las cápsulas y una inyección debajo de la piel llevaban una advertencia de recuadro sobre la presión
        arterial. Se quitó en 2025, pero la advertencia ordinaria se mantiene.
        <Cite ids="T20" /> Quedan dos advertencias de recuadro. {disclaimers.skinExposure} El vello púbico
        temprano, el crecimiento de los genitales o más erecciones son razones para llamar al médico del niño.
        <Cite ids="T18 T19" /> El undecanoato de testosterona (Aveed), una inyección de acción prolongada,
        lleva la otra: el aceite puede llegar a los pulmones, y después de una inyección pueden ocurrir
        reacciones alérgicas graves.
        <Cite ids="T21" /> Entre los efectos secundarios comunes están hinchazón, acné, crecimiento de los
        senos, caída del cabello y reducción del tamaño de los testículos.
        <Cite ids="T25" />
      </p>
      <p>
        La testosterona también hace que la médula ósea produzca más glóbulos rojos, lo que espesa la sangre
        (policitemia). Se combinaron cuatro ensayos con bajo riesgo de sesgo, con 1,779 hombres. El exceso de
        glóbulos rojos fue unas ocho veces más frecuente que con un placebo (riesgo relativo 8.14).
        <Cite ids="T7" /> T4DM muestra lo común que puede llegar a ser un valor alto. Dio testosterona o
        placebo durante dos años a 1,007 hombres con sobrepeso, y 22% llegó a un hematocrito de 54% o más,
        frente a 1%.
        <Cite ids="T11" /> Esos hombres no tenían hipogonadismo (producción insuficiente de testosterona)
        según la definición habitual, así que la proporción puede ser distinta en los pacientes. Un
        hematocrito alto significa una dosis más baja, una pausa o buscar otra causa, como la apnea del sueño.
      </p>
      <p>
        Tampoco espere huesos más fuertes. En TRAVERSE, las fracturas clínicas fueron más frecuentes con
        testosterona: 3.50%, frente a 2.46%.
        <Cite ids="T9" />
      </p>

      <h2 id="who">Para quién es la testosterona</h2>
      <Callout tone="required" title="Antes de cualquier receta">
        <p>
          {disclaimers.limitationOfUse}
          <Cite ids="T12" /> {disclaimers.twoTests}
          <Cite ids="T1" /> {disclaimers.controlled} {disclaimers.inPerson}
          <Cite ids="T33" />
        </p>
      </Callout>
      <p>
        Quizás haya leído que esto está por cambiar. En abril de 2026, la FDA invitó a las empresas a
        solicitar un uso nuevo: el deseo sexual bajo en hombres con hipogonadismo de causa desconocida. Una
        invitación no es una aprobación, y no hemos encontrado ninguna desde entonces.
        <Cite ids="T13" />
      </p>
      <p>
        La testosterona también reduce el recuento de espermatozoides, y con ello la fertilidad, mientras se
        usa. La Sociedad de Endocrinología (Endocrine Society) aconseja no empezar si quiere tener hijos
        pronto.
        <Cite ids="T2" /> Puede congelar semen antes (banco de semen), o hablar de hCG o clomifeno; para la
        mayoría de los hombres, los dos serían para un uso no aprobado por la FDA (“off-label”).
        <Cite ids="T30" /> Después de andrógenos dados como anticonceptivo, los espermatozoides volvieron a 20
        millones por mililitro en 67% de los hombres en seis meses y en 90% en doce.
        <Cite ids="T16" /> La recuperación es lo habitual, pero nadie se la puede prometer.
      </p>

      <h2 id="heart-patient">Si ya tiene problemas del corazón</h2>
      <p>
        No empiece en los seis meses siguientes a un ataque cardíaco o un derrame cerebral. La insuficiencia
        cardíaca sin controlar se debe tratar antes, y también la apnea del sueño grave. Un hematocrito mayor
        de 48% (50% a gran altitud) o una sangre que se coagula con demasiada facilidad también son razones
        para no empezar.
        <Cite ids="T2" /> La presión arterial alta debe estar controlada antes, porque la testosterona puede
        subirla.
        <Cite ids="T12" /> Si ha tenido un coágulo o tiene fibrilación auricular, hable con su cardiólogo
        antes de decidir.
      </p>
      <Figure caption="Lo que se suele vigilar durante el tratamiento. Su profesional de la salud fija las fechas: muchas veces al inicio, a las seis semanas, a los tres y seis meses, y luego cada 6 a 12 meses.">
        <table>
          <thead>
            <tr>
              <th scope="col">Control</th>
              <th scope="col">Qué busca</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Presión arterial</th>
              <td>Un aumento, tanto en casa como en la clínica</td>
            </tr>
            <tr>
              <th scope="row">Hematocrito</th>
              <td>Exceso de glóbulos rojos, 54% o más</td>
            </tr>
            <tr>
              <th scope="row">Pulso, y un ECG si es irregular</th>
              <td>Fibrilación auricular</td>
            </tr>
            <tr>
              <th scope="row">Función de los riñones</th>
              <td>Una baja respecto a su propio valor inicial</td>
            </tr>
            <tr>
              <th scope="row">Nivel de testosterona</th>
              <td>Una dosis demasiado alta o demasiado baja</td>
            </tr>
            <tr>
              <th scope="row">PSA, ronquidos y sueño</th>
              <td>Cambios en la próstata, apnea del sueño</td>
            </tr>
          </tbody>
        </table>
      </Figure>

      <Callout tone="care" title="Cuándo buscar ayuda">
        <p>
          Si tiene presión en el pecho, falta de aire repentina, tos con sangre, desmayo, la cara caída, un
          brazo débil o dificultad para hablar, {helpLines.emergency}. Un pulso acelerado que lo marea
          requiere ir a una sala de emergencias. Busque atención médica el mismo día si tiene el pulso
          acelerado o irregular sin mareo, una pantorrilla hinchada y con dolor, o lecturas de presión en casa
          que siguen muy por encima de lo habitual. {helpLines.closed}
        </p>
      </Callout>

      <h2 id="talk">Qué llevar a una consulta sobre la TRT y su corazón</h2>
      <p>
        Traiga sus resultados de la mañana, una semana de lecturas de presión en casa, su lista de
        medicamentos y el año de cualquier evento cardíaco suyo o de un familiar cercano. Pregunte qué
        resultados serían una razón para suspender, en números. Cómo hacemos los análisis, recetamos y damos
        seguimiento se explica en la{' '}
        <a href="/services/testosterone-replacement-therapy-flower-mound-tx">
          página de la terapia con testosterona
        </a>
        . Otras creencias comunes sobre la testosterona se revisan en{' '}
        <a href="/blog/trt-myths-debunked">el artículo sobre los mitos de la TRT</a>.
      </p>
    </>
  )
}
