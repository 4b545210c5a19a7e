import { clinic } from '@/content/clinic'

const { phone, email, privacyEmail } = clinic
const links = new Map<string, string>([
  [phone.display, phone.href],
  [email.address, email.href],
  [privacyEmail.address, privacyEmail.href],
])
const escaped = [...links.keys()].map(words => words.replace(/[().]/g, '\\$&'))
const parting = new RegExp(`(${escaped.join('|')})`)

/** A sentence whose phone number and addresses can be tapped, and do not break in the middle. */
export function LinkedWords({ text }: { text: string }) {
  return text.split(parting).map(part => {
    const href = links.get(part)
    return href ? (
      <a key={part} className="text-link whitespace-nowrap" href={href}>
        {part}
      </a>
    ) : (
      part
    )
  })
}
