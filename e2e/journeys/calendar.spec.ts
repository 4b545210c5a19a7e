// Only a browser downloads, and shows that nothing is asked.
import { readFile } from 'node:fs/promises'
import { clinic } from '../../content/facts/clinic'
import { policyFigures } from '../../content/facts/policies'
import { calendarWords } from '../../content/ui/calendar'
import { routes } from '../../lib/routes'
import { expect, test } from '../support/test'

test('the visit of the booking email becomes a calendar file without any request', async ({ page }) => {
  await page.goto(routes.thankYou)
  const form = page.getByRole('group', { name: calendarWords.heading })
  const save = form.getByRole('button', { name: calendarWords.button })
  await save.click()
  await expect(form.getByRole('alert')).toHaveText(calendarWords.missing)
  await expect(form.getByLabel(calendarWords.date)).toBeFocused()
  await form.getByLabel(calendarWords.date).fill('2026-12-03')
  await form.getByLabel(calendarWords.time).fill('16:30')
  const asked: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith('blob:')) asked.push(request.url())
  })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  await expect(form.getByRole('status')).toHaveText(calendarWords.saved)
  expect(download.suggestedFilename()).toBe('visit.ics')
  const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART;TZID=America/Chicago:20261203T163000')
  expect(lines).toContain('DTEND;TZID=America/Chicago:20261203T180000')
  expect(policyFigures.firstVisitMinutes[1]).toBe(90)
  expect(lines.find(line => line.startsWith('LOCATION:'))).toContain(clinic.address.street.split(',')[0])
  expect(asked.filter(url => /2026|16:?30/.test(url))).toEqual([])
})
