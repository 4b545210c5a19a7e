import { reviewsWords } from '@/content/ui/reviews'
import { reviewsFramePath } from '@/lib/routes'
import { frameSandboxes } from '@/lib/security/frame-sandboxes'
import { hideMeanwhile } from './meanwhile.browser'
import { safeHeight } from './safe-height.browser'

const limitMs = 10_000

/**
 * Shows the frame once its script has run and there is content: a script that ran may still have nothing to show. The frame posts
 * 'ready', 'failed', or the height of its content as a number. It has also failed when that takes longer than 10 s.
 */
export function showReviews(place: HTMLElement): void {
  const { ground } = place.dataset
  const instead = place.querySelector<HTMLElement>(':scope > div')
  const words = instead?.querySelector('p')
  const note = ground === 'dark' ? document.createElement('p') : undefined
  if (note) {
    // Pages with reviews of their own say it beside them.
    note.className = 'note mt-3'
    note.textContent = reviewsWords.note
  }
  const frame = document.createElement('iframe')
  frame.title = reviewsWords.title
  frame.setAttribute('sandbox', frameSandboxes.reviews)
  frame.referrerPolicy = 'no-referrer'
  frame.className = 'reviews-frame'
  // Neither seen nor reached while it is empty: the words are in its place.
  frame.inert = true

  function say(text: string) {
    words?.setAttribute('role', 'status')
    if (words) words.textContent = text
    if (instead) instead.hidden = false
  }
  const reportHeight = safeHeight(frame, pixels => {
    if (ground === 'card') frame.height = String(pixels)
  })
  const end = new AbortController()
  function onFailure() {
    // What has failed stays failed: a frame may still report before it is removed.
    end.abort()
    clearTimeout(timer)
    frame.remove()
    hideMeanwhile(place)
    say(reviewsWords.failed)
    note?.remove()
  }
  const timer = setTimeout(onFailure, limitMs)
  let hasRun = false
  let hasContent = false
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.contentWindow) return
      if (data === 'failed') return onFailure()
      if (data === 'ready') hasRun = true
      if (typeof data === 'number') {
        hasContent ||= data > 0
        reportHeight(data)
      }
      if (!hasRun || !hasContent) return
      clearTimeout(timer)
      frame.inert = false
      if (instead) instead.hidden = true
    },
    { signal: end.signal },
  )
  say(reviewsWords.loading)
  if (note) place.after(note)
  frame.src = ground === 'card' ? `${reviewsFramePath}#card` : reviewsFramePath
  place.prepend(frame)
  const button = place.querySelector<HTMLElement>(':scope > button')
  if (!button) return
  // The button that has the focus goes.
  place.tabIndex = -1
  if (document.activeElement === button) place.focus({ preventScroll: true })
  button.hidden = true
}
