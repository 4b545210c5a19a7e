/** @jest-environment node */
import { checkBytes } from '@/tools/audit/browser/weigh'
import { formatTable } from '@/tools/audit/table'
import { budgetFor, pagesWithoutRoom } from '@/tools/release/budgets'

describe('budgets', () => {
  it('for a sealed content page are 20 KB of HTML, 12 KB of script with headers, 75 KB and 12 requests', () => {
    expect(budgetFor('/faq', true)).toMatchObject({
      html: 20_480,
      script: 12_288,
      total: 76_800,
      requests: 12,
      thirdParty: false,
      application: false,
    })
  })

  it('are the same for all content pages', () => {
    const usual = budgetFor('/faq', true)
    for (const path of [
      '/',
      '/about',
      '/blog',
      '/blog/trt-myths-debunked',
      '/services/any',
      '/contact',
      '/search',
    ]) {
      expect(budgetFor(path, true)).toEqual(usual)
    }
  })

  it('for an application include all its JavaScript', () => {
    expect(budgetFor('/auth/reset', true)).toMatchObject({ html: 20_480, script: 239_616, application: true })
    expect(budgetFor('/resources/free-testosterone-calculator', true).script).toBe(159_744)
    expect(budgetFor('/authors', true).application).toBe(false)
  })

  it('report what is over and by how much', () => {
    const budget = budgetFor('/faq', true)
    const bytes = { html: 20_000, script: 12_289, style: 0, font: 0, image: 0, total: 32_769, requests: 2 }
    expect(checkBytes(bytes, budget)).toEqual([
      { check: 'budget', message: 'script: 12,289 of at most 12,288' },
    ])
  })
})

describe('the table', () => {
  it('has one row per route, its first column left-aligned', () => {
    expect(
      formatTable(
        ['route', 'KB'],
        [
          ['/', '1.5'],
          ['/about', '12.0'],
        ],
      ),
    ).toBe(['route     KB', '──────  ────', '/        1.5', '/about  12.0'].join('\n'))
  })
})

it('names the pages that fill more than 97% of their budget, the fullest first', () => {
  const { html } = budgetFor('/prices', true)
  const translated = budgetFor('/es/prices', true).html
  const pages = [
    { path: '/', bytes: 0.96 * html },
    { path: '/prices', bytes: Math.ceil(0.98 * html) },
    { path: '/es/prices', bytes: Math.ceil(0.99 * translated) },
  ]
  expect(pagesWithoutRoom(pages).map(line => line.split(':')[0])).toEqual(['/es/prices', '/prices'])
})
