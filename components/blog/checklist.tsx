type ChecklistProps = { legend: string; items: readonly string[] }

/** Checkboxes for the reader. A tick may reveal a symptom, so it is never stored, sent or scored. */
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
