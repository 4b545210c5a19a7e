import { contactFormFramePath } from '@/lib/routes'
import { frameSandboxes } from '@/lib/security/frame-sandboxes'
import { wholeStyles } from '../layout/whole-styles.browser'
import { loadFrame } from './outside-frame.browser'
import { safeHeight } from './safe-height.browser'

/** Loads the form when a visitor comes near it; less than a screen, so that who only reads the address loads no form. */
export function enhance(element: HTMLElement): void {
  const place = element.querySelector<HTMLElement>('.form-frame')
  if (!place) return
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      loadForm(place)
    },
    { rootMargin: '400px 0px' },
  )
  observer.observe(place)
}

/**
 * Loads the form, and runs its provider's script in a hidden frame with an origin of its own (lib/security/contact-form-frame.ts).
 * Messages are passed between the two; the form gets the height that the script gives it.
 */
async function loadForm(place: HTMLElement): Promise<void> {
  await wholeStyles()
  const form = loadFrame(place)
  const { origin } = new URL(form.src)
  const reportHeight = safeHeight(form, pixels => {
    form.height = String(pixels)
    form.classList.remove('h-full')
    place.dataset.sized = ''
  })
  const script = document.createElement('iframe')
  script.hidden = true
  script.setAttribute('sandbox', frameSandboxes.contactForm)
  script.referrerPolicy = 'no-referrer'
  script.src = contactFormFramePath

  // The form often reports its height before the script hears anything; nothing asks for it again in time.
  const isReady = new Promise(resolve => script.addEventListener('load', resolve, { once: true }))
  addEventListener('message', ({ source, data, origin: sender }: MessageEvent<unknown>) => {
    const window = form.contentWindow
    if (source === null) return
    if (source === window && sender === origin)
      isReady.then(() => script.contentWindow?.postMessage({ fromForm: data }, '*'))
    if (source !== script.contentWindow) return
    if (typeof data === 'number') reportHeight(data)
    else if (typeof data === 'object' && data && 'toForm' in data) window?.postMessage(data.toForm, origin)
  })
  document.body.append(script)
}
