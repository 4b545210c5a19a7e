'use client'

import { useSyncExternalStore } from 'react'
import { exceptionDays } from '@/content/facts/exception-days'
import { clockIn, type DayHours, type OpenState, openDaysInShort, openSentence, openState } from '@/lib/hours'

const minuteMs = 60_000

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, minuteMs / 2)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs)
}

/** The current minute, or null in the served HTML, which does not depend on the time. */
const useMinute = () => useSyncExternalStore<number | null>(subscribe, thisMinute, () => null)

/** Today's date at the clinic. Null in the served HTML. */
export function useToday(timeZone: string): string | null {
  const minute = useMinute()
  return minute === null ? null : clockIn(timeZone, new Date(minute * minuteMs)).date
}

export type HoursProps = { hours: readonly DayHours[]; timeZone: string }

/** Whether the clinic is open now. Null in the served HTML. */
export function useOpenState({ hours, timeZone }: HoursProps): OpenState | null {
  const minute = useMinute()
  return minute === null ? null : openState(hours, exceptionDays, timeZone, new Date(minute * minuteMs))
}

/** 'Open now until 5 PM' with a dot, or 'Closed, opens Mon 9 AM'. Before hydration: the opening hours of the week. */
export function OpenNow({ hours, timeZone }: HoursProps) {
  const state = useOpenState({ hours, timeZone })
  // As short as what replaces it: a second row on a narrow phone would shift the page.
  if (!state) return <span>{openDaysInShort(hours)}</span>
  return (
    <>
      {state.kind === 'open' && (
        <span aria-hidden="true" className="mr-2.5 inline-block size-2 rounded-full bg-brass" />
      )}
      <span>{openSentence(state, hours)}</span>
    </>
  )
}
