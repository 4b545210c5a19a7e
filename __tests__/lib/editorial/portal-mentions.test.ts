/** @jest-environment node */
import { portalFindings } from '@/lib/editorial/portal-mentions'

const portal = 'https://portal.example/'
const link = `<a class="text-link" href="${portal}">patient portal</a>`
const find = (source: string, path = '/faq') =>
  portalFindings(new Map([[path, { text: '', source }]]), 'patient portal', portal)

test('a sentence that names the portal must link it', () => {
  expect(find('<p>Ask through the <b>patient portal</b>.</p>')).toEqual([
    '/faq: names the patient portal without its link: "Ask through the patient portal."',
  ])
  expect(find(`<ul><li>Other</li><li>In the patient portal</li></ul><p>In the ${link}</p>`)).toHaveLength(1)
  expect(find(`<p>Ask through the ${link}, not by email.</p><p>Nothing here</p>`)).toEqual([])
})

test('the sign-in pages show its button above their form', () => {
  expect(find('<p>This is not the patient portal.</p>', '/auth/reset')).toEqual([])
})
