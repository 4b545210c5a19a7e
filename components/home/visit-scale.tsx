import { fill } from '@/lib/fill'

type VisitScaleProps = {
  title: string
  text: string
  /** Length of the shortest and of the longest visit. */
  minutes: readonly [least: number, most: number]
  /** Label of the last tick. */
  lastTick: string
  end: string
}

const stepMinutes = 15

/** Length of the first visit, to scale: solid up to the shortest visit, brass up to the longest. */
export function VisitScale({ title, text, minutes: [least, most], lastTick, end }: VisitScaleProps) {
  const ticks = Array.from({ length: most / stepMinutes + 1 }, (_, index) => index * stepMinutes)
  const x = (minute: number) => 4 + (minute / most) * 552
  const filled = ticks.filter((from, index) => index % 2 === 0 && from < least)
  return (
    <figure>
      <figcaption>
        <h3 className="text-xl">{title}</h3>
        <p className="note">{text}</p>
      </figcaption>
      <svg viewBox="0 0 560 84" className="chart mt-4 w-full" aria-hidden="true">
        <text x={x(least)} y="16" className="fill-on-dark" fontWeight="600">
          {end}
        </text>
        <path d={`M${x(least)} 24H${x(most)}`} stroke="var(--color-brass)" strokeWidth="2" />
        <rect x={x(0)} y="32" width={x(most) - x(0)} height="16" fill="none" stroke="var(--color-on-dark)" />
        <path
          d={filled.map(from => `M${x(from)} 32H${x(from + stepMinutes)}V48H${x(from)}Z`).join('')}
          fill="var(--color-on-dark)"
        />
        <path d={`M${x(least)} 32H${x(most)}V48H${x(least)}Z`} fill="var(--color-brass)" />
        {ticks.map(minute => (
          <text
            key={minute}
            x={x(minute)}
            y="72"
            textAnchor={minute === 0 ? 'start' : minute === most ? 'end' : 'middle'}
            className="fill-on-dark-2"
          >
            {minute === most ? fill(lastTick, { minute }) : minute}
          </text>
        ))}
      </svg>
    </figure>
  )
}
