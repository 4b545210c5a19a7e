'use client'

import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { fill } from '@/lib/words/fill'
import { Icon } from '../ui/icon'

/** Asks the clinic to delete the account. There is no way for a visitor to delete it: the back end allows only an administrator. */
export function DeletionRequest({ email }: { email: string }) {
  const { removeButton, removeSubject, removeBody, removeCall } = authTexts.accountPage
  const query = `subject=${encodeURIComponent(removeSubject)}&body=${encodeURIComponent(fill(removeBody, { email }))}`
  const [before, after] = removeCall.split('{phone}')
  return (
    <>
      <a className="plain" href={`${clinic.email.href}?${query}`}>
        <Icon name="mail" /> {removeButton}
      </a>
      <p className="note mt-3">
        {before}
        <a className="text-link unbroken" href={clinic.phone.href}>
          {clinic.phone.display}
        </a>
        {after}
      </p>
    </>
  )
}
