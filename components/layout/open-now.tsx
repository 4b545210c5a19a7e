'use client'

import { useSyncExternalStore } from 'react'
import { type DayHours, openDaysInShort, openSentence, openState } from '@/lib/hours'

const minuteMs = 60_000

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, minuteMs / 2)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs)
}

/** The current minute, or null in the served HTML, which does not depend on the time. */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(subscribe, thisMinute, () => null)
}

export type HoursProps = { hours: readonly DayHours[]; timeZone: string }

/** 'Open now until 5 PM' with a dot, or 'Closed, opens Mon 9 AM'. Before hydration: the opening hours of the week. */
export function OpenNow({ hours, timeZone }: HoursProps) {
  const minute = useMinute()
  // As short as what replaces it: a second row on a narrow phone would shift the page.
  if (minute === null) return <span>{openDaysInShort(hours)}</span>
  const state = openState(hours, timeZone, new Date(minute * minuteMs))
  return (
    <>
      {state.kind === 'open' && (
        <span aria-hidden="true" className="mr-2.5 inline-block size-2 rounded-full bg-brass" />
      )}
      <span>{openSentence(state, hours)}</span>
    </>
  )
}
