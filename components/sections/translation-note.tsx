import { translationWords } from '@/content/ui/sections'
import { isReviewed } from '@/lib/editorial/translation-record'
import { translationOf } from '@/lib/site/translation-of'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'

type TranslationNoteProps = { path: string; subject: 'medical' | 'legal'; className?: string }

/** A translation says that it is one, and whether somebody who knows the subject has reviewed it. Nothing in English. */
export function TranslationNote({ path, subject, className = 'note mt-2' }: TranslationNoteProps) {
  const translation = translationOf(path)
  if (!translation) return null
  const { translatedOn, review } = translation
  return (
    <p className={className}>
      {translationWords.translated}
      <time dateTime={translatedOn}>{longDate(translatedOn)}</time>
      {review && isReviewed(translation) ? (
        <>
          {fill(translationWords.reviewed, { name: review.reviewer })}
          <time dateTime={review.on}>{longDate(review.on)}</time>.
        </>
      ) : (
        translationWords[subject]
      )}
    </p>
  )
}
