import { calculator } from '@/content/calculator'
import { clinic } from '@/content/facts/clinic'
import { pageWords } from '@/content/ui/calculator'
import { LogoMark } from '../ui/logo-mark'

/** Letterhead of the printed page. */
export function Letterhead() {
  return (
    <>
      <LogoMark tone="light" />
      <p>
        <span className="brand-name">{clinic.shortName}</span>
        <span className="block text-xs leading-tight">{clinic.nameSuffix}</span>
      </p>
      <p className="ml-auto">{calculator.heading}</p>
    </>
  )
}

/** Footer of the printed page: method and references. */
export function PrintFoot() {
  const { print, disclaimer } = calculator
  return (
    <div className="print-only print-foot result-part">
      <p>
        <b>{pageWords.method}</b> {print.method}
      </p>
      <p>
        <b>{pageWords.references}</b> {print.references.join(' ')}
      </p>
      <p>
        {disclaimer} {clinic.name}, {clinic.phone.display}.
      </p>
    </div>
  )
}
