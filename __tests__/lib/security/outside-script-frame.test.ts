import { env } from '@/lib/env'
import { contactFormFrame } from '@/lib/security/contact-form-frame'
import { reviewsFrame } from '@/lib/security/reviews-frame'

/** Addresses of the scripts that the document loads in an origin. */
function scriptsIn(html: string, origin: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const loaded = (root: ParentNode) =>
    [...root.querySelectorAll('script')].map(({ src }) => src).filter(Boolean)
  let written = ''
  const write = (text: string) => {
    written += text
  }
  for (const { text } of page.querySelectorAll('script'))
    if (text.includes('document.write')) new Function('self', 'document', text)({ origin }, { write })
  return [...loaded(page), ...loaded(new DOMParser().parseFromString(written, 'text/html'))]
}

test.each([
  ['reviews', reviewsFrame, env.reviewsScriptUrl],
  ['contact form', contactFormFrame, env.contactFormScriptUrl],
])(
  'the document of the %s loads the provider’s script without an origin, and nothing in ours',
  (_, html, script) => {
    expect(scriptsIn(html, 'null')).toEqual([script])
    for (const origin of ['https://clinic.example', 'http://localhost:3000', ''])
      expect(scriptsIn(html, origin)).toEqual([])
  },
)
