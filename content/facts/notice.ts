import { exceptionNames } from '@/content/ui/hours'
import type { ExceptionDay } from '@/lib/hours'
import type { Notice } from '@/lib/notice'

/** What is different now, under the header of every page. Written by `npm run generate -- notice`, which explains itself. */
export const notice: Notice | null = {
  kind: 'opensLate',
  from: '2026-11-27T00:00',
  until: '2026-11-27T12:00',
}

/** Days whose hours it changes. */
export const noticeDays: readonly ExceptionDay[] = [
  // In order. The comment keeps the formatter from joining the lines.
  { date: '2026-11-27', name: exceptionNames.unplanned, open: { from: 720, to: 1020 } },
]
