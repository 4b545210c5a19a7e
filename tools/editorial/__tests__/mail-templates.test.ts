/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

/** docs/mail-templates/, which the owner pastes into the auth back end. */
const folder = 'docs/mail-templates'
const linked = readdirSync(folder).filter(
  name => name.endsWith('.html') && !name.startsWith('reauthentication'),
)

test.each(linked)(
  'the token of %s stands behind #, where no server or log sees it, in each language',
  name => {
    const links = [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/href="([^"]*)"/g)]
    const type = {
      'change-email.html': 'email_change',
      'confirm-signup.html': 'email',
      'magic-link.html': 'email',
      'reset-password.html': 'recovery',
    }[name]
    expect(links.map(([, href]) => href)).toEqual(
      ['/es', '/pt', ''].map(
        base => `{{ .SiteURL }}${base}/auth/confirm#token_hash={{ .TokenHash }}&type=${type}`,
      ),
    )
  },
)
