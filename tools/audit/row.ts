import { test } from '@playwright/test'

export const rowAnnotation = 'table row'

/** Adds a row, by column, to the table that the reporter prints. */
export function reportRow(row: Record<string, string>): void {
  test.info().annotations.push({ type: rowAnnotation, description: JSON.stringify(row) })
}
