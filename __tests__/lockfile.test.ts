import { readFileSync } from 'node:fs'

type Lock = { packages: Record<string, { link?: boolean; integrity?: string }> }

test('every package in the lock file has an integrity value', () => {
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  expect(installed.length).toBeGreaterThan(500)
  const without = installed.filter(([, entry]) => !entry.link && !entry.integrity).map(([path]) => path)
  expect(without).toEqual([])
})
