import { render, screen } from '@testing-library/react'
import { FaqList } from '@/components/sections/faq-list'
import { Link } from '@/components/ui/link'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { pricesPage } from '@/content/prices'
import { services } from '@/content/services'
import { start } from '@/content/ui/start'
import { redirectOldAddress } from '@/lib/server/redirect-response'
import { createRedirector, nextRedirects, redirectRules } from '@/lib/server/redirects'
import { isRoute } from '@/lib/site/is-route'
import { serviceNavigation } from '@/lib/site/navigation'
import { offeredLinks } from '@/lib/site/offered'
import { searchIndex } from '@/lib/site/search-index'
import { serviceCards } from '@/lib/site/services'

const prp = '/services/prp-therapy-flower-mound-tx'

jest.mock('@/lib/site/ended-services', () => ({
  endedServices: { '/services/prp-therapy-flower-mound-tx': '/services' },
}))
jest.mock('next/server', () => ({
  NextResponse: {
    redirect: (url: URL, status: number) => ({ url: url.pathname, status, headers: new Map() }),
  },
}))

test('a service that has ended is in no list, menu, price, search or route', () => {
  const keys = [
    ...services.map(({ key }) => key),
    ...serviceCards.map(({ key }) => key),
    ...serviceNavigation.map(({ key }) => key),
    ...home.tracks.items.map(({ key }) => key),
    ...home.more.items.map(({ key }) => key),
    ...pricesPage.table.quoted.map(({ service }) => service),
  ]
  expect(keys).toContain('microneedling')
  expect(keys).not.toContain('prp-therapy')
  const found = searchIndex().documents.map(({ href }) => href)
  expect(found.filter(href => href.startsWith(prp))).toEqual([])
  expect(isRoute(prp)).toBe(false)
})

test('the numbers of services are counted again', () => {
  expect(home.more.heading).toBe('Three more services')
  expect(pricesPage.table.heading).toBe('Six services in one table')
})

test('its questions and links leave with it, and a link in a text leads on', () => {
  expect(faq.groups.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('women')
  expect(offeredLinks(start.readings.skin.links).map(({ text }) => text)).toEqual(['Microneedling'])
  const link = { href: `${prp}#risks`, text: 'PRP therapy' }
  render(
    <>
      <FaqList name="faq" items={[{ id: 'a', question: 'A?', answer: ['B.'], link }]} />
      <Link href={prp}>PRP in an article</Link>
    </>,
  )
  expect(screen.queryByText('PRP therapy')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'PRP in an article' })).toHaveAttribute('href', '/services')
})

test.each([
  [prp, 308, '/services?a=1'],
  [`/es${prp}`, 308, '/es/services?a=1'],
  ['/services/prp-procedures', 308, '/services?a=1'],
  ['/es/services/prp-procedures', 308, '/es/services?a=1'],
])('%s redirects with %s to %s in one hop', (path, status, location) => {
  const find = createRedirector(
    redirectRules(
      ['/', '/services', '/es', '/es/services'],
      [{ base: '/es', onlyInEnglish: [], articles: [] }],
    ),
  )
  expect(find(path, '?a=1')).toMatchObject({ location, rule: { status } })
})

test('plain Next redirects it as well', () => {
  expect(nextRedirects).toContainEqual({ source: prp, destination: '/services', permanent: true })
  const url = { href: `https://clinic.example${prp}`, pathname: prp, search: '' }
  expect(redirectOldAddress(url)).toMatchObject({ url: '/services', status: 308 })
})
