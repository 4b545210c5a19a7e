import { start } from '@/content/ui/start'
import { startId, startOptions } from '@/lib/start/answer'

/** The first question of 'Where do I start?' as links: each answers it and leads to the second. */
export function StartSigns() {
  return (
    <nav className="start-signs" aria-labelledby="signs">
      <h2 id="signs" className="text-md">
        {start.signs}
      </h2>
      <ul className="start-options">
        {startOptions.symptom.map(symptom => (
          <li key={symptom}>
            <a className="start-option" href={`#${startId(symptom)}`}>
              {start.questions.symptom.options[symptom]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
