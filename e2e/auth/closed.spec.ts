import { expect, test } from '../support/test'
import { fillSignUp, message, newAddress, open, sendSignUp } from '../support/visitor'

// A back end with sign-up disabled.
test.use({ expectedProblems: [/status of 4\d\d.*\/auth\/v1\/signup/] })

test.use({ sandboxSettings: { SANDBOX_AUTH_SIGNUPS: 'false' } })

test('with sign-up disabled, the form shows the back end’s message', { tag: '@sandbox' }, async ({
  page,
}) => {
  await open(page, '/auth')
  await fillSignUp(page, newAddress())
  await sendSignUp(page)
  await expect(message(page, 'Signups not allowed for this instance')).toBeVisible()
})
