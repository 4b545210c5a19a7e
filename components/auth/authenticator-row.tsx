'use client'

import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'

type AuthenticatorRowProps = { name: string; onRemove: () => Promise<void> }

/** One authenticator app. Removing it weakens the account, so it asks first. */
export function AuthenticatorRow({ name, onRemove }: AuthenticatorRowProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const isAsked = useRef(false)
  const texts = authTexts.authenticators

  // The button that was pressed is unmounted either way.
  useEffect(() => {
    if (asking) keep.current?.focus()
    else if (isAsked.current) ask.current?.focus()
    isAsked.current = asking
  }, [asking])

  async function remove() {
    setBusy(true)
    await onRemove()
    setBusy(false)
    setAsking(false)
  }

  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {asking ? null : (
          <button ref={ask} type="button" className="text-link min-h-11" onClick={() => setAsking(true)}>
            {texts.remove}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
      {asking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={`${texts.remove} ${name}`} className="pb-2">
          <p className="note">{texts.confirm}</p>
          <div className="mt-3 flex flex-wrap gap-4">
            <button type="button" className="plain" onClick={remove} disabled={busy}>
              {busy ? authTexts.busy : texts.yes}
            </button>
            <button
              ref={keep}
              type="button"
              className="plain"
              onClick={() => setAsking(false)}
              disabled={busy}
            >
              {texts.no}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
