import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'
import { Address } from '../ui/address'
import { WithPortal } from '../ui/portal-link'

const { phone, email, privacyEmail, texasMedicalBoardHotline } = clinic
const { cms, medicalBoard, nursingBoard, pharmacyBoard, civilRights } = authorities
const phones = [
  phone,
  texasMedicalBoardHotline,
  cms.phone,
  medicalBoard.phone,
  nursingBoard.phone,
  nursingBoard.tollFree,
  pharmacyBoard.phone,
  civilRights.phone,
]
const links = new Map<string, string>([
  ...phones.map(({ display, href }) => [display, href] as const),
  ...[email, privacyEmail, cms.email, cms.web, cms.spanish].map(
    ({ address, href }) => [address, href] as const,
  ),
])
const parting = new RegExp(`(${[...links.keys()].map(escapeRegExp).join('|')})`)

/** A longer address does not fit a line of a narrow phone. */
const isLong = (part: string) => part.length > 20

/** A sentence in which phone numbers, the addresses of email and authorities and the patient portal are links; short ones do not wrap. */
export function LinkedWords({ text }: { text: string }) {
  const parts = text.split(parting).map((part, at) => {
    const href = links.get(part)
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <a key={at} className={isLong(part) ? 'text-link' : 'text-link unbroken'} href={href}>
        {isLong(part) ? <Address>{part}</Address> : part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <WithPortal key={at} in={part} />
    )
  })
  return <>{parts}</>
}
