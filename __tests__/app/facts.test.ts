/** @jest-environment node */
import { GET as securityText } from '@/app/.well-known/security.txt/route'
import { GET } from '@/app/facts.json/route'
import { GET as llms } from '@/app/llms.txt/route'
import { amounts, prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { exceptionDays } from '@/content/facts/exception-days'
import { serviceCards } from '@/lib/site/services'

it('has the hours, prices and services of the pages', async () => {
  const facts = await GET().json()
  const { street, city, state, postalCode, country } = clinic.address
  expect(facts).toMatchObject({
    address: { street, city, state, postalCode, country },
    phone: clinic.phone.e164,
    fax: clinic.fax.e164,
    email: clinic.email.address,
    timeZone: 'America/Chicago',
  })
  const closed = exceptionDays
    .filter(({ open }) => !open)
    .map(({ date, name }) => ({ date, reason: name, open: null }))
  expect(closed.length).toBeGreaterThan(0)
  expect(facts.exceptionDays).toEqual(expect.arrayContaining(closed))
  expect(facts.hours).toHaveLength(7)
  expect(facts.hours[0]).toEqual({ day: 'Sunday', open: null })
  expect(facts.hours[6]).toEqual({ day: 'Saturday', open: { opens: '09:00', closes: '13:00' } })
  expect(facts.prices).toMatchObject({ currency: 'USD', asOf: prices.asOf, validUntil: prices.validUntil })
  expect(facts.prices.items.map((item: { amount: number; per: string }) => [item.amount, item.per])).toEqual([
    [amounts.firstVisit, 'visit'],
    [amounts.testosterone, 'month'],
    [amounts.weightLoss, 'month'],
  ])
  expect(facts.services).toHaveLength(serviceCards.length)
  expect(facts.prices.items).toMatchObject(
    prices.items.map(({ features, excludes, terms }) => ({ includes: features, excludes, terms })),
  )
})

it('names for language models what each price leaves out', async () => {
  const text = await llms().text()
  for (const { price, excludes } of prices.items)
    expect(text.split('\n').find(line => line.includes(excludes.join('; ')))).toContain(price)
})

it('sends language models to the page that each line names', async () => {
  const [, patients = ''] = /## Patients\n([^#]+)/.exec(await llms().text()) ?? []
  const pages = [...patients.matchAll(/^- \[(.+?)\]\(http:\/\/localhost:3000(\S*)\)/gm)]
  expect(pages.map(([, name, path]) => [name, path])).toEqual([
    ['Free testosterone calculator', '/resources/free-testosterone-calculator'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
  ])
})

it('gives who found a vulnerability an address that RFC 9116 allows, for a year at most', async () => {
  const answer = await securityText()
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(new RegExp(`^Contact: mailto:${clinic.privacyEmail.address}$`, 'm'))
  const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(end - Date.now()).toBeLessThanOrEqual(366 * 86_400_000)
  expect(end).toBeGreaterThan(Date.now())
  expect(text).toMatch(/^Preferred-Languages: en, es, pt$/m)
  expect(text).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
})
