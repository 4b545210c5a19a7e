import { stats } from '@/content/ui/sections'

type StatsProps = { items: readonly { value: string; label: string }[]; note?: string }

/** Key figures under a scale bar. */
export function Stats({ items, note }: StatsProps) {
  return (
    <section aria-label={stats} className="wrap pt-14 lg:pt-20">
      <dl className="stats">
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="data stat-value">{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="mt-4 text-xs text-ink-2">{note}</p> : null}
    </section>
  )
}
