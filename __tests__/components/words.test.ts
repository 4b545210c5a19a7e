import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@/content/facts/languages'

const wordAttribute = /\b(?:aria-label|alt|title|placeholder|label|heading|legend|summary)="[^"]*[A-Za-z]{2}/
const wordBetweenTags = />[^<>{}=;()|&]*[A-Za-z]{2,}[^<>{}=;()|&]*<\//
/** A line of text alone, or text before a tag or a value. */
const wordLine = /^\s+[A-Z][a-z]+(?: [A-Za-z’',.]+)*(?:$| ?[<{])/
const language = /['"]en(?:-[A-Z]{2})?['"]/

/** Source without comments, by line. */
function linesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, comment =>
    comment.replace(/[^\n]/g, ''),
  )
  return code.split('\n').map(line => line.replace(/(^|\s)\/\/ .*/, ''))
}

/** Words that a visitor would read, typed into a component. */
function typedWords(lines: readonly string[]): string[] {
  return lines.filter(line => [wordAttribute, wordBetweenTags, wordLine].some(words => words.test(line)))
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(file => ending.test(file))
}

const drawing = [...filesIn('components', /\.tsx$/), ...filesIn('app', /\.tsx$/)]

test.each([
  '  <h2 className="text-xl">Related Services</h2>',
  '        Try again',
  '          Menu <Icon name="menu" />',
  '    <nav aria-label="On this page">',
])('a text typed into a component is found: %s', line => {
  expect(typedWords([line])).toEqual([line])
})

test.each(drawing)('%s takes its text from content', file => {
  expect(typedWords(linesOf(file))).toEqual([])
})

test('only the link to an English page, the mark of English words and the wording rules name a language', () => {
  const files = ['app', 'components', 'lib']
    .flatMap(folder => filesIn(folder, /\.tsx?$/))
    .filter(file => !file.startsWith('lib/editorial/'))
  expect(files.filter(file => linesOf(file).some(line => language.test(line)))).toEqual([
    'components/in-english/mark.ts',
    'components/seo/json-ld.tsx',
    'components/ui/in-english.tsx',
    'components/ui/link.tsx',
    'lib/addresses/link-language.ts',
    // For its form of dates alone.
    'lib/clinic/price-in-force.ts',
  ])
})

test('an <a> leads to a page by localPath: only Link adds the language by itself', () => {
  const plain = /<a\b[^>]*?\shref=\{(?:`\$\{)?(?:routes|servicePaths)\b/
  expect(drawing.filter(file => plain.test(linesOf(file).join('\n')))).toEqual([])
})

/** A new language is a folder of content/, and no change of code. */
test('the codes of translations stand in content/ only', () => {
  const codes = languages.filter(({ base }) => base !== '').map(({ code }) => code)
  const literal = new RegExp(`['"/](?:${codes.join('|')})['"/]|tsconfig\\.(?:${codes.join('|')})`)
  const folders = ['app', 'components', 'lib', 'scripts', 'sandbox', 'tools'].flatMap(folder =>
    filesIn(folder, /\.(?:tsx?|mjs|css)$/),
  )
  const files = [...folders, 'middleware.ts', 'next.config.ts', 'tsconfig.json', 'knip.json', 'package.json']
  // The recipes' script carries a translator's words of its own.
  const isOurs = (file: string) => !/node_modules|__tests__|^tools\/editorial\/recipes\//.test(file)
  expect(files.filter(file => isOurs(file) && linesOf(file).some(line => literal.test(line)))).toEqual([])
})
