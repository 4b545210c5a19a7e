import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, type TestServer } from '../support/auth-server'
import { newScenario, type Step } from '../support/scenario'

/** Recorded answers: `scenario.ts` explains the steps. */
function rowsOf(name: string): unknown[] {
  const lines = readFileSync(join(__dirname, 'contract', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line))
}

type Scenario = { title: string; steps: Step[] }
type Group = { settings: Record<string, string>; scenarios: Scenario[] }

/** An object is the settings of the server for the scenarios below it, a text the title of the steps that follow. */
function groupsOf(rows: unknown[]): Group[] {
  const groups: Group[] = [{ settings: {}, scenarios: [] }]
  for (const row of rows) {
    const scenarios = groups.at(-1)?.scenarios
    if (typeof row === 'string') scenarios?.push({ title: row, steps: [] })
    else if (Array.isArray(row)) scenarios?.at(-1)?.steps.push(row as Step)
    else groups.push({ settings: row as Group['settings'], scenarios: [] })
  }
  return groups
}

// The settings come last: what follows an object belongs to it.
const files = ['account', 'factors', 'http', 'links', 'sessions', 'sign-up', 'settings']
const groups = groupsOf(files.flatMap(rowsOf))

type Rejection = [title: string, request: string, body: unknown, status: number, ...error: [string, string]]
const rejections = rowsOf('rejections') as Rejection[]

describe.each(groups)('with the settings $settings', ({ settings, scenarios }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(settings)
  })
  afterAll(() => server.stop())

  test.each(scenarios)('$title', async ({ steps }) => {
    const { run } = newScenario(server)
    for (const step of steps) await run(step)
  })
})

describe('a request is rejected:', () => {
  let server: TestServer
  let run: ReturnType<typeof newScenario>['run']
  beforeAll(async () => {
    server = await startServer()
    run = newScenario(server).run
    await run(['ACCOUNT taken'])
  })
  afterAll(() => server.stop())

  test.each(rejections)('%s', async (_, request, body, status, code, message) => {
    await run([request, body, status, [code, message]])
    // Before 2024 the shape was another.
    const inOldShape = { '#keys': 'code error_code msg', code: status, error_code: code, msg: message }
    await run([request, body, status, inOldShape], { 'x-supabase-api-version': null })
  })
})
