import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'
import { Address } from './address'
import { callHref } from './help-lines'
import { WithPortal } from './portal-link'

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
/** 911 and 988 may also be called and texted in one sentence: its first mention calls. */
const help = new Map(Object.values(helpLines.numbers).map(number => [number as string, callHref(number)]))
const parting = new RegExp(
  `(${[...links.keys()].map(escapeRegExp).join('|')}|\\b(?:${[...help.keys()].join('|')})\\b)`,
)

/** A longer address does not fit a line of a narrow phone. */
const isLong = (part: string) => part.length > 20

/** A sentence in which phone and help lines, the addresses of email and authorities and the patient portal are links; short ones do not wrap. */
export function LinkedWords({ text }: { text: string }) {
  const parts = text.split(parting).map((part, at, all) => {
    const href = links.get(part) ?? (all.indexOf(part) === at ? help.get(part) : undefined)
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
