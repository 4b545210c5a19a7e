import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type StartChoices, startQuestions } from '@/lib/start/advice'
import { StartCard } from './start-card'
import { StartStep } from './start-step'
import { useStart } from './use-start'

export type StartRouterProps = {
  /** Booking button and phone, from the served page. */
  actions: Node | undefined
  /** What was chosen before this was here. */
  initial: Partial<StartChoices>
  /** Whether the choice leads on to the next question. */
  advances: boolean
  /** Selector of what had the focus in the served question. */
  focused: string
}

/** Three questions, one at a time, then one card. Nothing is sent, and nothing stored unless asked. */
function StartRouter({ actions, ...given }: StartRouterProps) {
  const { root, choices, step, reached, complete, choose, goTo, startOver } = useStart(given)
  // Arrow keys select each option they pass, so they must not advance; a tap, a click and Space do.
  const byArrow = useRef(false)
  const last = startQuestions.length - 1
  return (
    <div ref={root} className="start" data-step={step}>
      {complete ? (
        <StartCard choices={complete} actions={actions} onBack={() => goTo(last)} onStartOver={startOver} />
      ) : (
        startQuestions.map((question, index) => (
          <StartStep
            key={question}
            question={question}
            index={index}
            chosen={choices[question]}
            isCurrent={index === step}
            isReached={index <= reached}
            handlers={{
              onKeyDown: ({ key }: KeyboardEvent) => {
                byArrow.current = key.startsWith('Arrow')
              },
              onPointerDown: () => {
                byArrow.current = false
              },
              onChoose: option => {
                choose(question, option)
                if (!byArrow.current) goTo(index + 1)
                byArrow.current = false
              },
              onNext: () => goTo(index + 1),
              onBack: () => goTo(index - 1),
            }}
          />
        ))
      )}
    </div>
  )
}

/** Takes the place of the served questions, at once: a key pressed before a later render would lose its focus. */
export function showStart(place: HTMLElement, props: StartRouterProps): void {
  flushSync(() => createRoot(place).render(<StartRouter {...props} />))
}
