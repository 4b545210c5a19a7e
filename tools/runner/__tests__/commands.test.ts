/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(__dirname, '..', '..', '..')

type Run = { code: number | null; output: string }

function collect(child: ChildProcess): Promise<Run> {
  return new Promise(resolve => {
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('close', code => resolve({ code, output }))
  })
}

function node(args: string[], env: Record<string, string> = {}): Promise<Run> {
  return collect(spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } }))
}

const script = (source: string) => node(['--input-type=module', '--eval', source])
const library = (name: string) => `'./tools/runner/${name}.mjs'`

function takePort(): Promise<{ port: number; free: () => void }> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' && address ? address.port : 0, free: () => server.close() })
    })
  })
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', () => {
  it('reports a port in use and what to do', async () => {
    const { port, free } = await takePort()
    const { code, output } = await node(['scripts/start.mjs'], { PORT: String(port), SANDBOX_PORT: '4870' })
    free()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} (PORT) is taken.`)
    expect(output).toContain(`PORT=${port + 100} SANDBOX_PORT=4970 npm `)
  })

  it.each([
    ['abc', 'PORT=abc is not a port. Use a number from 1 to 65535'],
    ['70000', 'PORT=70000 is not a port. Use a number from 1 to 65535'],
    ['6000', 'PORT=6000: browsers block this port'],
  ])('refuses PORT=%s', async (port, message) => {
    const { code, output } = await node(['scripts/start.mjs'], { PORT: port })
    expect(code).toBe(1)
    expect(output).toContain(message)
  })
})

describe('the site environment', () => {
  const read = (env: Record<string, string>) =>
    node(
      [
        '--input-type=module',
        '--eval',
        `import { readPorts, siteEnvironment } from ${library('addresses')}
         const env = siteEnvironment(readPorts())
         console.log(env.PORT, env.SANDBOX_PORT, env.NEXT_PUBLIC_BOOKING_URL || '-', env.NODE_ENV)`,
      ],
      {
        PORT: '',
        SANDBOX_PORT: '',
        NEXT_PUBLIC_SITE_URL: '',
        NEXT_PUBLIC_BOOKING_URL: '',
        SITE_ENV: '',
        ...env,
      },
    )

  it('follows the ports', async () => {
    const { output } = await read({ PORT: '3801', SANDBOX_PORT: '4801' })
    expect(output.trim()).toBe('3801 4801 - production')
  })

  it('keeps URLs that are set', async () => {
    const { output } = await read({
      NEXT_PUBLIC_BOOKING_URL: 'https://book.example/',
      PORT: '3801',
      SANDBOX_PORT: '4801',
    })
    expect(output.trim()).toBe('3801 4801 https://book.example/ production')
  })

  it('never uses the sandbox for a live site', async () => {
    const { output } = await read({ SITE_ENV: 'production' })
    expect(output.trim()).toBe('3000 4010 - production')
  })
})

describe('the stages', () => {
  it('stop at the first failure and list the outcome of each', async () => {
    const { output } = await script(`
      import { runStages, skipped } from ${library('run-stages')}
      const code = await runStages([
        { name: 'first', work: async () => 0 },
        { name: 'without', work: async () => skipped },
        { name: 'second', work: async () => 1 },
        { name: 'third', work: async () => { console.log('never run') } },
      ])
      console.log('code', code)`)
    expect(output).toMatch(
      / {2}passed +0\.0 s {2}first\n {2}skipped +0\.0 s {2}without\n {2}FAILED +0\.0 s {2}second\n {2}not run .*third\n/,
    )
    expect(output).toContain('\n1 passed, 1 failed, 1 skipped\n')
    expect(output).toContain('code 1')
    expect(output).not.toContain('never run')
  })

  it('all report when they are checks, before what follows is left out', async () => {
    const { output } = await script(`
      import { runStages } from ${library('run-stages')}
      const check = (name, code) => ({ name, work: async () => code, reportsAll: true })
      const build = { name: 'build', work: async () => { console.log('never run') } }
      console.log('code', await runStages([[[check('types', 1), check('content', 0)]], build]))`)
    expect(output).toMatch(
      / {2}FAILED +0\.0 s {2}types\n {2}passed +0\.0 s {2}content\n {2}not run .*build\n/,
    )
    expect(output).toContain('code 1')
    expect(output).not.toContain('never run')
  })

  it('report but for those that need the one that failed', async () => {
    const { output } = await script(`
      import { runStages } from ${library('run-stages')}
      const check = (name, code, needs) => ({ name, needs, reportsAll: true, work: async () => code })
      await runStages([[[check('translations', 1), check('content', 0, 'translations'), check('types', 0)]]])`)
    expect(output).toMatch(
      / {2}FAILED .*translations\n {2}not run .*content \(needs translations\)\n {2}passed .*types\n/,
    )
  })
})

it('builds and draws every published language of the site', async () => {
  const { output } = await script(
    `import { openLanguages } from ${library('build')}; console.log(['en', ...openLanguages()].join())`,
  )
  const { languages } =
    jest.requireActual<typeof import('@/content/facts/languages')>('@/content/facts/languages')
  expect(output.trim()).toBe(languages.map(({ code }) => code).join())
})

describe('a service', () => {
  it('exits when the command that started it is killed', async () => {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { startService } from ${library('processes')}
         startService(['--eval', 'console.log(process.pid); setInterval(() => {}, 1000)'], process.env)
         setInterval(() => {}, 1000)`,
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const pid = await new Promise<number>(resolve => child.stdout.once('data', data => resolve(Number(data))))
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    // Jest's time limit is the limit: how long the process takes to exit depends on the machine.
    while (isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 50))
  })
})

describe('a mistyped word', () => {
  it.each([
    ['an option of the server', ['scripts/serve.mjs', '--smaple'], "Unknown option '--smaple'"],
    [
      'an option of a release',
      ['tools/release/publish/command.mjs', '--smaple'],
      "Unknown option '--smaple'",
    ],
    [
      'what to generate',
      ['--import', 'tsx', 'tools/editorial/generate.ts', 'notcie'],
      'Unknown command notcie.',
    ],
    [
      'an option of the launch list',
      ['--import', 'tsx', 'scripts/check-launch.ts', '--al'],
      "Unknown option '--al'",
    ],
  ])('%s is named without a stack', async (_, args, message) => {
    const { code, output } = await node(args)
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toMatch(/^ {4}at /m)
  })
})
