import { exceptionDays } from '@/content/facts/exception-days'
import { hours } from '@/content/facts/hours'
import { exceptionSentence, openSentence, upcomingExceptions, weekRuns } from '@/lib/clinic/hours'
import { everyMinute } from './every-minute.browser'
import { axisOf } from './hours-axis'
import { stateAt } from './open-now.browser'
import { wholeStyles } from './whole-styles.browser'

const { from, to, x } = axisOf(hours)

/** Marks the time of today on its bar. */
function drawNow(bar: Element | null | undefined, minute: number) {
  if (!bar || minute <= from || minute >= to) return
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', `M${x(minute)} 0V9`)
  line.setAttribute('vector-effect', 'non-scaling-stroke')
  bar.append(line)
}

/**
 * Marks today's row if today has the week's hours. The lines below say whether the clinic is open and which near days differ.
 */
export function enhance(table: HTMLElement): void {
  // The look of today's row.
  const seen = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    wholeStyles()
  })
  seen.observe(table)
  const runs = weekRuns(hours)
  const rows = table.querySelectorAll('tr')
  const line = table.querySelector('p')
  const added: Element[] = []
  everyMinute(now => {
    const state = stateAt(now)
    const exceptions = upcomingExceptions(exceptionDays, state.date)
    const isException = exceptions.some(({ date }) => date === state.date)
    for (const [index, row] of rows.entries()) {
      const isToday = !isException && (runs[index]?.days.includes(state.day) ?? false)
      row.classList.toggle('today', isToday)
      row.querySelector('path')?.remove()
      if (isToday) drawNow(row.querySelector('svg'), state.minute)
    }
    line?.classList.add('today')
    if (line) line.textContent = openSentence(state, hours)
    for (const old of added.splice(0)) old.remove()
    for (const day of exceptions) {
      // Not a paragraph: those of this table do not wrap.
      const named = document.createElement('div')
      named.className = 'mt-1'
      named.textContent = exceptionSentence(day)
      added.push(named)
    }
    table.append(...added)
  })
}
