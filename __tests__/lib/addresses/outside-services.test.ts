/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs'
import { outbound } from '@/lib/addresses/outbound-attributes'
import { serviceList } from '@/lib/addresses/outside-services'
import { addressVariables, env } from '@/lib/env'
import { createPartners } from '@/sandbox/partners'

test('each URL is read from its own variable', () => {
  const own = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']
  expect(addressVariables.filter(name => !own.includes(name))).toEqual(
    serviceList.map(({ variable }) => variable),
  )
  expect(new Set(serviceList.map(({ sandboxPath }) => sandboxPath)).size).toBe(serviceList.length)
})

test.each(serviceList.map(service => [service.address, service] as const))(
  'the sandbox plays %s where its address leads without a value',
  async (address, { sandboxPath, script }) => {
    expect(new URL(env[address]).pathname).toBe(sandboxPath)
    const answer = await createPartners().request(sandboxPath)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toMatch(script ? /^text\/javascript/ : /^text\/html/)
  },
)

test('a link to another site says at most that the visitor came from this one, and only booking is told that', () => {
  const { booking, ...others } = outbound
  expect(booking).toMatchObject({ rel: 'noopener', referrerPolicy: 'origin' })
  expect(Object.values(others).filter(({ rel }) => !rel.includes('noreferrer'))).toEqual([])
})

test('no component opens a page without an opener and with a referrer', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  )
  const bare = /(["'])noopener\1/
  expect(files.filter(name => bare.test(readFileSync(`components/${name}`, 'utf8')))).toEqual([])
})
