import { render, screen } from '@testing-library/react'
import ContactPage from '@/app/contact/page'
import { GoodFaithEstimate } from '@/components/sections/good-faith-estimate'
import { clinic } from '@/content/facts/clinic'
import { faq } from '@/content/faq'
import { goodFaithEstimate, standardNotice } from '@/content/legal/good-faith-estimate'
import { legalLinks, quickLinks } from '@/lib/site/navigation'

test('every footer leads to the notices that the law wants to be prominent', () => {
  const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href)
  expect(hrefs(legalLinks)).toEqual(
    expect.arrayContaining(['/prices#good-faith-estimate', '/records-and-complaints', '/privacy-policy']),
  )
  expect(quickLinks).toContainEqual({
    label: 'How to file a complaint',
    href: '/records-and-complaints#licensing-board',
  })
})

test('the contact page says how to get in, and to tell us who needs help', () => {
  const { container } = render(<ContactPage />)
  for (const text of [clinic.parking.text, clinic.parking.access]) expect(container).toHaveTextContent(text)
})

describe('the good faith estimate', () => {
  test('is announced in the words of CMS, with its addresses as links', () => {
    render(<GoodFaithEstimate {...goodFaithEstimate} />)
    expect(screen.getByText(/at least \$400 more for any provider/)).toBeInTheDocument()
    expect(screen.getByText(/at least 3 business days .+ within 1 business day/)).toBeInTheDocument()
    const page = 'www.cms.gov/nosurprises/consumers'
    // The library reads a word break as a space.
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent === page)
    expect(link).toHaveAttribute('href', `https://${page}`)
    expect(screen.getByRole('link', { name: '1-800-985-3059' })).toHaveAttribute('href', 'tel:+18009853059')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  test('has the English words beside a translation, marked as English', () => {
    render(
      <GoodFaithEstimate
        {...goodFaithEstimate}
        notice={{ ...standardNotice, heading: 'Tiene derecho' }}
        official={standardNotice}
      />,
    )
    const [own, official] = screen.getAllByRole('heading', { level: 3 })
    expect(own).toHaveTextContent('Tiene derecho')
    expect(official).toHaveTextContent(standardNotice.heading)
    expect(official?.closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  test('is a question of the FAQ, with every sentence of the notice', () => {
    const item = faq.groups.flatMap(({ items }) => items.filter(({ id }) => id === 'estimate'))[0]
    const { heading, lead, items, questions } = standardNotice
    for (const sentence of [heading, lead, ...items, questions])
      expect(item?.answer.join(' ')).toContain(sentence)
  })
})
