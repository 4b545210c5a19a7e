import type { ReactNode } from 'react'
import { firstVisit } from '@/content/facts/first-visit'
import { common } from '@/content/ui/common'
import { start } from '@/content/ui/start'
import { offeredLinks } from '@/lib/site/offered'
import { type StartSymptom, startAdvice, startId, startOptions } from '@/lib/start/advice'
import { fill } from '@/lib/words/fill'
import { SideSection } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { StartRows } from './start-rows'

type StartAnswersProps = {
  heading: string
  /** Above what does not depend on the first answer. */
  always: string
}

const { symptom: symptoms, blood, place } = start.questions

type AnswerProps = { id: string; title: string; children: ReactNode }

/** The id is on what is folded, because browsers open the <details> around a fragment's target without JavaScript. */
function Answer({ id, title, children }: AnswerProps) {
  return (
    <details className="fold" name="start-answers">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="fold-answer start-answer" id={id}>
        {children}
      </div>
    </details>
  )
}

/** What depends on the first answer: what to read and bring, and what holds without results and by video. */
function Reading({ symptom }: { symptom: StartSymptom }) {
  const { title, why, links, bring } = start.readings[symptom]
  const answer = startAdvice({ symptom, blood: 'none', place: 'video' })
  return (
    <Answer id={startId(symptom)} title={symptoms.options[symptom]}>
      <p className="font-semibold">{fill(start.readFirst, { title })}</p>
      <p>{why}</p>
      <ul className="flex flex-wrap gap-x-8">
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
    </Answer>
  )
}

/** What the questions lead to, for whoever would rather read, and for everybody without JavaScript. */
export function StartAnswers({ heading, always }: StartAnswersProps) {
  return (
    <SideSection heading={heading}>
      <div className="start-answers">
        {startOptions.symptom.map(symptom => (
          <Reading key={symptom} symptom={symptom} />
        ))}
        <Answer id="start-always" title={always}>
          <StartRows
            rows={[
              { term: start.rows.visit, text: fill(common.firstVisit, firstVisit) },
              { term: blood.options.results, text: start.blood.bring },
              { term: blood.options.drawn, text: start.blood.ask },
              { term: place.options.video, text: start.visit.video },
              { term: place.options.unsure, text: start.visit.unsure },
            ]}
          />
        </Answer>
      </div>
    </SideSection>
  )
}
