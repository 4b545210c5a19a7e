type VisitScaleProps = { title: string; text: string; ticks: readonly number[]; end: string }

/** Length of the first visit, to scale: solid up to the shortest visit, brass up to the longest. */
export function VisitScale({ title, text, ticks, end }: VisitScaleProps) {
  const last = ticks.at(-1) ?? 90
  const x = (minutes: number) => 4 + (minutes / last) * 552
  return (
    <figure>
      <figcaption>
        <h3 className="text-xl">{title}</h3>
        <p className="note">{text}</p>
      </figcaption>
      <svg viewBox="0 0 560 84" className="chart mt-4 w-full" aria-hidden="true">
        <text x={x(60)} y="16" className="fill-on-pine" fontWeight="600">
          {end}
        </text>
        <path d={`M${x(60)} 24H${x(90)}`} stroke="var(--color-brass)" strokeWidth="2" />
        <rect x={x(0)} y="32" width={x(90) - x(0)} height="16" fill="none" stroke="var(--color-on-pine)" />
        <path
          d={`M${x(0)} 32H${x(15)}V48H${x(0)}ZM${x(30)} 32H${x(45)}V48H${x(30)}Z`}
          fill="var(--color-on-pine)"
        />
        <path d={`M${x(60)} 32H${x(90)}V48H${x(60)}Z`} fill="var(--color-brass)" />
        {ticks.map(minutes => (
          <text
            key={minutes}
            x={x(minutes)}
            y="72"
            textAnchor={minutes === 0 ? 'start' : minutes === last ? 'end' : 'middle'}
            className="fill-on-pine-2"
          >
            {minutes === last ? `${minutes} min` : minutes}
          </text>
        ))}
      </svg>
    </figure>
  )
}
