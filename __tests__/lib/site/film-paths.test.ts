import { services } from '@/content/services'
import { filmPaths } from '@/lib/routes'
import { areaOf } from '@/lib/security/areas'
import { filmPathsOf } from '@/lib/site/film-paths'

test('every service with a film is listed, wherever the film stands among its parts', () => {
  const made = [
    { slug: 'first', parts: [{ kind: 'video' }] },
    { slug: 'second', parts: [{ kind: 'gallery' }] },
    { slug: 'third', parts: [{ kind: 'gallery' }, { kind: 'video' }] },
    { slug: 'fourth' },
  ]
  expect(filmPathsOf(made)).toEqual(['/services/first', '/services/third'])
})

test('the listed pages are those of the content, and may show the film', () => {
  expect(filmPaths).toEqual(filmPathsOf(services))
  expect(filmPaths.map(areaOf)).toEqual(filmPaths.map(() => 'video'))
})
