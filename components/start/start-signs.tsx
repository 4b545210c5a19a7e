import { start } from '@/content/ui/start'
import { startPath } from '@/lib/routes'
import { startOptions } from '@/lib/start/advice'
import { Link } from '../ui/link'

type StartSignsProps = { heading: string; text?: string }

/** The first question of 'Where do I start?' as links: each answers it and leads to the second on the page of its own. */
export function StartSigns({ heading, text }: StartSignsProps) {
  return (
    <nav className="start-signs" aria-labelledby="signs">
      <div>
        <h2 id="signs">{heading}</h2>
        {text ? <p className="mt-2.5">{text}</p> : null}
      </div>
      <ul className="start-options">
        {startOptions.symptom.map(symptom => (
          <li key={symptom}>
            <Link className="start-option" href={startPath(symptom)}>
              {start.questions.symptom.options[symptom]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
