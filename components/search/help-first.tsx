import { createRoot } from 'react-dom/client'
import { dangerLabel, dangerLines, nothingFoundLines } from '@/content/ui/danger'
import { dangersIn } from '@/content/ui/danger-words'
import { HelpLines } from '../ui/help-lines'

type HelpFirstProps = {
  query: string
  /** Nothing was found, and the visitor has stopped typing. */
  nothingFound: boolean
}

/** Above all results: where somebody turns who typed a word of danger, and all help lines where nothing is found. */
export function HelpFirst({ query, nothingFound }: HelpFirstProps) {
  const dangers = dangersIn(query)
  const paragraphs = dangers.map(to => dangerLines[to])
  if (nothingFound && dangers.length === 0) paragraphs.push(nothingFoundLines)
  if (paragraphs.length === 0) return null
  return (
    // By key: a browser's translator replaces texts, and React would fail to remove single ones.
    <div
      key={`${dangers}`}
      className="mt-3 grid gap-2 border-l-4 border-error pl-4"
      role="note"
      aria-label={dangerLabel}
    >
      {paragraphs.map(lines => (
        <p key={lines[0]?.text}>
          <HelpLines lines={lines} />
        </p>
      ))}
    </div>
  )
}

/** For a search that is no component. @returns a function that shows the lines for a query */
export function helpFirstIn(place: Element): (props: HelpFirstProps) => void {
  const root = createRoot(place)
  return props => root.render(<HelpFirst {...props} />)
}
