'use client'

import { createRoot, type Root } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { common } from '@/content/ui/common'
import { Icon } from './icon'
import { freeTop } from './toast-place'

type Kind = 'success' | 'error'
const announceMs = 3000
const kinds: readonly Kind[] = ['success', 'error']

let root: Root | undefined
let shown: string | number | undefined
let clearTimer: ReturnType<typeof setTimeout> | undefined
const liveRegions = new Map<Kind, HTMLElement>()

function renderAt(top: number) {
  const offset = { top }
  root?.render(
    <Toaster
      position="top-center"
      offset={offset}
      mobileOffset={offset}
      containerAriaLabel={common.messages}
      closeButton
      icons={{
        success: <Icon name="circle-check" size={24} />,
        error: <Icon name="circle-alert" size={24} />,
        close: <Icon name="x" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          error: 'toast-error',
          icon: 'toast-icon',
          content: 'toast-text',
          closeButton: 'toast-close',
        },
        closeButtonAriaLabel: common.closeMessage,
      }}
    />,
  )
}

/** Moves the toast to a position where it covers no control. */
function place() {
  const toast = document.querySelector('.toast')
  if (toast) renderAt(freeTop(toast.getBoundingClientRect()))
}

/**
 * Sonner's own live region announces every message politely, with its button, and silent ones too; it has no option for that.
 * So it is switched off and two regions of ours announce instead. Sonner renders its region again for each first toast.
 */
function watch(region: HTMLElement) {
  // An error below a field, or a toast that wraps, moves what the toast must not cover.
  const sizes = new ResizeObserver(place)
  sizes.observe(document.body)
  new MutationObserver(() => {
    region.querySelector('[aria-live="polite"]')?.setAttribute('aria-live', 'off')
    for (const toast of region.querySelectorAll('.toast')) sizes.observe(toast)
    place()
  }).observe(region, { childList: true, subtree: true })
}

/** Mounts the list of toasts, once. */
function mount() {
  if (root) return
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
  root = createRoot(region)
  renderAt(0)
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
  // One message at a time, the latest. With one id for all, Sonner loses a message that comes while the last one leaves.
  closeToast()
  shown = toast[kind](message, { duration })
  // A live region announces what changes after it is there.
  setTimeout(() => {
    if (!silent) announce(kind, message)
    // Again after the layout has settled.
    setTimeout(place, 50)
  })
}
