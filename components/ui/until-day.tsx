import type { ReactNode } from 'react'
import { clinic } from '@/content/facts/clinic'
import { dayEnd, dayStart } from '@/lib/clinic/notice'
import type { EndingSentence } from '@/lib/words/ending'

type UntilDayProps = {
  /** ISO date of the first day, for what has not begun yet. */
  from?: string
  /** ISO date of the last day. */
  until: string
  as?: 'span' | 'div'
  children: ReactNode
  /** What holds from the day after. */
  after?: ReactNode
}

/**
 * What holds until a day on the clinic’s calendar, and what holds afterwards. Both are in the page; until-day.browser.ts shows
 * one of them, so that the page changes on that day without a build.
 */
export function UntilDay({ from, until, as: Box = 'span', children, after }: UntilDayProps) {
  return (
    <>
      <Box
        data-until={dayEnd(until, clinic.timeZone)}
        {...(from ? { 'data-from': dayStart(from, clinic.timeZone), hidden: true } : {})}
      >
        {children}
      </Box>
      {after ? (
        <Box data-after="" hidden>
          {after}
        </Box>
      ) : null}
    </>
  )
}

export function EndingText({ text, ending }: EndingSentence) {
  return (
    <UntilDay until={ending.validUntil} after={ending.after}>
      {text}
    </UntilDay>
  )
}
