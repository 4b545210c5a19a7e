import { LinkedWords } from '../ui/linked-words'
import { WithPortal } from '../ui/portal-link'

const longestName = 45

/** The label at the start of a text ('Treatment. …', 'Amend: …'), empty if it has none, and what follows. */
export function splitLabel(text: string): [label: string, rest: string] {
  const end = text.search(/[.:]( |$)/) + 1
  return end > longestName ? ['', text] : [text.slice(0, end), text.slice(end)]
}

/** Bolds the label at the start of a text, so that a list can be scanned. */
export function LeadWords({ text }: { text: string }) {
  const [label, rest] = splitLabel(text)
  if (!label) return <LinkedWords text={text} />
  return (
    <>
      <b>
        <WithPortal in={label} />
      </b>
      <LinkedWords text={rest} />
    </>
  )
}
