import type { CalculatorTexts } from '@/content/calculator'
import { pageWords } from '@/content/ui/calculator'
import { LogoMark } from '../ui/logo-mark'

type PrintHeadProps = { texts: CalculatorTexts; date: string }

/** Header of the printed page: clinic, title and date. */
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

/** Footer of the printed page: method and references. */
export function PrintFoot({ texts }: PrintFootProps) {
  return (
    <div className="print-only print-foot result-part">
      <p>
        <b>{pageWords.method}</b> {texts.print.method}
      </p>
      <p>
        <b>{pageWords.references}</b> {texts.print.references.join(' ')}
      </p>
      <p>
        {texts.disclaimer} {texts.letterhead.name}, {texts.letterhead.phone}.
      </p>
    </div>
  )
}
