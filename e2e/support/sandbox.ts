import type { APIRequestContext } from '@playwright/test'

export type FaultMode = 'error500' | 'hang' | 'down'

/**
 * Makes outside services fail. A fault affects every test on the same sandbox, so a file that uses faults has its own
 * sandbox (`test.use({ sandboxSettings: {} })`): one per worker, which runs one test at a time. A file that needs the shared
 * one runs serially (`mode: 'serial'`) and breaks only what no other test needs.
 */
export function createSandbox(request: APIRequestContext, origin: string) {
  const faults = `${origin}/__faults`
  const broken = new Set<string>()
  async function set(path: string, mode: FaultMode | 'ok') {
    const answer = await request.post(faults, { data: { path, mode } })
    if (!answer.ok()) throw new Error(`The sandbox set no fault on ${path}: ${answer.status()}`)
  }
  return {
    async breakService(path: string, mode: FaultMode) {
      broken.add(path)
      await set(path, mode)
    },
    async restore() {
      for (const path of broken) await set(path, 'ok')
      broken.clear()
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
