'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { routes } from '@/lib/routes'

type BoxProps = { id: string; autoFocus?: boolean; onLeave?: () => void }

/** Header control: a link to /search that opens the box in place, by click or by the / key. */
export function SearchTrigger({ icon }: { icon: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [Box, setBox] = useState<ComponentType<BoxProps> | null>(null)

  async function open() {
    const box = await import('./search-box').catch(() => null)
    // Where the box does not come, its page may: at least it says where everything is.
    if (!box) return location.assign(routes.search)
    setBox(() => box.SearchBox)
  }

  useEffect(() => {
    if (Box) dialog.current?.showModal()
  }, [Box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key opens whatever the box is by then
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event
      const typing =
        target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <a href={routes.search} className="nav-item" onClick={onClick} aria-keyshortcuts="/">
        {icon}
        <span className="sr-only">Search</span>
      </a>
      {/* Outside the header, where the key opens it on narrow screens, too: there this control is hidden. */}
      {Box
        ? createPortal(
            <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={() => setBox(null)}>
              <Box id="search-dialog-field" autoFocus onLeave={() => dialog.current?.close()} />
              <button type="button" className="plain mt-4" onClick={() => dialog.current?.close()}>
                Close
              </button>
            </dialog>,
            document.body,
          )
        : null}
    </>
  )
}
