import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The seal takes every inline script in Next's output for one of Next's, and delays it. */
test('only structured data puts a script or raw markup into a page', () => {
  const sources = ['app', 'components', 'content', 'lib'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .map(name => join(folder, name)),
  )
  expect(sources.length).toBeGreaterThan(100)
  const withScript = sources.filter(file =>
    /<script\b|dangerouslySetInnerHTML|['"]next\/script['"]/i.test(readFileSync(file, 'utf8')),
  )
  expect(withScript).toEqual(['components/seo/json-ld.tsx'])
})
