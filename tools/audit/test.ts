import { test as base, expect } from '@playwright/test'
import { createFetcher, type Fetcher } from './http'
import { readSettings } from './settings'
import type { Miss, Settings } from './types'

type WorkerFixtures = {
  settings: Settings
  /** Shared by all tests of a worker, so that each linked address is fetched once. */
  fetcher: Fetcher
}

export const test = base.extend<object, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  settings: [async ({}, use) => use(await readSettings()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  fetcher: [async ({}, use) => use(createFetcher()), { scope: 'worker' }],
})

/** Fails with a list of all misses. */
export function expectNoMisses(misses: Miss[]): void {
  expect(misses.map(({ check, message }) => `${check}: ${message}`)).toEqual([])
}
