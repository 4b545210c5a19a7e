/** @jest-environment node */

type Languages = typeof import('@/content/facts/languages')

/** As a build has it whose environment this is. */
function codesIn(environment: Readonly<Record<string, string>>): string[] {
  const before = { ...process.env }
  Object.assign(process.env, environment)
  let codes: string[] = []
  jest.isolateModules(() => {
    codes = jest.requireActual<Languages>('@/content/facts/languages').languages.map(({ code }) => code)
  })
  process.env = before
  return codes
}

test('a build of English alone names no other language', () => {
  expect(codesIn({ ONLY_ENGLISH: 'yes' })).toEqual(['en'])
})

test.each([
  ['`next build` alone', {}, 'yes'],
  ['`npm run build`', { BUILD_NAME: 'a' }, undefined],
  ['`npm run dev`', { DEV_LANGUAGES: '{}' }, undefined],
])('%s sets it so', (_, environment, expected) => {
  const before = { ...process.env }
  for (const name of ['BUILD_NAME', 'DEV_LANGUAGES', 'SITE_LANGUAGE']) delete process.env[name]
  Object.assign(process.env, environment)
  jest.isolateModules(() => {
    const { default: config } = jest.requireActual<typeof import('@/next.config')>('@/next.config')
    expect(
      typeof config === 'function' ? config('phase-production-build').env?.ONLY_ENGLISH : undefined,
    ).toBe(expected)
  })
  process.env = before
})
