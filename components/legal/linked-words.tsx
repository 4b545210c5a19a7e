import { clinic } from '@/content/facts/clinic'
import { escapeRegExp } from '@/lib/escape-reg-exp'

const { phone, email, privacyEmail } = clinic
const links = new Map<string, string>([
  [phone.display, phone.href],
  [email.address, email.href],
  [privacyEmail.address, privacyEmail.href],
])
const parting = new RegExp(`(${[...links.keys()].map(escapeRegExp).join('|')})`)

/** A sentence in which the phone number and email addresses are links that do not wrap. */
export function LinkedWords({ text }: { text: string }) {
  return text.split(parting).map((part, at) => {
    const href = links.get(part)
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <a key={at} className="text-link unbroken" href={href}>
        {part}
      </a>
    ) : (
      part
    )
  })
}
