import { render, screen } from '@testing-library/react'
import { NewLink } from '@/components/auth/new-link'
import { show } from './support'

/** After a link that expired or was used: where each kind leads. */
test.each([
  ['email-change', ['/account']],
  ['recovery', ['/auth/forgot']],
] as const)('a link for %s leads to %j, and offers no mail', (purpose, addresses) => {
  render(<NewLink purpose={purpose} />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(addresses)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['sign-up', ['tel:+19725550142']],
  ['unknown', ['tel:+19725550142', '/auth/forgot']],
] as const)('a link for %s offers a mail, and beside it %j', async (purpose, addresses) => {
  await show(<NewLink purpose={purpose} />)
  expect(screen.queryAllByRole('link').map(link => link.getAttribute('href'))).toEqual(addresses)
  expect(screen.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
})
