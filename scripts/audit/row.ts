import { test } from '@playwright/test'

export const rowAnnotation = 'table row'

/** One row of the table that is printed after the run, by column. */
export function reportRow(row: Record<string, string>): void {
  test.info().annotations.push({ type: rowAnnotation, description: JSON.stringify(row) })
}
