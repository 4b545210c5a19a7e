function row(cells: string[], widths: number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
}

/** A text table; the first column is left-aligned, the others right-aligned. */
export function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(cells => cells[column]?.length ?? 0)),
  )
  const rule = widths.map(width => '─'.repeat(width)).join('  ')
  return [row(head, widths), rule, ...rows.map(cells => row(cells, widths))].join('\n')
}
