import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { popup } from '@/content/popup'
import { common } from '@/content/ui/common'
import { Icon } from '../ui/icon'
import { GuideCover } from './guide-cover'

type GuidePopupProps = { previewUrl: string; onClose: () => void }

/** The free guide in a modal dialog. The browser validates the address; it is not sent anywhere (decision 17). */
function GuidePopup({ previewUrl, onClose }: GuidePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    window.open(previewUrl, '_blank', 'noopener,noreferrer')
    dialog.current?.close()
  }

  /** Only when the press also started on the backdrop: selecting text by dragging may end there. */
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      className="popup"
      aria-labelledby="popup-title"
      onClose={onClose}
      onPointerDown={event => {
        pressed.current = event.target
      }}
      onClick={closeOnBackdrop}
    >
      <div className="popup-card">
        <div className="popup-cover">
          <GuideCover line={popup.coverLine} title={popup.guideTitle} />
        </div>
        <div className="popup-text">
          <button
            type="button"
            className="popup-close"
            aria-label={popup.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
          <h2 id="popup-title" className="text-2xl">
            {popup.title}
          </h2>
          <p className="mt-3">
            {popup.download} <b>{popup.guideTitle}</b>
          </p>
          <form className="mt-5" onSubmit={submit}>
            <label className="sr-only" htmlFor="popup-email">
              {popup.label}
            </label>
            <input
              id="popup-email"
              className="field-input"
              type="email"
              required
              autoComplete="email"
              enterKeyHint="go"
              placeholder={popup.placeholder}
            />
            <button type="submit" className="cta mt-3.5">
              {popup.button}
              <span className="sr-only">{common.newTab}</span>
            </button>
          </form>
          <p className="note mt-4">{popup.note}</p>
          <p className="note mt-1">{popup.stays}</p>
        </div>
      </div>
    </dialog>
  )
}

/** Opens it. Its root is removed when it is closed. */
export function openGuidePopup(previewUrl: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<GuidePopup previewUrl={previewUrl} onClose={close} />)
}
