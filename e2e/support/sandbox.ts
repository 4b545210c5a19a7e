import type { APIRequestContext } from '@playwright/test'

export type FaultMode = 'error500' | 'refuse' | 'hang' | 'down'

/**
 * Makes outside services fail. Faults hold for every test that uses the same sandbox at the same time, so a file that
 * uses them has one of its own (`test.use({ sandboxSettings: {} })`): one for each worker, which runs one test at a time.
 * A file that must stay on the shared one runs its tests one after another (`mode: 'serial'`) and breaks what no other needs.
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
