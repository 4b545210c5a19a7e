'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { shareWords } from '@/content/ui/device'

export type Drawing = { src: string; size?: number }

type AppSetupProps = {
  qr: Drawing
  /** `otpauth:` address, which opens an authenticator app. */
  uri: string
  secret: string
  /** Id of what to do, for the field that follows. */
  noteId: string
}

/** Three ways to set up an authenticator app. A phone cannot scan the code that it shows itself. */
export function AppSetup({ qr, uri, secret, noteId }: AppSetupProps) {
  const [message, setMessage] = useState('')
  const texts = authTexts.enroll

  async function copy() {
    const done = await navigator.clipboard?.writeText(secret).then(
      () => true,
      () => false,
    )
    setMessage(done ? shareWords.copied : shareWords.refused)
  }

  return (
    <>
      {/* White in dark mode, too: the image is transparent, and scanners need dark on light. */}
      <div className="qr bg-[#fff]">
        <img src={qr.src} width={qr.size} height={qr.size} alt={texts.qr} className="max-w-none bg-[#fff]" />
      </div>
      <p className="note" id={noteId}>
        {texts.ways}
      </p>
      <p>
        <a href={uri} className="text-link inline-flex min-h-11 items-center font-semibold">
          {texts.open}
        </a>
      </p>
      <div>
        <p className="note">{texts.secret}</p>
        {/* No spaces between the groups: some apps do not accept them in what was copied. */}
        <code className="font-semibold text-ink" translate="no">
          {(secret.match(/.{1,4}/g) ?? []).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups can repeat, and never move
            <span key={index} className="me-2 inline-block">
              {group}
            </span>
          ))}
        </code>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <button type="button" className="plain" onClick={copy}>
            {texts.copy}
          </button>
          <p role="status" className="note">
            {message}
          </p>
        </div>
      </div>
    </>
  )
}
