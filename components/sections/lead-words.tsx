const longestName = 45

/** A point that begins with its name ('Treatment. …', 'Amend: …') shows it, so that the list can be scanned. */
export function LeadWords({ text }: { text: string }) {
  const end = text.search(/[.:] /) + 1
  if (end < 1 || end > longestName) return text
  return (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  )
}
