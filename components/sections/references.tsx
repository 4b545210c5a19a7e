import { clinic, type PersonId, roleInText } from '@/content/facts/clinic'
import { referenceWords } from '@/content/ui/sections'
import { outbound } from '@/lib/addresses/outbound-attributes'
import type { NumberedSource } from '@/lib/site/references'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { InEnglish } from '../ui/in-english'
import { More } from '../ui/more'
import { unbrokenRanges } from '../ui/no-break'
import { TranslationNote } from './translation-note'

type ReferencesProps = {
  /** Of the page, whose translation may not have been reviewed. */
  path: string
  sources: readonly NumberedSource[]
  /** None, like the date, until somebody has reviewed the page. */
  reviewer?: PersonId | undefined
  /** ISO date. */
  reviewedOn?: string | undefined
  /** ISO date of the last change of the text. */
  updatedOn: string
  nextReviewOn?: string | undefined
  backTo?: boolean
  /** Folded; the summary has the number of sources. */
  folded?: boolean
}

/** Sources of the page, its reviewer and the review dates. */
export function References({
  path,
  sources,
  reviewer,
  reviewedOn,
  updatedOn,
  nextReviewOn,
  backTo = false,
  folded = false,
}: ReferencesProps) {
  const person = reviewer && clinic.people[reviewer]
  const heading = folded ? (
    <h2 id="references">{fill(referenceWords.folded, { count: sources.length })}</h2>
  ) : (
    <h2 id="references" className="text-xl">
      {referenceWords.heading}
    </h2>
  )
  const list = (
    <>
      <ol className="refs">
        {sources.map(({ id, citation, url, number }) => (
          <li key={id} id={`ref-${id}`}>
            {url ? (
              <a href={url} {...outbound.reference}>
                <InEnglish>{unbrokenRanges(citation)}</InEnglish>
              </a>
            ) : (
              <InEnglish>{unbrokenRanges(citation)}</InEnglish>
            )}
            {backTo ? (
              <>
                {' '}
                <a
                  className="ref-back"
                  href={`#cite-${id}`}
                  aria-label={fill(referenceWords.back, { number })}
                >
                  ↑
                </a>
              </>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="note mt-5">
        {[
          person && reviewedOn
            ? `${fill(referenceWords.reviewed, { name: person.name, role: roleInText(person) })}${longDate(reviewedOn)}.`
            : referenceWords.unreviewed,
          // Machines are told the day of the last change, so the page says it, too.
          updatedOn === reviewedOn
            ? ''
            : `${referenceWords.changed}${longDate(updatedOn)}${reviewedOn && updatedOn > reviewedOn ? referenceWords.afterReview : '.'}`,
          nextReviewOn ? `${referenceWords.next}${longDate(nextReviewOn)}.` : '',
        ].join('')}
      </p>
      <TranslationNote path={path} subject="medical" />
    </>
  )
  return (
    <section aria-labelledby="references" className="text-sm">
      {folded ? (
        <More summary={heading}>{list}</More>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  )
}
