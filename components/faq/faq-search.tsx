import type { ReactNode } from 'react'
import { faqWords } from '@/content/ui/faq'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { bind } from '../bind'

type FaqSearchProps = {
  /** Links to the groups. */
  jump: ReactNode
  /** The groups of questions. The search hides what does not match. */
  children: ReactNode
}

/** A search field over the questions of the page. Until its module is there it submits to the site search. */
export function FaqSearch({ jump, children }: FaqSearchProps) {
  return (
    <>
      <div className="faq-head" {...bind('question-search')}>
        <search>
          <form action={localPath(routes.search)}>
            <label className="field-label" htmlFor="faq-field">
              {faqWords.label}
            </label>
            <input
              id="faq-field"
              name="q"
              type="search"
              className="field-input"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={faqWords.placeholder}
            />
            <button type="submit" className="sr-only" tabIndex={-1}>
              {faqWords.submit}
            </button>
          </form>
          <div id="faq-help" aria-live="polite" />
          <p role="status" className="note min-h-6" />
        </search>
        {jump}
      </div>
      <div className="faq-groups">{children}</div>
    </>
  )
}
