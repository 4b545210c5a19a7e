'use client'

import { authTexts } from '@/content/auth'
import type { LinkPurpose } from '@/lib/auth/mailed-link'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { ResendConfirmation } from './resend'

type NewLinkProps = { purpose: LinkPurpose }

const texts = authTexts.confirm

/** Leads to where a new link of the same purpose can be requested. Classic links do not name their purpose. */
export function NewLink({ purpose }: NewLinkProps) {
  if (purpose === 'email-change') {
    return (
      <a className="plain" href={localPath(routes.account)}>
        {texts.toAccount}
      </a>
    )
  }
  if (purpose === 'recovery') {
    return (
      <a className="plain" href={localPath(routes.authForgot)}>
        {texts.again}
      </a>
    )
  }
  return (
    <>
      <ResendConfirmation />
      {purpose === 'unknown' ? (
        <p className="mt-6">
          <a
            className="text-link inline-flex min-h-11 items-center font-semibold"
            href={localPath(routes.authForgot)}
          >
            {texts.forPassword}
          </a>
        </p>
      ) : null}
    </>
  )
}
