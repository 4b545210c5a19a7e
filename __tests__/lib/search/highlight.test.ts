/** @jest-environment node */
import { highlight } from '@/lib/search/highlight'
import { plain } from '@/lib/search/plain'

const marked = (text: string, terms: string[]) =>
  highlight(text, terms)
    .map(part => (part.hit ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Low testosterone in Flower Mound', ['low', 'testosterone'], '[Low] [testosterone] in Flower Mound'],
  ['PRP, PRP+ and (PRP)', ['prp'], '[PRP], [PRP]+ and ([PRP])'],
  ['Análisis de sangre, analisis', ['análisis'], '[Análisis] de sangre, [analisis]'],
  ['manã man maná2 2man', ['man'], 'manã [man] maná2 2man'],
  ['B12 is a vitamin', ['b12'], '[B12] is a vitamin'],
  ['It is of no use', ['it', 'of', 'use'], 'It is of no [use]'],
  ['a.c abc', ['a.c'], '[a.c] abc'],
  ['Nothing here', ['a+b', '((('], 'Nothing here'],
  ['Injeções, injeção', ['injeções'], '[Injeções], injeção'],
  ['El sueño y la mañana', ['sueno', 'man'], 'El [sueño] y la mañana'],
])('%s with %j is marked as %s', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected)
})

test('the parts are the text, in composed letters and in order, and none is empty', () => {
  expect(highlight('Low TRT, acción', ['low', 'accion'])).toEqual([
    { text: 'Low', hit: true, at: 1 },
    { text: ' TRT, ', hit: false, at: 2 },
    { text: 'acción', hit: true, at: 3 },
  ])
  expect(highlight('No, not it.', ['it'])).toEqual([{ text: 'No, not it.', hit: false, at: 0 }])
})

test('plain letters are small and without accents', () => {
  expect(plain('Análisis ÀÉÕ ñ')).toBe('analisis aeo n')
})
