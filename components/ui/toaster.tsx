'use client'

import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { common } from '@/content/ui/common'
import { Icon } from './icon'
import { freeTop } from './toast-place'

type Kind = 'success' | 'error'
const announceMs = 3000
const kinds: readonly Kind[] = ['success', 'error']

let mounted = false
let shown: string | number | undefined
let clearTimer: ReturnType<typeof setTimeout> | undefined
const liveRegions = new Map<Kind, HTMLElement>()

const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]')

/** Moves the toast to a position where it covers no control. */
function place() {
  const toasts = list()
  const shownToast = toasts?.querySelector<HTMLElement>('.toast')
  if (toasts && shownToast) toasts.style.top = `${freeTop(shownToast.getBoundingClientRect())}px`
}

/**
 * Sonner's own live region would announce every message with its button, and silent ones too, so it is switched off and
 * two regions of ours announce instead. Sonner renders its region again for each first toast.
 */
function watch(region: HTMLElement) {
  new MutationObserver(() => {
    region.querySelector('[aria-live="polite"]')?.setAttribute('aria-live', 'off')
    place()
  }).observe(region, { childList: true, subtree: true })
}

/** Mounts the list of toasts, once. */
function mount() {
  if (mounted) return
  mounted = true
  for (const kind of kinds) {
    const liveRegion = document.createElement('div')
    liveRegion.className = 'sr-only'
    liveRegion.dataset.toastVoice = kind
    liveRegion.setAttribute('role', kind === 'error' ? 'alert' : 'status')
    liveRegions.set(kind, liveRegion)
    document.body.append(liveRegion)
  }
  const region = document.createElement('div')
  document.body.append(region)
  watch(region)
  createRoot(region).render(
    <Toaster position="top-center" containerAriaLabel={common.messages} toastOptions={{ unstyled: true }} />,
  )
  for (const change of ['scroll', 'resize']) addEventListener(change, place, { passive: true })
}

/** Cleared after it was announced: a screen reader user browsing the page then finds the message only once. */
function announce(kind: Kind, message: string) {
  const liveRegion = liveRegions.get(kind)
  if (!liveRegion) return
  clearTimeout(clearTimer)
  liveRegion.textContent = message
  clearTimer = setTimeout(() => {
    liveRegion.textContent = ''
  }, announceMs)
}

export function closeToast(): void {
  if (shown !== undefined) toast.dismiss(shown)
  for (const liveRegion of liveRegions.values()) liveRegion.textContent = ''
}

type Shown = { duration: number; silent: boolean }

export function showToast(kind: Kind, message: string, { duration, silent }: Shown): void {
  mount()
  setTimeout(() => {
    // One message at a time, the latest.
    closeToast()
    shown = toast.custom(
      id => (
        <div className="toast" data-kind={kind}>
          <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} size={24} />
          <p>{message}</p>
          <button type="button" aria-label={common.closeMessage} onClick={() => toast.dismiss(id)}>
            <Icon name="x" />
          </button>
        </div>
      ),
      { duration },
    )
    if (!silent) announce(kind, message)
    // Again after the layout has settled.
    setTimeout(place, 50)
  })
}
