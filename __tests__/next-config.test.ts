import config from '@/next.config'

afterEach(() => {
  delete process.env.BUILD_NAME
})

test('the same sources make the same release: a build is named after their hash', () => {
  const { generateBuildId } = config('phase-production-build')
  process.env.BUILD_NAME = 'a1b2'
  expect(generateBuildId?.()).toBe('a1b2')
})
