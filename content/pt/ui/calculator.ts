import type { Translated } from '@/lib/translated'
import type {
  actionWords as englishActions,
  chartWords as englishChart,
  fieldWords as englishFields,
  historyWords as englishHistory,
  importWords as englishImport,
  pageWords as englishPage,
  resultWords as englishResult,
  rowWords as englishRow,
  splitWords as englishSplit,
  whatIfWords as englishWhatIf,
} from '../../ui/calculator'

export const fieldWords = {
  unit: 'Unidade de {field}',
  use: 'Usar {unit}',
  own: 'É {value}',
  where: 'Onde encontrar os valores.',
  converted: '{before} equivalem a {after}, com arredondamento. O cálculo usa o valor sem arredondar.',
  reread: 'Agora lido como {value}. Pressione Calcular de novo.',
} as const satisfies Translated<typeof englishFields>

export const resultWords = {
  inputs: 'Total {total}, SHBG {shbg}, albumina {albumin}',
  free: 'Testosterona livre',
  bioavailable: 'Testosterona biodisponível',
  percentFree: 'Porcentagem livre',
  below: 'abaixo de ',
  whatIf: 'E se a SHBG ou o total mudasse',
} as const satisfies Translated<typeof englishResult>

export const actionWords = {
  print: 'Imprimir ou salvar em PDF',
  copy: 'Copiar como texto',
  copied: 'Copiado.',
  refused: 'O seu navegador não permitiu copiar. Imprima a página.',
} as const satisfies Translated<typeof englishActions>

export const chartWords = {
  you: 'Você: {value}',
  range: 'Você: {value} {unit}. Faixa: de {low} a {high} {unit}.',
  limits: '{low} a {high}',
} as const satisfies Translated<typeof englishChart>

export const splitWords = {
  heading: 'Como se divide o seu total de {total}',
  caption: 'Partes do total, em ng/dL e em porcentagem',
  columns: ['Parte', 'ng/dL', 'Porcentagem'],
  shbg: { name: 'Presa à SHBG', text: 'ligação forte, não disponível' },
  albumin: { name: 'Na albumina', text: 'ligação fraca, pode se soltar' },
  free: { name: 'Livre', text: 'não ligada a uma proteína' },
  sentence:
    'De cada 100 moléculas de testosterona, cerca de {shbg} estão presas à SHBG, {albumin} são levadas pela albumina e {free} na forma livre.',
  none: 'menos de 1 está',
  one: '1 está',
  many: '{count} estão',
  larger: 'ng/dL livre ({percent}%), ampliada',
} as const satisfies Translated<typeof englishSplit>

export const trendWords = 'Testosterona livre de {first} a {last}: {values} ng/dL'

export const whatIfWords = {
  heading: 'E se a sua {input} fosse diferente?',
  legend: 'No eixo',
  axis: 'Testosterona livre, ng/dL',
  curve: 'Curva da testosterona livre em função da {input}. Você: {free} ng/dL com {here} {unit}.',
  caption:
    'Se todo o resto ficar igual: com a metade da sua {input}, a testosterona livre seria de {half} ng/dL; com o dobro, de {twice} ng/dL.',
  shbg: {
    option: 'Mudar a SHBG',
    name: 'SHBG',
    label: 'SHBG, nmol/L',
    more: ' Quanto mais SHBG, menos testosterona fica livre, mesmo que o total não mude.',
  },
  total: { option: 'Mudar o total', name: 'testosterona total', label: 'Total, ng/dL' },
} as const satisfies Translated<typeof englishWhatIf>

export const historyWords = {
  heading: 'Só neste aparelho',
  text: 'Guarde um resultado para ver como ele muda. Ele fica neste navegador. Nós nunca o vemos, e ele some quando você apaga os dados do navegador. Em um computador compartilhado, não o guarde.',
  keep: 'Guardar este resultado',
  export: 'Exportar como CSV',
  file: 'resultados-de-testosterona.csv',
  import: 'Importar CSV',
  undo: 'Desfazer',
  earlier: 'Mostrar {count} resultados anteriores ({hidden} ocultos)',
  deleteAll: 'Excluir tudo',
  saved: 'Guardado neste aparelho.',
  edited: 'Salvo.',
  deleted: 'Excluído.',
  allDeleted: 'Todos os resultados foram excluídos.',
  restored: 'Recuperado.',
  full: 'Este navegador não nos deixou guardar o resultado: o espaço dele está cheio ou bloqueado. Exporte ou imprima o resultado.',
} as const satisfies Translated<typeof englishHistory>

export const importWords = {
  row: '{count} linha',
  rows: '{count} linhas',
  result: '{count} resultado',
  results: '{count} resultados',
  newResult: '{count} resultado novo',
  newResults: '{count} resultados novos',
  unreadable: ' Não foi possível ler {rows}.',
  nothingRead:
    'Nenhum resultado encontrado nesse arquivo.{unreadable} Escolha um que tenha sido exportado aqui.',
  oneKnown: ' {results} já estava aqui.',
  known: ' {results} já estavam aqui.',
  nothingNew: 'Não há nada para importar.{known}{unreadable}',
  noRoom: 'Esse arquivo tem {results}, e há espaço para {room}.',
  imported: 'Importação: {results}.{known}{unreadable}{dates}{cut}',
  dates: ' Datas como {written} foram lidas como {date}; confira, por favor.',
  cut: ' As notas foram cortadas em {length} caracteres.',
} as const satisfies Translated<typeof englishImport>

export const rowWords = {
  result: 'resultado de {date}',
  date: 'Data do {result}',
  free: 'Testosterona livre: {free} ng/dL',
  inputs: 'total {total} ng/dL, SHBG {shbg} nmol/L, albumina {albumin} g/dL',
  note: 'Nota',
  noteOn: 'Nota sobre o {result}',
  delete: 'Excluir o {result}',
} as const satisfies Translated<typeof englishRow>

export const pageWords = {
  questions: 'Perguntas para fazer na consulta',
  limits: 'O que o resultado não diz',
  how: 'Como é calculado, e quanto pode errar',
  readOn: 'Quais sintomas contam',
  example: 'Um exemplo resolvido',
  exampleText:
    'Um total de {total} ng/dL equivale a {totalNmol} nmol/L; SHBG {shbg} nmol/L; albumina {albumin} g/dL; portanto, N é {n}. A raiz positiva é x = {root} nmol/L: {free} ng/dL ou {freeSi} pmol/L livre, {percent}% do total, e {bioavailable} ng/dL biodisponível.',
  columns: ['Medida', 'Faixa', 'Quem foi medido', 'Como'],
  method: 'Método.',
  references: 'Referências.',
} as const satisfies Translated<typeof englishPage>
