'use client'

import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Icon } from './icon'
import './toast.css'

let mounted = false
let shown: string | number | undefined

/** Puts the list of toasts on the page, once. */
function mount() {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Toaster position="bottom-right" containerAriaLabel="Messages" toastOptions={{ unstyled: true }} />,
  )
}

export function closeToast(): void {
  if (shown !== undefined) toast.dismiss(shown)
}

export function showToast(kind: 'success' | 'error', message: string, duration: number): void {
  mount()
  setTimeout(() => {
    // One message at a time: the last one is about what was done last.
    closeToast()
    shown = toast.custom(
      id => (
        <div className="toast" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
          <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} size={24} />
          <p>{message}</p>
          <button type="button" aria-label="Close message" onClick={() => toast.dismiss(id)}>
            <Icon name="x" />
          </button>
        </div>
      ),
      { duration },
    )
  })
}
