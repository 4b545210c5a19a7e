import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'

/** English within a translated page: a screen reader would read it in the page's language. */
export function InEnglish({ children }: { children: ReactNode }) {
  return language.code === 'en' ? children : <span lang="en">{children}</span>
}

/** A text with the name of the first visit, which is not translated. */
export function VisitName({ in: text }: { in: string }) {
  const name = clinic.booking.firstVisit
  const at = text.indexOf(name)
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <InEnglish>{name}</InEnglish>
      {text.slice(at + name.length)}
    </>
  )
}
