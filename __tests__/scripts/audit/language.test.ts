/** @jest-environment node */
import { checkLinkLanguage } from '@/scripts/audit/checks/language'
import { servedPage, settings } from './served-page'

const misses = (path: string, body: string) =>
  checkLinkLanguage(servedPage(path, '', body), settings).map(({ message }) => message)

describe('links of a translated page', () => {
  it('stay in its language', () => {
    expect(
      misses('/es/faq', '<a href="/es">a</a><a href="/es/blog/one#two">b</a><a href="#c">c</a>'),
    ).toEqual([])
    expect(misses('/es/faq', '<a href="/resources">los recursos</a>')).toEqual([
      '"los recursos" leads to /resources',
    ])
    expect(misses('/pt/faq', '<a href="/es/faq">dúvidas</a>')).toEqual(['"dúvidas" leads to /es/faq'])
  })

  it('or carry hreflang and say that they lead to an English page', () => {
    const marked = (attributes: string, mark: string) =>
      misses('/es/faq', `<a href="/blog/one" ${attributes}>uno<span>${mark}</span></a>`)
    expect(marked('hreflang="en"', ' (en inglés)')).toEqual([])
    expect(marked('', ' (en inglés)')).toEqual(['"uno (en inglés)" leads to /blog/one'])
    expect(marked('hreflang="en"', '')).toEqual(['"uno" leads to /blog/one'])
  })

  it('or are those of the language switch, files and other sites', () => {
    expect(misses('/es', '<a href="/faq" hreflang="en" lang="en">English</a>')).toEqual([])
    expect(misses('/es', '<a href="/feed.xml">RSS</a><a href="https://fda.gov/faq">FDA</a>')).toEqual([])
    expect(misses('/es', '<a href="tel:+1">a</a><a href="mailto:a@b.example">b</a>')).toEqual([])
  })
})

test('an English page does not lead to a translated one unmarked', () => {
  expect(misses('/faq', '<a href="/es/faq">Questions</a>')).toEqual(['"Questions" leads to /es/faq'])
})
