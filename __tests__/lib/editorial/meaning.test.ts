/** @jest-environment node */
import { compareText } from '@/lib/editorial/translations'

/** In brackets, the words of the translation and those that turn its meaning around: '[before|after] noon'. */
type Row = [english: string, translation: string]

const asIs = (text: string) => text.replaceAll(/\[(.*?)\|.*?\]/g, '$1')
const tampered = (text: string) => text.replaceAll(/\[.*?\|(.*?)\]/g, '$1')

const spanish: Row[] = [
  // Another word of the same kind.
  ['We never ask for it.', '[Nunca|Siempre] se lo [pedimos a nadie|pedimos, nadie falta].'],
  ['You can write at any time.', 'Puede [escribir|llamar] a toda hora.'],
  ['Only ranges for calculated values.', 'Solo rangos para valores [calculados|medidos].'],
  ['Of 100, on testosterone.', 'De 100, con [testosterona|placebo].'],
  ['Locked away from children.', 'Bajo llave y [lejos|cerca] de los niños.'],
  // A negation is gone.
  [
    'Do not stop on your own before the visit.',
    '[No deje|Deje] el tratamiento por su cuenta antes de la consulta.',
  ],
  [
    'They must not be used by anyone with a family history of this cancer.',
    '[No las debe usar ninguna|Las puede usar toda] persona con antecedentes familiares de este cáncer.',
  ],
  [
    'We do not tell you whether he is a patient or what we found.',
    '[No|Solo] le decimos a usted si es paciente ni qué encontramos.',
  ],
  [
    'We do not prescribe compounded copies of semaglutide or tirzepatide.',
    '[No recetamos|Recetamos] copias compuestas de semaglutida [ni|y] de tirzepatida.',
  ],
  [
    'No clinical benefit of the infusion has been shown.',
    '[No se|Se] ha demostrado [ningún|un] beneficio clínico de la infusión.',
  ],
  [
    'No randomized trial supports such diets, so you will not find one here.',
    '[Ningún|Un] ensayo aleatorizado respalda esas dietas, así que aquí no encontrará ninguna.',
  ],
  [
    'Both groups got better, and there was no significant difference between them.',
    'Los dos grupos mejoraron, y [no hubo|hubo] una diferencia significativa entre ellos.',
  ],
  [
    'Please do not inject it, because nobody can know what is in it.',
    'Por favor [no se lo inyecte|inyécteselo], porque nadie puede saber qué contiene.',
  ],
  ['Fast for ten hours without food.', 'Ayune diez horas [sin|después de] comer.'],
  // A negation has come.
  ['Use sunscreen every morning.', '[Use|No use] protector solar [todas|por] las mañanas.'],
  ['Your levels rise within weeks.', 'Sus niveles [suben|no suben] en semanas.'],
  // Another unit.
  ['People on semaglutide 2.4 mg lost 14.9%.', 'Con semaglutida de 2.4 [mg|g] bajaron 14.9%.'],
  ['We measure your levels at 6 weeks.', 'Medimos sus niveles a [las 6 semanas|los 6 meses].'],
  ['Between 264 and 916 ng/dL.', 'Entre 264 y 916 [ng/dL|nmol/L].'],
  // The opposite.
  [
    'Every label warns that blood pressure can rise.',
    'Todas las etiquetas advierten que la presión arterial puede [subir|bajar].',
  ],
  [
    'At 54% or more we lower or stop testosterone.',
    'Con 54% o más [bajamos o suspendemos|subimos o continuamos] la testosterona.',
  ],
  [
    'Ask a physician before you stop, because withdrawal can be dangerous.',
    'Pregunte a un médico [antes|después] de dejarlo, porque la abstinencia puede ser peligrosa.',
  ],
  [
    'If you take medicine for diabetes, ask us first.',
    'Si toma medicamentos para la diabetes, pregúntenos [antes|después].',
  ],
  [
    'Fractures were more frequent with testosterone.',
    'Las fracturas fueron [más|menos] frecuentes con testosterona.',
  ],
  [
    'Men with uncontrolled heart failure, or blood pressure that is too high.',
    'Hombres con insuficiencia cardíaca no controlada o con la presión demasiado [alta|baja].',
  ],
  [
    'Very rarely, semaglutide may be followed by a loss of sight.',
    'Muy [rara vez|a menudo], después de la semaglutida puede haber una pérdida de la vista.',
  ],
  [
    'The needles are sterile and used once.',
    'Las agujas son estériles y se usan [una sola vez|varias veces].',
  ],
  [
    'The label says to double the PSA before comparing it.',
    'La etiqueta dice que hay que [duplicar|ignorar] el PSA antes de compararlo.',
  ],
  ['An erection of more than four hours.', 'Una erección de más de [cuatro|catorce] horas.'],
  ['Sign Out everywhere', '[Cerrar|Iniciar] sesión en todas partes'],
  // Another organ or place of the body.
  [
    'Wellness infusions do not treat kidney disease.',
    'Las infusiones no tratan la enfermedad [renal|hepática].',
  ],
  ['A new pain in the chest or the belly.', 'Un dolor nuevo en el pecho o en el [vientre|brazo].'],
  ['Into the muscle of your thigh.', 'En el músculo [del muslo|del brazo].'],
  // Another thing to take.
  ['If you shake or sweat, take sugar.', 'Si tiembla o suda, tome [azúcar|agua].'],
  ['No caffeine that morning.', 'Esa mañana, nada de [cafeína|alcohol].'],
  ['Alpha-blockers call for caution.', 'Los [alfabloqueadores|betabloqueadores] exigen cautela.'],
  ['Tell us about a blood thinner.', 'Díganos si usa un [anticoagulante|nitrato].'],
  // Another form of a medicine, or another test.
  ['A cream, and sometimes a pill.', 'Una [crema|inyección] y, a veces, una pastilla.'],
  ['The patch is no longer sold.', 'El [parche|gel] ya no se vende.'],
  ['A blood test in the morning.', 'Un análisis de [sangre|orina] por la mañana.'],
  // Another limit, choice or day.
  ['Wegovy costs from {price} a month.', 'Wegovy cuesta [desde|hasta] {price} al mes.'],
  ['We answer within 15 days.', 'Respondemos [en|a partir de] 15 días.'],
  ['Open the link in each.', 'Abra el enlace de [cada uno|cualquiera de los dos].'],
  ['Open the links in both to finish.', 'Para terminar, abra el enlace de [cada uno|uno de los dos].'],
  ['Date you run out', 'Fecha en que [se le acaba|empezó]'],
]

const portuguese: Row[] = [
  ['You can write at any time.', 'Você pode [escrever|ligar] a toda hora.'],
  ['Of 100, on testosterone.', 'De 100, com [testosterona|placebo].'],
  ['Locked away from children.', 'Trancado e [longe|perto] das crianças.'],
  ['Do not stop on your own before the visit.', '[Não pare|Pare] por conta própria antes da consulta.'],
  ['Creams are not FDA-approved.', 'Os cremes [não são|são] aprovados pela FDA.'],
  [
    'After a blood draw, wait until you feel steady, and do not drive if you feel faint.',
    'Depois da coleta, espere até se sentir firme e [não dirija|dirija] se achar que vai desmaiar.',
  ],
  [
    'These products are not intended to treat or cure any disease.',
    'Estes produtos [não se|se] destinam a tratar ou curar [nenhuma|qualquer] doença.',
  ],
  ['We do not treat over an open sore.', '[Não tratamos|Tratamos] por cima de uma ferida aberta.'],
  [
    'An outbreak is rare, and no trial has tested the pill with needling.',
    'Um surto é raro, e [nenhum|um] estudo testou o comprimido com microagulhamento.',
  ],
  ['A pregnant woman must not touch it.', 'Uma mulher grávida [não pode|pode] encostar no produto.'],
  [
    'Anyone with a family history of thyroid cancer.',
    'Quem [tem|não tem] histórico familiar de câncer da tireoide.',
  ],
  ['Wash gently and use sunscreen.', 'Lave com delicadeza e [use|não use] protetor solar.'],
  ['Counts were back in 67% by 6 months.', 'A contagem tinha voltado em 67% até 6 [meses|semanas].'],
  ['They lost 14.9% in 68 weeks.', 'Perderam 14,9% em 68 [semanas|dias].'],
  ['Semaglutide 2.4 mg, once a week.', 'Semaglutida 2,4 [mg|mcg], uma vez por semana.'],
  ['Testosterone under 150 ng/dL with a low LH.', 'Testosterona [abaixo|acima] de 150 ng/dL com LH baixo.'],
  [
    'Men whose hematocrit is above 48% before treatment (50% at altitude).',
    'Homens com hematócrito acima de 48% [antes|depois] do tratamento (50% em altitude elevada).',
  ],
  [
    'Tell us about insulin, since your sugar may fall.',
    'Conte se usa insulina, pois o açúcar pode [cair|subir].',
  ],
  [
    'We watch for each of these, and stop when that is safer.',
    'Ficamos atentos a cada um deles e [paramos|continuamos] quando isso é mais seguro.',
  ],
  ['Many peptides are prohibited at all times.', 'Muitos peptídeos são [proibidos|permitidos] o tempo todo.'],
  [
    'Two early-morning tests on different days.',
    'Dois exames no [início da manhã|fim da noite], em dias diferentes.',
  ],
  ['Men with untreated severe sleep apnea.', 'Homens com apneia do sono [grave|leve] sem tratamento.'],
  [
    'Anyone on a blood thinner, unless the doctor who prescribed it agrees.',
    'Quem usa um anticoagulante, [a menos|mesmo] que o médico que o receitou [concorde|discorde].',
  ],
  ['Call a doctor if a woman gets acne.', '[Ligue para|Espere] um médico se uma mulher tiver acne.'],
  [
    'The label says to double the PSA before comparing it.',
    'A bula diz para [dobrar|ignorar] o PSA antes de compará-lo.',
  ],
  ['An erection of more than four hours.', 'Uma ereção de mais de [quatro|catorze] horas.'],
  ['We check any rise.', '[Examinamos|Ignoramos] toda subida.'],
  ['Sign Out everywhere', '[Sair de|Entrar em] todos os aparelhos'],
  ['Sign Out other devices', 'Sair [dos outros|de todos os] aparelhos'],
  ['Sign Out here', 'Sair [deste aparelho|de todos os aparelhos]'],
  ['Come {time} early.', 'Chegue {time} [antes|depois].'],
  ['If you have kidney disease, tell us.', 'Se você tem doença [dos rins|do fígado], avise.'],
  ['Chest pain, or sudden loss of sight.', 'Dor no peito ou perda repentina da [visão|pele].'],
  ['Into the muscle of your thigh.', 'No músculo [da coxa|do braço].'],
  ['If you shake or sweat, take sugar.', 'Se tremer ou suar, tome [açúcar|água].'],
  ['No alcohol on that day.', 'Nesse dia, nada de [álcool|cafeína].'],
  ['Alpha-blockers call for caution.', 'Os [alfabloqueadores|betabloqueadores] exigem cautela.'],
  ['Tell us about a blood thinner.', 'Conte se usa um [anticoagulante|nitrato].'],
  ['A cream, and sometimes a pill.', 'Um creme e, às vezes, [um comprimido|uma injeção].'],
  ['The patch is no longer sold.', 'O [adesivo|gel] não é mais vendido.'],
  ['A blood test in the morning.', 'Um exame de [sangue|urina] pela manhã.'],
  ['Wegovy costs from {price} a month.', 'O Wegovy custa [a partir de|até] {price} por mês.'],
  ['We answer within 15 days.', 'Respondemos [em até|a partir de] 15 dias.'],
  ['Open the link in each.', 'Abra o link de [cada um|qualquer um dos dois].'],
  ['Open the links in both to finish.', 'Abra os links [dos|de um dos] dois para terminar.'],
  ['Date you run out', 'Data em que [acaba|começou]'],
]

describe.each([
  ['es', spanish],
  ['pt', portuguese],
] as const)('%s', (code, rows) => {
  test.each(rows)('"%s" is not reversed', (english, translation) => {
    expect(compareText(english, asIs(translation), code)).toEqual([])
    expect(compareText(english, tampered(translation), code)).not.toEqual([])
  })

  test.each([
    // [what another language says with a negation]
    ['They are unsafe.', 'No son seguros.', 'Não são seguros.'],
    ['It is better to leave it out.', 'Es mejor no usarlo.', 'É melhor não usar.'],
    ['It keeps nothing and sends nothing.', 'No guarda ni envía nada.', 'Não guarda nem envia nada.'],
    ['It does not treat or replace.', 'No trata y no reemplaza.', 'Não trata e não substitui.'],
    ['PRP is off-label.', 'El PRP es un uso no aprobado.', 'O PRP é um uso não aprovado.'],
  ])('"%s" may be said otherwise', (english, es, pt) => {
    expect(compareText(english, code === 'es' ? es : pt, code)).toEqual([])
  })
})

test('names what was exchanged, and the sentence', () => {
  expect(compareText('Read this. Call before noon.', 'Lea esto. Llame después del mediodía.', 'es')).toEqual([
    'says "after" where the English says "before": Llame despues del mediodia.',
  ])
})

test('a value of its own, which the English text does not name, may say anything', () => {
  expect(compareText('There are no such products.', '{disclaimers.exosomes}', 'es')).toEqual([])
})
