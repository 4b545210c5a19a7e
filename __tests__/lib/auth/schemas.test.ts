import { signInSchema, signUpSchema } from '@/lib/auth/schemas'

const valid = { firstName: 'James', lastName: 'Sample', email: 'james@example.com', password: 'long enough' }
const first = (schema: typeof signUpSchema | typeof signInSchema, values: typeof valid) =>
  schema.safeParse(values).error?.issues[0]?.message

test.each([
  [{ firstName: '   ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: 'james@' }, 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'Invalid email address'],
  [{ password: '1234567' }, 'Password must be at least 8 characters'],
])('sign-up with %p says %p', (change, message) => {
  expect(first(signUpSchema, { ...valid, ...change })).toBe(message)
})

test('sign-up trims names and address', () => {
  expect(signUpSchema.parse({ ...valid, firstName: ' James ', email: ' james@example.com ' })).toMatchObject({
    firstName: 'James',
    email: 'james@example.com',
  })
})

test.each([
  [{ password: '' }, 'Password is required'],
  [{ email: '' }, 'Invalid email address'],
])('sign-in with %p says %p', (change, message) => {
  expect(first(signInSchema, { ...valid, ...change })).toBe(message)
})
