import type { ArticleKit } from '@/content/articles/kit'
import { disclaimers } from '@/content/disclaimers'
import { helpLines } from '@/content/facts/help-lines'
import { careTerms } from '@/content/facts/terms'
import type { ArticleMeta } from '@/content/schema'

export const meta = {
  slug: 'semaglutide-weight-loss-glp1',
  title: 'Semaglutida para bajar de peso: qué muestran los ensayos y qué pasa después',
  seoTitle: 'Semaglutida y peso: inyecciones, pastillas y ensayos',
  metaDescription:
    'STEP 1, 68 semanas, dieta y actividad: pérdida promedio de 14.9% con semaglutida 2.4 mg; placebo, 2.4%. Pastillas, advertencia de recuadro, riesgos, suspensión.',
  excerpt:
    'Con dieta y actividad, la semaglutida 2.4 mg (producto aprobado) dio una pérdida promedio de 14.9% en 68 semanas; el placebo, 2.4%. Lleva una advertencia de recuadro, y la mayor parte del peso volvió al dejarla.',
  publishedOn: '2024-02-13',
  updatedOn: '2026-11-26',
  reviewedOn: '2026-11-16',
  category: 'weight-loss',
  featured: false,
  keyFigure: {
    value: '14.9%',
    label:
      'del peso, pérdida promedio en 68 semanas con semaglutida 2.4 mg, dieta y actividad; 2.4% con un placebo',
    mark: { kind: 'bars', max: 20, values: [14.9, 2.4] },
    sources: ['W1'],
  },
  hero: {
    kind: 'trial',
    heading: 'Pérdida promedio de peso corporal en 68 semanas',
    max: 20,
    rows: [
      { label: 'Semaglutida 2.4 mg', value: 14.9, printed: '14.9%' },
      { label: 'Placebo', value: 2.4, printed: '2.4%' },
    ],
    caption:
      'STEP 1: 1,961 adultos sin diabetes, ambos grupos con dieta y actividad. La mayor parte de la pérdida volvió en el año después de dejarla.',
  },
  imageAlt: 'Terrazas color ocre que bajan de la parte superior izquierda a la inferior derecha',
  author: 'provider',
  reviewer: 'reviewer',
  sources: [
    'W12',
    'W1',
    'W5',
    'W23',
    'W35',
    'W24',
    'W6',
    'W34',
    'W26',
    'W25',
    'W7',
    'W36',
    'W37',
    'W17',
    'W3',
    'W8',
    'W18',
    'W19',
    'W9',
  ],
  related: ['low-testosterone-symptoms-men', 'trt-and-heart-health'],
  service: 'medical-weight-loss',
  tags: ['semaglutida', 'GLP-1', 'pérdida de peso', 'efectos secundarios', 'pastillas'],
} satisfies ArticleMeta

export function Body({ Cite, Callout, Figure, Bars }: ArticleKit) {
  return (
    <>
      <p>
        En STEP 1, las personas con semaglutida 2.4 mg, con dieta y actividad, perdieron en promedio 14.9% de
        su peso corporal en 68 semanas. Con un placebo (tratamiento inactivo), 2.4%. La mayor parte de la
        pérdida volvió en el año después de dejarla. Si le ofrecen este medicamento, debe oír los dos datos, y
        la advertencia de recuadro (la más seria de la FDA), antes que el precio.
      </p>

      <h2 id="how">Cómo funciona la semaglutida</h2>
      <p>
        El GLP-1 es una hormona que su intestino libera después de comer. La semaglutida actúa sobre su
        receptor, y se vende como inyección semanal y como tableta diaria. Su apetito baja y usted come menos.
        Su estómago también se vacía más despacio, y esa es una de las razones de las náuseas.
        <Cite ids="W12" />
      </p>

      <h2 id="step1">Qué midió STEP&nbsp;1</h2>
      <p>
        El ensayo siguió a 1,961 adultos sin diabetes. Todos tenían un programa de estilo de vida con dieta y
        actividad. Un grupo se inyectó semaglutida 2.4 mg una vez por semana; el otro, un placebo. Después de
        68 semanas, 86.4% del primer grupo había perdido al menos 5% de su peso, y 31.5% del segundo.
        <Cite ids="W1" />
      </p>
      <Figure
        caption="STEP 1, 68 semanas, semaglutida 2.4 mg (el producto aprobado) con dieta y actividad."
        ids="W1"
      >
        <Bars
          unit="% de peso corporal perdido, promedio"
          max={20}
          rows={[
            { label: 'Semaglutida 2.4 mg', value: 14.9 },
            { label: 'Placebo', value: 2.4 },
          ]}
        />
      </Figure>
      <p>
        Un promedio esconde diferencias. Alrededor de una de cada siete personas con el medicamento no llegó a
        5%, y ninguna prueba puede decirle de antemano en qué grupo estará.
      </p>
      <p>
        Un ensayo posterior puso lado a lado dos inyecciones aprobadas, y tanto los médicos como los pacientes
        sabían quién recibía qué. Entre 751 adultos, la pérdida promedio a las 72 semanas fue de 20.2% con
        tirzepatida y de 13.7% con semaglutida.
        <Cite ids="W5" />
      </p>

      <h2 id="pills">Pastillas para el peso: las tabletas de Wegovy y Foundayo</h2>
      <p>
        El 22 de diciembre de 2025, la FDA (Administración de Alimentos y Medicamentos) aprobó las tabletas de
        Wegovy, que contienen 25 mg de semaglutida, y se venden desde enero de 2026. En OASIS 4, 307 adultos
        sin diabetes tomaron esa tableta o un placebo. Después de 64 semanas, la pérdida promedio fue de 13.6%
        con la tableta y de alrededor de 2% con el placebo.
        <Cite ids="W23" /> Se toma por la mañana, con el estómago vacío y hasta 4 onzas de agua sola, y se
        esperan 30 minutos antes de comer, beber o tomar otras pastillas.
        <Cite ids="W12" />
      </p>
      <p>
        Una segunda pastilla, Foundayo, contiene otra sustancia, el orforglipron. Su etiqueta entró en vigor
        el 1 de abril de 2026. Se toma una vez al día, con o sin comida.
        <Cite ids="W35" /> En ATTAIN-1 se siguió durante 72 semanas a 3,127 adultos con obesidad y sin
        diabetes. La pérdida promedio fue de 7.5%, 8.4% y 11.2% con las tres dosis, y de 2.1% con un placebo.
        La dosis más alta que se puede comprar, 17.2 mg, corresponde a la cápsula de 36 mg del ensayo. Entre
        5.3% y 10.3% dejó la pastilla por efectos secundarios; en el grupo del placebo, 2.7%.
        <Cite ids="W24" />
      </p>
      <p>
        Las dos pastillas llevan una advertencia de recuadro. Sobre el orforglipron, la FDA ha pedido además
        más datos sobre lesión del hígado, eventos cardíacos, vaciamiento lento del estómago y cáncer de
        tiroides. Otros medicamentos pueden interactuar con él, así que mencione todo lo que toma.
        <Cite ids="W35" /> No compare las pastillas con las inyecciones por estos promedios: los ensayos
        incluyeron a personas distintas.
      </p>

      <h2 id="heart">Corazón, apnea del sueño, hígado: los otros usos aprobados</h2>
      <p>
        SELECT incluyó a 17,604 adultos de 45 años o más que ya tenían enfermedad del corazón o de los vasos
        sanguíneos, un índice de masa corporal (IMC) de 27 o más, y que no tenían diabetes. El ataque
        cardíaco, el derrame cerebral o la muerte por enfermedad del corazón sumaron 6.5% con semaglutida y
        8.0% con un placebo .
        <Cite ids="W6" /> Desde marzo de 2024, la etiqueta de Wegovy incluye este uso para adultos con
        enfermedad del corazón y sobrepeso u obesidad.
        <Cite ids="W12" /> El ensayo no dice nada de una persona sana que quiere bajar una talla de cinturón.
      </p>
      <p>
        Si ronca, pregunte por un estudio del sueño. El 20 de diciembre de 2024, la FDA aprobó Zepbound
        (tirzepatida) para la apnea obstructiva del sueño de moderada a grave en adultos con obesidad.
        <Cite ids="W34" /> En dos ensayos de alrededor de un año, las personas que dormían sin mascarilla
        tuvieron unas 25 pausas menos en la respiración por hora con el medicamento y 5 menos con un placebo.
        Roncar no basta.
        <Cite ids="W26" />
      </p>
      <p>
        En agosto de 2025, las inyecciones de Wegovy recibieron una aprobación acelerada para la MASH, una
        enfermedad del hígado, si hay cicatrización de moderada a avanzada y no hay cirrosis. Entre los
        primeros 800 pacientes del ensayo, la MASH se resolvió en 63% con semaglutida y en 34% con un placebo.
        Acelerada significa que el beneficio todavía se debe confirmar.
        <Cite ids="W12 W25" />
      </p>

      <h2 id="who">Quién puede usarla, y las advertencias</h2>
      <p>
        Los gastroenterólogos aconsejan un medicamento junto con cambios en el estilo de vida cuando estos
        solos no bastaron: con un IMC de 30 o más, o de 27 o más con una complicación como presión arterial
        alta o apnea del sueño.
        <Cite ids="W7" />
      </p>
      <Callout tone="required" title="Advertencia de recuadro">
        <p>
          {disclaimers.glp1Boxed}
          <Cite ids="W12 W34" />
        </p>
      </Callout>
      <p>La etiqueta advierte sobre otros riesgos, y debe conocerlos antes de empezar:</p>
      <ul>
        <li>inflamación del páncreas y enfermedad de la vesícula biliar</li>
        <li>lesión renal, cuando los vómitos o la diarrea lo deshidratan</li>
        <li>azúcar baja en la sangre, si usa insulina o una sulfonilurea</li>
        <li>
          que empeore la enfermedad de los ojos por la diabetes, si tiene diabetes tipo 2: avise de cualquier
          cambio lento en su vista
        </li>
        <li>
          una frecuencia cardíaca más rápida en reposo: llame si su corazón se acelera por varios minutos en
          reposo
        </li>
        <li>
          alergia: si se le hincha la cara o la garganta, tiene dificultad para respirar o un sarpullido
          grave, deje de usarla y llame al 911
        </li>
        <li>caída del cabello, que figura como efecto secundario</li>
      </ul>
      <p>
        En 2025 los reguladores europeos agregaron uno más, con o sin diabetes: muy rara vez, después de usar
        semaglutida puede haber una pérdida repentina y duradera de la vista (NAION), hasta en 1 de cada
        10,000 personas.
        <Cite ids="W36 W37" />
      </p>
      <p>
        Antes de una anestesia, el medicamento necesita un plan. Hace más lento su estómago, y la comida que
        queda en él puede pasar a los pulmones mientras está dormido (aspiración). Dígaselo con tiempo a todo
        cirujano y anestesiólogo.
        <Cite ids="W12" /> En STEP 1, 4.5% de las personas con semaglutida la dejó por problemas del estómago
        y los intestinos, y 0.8% de las que recibieron un placebo.
        <Cite ids="W1" />
      </p>

      <h2 id="start">Los primeros meses: dosis, náuseas y músculo</h2>
      <p>
        La dosis sube por pasos durante unos cuatro meses, para que su estómago y sus intestinos se
        acostumbren.
        <Cite ids="W12" /> Comidas pequeñas, menos grasa y parar a la primera señal de estar lleno son los
        consejos habituales. Si las náuseas siguen, se puede subir más despacio. Llame a su profesional de la
        salud el primer día de vómitos y siga bebiendo, porque perder líquido es lo que daña los riñones.
      </p>
      <p>
        Una parte del peso que pierde es músculo. Pedimos proteína en cada comida y dos sesiones de fuerza por
        semana. Es nuestro consejo, y no se ha probado con estos medicamentos: una revisión de 2024 no
        encontró todavía “pruebas específicas” de que los programas de estilo de vida aumenten la respuesta a
        estos medicamentos, aunque mejoran la salud.
        <Cite ids="W17" />
      </p>

      <h2 id="stopping">Qué pasa cuando la deja</h2>
      <p>
        La mayor parte del peso vuelve. Un año después de terminar las inyecciones, las personas de la
        extensión de STEP 1 habían recuperado 11.6 de los 17.3 puntos porcentuales que habían perdido. Dos
        tercios volvieron, y quedó una pérdida neta de 5.6%.
        <Cite ids="W3" />
      </p>
      <p>
        Así que pregúntese antes de la primera dosis si está dispuesto a usarla durante años, con su precio y
        con sus riesgos. Mantenga una rutina de alimentación y fuerza desde la primera semana, para que quede
        algo cuando vuelva el apetito.
      </p>

      <h2 id="compounded">Semaglutida compuesta: nuestra respuesta y la ley</h2>
      <p>
        {careTerms.noCopies.text} {careTerms.weightMedicine.text}
      </p>
      <Callout tone="required" title="No es el producto aprobado">
        <p>{disclaimers.compounded}</p>
      </Callout>
      <p>
        Quizás en otro lugar le ofrezcan un frasco. Las cifras de arriba vienen de productos aprobados. La FDA
        tiene informes de daños por errores de dosis con versiones compuestas; en algunos casos hubo
        hospitalización.
        <Cite ids="W8" /> La escasez terminó: la de tirzepatida en diciembre de 2024, la de semaglutida en
        febrero de 2025.
        <Cite ids="W18" /> Ahora una farmacia puede preparar versiones compuestas solo en casos limitados,
        como un cambio que hace una diferencia significativa para un paciente identificado por su nombre, con
        la nota de quien receta.
        <Cite ids="W19" /> En mayo de 2026, la FDA propuso mantener ambas fuera de la lista para los grandes
        establecimientos que preparan medicamentos compuestos; no pudimos confirmar si eso llegó a ser
        definitivo.
        <Cite ids="W9" />
      </p>

      <h2 id="unknown">Lo que no se sabe de la semaglutida</h2>
      <p>
        Ningún estudio citado aquí siguió a hombres durante veinte años de uso. Si una dosis más baja puede
        mantener un resultado, con qué frecuencia se puede hacer una pausa y qué pasa con el músculo y el
        hueso a lo largo de una década son preguntas abiertas. Los resultados en la vida diaria también pueden
        ser menores que en los ensayos, donde las personas tenían un programa de estilo de vida.
      </p>

      <Callout tone="care" title="Cuándo buscar ayuda">
        <p>
          Una pérdida o disminución repentina de la vista, aunque sea en un solo ojo, requiere ir a una sala
          de emergencias en esa misma hora. No use otra dosis hasta que lo vea un oftalmólogo. Un dolor fuerte
          en el vientre que no cede, o vómitos que no paran, también requieren ir a una sala de emergencias.
          Llame a su profesional de la salud el mismo día si tiene la orina oscura o los ojos amarillos, y
          pronto si nota un bulto en el cuello, dificultad para tragar o una ronquera que no se va.{' '}
          {helpLines.closed} Si tiene dificultad para respirar o se le hincha la cara, {helpLines.emergency}.
        </p>
      </Callout>

      <h2 id="ask">Preguntas para llevar sobre la semaglutida</h2>
      <ul>
        <li>¿Tengo una razón más allá de la báscula: presión, azúcar, apnea del sueño, hígado?</li>
        <li>¿Alguien de mi familia ha tenido cáncer medular de tiroides o la afección hereditaria MEN 2?</li>
        <li>Inyección o pastilla: ¿cuál se adapta a mi día y a mis otros medicamentos?</li>
        <li>¿Cuánto cobrará mi farmacia por cada dosis?</li>
        <li>¿Cuál es el plan para el mes dieciocho?</li>
      </ul>
      <p>
        Nuestra página sobre{' '}
        <a href="/services/medical-weight-loss-flower-mound-tx">pérdida de peso médica</a> en Flower Mound
        dice qué cubre el programa y cuánto cuesta, cómo guardar y llevar una pluma, y qué hacer con una dosis
        olvidada. Si prefiere empezar sin medicamento, lea{' '}
        <a href="/blog/medical-weight-loss-vs-diets">cómo les fue a las dietas en sus propios ensayos</a>.
        Wegovy, Zepbound y Foundayo son marcas registradas de sus dueños, con quienes no tenemos afiliación.
      </p>
    </>
  )
}
