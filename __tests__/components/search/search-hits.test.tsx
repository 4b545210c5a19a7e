import { existsSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { SearchHits } from '@/components/search/search-hits'
import { serviceKeys, servicePaths } from '@/lib/site/paths'

const hit = (href: string) => ({ section: 'Services' as const, href, title: href, text: '', terms: [] })

test.each(serviceKeys)('the hit of %s has its emblem, and the file exists', key => {
  const { container } = render(<SearchHits hits={[hit(servicePaths[key])]} />)
  const src = container.querySelector('img')?.getAttribute('src')
  expect(src).toMatch(/^\/figures\/emblem-/)
  expect(existsSync(`public${src}`)).toBe(true)
})

test('other hits have none', () => {
  const { container } = render(<SearchHits hits={[hit('/faq')]} />)
  expect(screen.getByRole('link')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})
