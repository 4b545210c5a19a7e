import { timeZone } from '@/content/facts/hours'
import { dayIn } from '../clinic/price-in-force'

/** The day of the build. */
export const today = dayIn(timeZone, new Date())

/** @param from ISO date */
export const isAhead = (from: string) => from > today
