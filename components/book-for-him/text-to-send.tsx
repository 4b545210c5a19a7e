'use client'

import { useState } from 'react'
import { shareWords } from '@/content/ui/device'
import { ShareButton } from '../device/share-button'

type TextToSendProps = { words: string; href: string }

/** A text and an address, for the phone's share sheet or the clipboard. */
export function TextToSend({ words, href }: TextToSendProps) {
  const [message, setMessage] = useState('')

  async function copy() {
    const done = await navigator.clipboard?.writeText(`${words} ${href}`).then(
      () => true,
      () => false,
    )
    setMessage(done ? shareWords.copied : shareWords.refused)
  }

  return (
    <>
      <blockquote className="text-to-send">
        {words} <span className="break-words">{href}</span>
      </blockquote>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-3">
        <button type="button" className="plain" onClick={copy}>
          {shareWords.copy}
        </button>
        <ShareButton className="plain" text={words} href={href} />
        <p role="status" className="note">
          {message}
        </p>
      </div>
    </>
  )
}
