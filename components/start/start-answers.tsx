import { firstVisit } from '@/content/facts/first-visit'
import { common } from '@/content/ui/common'
import { start } from '@/content/ui/start'
import { fill } from '@/lib/fill'
import { offeredLinks } from '@/lib/site/offered'
import { type StartSymptom, startAnswer, startId, startOptions } from '@/lib/start/answer'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { HelpLines } from '../ui/help-lines'
import { StartRows } from './start-rows'

type StartAnswersProps = {
  heading: string
  text: string
  /** Above what does not depend on the first answer. */
  always: string
}

const { symptom: symptoms, blood, place } = start.questions

/** What depends on the first answer: what to read and bring, and what holds without results and by video. */
function Reading({ symptom }: { symptom: StartSymptom }) {
  const { title, why, links, bring } = start.readings[symptom]
  const answer = startAnswer({ symptom, blood: 'none', place: 'video' })
  return (
    <section className="start-answer" id={startId(symptom)}>
      <h3 className="text-lg">{symptoms.options[symptom]}</h3>
      <p className="mt-1 font-semibold">{fill(start.readFirst, { title })}</p>
      <p className="mt-1.5">{why}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-8">
        {offeredLinks(links).map(({ href, text }) => (
          <li key={href}>
            <GoLink href={href}>{text}</GoLink>
          </li>
        ))}
      </ul>
      <StartRows
        rows={[
          { term: start.rows.bring, text: bring },
          { term: start.repeated.none, text: start.blood[answer.blood] },
          ...(answer.inPerson ? [{ term: place.options.video, text: start.inPerson[answer.inPerson] }] : []),
        ]}
      />
    </section>
  )
}

/** What the questions lead to, for whoever would rather read, and for everybody without JavaScript. */
export function StartAnswers({ heading, text, always }: StartAnswersProps) {
  return (
    <Section>
      <h2 className="side-title">{heading}</h2>
      <p className="mt-2.5 text-ink-2">{text}</p>
      {/* Again: a reading mode shows this list without the page's head. */}
      <p className="start-alarm">
        <HelpLines lines={start.alarm} />
      </p>
      <div className="start-answers">
        {startOptions.symptom.map(symptom => (
          <Reading key={symptom} symptom={symptom} />
        ))}
        <section className="start-answer">
          <h3 className="text-lg">{always}</h3>
          <StartRows
            rows={[
              { term: start.rows.visit, text: fill(common.firstVisit, firstVisit) },
              { term: blood.options.results, text: start.blood.bring },
              { term: blood.options.drawn, text: start.blood.ask },
              { term: place.options.video, text: start.visit.video },
              { term: place.options.unsure, text: start.visit.unsure },
            ]}
          />
        </section>
      </div>
    </Section>
  )
}
