/** Typing mistakes that make a content file or a catalog unreadable: file, line, and how to mend them. */

type SyntaxMistake = { message: string; pos: number; loc: { line: number; column: number } }

const isSyntaxMistake = (error: unknown): error is SyntaxMistake & Error =>
  error instanceof Error && 'pos' in error && 'loc' in error

/** What is probably wrong where the parser stopped. */
function mendOf(source: string, { message, pos }: SyntaxMistake): string {
  const before = source.slice(0, pos)
  const onThisLine = before.slice(before.lastIndexOf('\n') + 1)
  if (/^Unterminated/.test(message))
    return 'the quotation mark that ends a text is missing, on this line or before'
  if (/JSX/.test(message)) return 'a tag is not closed, or closed twice'
  const [quote] = /['`"](?=\s*$)/.exec(onThisLine) ?? []
  if (quote && /^[\p{L}\d]/u.test(source.slice(pos)))
    return quote === "'"
      ? "an apostrophe ends the text: write \\' or use ’ (or a comma is missing)"
      : `${quote} within the text ends it: write \\${quote} or use “ ” (or a comma is missing)`
  if (/expected ","/.test(message) && onThisLine.trim() === '')
    return 'a comma is missing at the end of the line before'
  return 'a comma, quotation mark or bracket is missing or left over here or just before'
}

/** @param read parses the source. @param file for the message */
export function mistakesIn(file: string, source: string, read: (source: string) => unknown): string[] {
  try {
    read(source)
    return []
  } catch (error) {
    if (!isSyntaxMistake(error)) throw error
    const { line, column } = error.loc
    const shown = source.split('\n')[line - 1]?.trim() ?? ''
    return [`${file}:${line}:${column + 1}: ${mendOf(source, error)}\n    ${shown}\n  (${error.message})`]
  }
}

/** Between those of one error's message. */
export const betweenMistakes = '\n✗ '

const catalogLine = /^(|#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d\])?)\s+)?"([^"\\]|\\.)*")\s*$/

function mendOfLine(line: string): string {
  const text = /^(?:msg[\w[\]]+\s+)?"(.*)$/.exec(line)?.[1]
  if (text === undefined)
    return 'a line is a comment, or msgctxt, msgid or msgstr with a text in quotation marks'
  return /"\s*$/.test(text) && !/\\"\s*$/.test(text)
    ? 'a quotation mark ends the text: write \\" or use “ ”'
    : 'the quotation mark that ends the text is missing'
}

/** Mistakes of a PO file, for which the parser names a line far below. */
export function catalogMistakes(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      catalogLine.test(line) ? [] : [`${file}:${index + 1}: ${mendOfLine(line)}\n    ${line.trim()}`],
    )
}
