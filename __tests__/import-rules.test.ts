/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const refused = [
  ['lib/a.ts', 'content/home'],
  ['lib/b.ts', 'components/ui/icon'],
  ['lib/c.ts', 'app/page'],
  ['lib/security/a.ts', 'sandbox/main'],
  ['lib/site/a.ts', 'components/ui/icon'],
  ['lib/editorial/a.ts', 'app/page'],
  ['content/a.ts', 'components/ui/icon'],
  ['content/services/a.ts', 'app/page'],
  ['content/b.ts', 'sandbox/main'],
  ['components/ui/a.tsx', 'app/page'],
  ['components/ui/b.tsx', 'content/home'],
  ['components/ui/c.tsx', 'content/contact.rules'],
  ['components/ui/d.tsx', 'sandbox/main'],
  ['app/about/a.tsx', 'content/contact.rules'],
  ['app/about/b.tsx', 'sandbox/main'],
  ['app/about/c.tsx', 'tools/release/budgets'],
  ['components/ui/e.tsx', 'tools/release/browser/start'],
  ['content/c.ts', 'tools/translations/state'],
  ['lib/d.ts', 'scripts/build.mjs'],
  ['lib/site/b.ts', 'tools/audit/html'],
  ['lib/seo/a.ts', 'tools/audit/html'],
  ['lib/editorial/b.ts', 'scripts/check.mjs'],
] as const

const allowed = [
  ['lib/security/y.ts', 'content/facts/language'],
  ['lib/z.ts', 'content/facts/clinic'],
  ['lib/site/z.ts', 'content/site'],
  ['components/ui/z.tsx', 'content/ui/layout'],
  ['app/about/z.tsx', 'content/about'],
] as const

/** Line 1 imports by alias, line 2 by relative path. */
function source(file: string, target: string): string {
  const up = '../'.repeat(file.split('/').length - 1)
  return `import { one } from '@/${target}'\nimport { two } from '${up}${target}'\n\nexport const both = [one, two]\n`
}

/** The lines that Biome refuses by the project's rules, as `file:line`. */
function refusedLines(files: readonly (readonly [file: string, target: string])[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  try {
    const settings = { ...JSON.parse(readFileSync('biome.json', 'utf8')), vcs: { enabled: false } }
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings))
    for (const [file, target] of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), source(file, target))
    }
    const biome = path.resolve('node_modules/@biomejs/biome/bin/biome')
    const flags = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none']
    const { stdout } = spawnSync(process.execPath, [biome, ...flags], { cwd: folder, encoding: 'utf8' })
    const found = stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)
    // A set: one line can break two rules.
    return [
      ...new Set(
        Array.from(
          found,
          ([, file = '', line]) => `${path.relative(folder, path.resolve(folder, file))}:${line}`,
        ),
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('imports against the direction are refused, by alias and by relative path; the others are not', () => {
  const wanted = refused.flatMap(([file]) => [`${file}:1`, `${file}:2`])
  expect(refusedLines([...refused, ...allowed]).sort()).toEqual(wanted.sort())
})
