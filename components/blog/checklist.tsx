type ChecklistProps = { legend: string; items: readonly string[] }

/** Boxes to tick while reading. A tick may name a symptom, so it is on the page only: never stored, sent or scored. */
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
    </fieldset>
  )
}
