import { KeepTicks } from '../device/keep-ticks'

type ChecklistProps = { legend: string; items: readonly string[] }

/** Checkboxes for the reader. A tick may reveal a symptom, so it is never sent or scored, and kept only on request. */
export function Checklist({ legend, items }: ChecklistProps) {
  return (
    <fieldset className="checklist">
      <legend>{legend}</legend>
      {items.map(item => (
        <label key={item}>
          <input type="checkbox" className="tick" />
          <span>{item}</span>
        </label>
      ))}
      <KeepTicks />
    </fieldset>
  )
}
