import type { CalculatorTexts } from '@/content/calculator'
import { LogoMark } from '../ui/logo-mark'

type PrintHeadProps = { texts: CalculatorTexts; date: string }

/** Head of the printed page: whose it is, what it is, and of which day. */
export function PrintHead({ texts, date }: PrintHeadProps) {
  const { shortName, nameSuffix } = texts.letterhead
  return (
    <div className="print-only print-head">
      <LogoMark tone="light" />
      <p>
        <span className="brand-name">{shortName}</span>
        <span className="block text-xs leading-tight">{nameSuffix}</span>
      </p>
      <p className="ml-auto text-right">
        {texts.heading}
        <br />
        {date}
      </p>
    </div>
  )
}

type PrintFootProps = { texts: CalculatorTexts }

/** Foot of the printed page: how it was computed and where that is published. */
export function PrintFoot({ texts }: PrintFootProps) {
  return (
    <div className="print-only print-foot result-part">
      <p>
        <b>Method.</b> {texts.print.method}
      </p>
      <p>
        <b>References.</b> {texts.print.references.join(' ')}
      </p>
      <p>
        {texts.disclaimer} {texts.letterhead.name}, {texts.letterhead.phone}.
      </p>
    </div>
  )
}
