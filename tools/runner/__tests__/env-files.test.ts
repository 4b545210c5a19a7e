/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(__dirname, '..', '..', '..')
const moduleAt = (...parts: string[]) => pathToFileURL(join(root, ...parts)).href

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-files-'))
  writeFileSync(join(folder, '.env'), 'NEXT_PUBLIC_MAP_EMBED_URL=https://maps.example/embed\n')
  writeFileSync(
    join(folder, 'policy.ts'),
    `import { contentPolicy } from '${root}/lib/security/policy'
     console.log(contentPolicy({ path: '/contact', styleHashes: [], formOrigins: [] }))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The content policy of the contact page, as the seal writes it when it runs in a folder with that `.env`. */
function policy(env: Record<string, string> = {}): string {
  const program = `
    import { typescript } from '${moduleAt('tools', 'runner', 'project.mjs')}'
    import { execFileSync } from 'node:child_process'
    execFileSync(process.execPath, typescript('${join(folder, 'policy.ts')}'), { stdio: 'inherit' })`
  const { NEXT_PUBLIC_MAP_EMBED_URL: _, NODE_ENV: __, ...rest } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...rest, NODE_ENV: 'production', TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...env },
  })
}

const frames = (written: string) => written.split('; ').find(directive => directive.startsWith('frame-src'))

test('a URL set only in .env is in the content security policy of the sealed page', () => {
  expect(frames(policy())).toContain(' https://maps.example')
})

test('a URL set before the command overrides the one in .env', () => {
  const given = policy({ NEXT_PUBLIC_MAP_EMBED_URL: 'https://other.example/embed' })
  expect(frames(given)).toContain(' https://other.example')
  expect(frames(given)).not.toContain('maps.example')
})
