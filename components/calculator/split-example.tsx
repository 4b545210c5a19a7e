import { splitWords } from '@/content/ui/calculator'
import { SplitPatterns } from './split-parts'

const parts = [
  { ...splitWords.shbg, x: '0', width: '55%', ground: 'fill-tinted', fill: 'url(#hatch)' },
  { ...splitWords.albumin, x: '55%', width: '43%', ground: 'fill-card', fill: 'url(#dots)' },
  { ...splitWords.free, x: '98%', width: '2%', ground: 'fill-copper', fill: 'none' },
] as const

/** What the calculator divides, without numbers: an example, not a result. */
export function SplitExample() {
  return (
    <div className="split-example">
      <svg className="mt-4 h-11 w-full" aria-hidden="true">
        <SplitPatterns />
        {parts.map(({ name, x, width, ground, fill }) => (
          <g key={name}>
            <rect x={x} width={width} height="100%" className={ground} />
            <rect x={x} width={width} height="100%" fill={fill} />
          </g>
        ))}
      </svg>
      <p className="note" aria-hidden="true">
        {parts.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </div>
  )
}
