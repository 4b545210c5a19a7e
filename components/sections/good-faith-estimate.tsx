import { languages } from '@/content/facts/languages'
import { LinkedWords } from '../ui/linked-words'
import { More } from '../ui/more'
import { SideSection } from './section'

const english = languages.find(({ base }) => base === '')

type NoticeProps = { heading: string; lead: string; items: readonly string[]; questions: string }
type GoodFaithEstimateProps = {
  id: string
  label: string
  ask: string
  /** Summary of the fold that has the English wording. */
  original: string
  notice: NoticeProps
  /** On a translated page. */
  official?: NoticeProps | undefined
}

function NoticeText({ lead, items, questions }: NoticeProps) {
  return (
    <>
      <p>{lead}</p>
      <ul className="mt-3 list-disc pl-5">
        {items.map(item => (
          <li key={item} className="mb-2">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <LinkedWords text={questions} />
      </p>
    </>
  )
}

/** The federal notice on estimates, behind its own heading; a translated page has the official English wording too. */
export function GoodFaithEstimate(props: GoodFaithEstimateProps) {
  const { id, label, ask, original, notice, official } = props
  return (
    <SideSection heading={label} note={ask}>
      <div className="max-w-measure">
        <More summary={<h3>{notice.heading}</h3>} id={id}>
          <NoticeText {...notice} />
          {official ? (
            <div className="mt-6">
              <More summary={original}>
                <div lang={english?.code}>
                  <h3>{official.heading}</h3>
                  <NoticeText {...official} />
                </div>
              </More>
            </div>
          ) : null}
        </More>
      </div>
    </SideSection>
  )
}
