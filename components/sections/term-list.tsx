type TermListProps = { items: readonly { term: string; text: string }[] }

/** Terms with their explanations. */
export function TermList({ items }: TermListProps) {
  return (
    <dl>
      {items.map(({ term, text }) => (
        <div key={term} className="grid gap-x-8 gap-y-1 border-t border-ink py-5 sm:grid-cols-[2fr_3fr]">
          <dt className="font-display text-lg text-balance">{term}</dt>
          <dd className="max-w-measure">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
