import fc from 'fast-check'

const upTo = (max: number) => fc.integer({ min: 0, max })

/**
 * Any text, broken characters included. fast-check's own unit 'binary' builds a table of all characters first, which takes
 * a second in each test file.
 */
export const anyText = fc
  .array(fc.oneof(upTo(0x7f), upTo(0x10ffff)))
  .map(codes => codes.map(code => String.fromCodePoint(code)).join(''))
