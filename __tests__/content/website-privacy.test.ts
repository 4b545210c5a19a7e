/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { websitePrivacy } from '@/content/legal/website-privacy'

// The privacy page says that it names everything which the site keeps in the browser.

/** What keeps something, and how its line begins. */
const keepers = {
  'components/guide/exit-intent.browser.ts': 'Guide window.',
  'lib/auth/flash-message.ts': 'Messages.',
  'lib/auth/idle.ts': 'Sign-in.',
  'lib/auth/pending-address.ts': 'Sign-up.',
  'lib/auth/session-cookies.ts': 'Sign-in.',
  'lib/device/concealed.ts': 'What you keep on this device:',
  'lib/device/kept.ts': 'What you keep on this device:',
  'lib/testosterone/carry-values.ts': 'Calculator.',
  'lib/testosterone/history.ts': 'What you keep on this device:',
}

const keeps = /Storage\.setItem\(|document\.cookie = |\bcookieStore\b|\bindexedDB\b|\bcaches\.|serviceWorker/

test('each program that keeps something in the browser has its line on the privacy page', () => {
  const files = ['app', 'components', 'lib', 'tools/release/browser'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => `${folder}/${name}`),
  )
  expect(files.filter(file => keeps.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(
    Object.keys(keepers),
  )
  const lines: readonly string[] = websitePrivacy.section.list
  for (const beginning of Object.values(keepers))
    expect(lines.filter(line => line.startsWith(beginning))).toHaveLength(1)
})

test('and each line has a program', () => {
  // The cookie of email links is the proof in lib/auth/session-cookies.ts.
  const known = ['Email links.', ...Object.values(keepers)]
  expect(websitePrivacy.section.list.filter(line => !known.some(name => line.startsWith(name)))).toEqual([])
})
