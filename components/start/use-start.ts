import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  completeChoices,
  type StartChoices,
  type StartQuestion,
  startQuestions,
  symptomOfFragment,
} from '@/lib/start/advice'

/** Number of the current question, from 0; the card comes after the last. */
type StartStep = number

const first = 0
const card = startQuestions.length

/** The answers given so far, in memory only; the card can keep them on request. */
export function useStart({
  initial,
  advances,
  focused,
}: {
  initial: Partial<StartChoices>
  advances: boolean
  focused: string
}) {
  const [choices, setChoices] = useState(initial)
  const [step, setStep] = useState<StartStep>(first)
  // Questions that have been reached stay enabled, so that an answer can be changed.
  const [reached, setReached] = useState<StartStep>(first)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  function goTo(next: StartStep) {
    moved.current = true
    setStep(next)
    setReached(before => Math.max(before, Math.min(next, card - 1)))
  }

  // In the frame that enables the question: what is focused in between would lose the focus to its heading.
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    root.current?.querySelector<HTMLElement>(`[data-heading="${step}"]`)?.focus()
    // Focus alone leaves the answers of a question below the edge of a phone's screen.
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  // It has taken the place of the served question, which had the focus: before the next key.
  useLayoutEffect(() => {
    if (initial.symptom && !advances) root.current?.querySelector<HTMLElement>(focused)?.focus()
  }, [initial, advances, focused])

  const preset = useEffectEvent(() => {
    const symptom = symptomOfFragment(location.hash)
    if (!symptom) return
    setChoices({ symptom })
    goTo(first + 1)
    // Remove the answer from the URL.
    history.replaceState(history.state, '', location.pathname + location.search)
  })
  const begin = useEffectEvent(() => {
    if (advances) goTo(first + 1)
    preset()
  })
  useEffect(() => {
    begin()
    addEventListener('hashchange', preset)
    return () => removeEventListener('hashchange', preset)
  }, [])

  return {
    root,
    choices,
    step,
    reached,
    /** The three answers once the card is to be shown, else null. */
    complete: step === card ? completeChoices(choices) : null,
    choose: (question: StartQuestion, option: string) =>
      setChoices(before => ({ ...before, [question]: option })),
    goTo,
    startOver() {
      setChoices({})
      setReached(first)
      goTo(first)
    },
  }
}
