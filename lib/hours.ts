/** Opening hours in the clinic's own time zone, independent of the visitor's. */

/** Order of the clinic's tables: Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Minutes from midnight, clinic time. */
export type OpenSpan = { from: number; to: number }
/** `day`: 0 = Sunday. */
export type DayHours = { day: number; name: string; short: string; open: OpenSpan | null }

export type OpenState =
  | { kind: 'open'; day: number; minute: number; until: number }
  | { kind: 'closed'; day: number; minute: number; opensDay: number; opensAt: number; daysAhead: number }

/** Weekday and minute of the day at an instant, in a time zone, correct across daylight-saving changes. */
export function clockIn(timeZone: string, at: Date): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(p => p.type === type)?.value ?? ''
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'))
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** Whether the clinic is open at an instant and until when, or when it opens next. @throws when no day has hours */
export function openState(hours: readonly DayHours[], timeZone: string, at: Date): OpenState {
  const { day, minute } = clockIn(timeZone, at)
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const open = hours.find(entry => entry.day === (day + daysAhead) % 7)?.open
    if (!open) continue
    if (daysAhead > 0 || minute < open.from) {
      return { kind: 'closed', day, minute, opensDay: (day + daysAhead) % 7, opensAt: open.from, daysAhead }
    }
    if (minute < open.to) return { kind: 'open', day, minute, until: open.to }
  }
  throw new Error('The clinic has no opening hours')
}

/** 540 -> '9 AM', 570 -> '9:30 AM'. */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60)
  const rest = minute % 60
  const suffix = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${suffix}`
}

/** 'Mon-Fri 9-5, Sat 9-1, Sun closed': consecutive days with equal hours are grouped. */
export function weekInShort(hours: readonly DayHours[]): string {
  const clock = (minute: number) => clockTime(minute).replace(/ [AP]M$/, '')
  const runs: { first: string; last: string; times: string | null }[] = []
  for (const day of weekdays) {
    const entry = hours.find(known => known.day === day)
    if (!entry) continue
    const times = entry.open && `${clock(entry.open.from)}-${clock(entry.open.to)}`
    const run = runs.at(-1)
    if (run && run.times === times) run.last = entry.short
    else runs.push({ first: entry.short, last: entry.short, times })
  }
  return runs
    .map(({ first, last, times }) => `${first === last ? first : `${first}-${last}`} ${times ?? 'closed'}`)
    .join(', ')
}

/** 'Open now until 5 PM' or 'Closed, opens Mon 9 AM'. */
export function openSentence(state: OpenState, hours: readonly DayHours[]): string {
  if (state.kind === 'open') return `Open now until ${clockTime(state.until)}`
  const opens = hours.find(entry => entry.day === state.opensDay)?.short ?? ''
  return state.daysAhead === 0
    ? `Closed, opens ${clockTime(state.opensAt)}`
    : `Closed, opens ${opens} ${clockTime(state.opensAt)}`
}
