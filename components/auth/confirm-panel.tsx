'use client'

import { authTexts } from '@/content/auth'
import { addressOf, type MailedLink, purposeOf } from '@/lib/auth/mailed-link'
import { pendingAddress } from '@/lib/auth/pending-address'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { Address } from '../ui/address'
import { BootMissing } from '../ui/page-incomplete'
import { FallbackAlert } from '../ui/toast-or-alert'
import { NewLink } from './new-link'
import { useFocusBack } from './use-focus-back'
import { useMailedLink } from './use-mailed-link'

/** The account that the button opens, if the link or this browser knows it. */
function Owner({ link }: { link: MailedLink }) {
  const texts = authTexts.confirm
  const named = addressOf(link)
  const typed = purposeOf(link) === 'sign-up' ? pendingAddress()?.email : undefined
  if (named) {
    return (
      <p className="mt-3">
        {texts.opens}{' '}
        <b>
          <Address>{named}</Address>
        </b>
        .
      </p>
    )
  }
  if (!typed) return null
  return (
    <p className="mt-3">
      {texts.askedFor}{' '}
      <b>
        <Address>{typed}</Address>
      </b>
      . {texts.other}
    </p>
  )
}

/**
 * Target of every mailed link. The visitor presses a button to redeem it, so a mail scanner that opens the page does not
 * use the link up, and nobody is signed in to another person's account just by following a link.
 */
export function ConfirmPanel() {
  const { state, link, confirm, fallback } = useMailedLink()
  const texts = authTexts.confirm
  const busy = state === 'busy'
  const button = useFocusBack(busy)
  const purpose = link ? purposeOf(link) : 'unknown'

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <div aria-live="polite" className="mt-4 max-w-[30em] text-lg" data-needs-boot="">
        {state === 'looking' ? <p>{authTexts.busy}</p> : null}
        {state === 'ready' || busy ? (
          <>
            <p className="text-ink-2">{texts.text}</p>
            {link ? <Owner link={link} /> : null}
            <button
              ref={button}
              type="button"
              className="cta mt-7"
              onClick={() => link && confirm(link)}
              disabled={busy}
              aria-busy={busy || undefined}
            >
              {busy ? authTexts.busy : texts.submit}
            </button>
          </>
        ) : null}
        {state === 'failed' ? <p className="mb-6">{texts.failed[purpose]}</p> : null}
        {state === 'taken' ? <p className="mb-6">{authTexts.messages.addressTaken}</p> : null}
        {state === 'incomplete' ||
        state === 'other-browser' ||
        state === 'empty' ||
        state === 'first-confirmed' ? (
          <p className="mb-6">{texts[state]}</p>
        ) : null}
      </div>
      <BootMissing />
      <FallbackAlert>{fallback}</FallbackAlert>
      {state === 'taken' ? <NewLink purpose="email-change" /> : null}
      {state === 'failed' || state === 'incomplete' || state === 'other-browser' ? (
        <NewLink purpose={purpose} />
      ) : null}
      {state === 'looking' ? null : (
        <p className="mt-6">
          <a
            className="text-link inline-flex min-h-11 items-center font-semibold"
            href={localPath(routes.auth)}
          >
            {authTexts.toSignIn}
          </a>
        </p>
      )}
    </>
  )
}
