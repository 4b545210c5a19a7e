import { saveFile } from '@/lib/browser/save-file'

export type Table = { columns: readonly string[]; file: string }

/** Downloads rows of what is kept. The code for it is loaded by the first call. @returns whether it loaded */
export async function saveTable(
  { columns, file }: Table,
  rows: readonly (readonly string[])[],
): Promise<boolean> {
  const csv = await import('@/lib/testosterone/csv').catch(() => null)
  if (csv) saveFile(csv.csvText([columns, ...rows]), file, csv.csvType)
  return csv !== null
}
