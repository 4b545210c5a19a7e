import { emptyValues, forms } from '@/components/auth/account-fields'
import { codeSchema, emailSchema, enrollSchemas, passwordSchemas } from '@/components/auth/schemas'

const signInSchema = forms['sign-in'].schema
const signUpSchema = forms['sign-up'].schema

const valid = {
  ...emptyValues,
  firstName: 'James',
  lastName: 'Sample',
  email: 'james@example.com',
  password: 'long enough',
}
const first = (schema: typeof signUpSchema | typeof signInSchema, values: typeof valid) =>
  schema.safeParse(values).error?.issues[0]?.message

test.each([
  [{ firstName: '   ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: 'james@' }, 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'Invalid email address'],
  [{ password: '1234567' }, 'Password must be at least 8 characters'],
])('sign-up with %p is rejected with %p', (change, message) => {
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
])('sign-in with %p is rejected with %p', (change, message) => {
  expect(first(signInSchema, { ...valid, ...change })).toBe(message)
})

test.each(['first/last@example.com', "o'neil+x@mail.example.com", 'a_b@xn--bcher-kva.example'])(
  '%p is an email address',
  email => {
    expect(emailSchema.parse({ email })).toEqual({ email })
  },
)

test.each(['james', 'james@', '@example.com', 'james@example', 'ja mes@example.com', 'james@exa_mple.com'])(
  '%p is not an email address',
  email => {
    expect(emailSchema.safeParse({ email }).error?.issues[0]?.message).toBe('Invalid email address')
  },
)

test.each(['855362', '855 362', ' 8 5 5\u00a03 6 2\n'])(
  '%p is accepted as a code, whitespace ignored',
  code => {
    expect(codeSchema.parse({ code })).toEqual({ code: '855362' })
    expect(enrollSchemas.code.parse({ name: 'x', code })).toEqual({ name: 'x', code: '855362' })
  },
)

test.each(['', '85536', '8553621', 'abcdef'])('%p is not accepted as a code', code => {
  for (const schema of [codeSchema, enrollSchemas.code])
    expect(schema.safeParse({ name: 'x', code }).error?.issues[0]?.message).toBe('Enter the six digits')
})

test('the mailed code is required only when the back end requires it, and may contain spaces', () => {
  const password = 'long enough'
  expect(passwordSchemas.alone.parse({ password, nonce: '' })).toEqual({ password, nonce: '' })
  expect(passwordSchemas.withCode.parse({ password, nonce: ' 123 456 ' })).toEqual({
    password,
    nonce: '123456',
  })
  expect(passwordSchemas.withCode.safeParse({ password, nonce: ' ' }).error?.issues[0]?.message).toBe(
    'Enter the code from the email',
  )
})
