import type { CalculatorTexts } from '@/content/calculator'
import { clinic } from '@/content/clinic'
import { LogoMark } from '../ui/logo-mark'

type PrintHeadProps = { title: string; date: string }

/** Head of the printed page: whose it is, what it is, and of which day. */
export function PrintHead({ title, date }: PrintHeadProps) {
  return (
    <div className="print-only print-head">
      <LogoMark tone="light" />
      <p>
        <span className="brand-name">{clinic.shortName}</span>
        <span className="block text-xs leading-tight">{clinic.nameSuffix}</span>
      </p>
      <p className="ml-auto text-right">
        {title}
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
        {texts.disclaimer} {clinic.name}, {clinic.phone.display}.
      </p>
    </div>
  )
}
