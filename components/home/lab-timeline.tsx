type LabTimelineProps = { title: string; text: string; points: readonly { week: number; label: string }[] }

/** When blood is drawn in the first year, on a line drawn to scale. A list repeats it for screen readers. */
export function LabTimeline({ title, text, points }: LabTimelineProps) {
  const x = (week: number) => 8 + (week / 52) * 544
  return (
    <figure>
      <figcaption>
        <h3 className="text-xl">{title}</h3>
        <p className="note">{text}</p>
      </figcaption>
      <ul className="sr-only">
        {points.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <svg viewBox="0 0 560 92" className="chart mt-4 w-full" aria-hidden="true">
        <path d={`M${x(0)} 46H${x(26)}`} stroke="var(--color-on-pine)" strokeWidth="2" />
        <path
          d={`M${x(26)} 46H${x(52)}`}
          stroke="var(--color-on-pine)"
          strokeWidth="2"
          strokeDasharray="2 6"
        />
        {points.map(({ week, label }, index) => (
          <g key={label}>
            <path d={`M${x(week)} 36l9 16h-18Z`} fill="var(--color-brass)" />
            <text
              x={week === 0 ? 0 : week === 52 ? 560 : x(week)}
              y={index % 2 === 0 ? 80 : 22}
              textAnchor={week === 0 ? 'start' : week === 52 ? 'end' : 'middle'}
              className="fill-on-pine"
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
