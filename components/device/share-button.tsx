import { shareWords } from '@/content/ui/device'
import { bind } from '../bind'

type ShareButtonProps = {
  className?: string
  /** Without it: the page's title. */
  text?: string
  /** Shared instead of this page. */
  href?: string
}

/**
 * Opens the phone's own share sheet. Where the browser has none, the button's place stays empty: it is served invisible, so that
 * nothing moves when it shows.
 */
export function ShareButton({
  className = 'text-link min-h-11 font-semibold',
  text,
  href,
}: ShareButtonProps) {
  return (
    <button
      type="button"
      className={`${className} invisible`}
      {...(text ? { 'data-text': text } : {})}
      {...(href ? { 'data-href': href } : {})}
      {...bind('share')}
    >
      {shareWords.share}
    </button>
  )
}
