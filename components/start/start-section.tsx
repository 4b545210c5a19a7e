import { clinic } from '@/content/facts/clinic'
import { start } from '@/content/ui/start'
import { startId, startOptions } from '@/lib/start/answer'
import { FirstVisitButton } from '../ui/buttons'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { StartRouter } from './start-router'

/** 'Where do I start?': three questions lead to one page to read. Without JavaScript: a list of links. */
export function StartSection() {
  return (
    <section className="section section-tinted" id="start">
      {/* Targets of links that answer the first question. Before hydration they scroll to the heading. */}
      {startOptions.symptom.map(symptom => (
        <span key={symptom} id={startId(symptom)} />
      ))}
      <div className="wrap">
        <div className="start-head">
          <div>
            <h2 className="side-title">{start.heading}</h2>
            <p className="mt-2.5">{start.lead}</p>
          </div>
          <p className="start-alarm">
            {start.alarm.map(({ text, number }) => {
              const [before, ...after] = text.split(number)
              return (
                <span key={number}>
                  {before}
                  <a className="text-link font-semibold" href={`tel:${number}`}>
                    {number}
                  </a>
                  {after.join(number)}{' '}
                </span>
              )
            })}
          </p>
        </div>
        <StartRouter
          actions={
            <>
              <FirstVisitButton />
              <a className="plain max-sm:w-full" href={clinic.phone.href}>
                <Icon name="phone" /> {clinic.phone.display}
              </a>
            </>
          }
        />
        <ul className="start-links">
          {startOptions.symptom.map(symptom => {
            const { href, text } = start.readings[symptom].links[0]
            return (
              <li key={symptom}>
                <span className="note block">{start.questions.symptom.options[symptom]}</span>
                <Link className="text-link font-semibold" href={href}>
                  {text}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
