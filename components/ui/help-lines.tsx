type HelpLinesProps = { lines: readonly { text: string; number: string }[] }

/** Where to turn at once. The first mention of a number calls it; a later one may say where to send a message. */
export function HelpLines({ lines }: HelpLinesProps) {
  return lines.map(({ text, number }) => {
    const [before, ...after] = text.split(number)
    return (
      <span key={number}>
        {before}
        <a className="text-link font-semibold" href={`tel:${number}`}>
          {number}
        </a>
        {after.join(number)}{' '}
      </span>
    )
  })
}
