import { splitWords } from '@/content/ui/calculator'
import { SplitPatterns } from '../calculator/split-parts'
import { PrimaryLink } from '../ui/buttons'

type CalculatorPreviewProps = { title: string; text: string; linkText: string; href: string }

const parts = [
  { ...splitWords.shbg, x: '0', width: '55%', ground: 'fill-tinted', fill: 'url(#hatch)' },
  { ...splitWords.albumin, x: '55%', width: '43%', ground: 'fill-card', fill: 'url(#dots)' },
  { ...splitWords.free, x: '98%', width: '2%', ground: 'fill-copper', fill: 'none' },
] as const

/** The calculator, with what it divides: the bar is an example, not a result. */
export function CalculatorPreview({ title, text, linkText, href }: CalculatorPreviewProps) {
  return (
    <section className="frame calculator-preview">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <svg className="mt-4 h-11 w-full" aria-hidden="true">
        <SplitPatterns />
        {parts.map(({ name, x, width, ground, fill }) => (
          <g key={name}>
            <rect x={x} width={width} height="100%" className={ground} />
            <rect x={x} width={width} height="100%" fill={fill} />
          </g>
        ))}
      </svg>
      <p className="note calculator-preview-key" aria-hidden="true">
        {parts.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <PrimaryLink href={href}>{linkText}</PrimaryLink>
    </section>
  )
}
