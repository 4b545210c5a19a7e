/** @jest-environment node */
import { checkEnglishIsMarked, checkLinkLanguage } from '@/tools/audit/checks/language'
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

describe('English in a translated page', () => {
  const unmarked = (path: string, body: string) =>
    checkEnglishIsMarked(servedPage(path, '', body)).map(({ message }) => message)

  it('is marked with lang: titles and the name of the first visit', () => {
    expect(unmarked('/es', '<a href="#">Effects of Testosterone Treatment and Sleep</a>')).toEqual([
      'English without lang: "Effects of Testosterone Treatment and Sleep"',
    ])
    expect(unmarked('/pt', '<a href="#">Agendar Discovery Experience</a>')).toEqual([
      'English without lang: "Agendar Discovery Experience"',
    ])
    expect(unmarked('/es', '<p>La <span lang="en">Discovery Experience</span></p>')).toEqual([])
    expect(unmarked('/es', '<cite lang="en">Effects of Treatment and Sleep</cite>')).toEqual([])
  })

  it('is no single word of a name, and not what is English on an English page', () => {
    expect(unmarked('/es', '<li>The Colony</li><p>Por lo general hay citas. Se for, papéis.</p>')).toEqual([])
    expect(unmarked('/faq', '<p>The end of the visit and its Discovery Experience</p>')).toEqual([])
  })
})
