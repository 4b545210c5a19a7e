import { start } from '@/content/ui/start'
import { startPath } from '@/lib/routes'
import { startOptions } from '@/lib/start/advice'
import { Link } from '../ui/link'

/** The first question of 'Where do I start?' as a row of links in the first screen. */
export function HomeSigns() {
  return (
    <nav className="mt-6 lg:max-w-[38rem]" aria-labelledby="signs">
      <h2 id="signs" className="font-text text-sm font-semibold">
        {start.signs}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {startOptions.symptom.map(symptom => (
          <li key={symptom}>
            <Link
              className="flex min-h-11 items-center rounded-md border border-field bg-card px-3.5 text-sm"
              href={startPath(symptom)}
            >
              {start.questions.symptom.options[symptom]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
