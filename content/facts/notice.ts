import type { ExceptionDay } from '@/lib/clinic/hours'
import type { Notice } from '@/lib/clinic/notice'

/** What is different now, under the header of every page. Written by `npm run generate -- notice`, which explains itself. */
export const notice: Notice | null = null

/** Days whose hours it changes. */
export const noticeDays: readonly ExceptionDay[] = []
