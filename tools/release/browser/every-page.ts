import { addLink, root } from './add-files'

/** When the notice under the header ends. Replaced at build time; without a notice by 0, which removes the code that uses it. */
declare const noticeUntil: number
/** Decision 61. */
declare const preconnectedOrigins: readonly string[]

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
  if (!savesData) for (const origin of preconnectedOrigins) addLink(origin, { rel: 'preconnect' })
}
