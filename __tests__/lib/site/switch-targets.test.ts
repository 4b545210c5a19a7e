import { languages } from '@/content/facts/languages'
import { articlePath, routes } from '@/lib/routes'
import { switchTargets } from '@/lib/site/switch-targets'

const targetsOf = (path: string, among = languages) =>
  switchTargets(path, among).map(({ language, path, section }) => [language.own, path, section])

describe('the language switch', () => {
  it('leads to the same page', () => {
    expect(targetsOf(routes.faq)).toEqual([
      ['English', '/faq', undefined],
      ['Español', '/es/faq', undefined],
      ['Português', '/pt/faq', undefined],
    ])
    expect(targetsOf(routes.home).map(([, path]) => path)).toEqual(['/', '/es', '/pt'])
  })

  it('names where it leads instead, in that language', () => {
    expect(targetsOf(articlePath('trt-myths-debunked'))).toEqual([
      ['English', '/blog/trt-myths-debunked', undefined],
      ['Español', '/es/blog', 'artículos'],
      ['Português', '/pt', 'início'],
    ])
  })

  it('leads home from the not-found page, whose text cannot depend on the path', () => {
    expect(targetsOf('/_not-found')).toEqual([
      ['English', '/', undefined],
      ['Español', '/es', undefined],
      ['Português', '/pt', undefined],
    ])
  })

  it('leaves out a language that has neither the page nor a home page', () => {
    const [english, spanish] = languages
    const started = spanish && {
      ...spanish,
      onlyInEnglish: [routes.home, routes.faq],
      sections: { '/': 'inicio' },
    }
    expect(
      targetsOf(
        routes.faq,
        [english, started].flatMap(one => one ?? []),
      ),
    ).toEqual([['English', '/faq', undefined]])
  })
})
