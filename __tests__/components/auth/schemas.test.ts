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
const tooLong = 'Password must be at most 72 characters; an accented letter or an emoji counts as two or more'
const first = (schema: typeof signUpSchema | typeof signInSchema, values: typeof valid) =>
  schema.safeParse(values).error?.issues[0]?.message

test.each([
  [{ firstName: '   ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ firstName: '\u200B' }, 'First name is required'],
  [{ firstName: '\u2060\u00AD ' }, 'First name is required'],
  [{ lastName: '\u3164' }, 'Last name is required'],
  [{ lastName: '\u2800' }, 'Last name is required'],
  [{ email: 'james@' }, 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'Invalid email address'],
  [{ password: '1234567' }, 'Password must be at least 8 characters'],
  [{ password: 'x'.repeat(73) }, tooLong],
  [{ password: 'é'.repeat(37) }, tooLong],
  [{ password: '😀'.repeat(19) }, tooLong],
])('sign-up with %p is rejected with %p', (change, message) => {
  expect(first(signUpSchema, { ...valid, ...change })).toBe(message)
})

test.each(['Ñ', '李', 'O’Neil', 'Anne-Marie', 'رضا'])('%s is a name', firstName => {
  expect(first(signUpSchema, { ...valid, firstName })).toBeUndefined()
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

test.each([
  'james@example.com\u200b',
  '\u202ajames@example.com\u202c',
  'james@exam\u00adple.com',
  '\ufeffjames@example.com',
  'james@example.com,',
  'james@example.com.',
  'james@example.com;',
  '<james@example.com>',
  '"james@example.com"',
  "'james@example.com'",
  '“james@example.com”',
  '(james@example.com)',
  'mailto:james@example.com',
  'MAILTO:james@example.com?subject=Hello',
  'James Sample <james@example.com>',
  'ｊａｍｅｓ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  '\u00a0james@example.com\n',
])('%p is read as the address in it, in every form', email => {
  expect(emailSchema.parse({ email })).toEqual({ email: 'james@example.com' })
  expect(signUpSchema.parse({ ...valid, email })).toMatchObject({ email: 'james@example.com' })
  expect(signInSchema.parse({ ...valid, email })).toMatchObject({ email: 'james@example.com' })
})

test.each([
  '855362',
  '855 362',
  ' 8 5 5\u00a03 6 2\n',
  '855-362',
  '855–362',
  '855·362',
  '８５５３６２',
  '\u200b855362',
  '855\u2060362',
  '855362.',
])('%p is accepted as a code', code => {
  expect(codeSchema.parse({ code })).toEqual({ code: '855362' })
  expect(enrollSchemas.code.parse({ name: 'x', code })).toEqual({ name: 'x', code: '855362' })
  expect(passwordSchemas.withCode.parse({ password: 'long enough', nonce: code })).toMatchObject({
    nonce: '855362',
  })
})

test.each(['', '85536', '8553621', 'abcdef', '85536O'])('%p is not accepted as a code', code => {
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

test.each(['x'.repeat(72), 'é'.repeat(36), '😀'.repeat(18)])('%p fits into the back end’s hash', password => {
  expect(first(signUpSchema, { ...valid, password })).toBeUndefined()
})

test('the limit applies wherever a password is chosen, and nowhere else', () => {
  const password = 'é'.repeat(37)
  for (const schema of Object.values(passwordSchemas)) {
    const { error } = schema.safeParse({ password, nonce: '123456' })
    expect(error?.issues.map(({ message }) => message)).toEqual([tooLong])
  }
  expect(first(signInSchema, { ...valid, password })).toBeUndefined()
})
