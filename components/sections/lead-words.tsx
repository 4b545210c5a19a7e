import { LinkedWords } from '../legal/linked-words'

const longestName = 45

/** Bolds the label at the start of a text ('Treatment. …', 'Amend: …'), so that a list can be scanned. */
export function LeadWords({ text }: { text: string }) {
  const end = text.search(/[.:]( |$)/) + 1
  if (end < 1 || end > longestName) return <LinkedWords text={text} />
  return (
    <>
      <b>{text.slice(0, end)}</b>
      <LinkedWords text={text.slice(end)} />
    </>
  )
}
