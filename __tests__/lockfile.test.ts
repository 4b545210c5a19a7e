import { readFileSync } from 'node:fs'

type Lock = { packages: Record<string, { link?: boolean; integrity?: string }> }

test.each(['package-lock.json', 'tools/art/package-lock.json'])(
  'every package in %s has an integrity value',
  file => {
    const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'))
    const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
    expect(installed.length).toBeGreaterThan(20)
    const without = installed.filter(([, entry]) => !entry.link && !entry.integrity).map(([path]) => path)
    expect(without).toEqual([])
  },
)
