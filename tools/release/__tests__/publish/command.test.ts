/** @jest-environment node */
import { parseArgs } from 'node:util'

const goBack = jest.fn(async () => 'before')
const started: (() => Promise<void>)[] = []
jest.mock('@/tools/release/publish/publish.mjs', () => ({
  goBack: (...given: unknown[]) => goBack(...(given as [])),
  waitUntilServed: async () => true,
}))
jest.mock('@/tools/runner/processes.mjs', () => ({
  supervise: (main: () => Promise<void>) => started.push(main),
}))
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), realpathSync: () => 'releases/before' }))
jest.mock('node:util', () => ({ ...jest.requireActual('node:util'), parseArgs: jest.fn() }))

const asked = (given: readonly string[]) =>
  jest
    .mocked(parseArgs)
    .mockImplementation(config =>
      jest.requireActual<typeof import('node:util')>('node:util').parseArgs({ ...config, args: given }),
    )

test.each([
  [['back'], false],
  [['back', '--sample'], true],
])('npm run release -- %j: a sample is gone back to: %p', async (given, isSample) => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  asked(given)
  jest.requireActual('@/tools/release/publish/command.mjs')
  await started[0]?.()
  expect(goBack).toHaveBeenLastCalledWith(expect.stringMatching(/releases$/), isSample)
})
