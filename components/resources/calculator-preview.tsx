import { SplitExample } from '../calculator/split-example'
import { PrimaryLink } from '../ui/buttons'

type CalculatorPreviewProps = { title: string; text: string; linkText: string; href: string }

/** The calculator, with what it divides. */
export function CalculatorPreview({ title, text, linkText, href }: CalculatorPreviewProps) {
  return (
    <section className="frame calculator-preview">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <SplitExample />
      <PrimaryLink href={href}>{linkText}</PrimaryLink>
    </section>
  )
}
