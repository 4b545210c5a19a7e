/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Metadata } from 'next'

const app = join(process.cwd(), 'app')

/** Pages with one address; an article or a service is an address of its own, and always indexed. */
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('page.tsx') && !file.includes('['))
  .map(file => `/${dirname(file)}`.replace('/.', '/'))
  .sort()

async function robotsOf(path: string): Promise<Metadata['robots']> {
  const { metadata }: { metadata: Metadata } = await import(join(app, path, 'page.tsx'))
  return metadata.robots
}

test('no search engine lists the account, sign-in, search results and what follows a booking, and every other page may be listed', async () => {
  const hidden: string[] = []
  for (const path of pages) {
    const robots = await robotsOf(path)
    if (typeof robots !== 'object' || robots?.index !== true) hidden.push(path)
  }
  expect(pages.length).toBeGreaterThan(hidden.length)
  expect(hidden).toEqual([
    '/account',
    '/auth',
    '/auth/confirm',
    '/auth/forgot',
    '/auth/reset',
    '/search',
    '/thank-you-consult',
    '/thank-you-followup',
  ])
})

test('what follows a booked consultation leads a search engine no further', async () => {
  expect(await robotsOf('/thank-you-consult')).toEqual({ index: false, follow: false })
})
