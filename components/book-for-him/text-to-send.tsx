import { shareWords } from '@/content/ui/device'
import { bind } from '../bind'
import { ShareButton } from '../device/share-button'

type TextToSendProps = { words: string; href: string }

/** A text and an address, for the phone's share sheet or the clipboard. */
export function TextToSend({ words, href }: TextToSendProps) {
  return (
    <>
      <blockquote className="text-to-send">
        {words} <span className="break-words">{href}</span>
      </blockquote>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="plain"
          data-text={`${words} ${href}`}
          data-copied={shareWords.copied}
          data-refused={shareWords.refused}
          {...bind('copy')}
        >
          {shareWords.copy}
        </button>
        <ShareButton className="plain" text={words} href={href} />
        <p role="status" className="note" />
      </div>
    </>
  )
}
