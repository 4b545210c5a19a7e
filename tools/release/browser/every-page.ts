import { addLink, root } from './add-files'

/** Replaced at build time. When the notice under the header is over; without one it is 0, and the code that reads it is not in the file. */
declare const noticeUntil: number
/** Decision 61. */
declare const earlyOrigins: readonly string[]

const { connection } = navigator
/** Only Chromium reports it. */
export const speed = connection?.saveData ? '2g' : connection?.effectiveType
export const savesData = speed?.includes('2g')

export const splitOnSpaces = (text: string | undefined) => text?.split(' ') ?? []

/** Marks the page while its notice holds, and when it is over. */
export function watchNotice() {
  if (!noticeUntil) return
  const showNotice = () => {
    // On the root, because the notice itself may not have arrived, and React compares it.
    root.dataset.notice = Date.now() < noticeUntil ? '' : 'over'
  }
  showNotice()
  setInterval(showNotice, 30_000)
}

export function connectEarly() {
  if (!savesData) for (const origin of earlyOrigins) addLink(origin, { rel: 'preconnect' })
}
