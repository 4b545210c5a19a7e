import { render, screen } from '@testing-library/react'
import { emptyValues, forms, metadataFrom, valuesFrom } from '@/components/auth/account-fields'
import { AccountFields } from '@/components/auth/fields'

jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: () => undefined }))

test.each([
  ['sign-in', ['Email', 'Password'], ['username', 'current-password']],
  [
    'sign-up',
    ['First Name', 'Last Name', 'Email', 'Password'],
    ['given-name', 'family-name', 'username', 'new-password'],
  ],
  ['account', ['First Name', 'Last Name'], ['given-name', 'family-name']],
] as const)('%s asks for %p, and tells a browser what each is', (mode, labels, autocomplete) => {
  render(<AccountFields mode={mode} field={() => ({})} />)
  const fields = labels.map(label => screen.getByLabelText(label))
  // The clinic may have added fields (README); those of the specification keep their order.
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs).toHaveLength(forms[mode].order.length)
  expect(inputs.filter(input => fields.includes(input))).toEqual(fields)
  expect(fields.map(field => field.getAttribute('autocomplete'))).toEqual(autocomplete)
  for (const field of fields) expect(field).toBeRequired()
  // A phone's key leads to the next field, and from the last one sends.
  const keys = inputs.map(field => field.getAttribute('enterkeyhint'))
  expect(keys).toEqual([...inputs.slice(1).map(() => 'next'), 'go'])
})

test('a field that a mode does not have never blocks submitting its form', () => {
  const values = { ...emptyValues, email: 'james@example.com', password: 'x' }
  expect(forms['sign-in'].schema.safeParse(values).success).toBe(true)
  expect(forms['sign-up'].schema.safeParse(values).success).toBe(false)
  const names = { ...emptyValues, firstName: 'James', lastName: 'Sample' }
  expect(forms.account.schema.safeParse(names).success).toBe(true)
})

test("names are stored in and read from the user's metadata; email and password are not", () => {
  const names = { ...emptyValues, firstName: 'James', lastName: 'Sample' }
  const values = { ...names, email: 'james@example.com', password: 'secret' }
  const metadata = metadataFrom(values)
  expect(metadata).toMatchObject({ first_name: 'James', last_name: 'Sample' })
  expect(Object.values(metadata)).not.toContain('secret')
  expect(Object.values(metadata)).not.toContain('james@example.com')
  expect(valuesFrom(metadata)).toEqual(names)
  expect(valuesFrom({ first_name: 1 })).toEqual(emptyValues)
})
