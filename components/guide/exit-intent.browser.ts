import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { wholeStyles } from '../layout/whole-styles.browser'

/** Pages without the popup: sign-in, legal texts and thank-you pages. */
const pagesWithoutPopup = [
  routes.auth,
  routes.account,
  routes.privacy,
  routes.records,
  routes.terms,
  routes.accessibility,
  routes.thankYou,
]

const flag = 'guide-popup-shown'
const minWidth = 768

function alreadyShown(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null
  } catch {
    // Without storage "once per session" cannot be guaranteed, so the popup stays closed.
    return true
  }
}

/** Records that the popup was shown. @returns false when storage is full or blocked */
function recordShown(): boolean {
  try {
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

function mustNotOpen(): boolean {
  return window.innerWidth <= minWidth || alreadyShown() || document.querySelector('dialog[open]') !== null
}

/** Opens the guide popup, once per browser session, in a wide window. A failed import is retried the next time. */
export async function offerGuide(previewUrl: string): Promise<void> {
  if (pagesWithoutPopup.some(path => location.pathname.startsWith(localPath(path))) || mustNotOpen()) return
  const popup = await import('./guide-popup').catch(() => null)
  await wholeStyles()
  if (popup && !mustNotOpen() && recordShown()) popup.openGuidePopup(previewUrl)
}
