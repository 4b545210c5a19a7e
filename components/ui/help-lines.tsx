import type { HelpLine } from '@/lib/search/danger'

/** '911' -> 'tel:911', '1-800-222-1222' -> 'tel:+18002221222'. */
export function callHref(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.length > 3 ? `tel:+1${digits.slice(-10)}` : `tel:${digits}`
}

type HelpLinesProps = { lines: readonly HelpLine[] }

/** Where to turn at once. The first mention of a number calls it; a later one may say where to send a message. */
export function HelpLines({ lines }: HelpLinesProps) {
  return lines.map(({ text, number, message }) => {
    const [before, ...after] = number ? text.split(number) : [text]
    return (
      <span key={text}>
        {before}
        {number ? (
          <a className="text-link font-semibold" href={callHref(number)}>
            {number}
          </a>
        ) : null}
        {after.join(number)}{' '}
        {number && message ? (
          <a className="text-link font-semibold" href={`sms:${number}`}>
            {message}
          </a>
        ) : null}{' '}
      </span>
    )
  })
}
