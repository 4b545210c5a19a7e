import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import NotFound from '@/app/not-found'
import { AuthScreen } from '@/components/auth/auth-screen'
import { Footer } from '@/components/layout/footer'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { Notice } from '@/components/layout/notice'
import { FaqList } from '@/components/sections/faq-list'
import { clinic } from '@/content/facts/clinic'
import { env } from '@/lib/env'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'

jest.mock('next/navigation', () => ({ usePathname: () => '/faq' }))

/** Patients come back for the portal; the website's account is another thing. */

/** As served. */
function show(page: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(page)
}

const portalLinks = () => screen.getAllByRole('link', { name: /^patient portal/i, hidden: true })

const expectPortal = (link: HTMLElement | undefined) => {
  expect(link).toHaveAttribute('href', env.portalUrl)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleName(/opens in a new tab/)
}

test('the menu has it just before the sign-in of the account', () => {
  show(<MobileMenu languages={[]} />)
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true })
  const names = within(menu)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(names[names.indexOf('Sign In') - 1]).toMatch(/^Patient Portal/)
  expectPortal(portalLinks()[0])
})

test('the footer begins its quick links with it', () => {
  show(<Footer disclaimer="" telehealth="" />)
  const quick = screen.getByRole('navigation', { name: /^Quick links/ })
  expectPortal(within(quick).getAllByRole('link', { hidden: true })[0])
})

test('a notice names a way that works: mail while the phones are down, else the phone', () => {
  const [from, until] = ['2027-01-11T00:00', '2027-01-12T00:00']
  for (const [kind, href] of [
    ['phonesDown', clinic.email.href],
    ['closed', clinic.phone.href],
  ] as const) {
    show(<Notice notice={{ kind, from, until }} emergency="" />)
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([href])
    // The seal looks for it: its script checks the time before the notice is painted.
    expect(screen.getByRole('complementary')).toHaveAttribute('data-timed')
  }
})

test('the footer has the phone and the fax, and its mail link writes to the address that it shows', () => {
  show(<Footer disclaimer="" telehealth="" />)
  const { phone, fax, email } = clinic
  const link = (name: string) =>
    screen.getByRole('link', { name: new RegExp(escapeRegExp(name)), hidden: true })
  expect(link(phone.display)).toHaveAttribute('href', phone.href)
  expect(link(email.address)).toHaveAttribute('href', `mailto:${email.address}`)
  expect(screen.getByText(new RegExp(escapeRegExp(fax.display)))).toHaveTextContent(/fax/i)
})

test('the page for a missing address offers it', () => {
  show(<NotFound />)
  expectPortal(portalLinks()[0])
})

test('on /auth it stands before the form; on the other sign-in pages, after it', () => {
  const order = (portalPlace: 'first' | 'last') => {
    show(
      <AuthScreen portalPlace={portalPlace}>
        <h1>Form</h1>
      </AuthScreen>,
    )
    const portal = document.querySelector('#portal')
    const form = document.querySelector('h1')
    if (!portal || !form) throw new Error('The portal or the form is missing.')
    return Boolean(portal.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(order('first')).toBe(true)
  // The form's button is the only one of its look.
  expect(document.querySelector('#portal .cta')).toBeNull()
  expect(order('last')).toBe(false)
})

test('an answer that mentions it links to it, once', () => {
  const answer = ['Ask through the patient portal. The portal answers.']
  show(<FaqList name="x" items={[{ id: 'refills', question: 'Refill?', answer }]} />)
  expect(portalLinks()).toHaveLength(1)
  expectPortal(portalLinks()[0])
  expect(screen.getByText(/Ask through the/)).toHaveTextContent('The portal answers.')
})
