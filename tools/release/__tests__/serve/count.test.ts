/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { campaignOf, counterFrom, createCounter, referrerKind } from '@/tools/release/serve/count'

let folder = ''
let now = new Date('2027-01-11T09:05:07Z')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-'))
  now = new Date('2027-01-11T09:05:07Z')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pages = new Set(['/', '/faq', '/es/faq', '/auth', '/es/account'])
const counting = () => createCounter({ folder, days: 90, pages, now: () => now })

type Seen = { method?: string; status?: number; headers?: Record<string, string> }

function see(
  counter: ReturnType<typeof counting>,
  url: string,
  { method = 'GET', status = 200, headers = {} }: Seen = {},
) {
  const { pathname: path, search } = new URL(url, 'http://site.example')
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = {
    method,
    headers: { host: 'site.example', 'user-agent': 'Mozilla/5.0 (secret)', ...headers },
  }
  counter.watch(
    { path, search },
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  response.emit('finish')
}

const written = (file = '2027-01-11.log') => readFileSync(join(folder, file), 'utf8')

test('a line has hour, language, page, status, kind of referrer and campaign code, in the combined format', () => {
  const counter = counting()
  see(counter, '/es/faq?c=gbp&name=Jim', { headers: { referer: 'https://www.google.com/search?q=low+t' } })
  counter.close()
  expect(written()).toBe(
    '0.0.0.0 - es [11/Jan/2027:09:00:00 +0000] "GET /es/faq?c=gbp HTTP/1.1" 200 0 "https://search/" "-"\n',
  )
})

test('nothing that could name a visitor is written', () => {
  const counter = counting()
  see(counter, '/faq?email=jim@example.com', {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      cookie: 'session=abc',
      referer: 'https://secret.example/jim',
    },
  })
  see(counter, '/jim-smith-results', { status: 404 })
  counter.close()
  expect(written()).not.toMatch(/jim|203|secret|session|:05:/i)
  expect(written()).toContain('"GET /404 HTTP/1.1" 404')
})

test('sign-in and account, files, robots, prefetches and other methods are not counted', () => {
  const counter = counting()
  see(counter, '/auth')
  see(counter, '/es/account')
  see(counter, '/logo.svg')
  see(counter, '/wp-login.php', { status: 404 })
  see(counter, '/old', { status: 308 })
  see(counter, '/faq', { method: 'HEAD' })
  see(counter, '/faq', { headers: { 'user-agent': 'Googlebot/2.1' } })
  see(counter, '/faq', { headers: { 'sec-purpose': 'prefetch' } })
  counter.close()
  expect(readdirSync(folder)).toEqual([])
})

test('an hour is written sorted, at its end, so that the order of lines says nothing', () => {
  const counter = counting()
  see(counter, '/faq')
  see(counter, '/')
  expect(readdirSync(folder)).toEqual([])
  now = new Date('2027-01-11T10:01:00Z')
  see(counter, '/es/faq')
  expect(written().match(/"GET \S+/g)).toEqual(['"GET /', '"GET /faq'])
  counter.close()
  expect(written()).toContain('11/Jan/2027:10:00:00')
})

test('an hour holds so many reads and codes, however many are sent', () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const counter = counting()
  for (let code = 0; code < 5_100; code++) see(counter, `/faq?c=code-${code}`)
  for (let read = 0; read < 50_000; read++) see(counter, '/')
  counter.close()
  const lines = written().trimEnd().split('\n')
  expect(lines).toHaveLength(50_000)
  expect(new Set(lines).size).toBe(5_002)
  expect(report).toHaveBeenCalledWith('Counts of 2027-01-11T09:00:00.000Z end at 50000.')
  report.mockRestore()
})

test('old files are deleted, others in the folder are left alone', () => {
  for (const file of ['2026-10-12.log', '2026-10-13.log', 'notes.txt']) writeFileSync(join(folder, file), 'x')
  const counter = counting()
  see(counter, '/faq')
  counter.close()
  expect(readdirSync(folder).sort()).toEqual(['2026-10-13.log', '2027-01-11.log', 'notes.txt'])
})

test('a folder that cannot be written to is reported, and stops nothing', () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  writeFileSync(join(folder, 'file'), '')
  const counter = createCounter({ folder: join(folder, 'file'), days: 90, pages, now: () => now })
  see(counter, '/faq')
  counter.close()
  expect(report).toHaveBeenCalledWith(expect.stringContaining('Counts were not written: '))
  report.mockRestore()
})

test('it is off unless a folder is named', () => {
  expect(counterFrom({ NODE_ENV: 'test' }, pages)).toBeUndefined()
  expect(() => counterFrom({ NODE_ENV: 'test', COUNT_FOLDER: folder, COUNT_DAYS: 'a while' }, pages)).toThrow(
    'COUNT_DAYS must be a number of days',
  )
})

test.each([
  ['https://www.google.com/', 'search'],
  ['https://maps.google.com/', 'maps'],
  ['https://gemini.google.com/app', 'ai'],
  ['https://m.facebook.com/', 'social'],
  ['https://notgoogle.example/', 'other'],
  ['https://site.example/faq', '-'],
  ['android-app://x', 'other'],
  [undefined, '-'],
])('the referrer %s is %s', (referrer, kind) => {
  expect(referrerKind(referrer, 'site.example')).toBe(kind)
})

test('a campaign code is short and plain', () => {
  expect(campaignOf('?c=gbp')).toBe('gbp')
  expect(campaignOf('?c=jim@example.com')).toBe('')
  expect(campaignOf('?x=1')).toBe('')
})
