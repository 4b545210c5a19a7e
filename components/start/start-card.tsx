import { useCallback } from 'react'
import { firstVisit } from '@/content/facts/first-visit'
import { common } from '@/content/ui/common'
import { keptWords } from '@/content/ui/device'
import { start } from '@/content/ui/start'
import { offeredLinks } from '@/lib/site/offered'
import { type StartAdvice, type StartChoices, startAdvice } from '@/lib/start/advice'
import { localToday } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import { KeepButton } from '../device/keep-button'
import { keepOnPress } from '../device/keep-button.browser'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { answerLines } from './answer-lines'
import { StartRows } from './start-rows'

type StartCardProps = {
  choices: StartChoices
  /** Booking button and phone. */
  actions: Node | undefined
  onBack: () => void
  onStartOver: () => void
}

function repeated({ symptom, blood, place }: StartChoices): string {
  const { questions } = start
  return [questions.symptom.options[symptom], start.repeated[blood], questions.place.options[place]]
    .map(answer => `${answer}.`)
    .join(' ')
}

const visitText = ({ visit, inPerson }: StartAdvice) =>
  [start.visit[visit], inPerson ? start.inPerson[inPerson] : ''].join(' ').trim()

/** The recommended page, what the first visit is, what to bring, and ways to book or call. */
export function StartCard({ choices, actions, onBack, onStartOver }: StartCardProps) {
  const answer = startAdvice(choices)
  const addActions = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(actions?.cloneNode(true).childNodes ?? [])),
    [actions],
  )
  const addKeep = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return
      keepOnPress(place, {
        keep: ({ keptStart }) => keptStart.keep({ ...choices, date: localToday() }),
        table: keptWords.start,
        rows: () => answerLines(choices).map(line => [localToday(), ...line]),
      })
    },
    [choices],
  )
  const { title, why, links, bring } = start.readings[answer.read]
  const rows = [
    { term: start.rows.visit, text: `${fill(common.firstVisit, firstVisit)}. ${visitText(answer)}` },
    { term: start.rows.blood, text: start.blood[answer.blood] },
    { term: start.rows.bring, text: bring },
  ]
  return (
    <div className="start-card frame">
      <p className="note">{repeated(choices)}</p>
      <h2 tabIndex={-1} data-heading="3" className="mt-2 text-2xl">
        {fill(start.readFirst, { title })}
      </h2>
      <p className="mt-2.5">{why}</p>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {offeredLinks(links).map(({ href, text }) => (
          <li key={href}>
            {/* Not <GoLink>: its module reads the environment, which must stay out of browser code. */}
            <Link className="go" href={href}>
              <span>{text}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      <StartRows rows={rows} />
      <div className="mt-6 flex flex-wrap items-center gap-4" ref={addActions} />
      <p className="mt-3 flex gap-6">
        <button type="button" className="text-link min-h-11" onClick={onBack}>
          {start.back}
        </button>
        <button type="button" className="text-link min-h-11" onClick={onStartOver}>
          {start.again}
        </button>
      </p>
      <div ref={addKeep}>
        <KeepButton />
      </div>
    </div>
  )
}
