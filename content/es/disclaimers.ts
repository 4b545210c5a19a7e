import { helpLines } from '@/content/facts/help-lines'
import type { Translated } from '@/lib/translated'
import type { disclaimers as english } from '../disclaimers'

// “Compuesto” and “advertencia de recuadro” are explained here, because most pages use the terms here first.
export const disclaimers = {
  general:
    'Solo con fines educativos. Esta página no es consejo médico, no crea una relación profesional-paciente y no reemplaza una consulta con su propio profesional de la salud. Los resultados varían de una persona a otra.',
  emergency: `En una emergencia, ${helpLines.emergency}.`,
  compounded:
    'Los medicamentos compuestos (preparados por una farmacia) no están aprobados por la FDA. La FDA no revisa su seguridad, eficacia ni calidad.',
  peptides:
    'Ninguno de los péptidos de los que se habla aquí está aprobado por la FDA para el sueño, la recuperación, la energía ni las lesiones.',
  peptideCard:
    'Estas declaraciones no han sido evaluadas por la FDA. La terapia con péptidos no está aprobada por la FDA para diagnosticar, tratar ni curar ninguna enfermedad.',
  exosomes: 'Actualmente no hay ningún producto de exosomas aprobado por la FDA.',
  limitationOfUse:
    'Los productos de testosterona están aprobados para hombres con testosterona baja causada por una afección médica. No se ha establecido que sean seguros ni beneficiosos cuando la testosterona baja se debe solo a la edad.',
  twoTests:
    'La testosterona baja se diagnostica solo cuando hay síntomas y niveles bajos por la mañana en dos días distintos.',
  testosteroneCream:
    'En Estados Unidos, ninguna crema de testosterona está aprobada por la FDA para hombres; por eso, toda crema la hace una farmacia de preparados (que prepara medicamentos compuestos). Los productos aprobados para la piel son geles, soluciones y parches.',
  skinExposure:
    'El gel y la solución de testosterona llevan una advertencia de recuadro (la más seria de la FDA): un niño que toca la piel tratada puede mostrar signos tempranos de pubertad.',
  inPerson:
    'Para la testosterona, cuente con una consulta en persona: la norma federal que permite a un paciente nuevo obtenerla solo por video termina el 31 de diciembre de 2026.',
  controlled: 'La testosterona es una sustancia controlada de la Lista III (Schedule III) y requiere receta.',
  functional: 'Un programa de salud funcional no reemplaza la atención de su médico.',
  supplements:
    'Estas declaraciones no han sido evaluadas por la FDA. Estos productos no están destinados a diagnosticar, tratar, curar ni prevenir ninguna enfermedad.',
  glp1Boxed:
    'La semaglutida y la tirzepatida llevan una advertencia de recuadro (la más seria de la FDA) sobre tumores de células C de la tiroides observados en roedores. No las debe usar ninguna persona con antecedentes personales o familiares de cáncer medular de tiroides o de la afección hereditaria llamada neoplasia endocrina múltiple tipo 2 (MEN 2).',
} as const satisfies Translated<typeof english>
