/** @jest-environment node */
import type { SearchDocument } from '@/lib/search/documents'
import { createSearch } from '@/lib/search/search'

/** Pages of this test's own, with words that tell which rule found them. */
const page = (href: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  section: 'Pages',
  href,
  title,
  text: '',
  words: '',
  ...more,
})

const find = (
  documents: readonly SearchDocument[],
  synonyms: Record<string, string> = {},
  stopWords: readonly string[] = [],
  dropped: readonly string[] = [],
) => createSearch({ documents, synonyms, stopWords, endings: { dropped } })

const found = (search: ReturnType<typeof find>, query: string) => search(query).map(({ href }) => href)

test('a hit has what is shown of its page, and the words that matched, and nothing else', () => {
  const search = find([page('/a', 'Água', { section: 'Services', text: 'For men', words: 'secret' })])
  expect(search('agua')).toEqual([
    { section: 'Services', href: '/a', title: 'Água', text: 'For men', terms: ['agua'] },
  ])
})

test('a word counts most in the title, then among the words, then in the text', () => {
  const search = find([
    page('/text', 'One', { text: 'walnut of one' }),
    page('/words', 'Two', { words: 'walnut' }),
    page('/title', 'Walnut'),
  ])
  expect(found(search, 'walnut')).toEqual(['/title', '/words', '/text'])
})

test('of the same words, services come before pages, articles and questions', () => {
  const sections = ['Questions', 'Articles', 'Pages', 'Services'] as const
  const search = find(sections.map(section => page(`/${section}`, 'Walnut', { section })))
  expect(found(search, 'walnut')).toEqual(['/Services', '/Pages', '/Articles', '/Questions'])
})

test('a word in the details does not compete with one that a page shows', () => {
  const search = find([page('/about-it', 'Walnut'), page('/risk', 'Other', { details: 'walnut hazel' })])
  expect(found(search, 'walnut')).toEqual(['/about-it'])
  expect(found(search, 'hazel')).toEqual(['/risk'])
})

test('the page that has all words comes before those that have some, also where it has one in its details', () => {
  const search = find([
    page('/thyroid', 'Thyroid tests'),
    page('/risk', 'Weight', { details: 'medullary thyroid cancer' }),
    page('/cancer', 'Cancer'),
  ])
  expect(found(search, 'thyroid cancer')[0]).toBe('/risk')
  const shown = find([
    page('/one', 'Walnut oil', { text: 'walnut' }),
    page('/both', 'Nut', { text: 'walnut cake' }),
  ])
  expect(found(shown, 'walnut cake')).toEqual(['/both', '/one'])
})

test('in details neither beginnings nor misspelled words are found', () => {
  const search = find([page('/risk', 'Weight', { details: 'infection' })])
  expect(found(search, 'infection')).toEqual(['/risk'])
  expect(found(search, 'infect')).toEqual([])
  expect(found(search, 'injection')).toEqual([])
})

test('three letters find what begins with them, two only a whole word', () => {
  const search = find([page('/walnut', 'Walnut'), page('/wa', 'Wa')])
  expect(found(search, 'wal')).toEqual(['/walnut'])
  expect(found(search, 'wa')).toEqual(['/wa'])
})

test.each([
  ['hasel', ['/hazel'], 'one letter of five'],
  ['hasal', [], 'two letters of five'],
  ['hawel', ['/hazel'], 'another letter of five'],
  ['chesmats', [], 'two letters of eight'],
  ['chestmut', ['/chestnut'], 'one letter of eight'],
  ['macadanja', ['/macadamia'], 'two letters of nine'],
  ['fik', [], 'one letter of three'],
  ['fogs', [], 'one letter of four'],
])('%s finds %j, with %s wrong', (typed, expected) => {
  const search = find([
    page('/hazel', 'Hazel'),
    page('/chestnut', 'Chestnut'),
    page('/macadamia', 'Macadamia'),
    page('/fig', 'Figs'),
  ])
  expect(found(search, typed)).toEqual(expected)
})

test.each([
  ['hzael', ['/hazel'], 'near the beginning'],
  ['hazle', ['/hazel'], 'at the end'],
  ['zaehl', [], 'twice'],
  ['hazles', [], 'besides a letter too many'],
  ['fgi', [], 'in a short word'],
])('%s finds %j, with letters in the wrong order %s', (typed, expected) => {
  expect(found(find([page('/hazel', 'Hazel'), page('/fig', 'Fig')]), typed)).toEqual(expected)
})

test('a synonym with letters in the wrong order is known', () => {
  expect(found(find([page('/price', 'Prices')], { money: 'prices' }), 'moeny')).toEqual(['/price'])
})

test('a word that exists is not misspelled', () => {
  const search = find([page('/hazel', 'Hazel'), page('/hazes', 'Hazes')])
  expect(found(search, 'hazel')).toEqual(['/hazel'])
  expect(found(search, 'hazex')).toEqual(['/hazel', '/hazes'])
})

describe('synonyms', () => {
  const documents = [page('/low', 'Low testosterone'), page('/price', 'Prices'), page('/drive', 'Test drive')]
  const synonyms = {
    'low t': 'low testosterone',
    cost: 'prices',
    'no sex drive': 'low',
    aseguranza: 'prices',
  }
  const search = find(documents, synonyms, ['the', 'what', 'does'])

  test('a word that is on no page leads to the page that means it', () => {
    expect(found(search, 'cost')).toEqual(['/price'])
    expect(found(search, 'Cost?!')).toEqual(['/price'])
    expect(search('cost')[0]?.terms).toEqual(['prices'])
  })

  test('an expression of two or of three words is replaced in meaning', () => {
    expect(found(search, 'low t')[0]).toBe('/low')
    expect(found(search, 'no sex drive')[0]).toBe('/low')
  })

  test('a misspelled synonym is corrected', () => {
    expect(found(search, 'aseguransa')).toEqual(['/price'])
    expect(found(search, 'coat')).toEqual([])
  })

  test('what objects inherit is no synonym', () => {
    expect(found(search, 'constructor')).toEqual([])
    expect(found(search, 'toString')).toEqual([])
  })

  test('stop words are ignored, unless there is no other word', () => {
    const stops = find([page('/what', 'What it does'), page('/price', 'Prices')], {}, ['what', 'does'])
    expect(found(stops, 'what does prices')).toEqual(['/price'])
    expect(found(stops, 'what does')).toEqual(['/what'])
  })

  test('the synonym of one word among others ranks, and alone is too weak', () => {
    const hinted = find(
      [page('/cost', 'Acorn cost'), page('/prices', 'Acorn prices'), page('/other', 'Prices of hazel')],
      { cost: 'prices' },
    )
    expect(found(hinted, 'acorn cost')[0]).toBe('/cost')
    expect(hinted('acorn cost').map(({ terms }) => terms.includes('prices'))).toEqual([false, true])
  })

  test('a word inside a known expression counts less than what the expression means, and than another word', () => {
    const drive = find([page('/drive', 'Drive'), page('/low', 'Libido')], { 'sex drive': 'libido' })
    expect(found(drive, 'sex drive')).toEqual(['/low', '/drive'])
    expect(found(drive, 'help, sex   drive')).toEqual(['/low', '/drive'])
    const oak = find([page('/drive', 'Drive'), page('/oak', 'Oak')], { 'sex drive': 'libido' })
    expect(found(oak, 'oak sex drive')).toEqual(['/oak', '/drive'])
    expect(found(oak, 'sex drive oak')).toEqual(['/oak', '/drive'])
  })

  test('the synonym of the only word counts as much as the word', () => {
    const pages = [page('/cost', 'Cost'), page('/prices', 'Prices', { section: 'Services' })]
    expect(found(find(pages, { cost: 'prices' }), 'cost')).toEqual(['/prices', '/cost'])
  })

  test('a word that is on a page is not taken for a misspelled synonym', () => {
    const haste = find([page('/haste', 'Haste'), page('/price', 'Prices')], { paste: 'prices' })
    expect(found(haste, 'haste')).toEqual(['/haste'])
    expect(found(haste, 'waste')[0]).toBe('/price')
  })
})

describe('stems', () => {
  const endings = ['s', 'ed', 'ing']
  const stems = (documents: readonly SearchDocument[], synonyms = {}, stopWords: readonly string[] = []) =>
    find(documents, synonyms, stopWords, endings)

  test('another form of a word finds the page, and is marked', () => {
    const search = stems([page('/crack', 'Cracking nuts')])
    expect(search('cracked')).toMatchObject([{ href: '/crack', terms: ['cracking'] }])
  })

  test('the form that was typed comes first', () => {
    const search = stems([page('/other', 'Cracking'), page('/typed', 'Cracked')])
    expect(found(search, 'cracked')).toEqual(['/typed', '/other'])
    expect(found(search, 'cracks')).toHaveLength(2)
  })

  test('details hold stems', () => {
    expect(found(stems([page('/risk', 'Other', { details: 'crack' })]), 'cracking')).toEqual(['/risk'])
  })

  test('a synonym is known by any form, and a word with a synonym is not misspelled', () => {
    const search = stems([page('/oil', 'Oil'), page('/cracked', 'Tracking')], { cracked: 'oil' })
    expect(found(search, 'cracking')).toEqual(['/oil'])
  })

  test('a stop word has no other form', () => {
    expect(found(stems([page('/stop', 'Cracking')], {}, ['cracking']), 'cracked')).toEqual([])
  })
})

test('letters and digits without a space or hyphen between them are found', () => {
  const search = find([page('/tb', 'TB-500'), page('/b12', 'B12')])
  expect(found(search, 'tb500')).toEqual(['/tb'])
  expect(found(search, 'b12')).toEqual(['/b12'])
})

test('what follows an apostrophe is no word of its own', () => {
  expect(found(find([page('/t', 'T')]), 'can’t')).toEqual([])
})

test('signs and blanks separate words, and alone find nothing', () => {
  const search = find([page('/b12', 'B12 shot'), page('/a', 'Walnut')])
  expect(found(search, '  (B12)... ')).toEqual(['/b12'])
  expect(found(search, 'walnut/b12')).toHaveLength(2)
  for (const nothing of ['', '  ', '?!', '((']) expect(search(nothing)).toEqual([])
})

test('at most twelve pages are shown, and none that matches too little of what was typed', () => {
  const many = find(Array.from({ length: 20 }, (_, number) => page(`/${number}`, 'Walnut')))
  expect(many('walnut')).toHaveLength(12)
  const filler = Array.from({ length: 40 }, (_, at) => `filler${at}`).join(' ')
  const search = find([
    page('/both', 'Walnut oil', { section: 'Services' }),
    page('/oil', 'Other', { section: 'Questions', text: `${filler} oil` }),
  ])
  expect(found(search, 'walnut oil')).toEqual(['/both'])
  expect(found(search, 'oil')).toEqual(['/both'])
})
