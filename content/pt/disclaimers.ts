import { helpLines } from '@/content/facts/help-lines'
import type { Translated } from '@/lib/translated'
import type { disclaimers as english } from '../disclaimers'

export const disclaimers = {
  general:
    'Apenas para fins educativos. Esta página não é orientação médica, não cria uma relação entre paciente e clínica e não substitui uma consulta com o seu próprio profissional de saúde. Os resultados variam de pessoa para pessoa.',
  emergency: `Em uma emergência, ${helpLines.emergency}.`,
  compounded:
    'Os medicamentos manipulados não são aprovados pela FDA. A FDA não avalia a segurança, a eficácia nem a qualidade deles.',
  peptides:
    'Nenhum dos peptídeos mencionados aqui é aprovado pela FDA para sono, recuperação, energia ou lesões.',
  peptideCard:
    'Estas declarações não foram avaliadas pela FDA. A terapia com peptídeos não é aprovada pela FDA para diagnosticar, tratar ou curar nenhuma doença.',
  exosomes: 'Atualmente não há nenhum produto de exossomos aprovado pela FDA.',
  limitationOfUse:
    'Os produtos de testosterona são aprovados para homens com testosterona baixa causada por um problema de saúde. A segurança e o benefício não foram estabelecidos para a testosterona baixa devida apenas à idade.',
  twoTests:
    'A testosterona baixa só é diagnosticada quando há sintomas e níveis matinais baixos em dois dias diferentes.',
  testosteroneCream:
    'Nenhum creme de testosterona é aprovado pela FDA para homens nos Estados Unidos; por isso, todo creme é feito por uma farmácia de manipulação. Os produtos para a pele aprovados são géis, soluções e adesivos.',
  // Rule 5 of the glossary: a term is explained at its first use, which is often this sentence.
  skinExposure:
    'O gel e a solução de testosterona trazem uma advertência em destaque na bula (“boxed warning”, a mais séria da FDA): uma criança que encosta na pele tratada pode apresentar sinais precoces de puberdade.',
  inPerson:
    'Para a testosterona, conte com uma consulta presencial: a regra federal que permite a um paciente novo recebê-la só com consulta por vídeo termina em 31 de dezembro de 2026.',
  controlled:
    'A testosterona é uma substância controlada da Lista III dos EUA (“Schedule III”) e exige receita.',
  functional: 'Um programa de saúde funcional não substitui o acompanhamento do seu médico.',
  supplements:
    'Estas declarações não foram avaliadas pela FDA. Estes produtos não se destinam a diagnosticar, tratar, curar ou prevenir nenhuma doença.',
  glp1Boxed:
    'A semaglutida e a tirzepatida trazem uma advertência em destaque na bula (“boxed warning”, a mais séria da FDA) sobre tumores de células C da tireoide observados em roedores. Não podem ser usadas por quem tem histórico pessoal ou familiar de câncer medular da tireoide ou a doença hereditária neoplasia endócrina múltipla tipo 2 (NEM 2).',
} as const satisfies Translated<typeof english>
