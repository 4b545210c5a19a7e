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
  unit: 'Unidad de {field}',
  use: 'Usar {unit}',
  own: 'Es {value}',
  where: 'Dónde encontrarlos.',
  converted: '{before} son {after}, redondeados. El cálculo usa el valor sin redondear.',
  reread: 'Ahora se lee como {value}. Presione Calcular de nuevo.',
} as const satisfies Translated<typeof englishFields>

export const resultWords = {
  inputs: 'Total {total}, SHBG {shbg}, albúmina {albumin}',
  free: 'Testosterona libre',
  bioavailable: 'Testosterona biodisponible',
  percentFree: 'Porcentaje libre',
  below: 'menos de ',
  whatIf: '¿Y si cambiara la SHBG o el total?',
} as const satisfies Translated<typeof englishResult>

export const actionWords = {
  print: 'Imprimir o guardar en PDF',
  copy: 'Copiar como texto',
  copied: 'Copiado.',
  refused: 'Su navegador no permitió copiar. Imprima la página.',
} as const satisfies Translated<typeof englishActions>

export const chartWords = {
  you: 'Usted: {value}',
  range: 'Usted: {value} {unit}. Rango: de {low} a {high} {unit}.',
  limits: '{low} a {high}',
} as const satisfies Translated<typeof englishChart>

export const splitWords = {
  heading: 'Cómo se reparte su total de {total}',
  caption: 'Partes del total, en ng/dL y en porcentaje',
  columns: ['Parte', 'ng/dL', 'Porcentaje'],
  shbg: { name: 'Retenida por SHBG', text: 'unión fuerte, no disponible' },
  albumin: { name: 'En la albúmina', text: 'unión débil, puede soltarse' },
  free: { name: 'Libre', text: 'no unida a una proteína' },
  sentence:
    'De cada 100 moléculas de testosterona, unas {shbg} están retenidas por la SHBG, {albumin} viajan en la albúmina y {free} en forma libre.',
  none: 'menos de 1 está',
  one: '1 está',
  many: '{count} están',
  larger: 'ng/dL libre ({percent}%), ampliada',
} as const satisfies Translated<typeof englishSplit>

export const trendWords = 'Testosterona libre del {first} al {last}: {values} ng/dL'

export const whatIfWords = {
  heading: '¿Y si su {input} fuera distinta?',
  legend: 'En el eje',
  axis: 'Testosterona libre, ng/dL',
  curve: 'Curva de la testosterona libre según la {input}. Usted: {free} ng/dL con {here} {unit}.',
  caption:
    'Si todo lo demás sigue igual: con la mitad de su {input}, la testosterona libre sería de {half} ng/dL; con el doble, de {twice} ng/dL.',
  shbg: {
    option: 'Cambiar la SHBG',
    name: 'SHBG',
    label: 'SHBG, nmol/L',
    more: ' Cuanta más SHBG hay, menos testosterona queda libre, aunque el total no cambie.',
  },
  total: { option: 'Cambiar el total', name: 'testosterona total', label: 'Total, ng/dL' },
} as const satisfies Translated<typeof englishWhatIf>

export const historyWords = {
  heading: 'Solo en este dispositivo',
  text: 'Guarde un resultado para ver cómo cambia. Se queda en este navegador. Nosotros nunca lo vemos, y desaparece cuando usted borra los datos de su navegador. En una computadora compartida, no lo guarde.',
  keep: 'Guardar este resultado',
  export: 'Exportar como CSV',
  file: 'resultados-de-testosterona.csv',
  import: 'Importar CSV',
  undo: 'Deshacer',
  earlier: 'Mostrar {count} resultados anteriores ({hidden} sin mostrar)',
  deleteAll: 'Eliminar todo',
  saved: 'Guardado en este dispositivo.',
  edited: 'Guardado.',
  deleted: 'Eliminado.',
  allDeleted: 'Todos los resultados se eliminaron.',
  restored: 'Recuperado.',
  full: 'Este navegador no nos dejó guardar el resultado: su espacio está lleno o bloqueado. Expórtelo o imprímalo.',
} as const satisfies Translated<typeof englishHistory>

export const importWords = {
  row: '{count} fila',
  rows: '{count} filas',
  result: '{count} resultado',
  results: '{count} resultados',
  newResult: '{count} resultado nuevo',
  newResults: '{count} resultados nuevos',
  unreadable: ' No se pudo leer: {rows}.',
  nothingRead:
    'No se encontraron resultados en ese archivo.{unreadable} Elija uno que se haya exportado aquí.',
  oneKnown: ' {results} ya estaba aquí.',
  known: ' {results} ya estaban aquí.',
  nothingNew: 'No hay nada que importar.{known}{unreadable}',
  noRoom: 'Ese archivo tiene {results}, y hay espacio para {room}.',
  imported: 'Importado: {results}.{known}{unreadable}{dates}{cut}',
  dates: ' Las fechas como {written} se leyeron como {date}; verifíquelas, por favor.',
  cut: ' Las notas se recortaron a {length} caracteres.',
} as const satisfies Translated<typeof englishImport>

export const rowWords = {
  result: 'resultado del {date}',
  date: 'Fecha del {result}',
  free: 'Testosterona libre: {free} ng/dL',
  inputs: 'total {total} ng/dL, SHBG {shbg} nmol/L, albúmina {albumin} g/dL',
  note: 'Nota',
  noteOn: 'Nota sobre el {result}',
  delete: 'Eliminar el {result}',
} as const satisfies Translated<typeof englishRow>

export const pageWords = {
  questions: 'Preguntas para su consulta',
  limits: 'Lo que el resultado no dice',
  how: 'Cómo se calcula y cuánto puede equivocarse',
  readOn: 'Qué síntomas cuentan',
  example: 'Un ejemplo resuelto',
  exampleText:
    'Un total de {total} ng/dL equivale a {totalNmol} nmol/L; SHBG {shbg} nmol/L; albúmina {albumin} g/dL, así que N es {n}. La raíz positiva es x = {root} nmol/L: {free} ng/dL o {freeSi} pmol/L libre, el {percent}% del total, y {bioavailable} ng/dL biodisponible.',
  columns: ['Medida', 'Rango', 'A quién se midió', 'Cómo'],
  method: 'Método.',
  references: 'Referencias.',
} as const satisfies Translated<typeof englishPage>
