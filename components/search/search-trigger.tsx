'use client'

import {
  type ComponentType,
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { searchTrigger } from '@/content/ui/search'
import { fill } from '@/lib/fill'
import { routes } from '@/lib/routes'
import { isSearchShortcut } from '@/lib/search/shortcut'
import { localPath } from '@/lib/site/local-path'

type BoxProps = { id: string; autoFocus?: boolean; onNavigate?: () => void }

/** Once hydrated the control opens a dialog; until then it is a link, which works without JavaScript. */
const opener = { role: 'button', 'aria-haspopup': 'dialog' } as const

/** Header control: a link to /search that opens the search in a dialog, by click or Control+K. */
export function SearchTrigger({ icon }: { icon: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [Box, setBox] = useState<ComponentType<BoxProps> | null>(null)
  const [hint, setHint] = useState<string | null>(null)

  async function open() {
    const box = await import('./search-box').catch(() => null)
    // If the search box cannot be loaded, go to /search, which lists every section even without it.
    if (!box) return location.assign(localPath(routes.search))
    setBox(() => box.SearchBox)
    // Closed a moment ago but still mounted, because its `close` event has not fired yet.
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }

  function onClose() {
    if (!dialog.current?.open) setBox(null)
  }

  useEffect(() => {
    setHint(/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K')
  }, [])

  useEffect(() => {
    if (Box) dialog.current?.showModal()
  }, [Box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is only called later, and sets state alone
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isSearchShortcut(event)) return
      // Otherwise the browser's own search opens.
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

  function onSpace(event: KeyPress) {
    if (event.key !== ' ') return
    event.preventDefault()
    open()
  }

  /** Safari's search fields consume Escape. Input methods use it to discard a suggestion. */
  function onEscape(event: KeyPress) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    dialog.current?.close()
  }

  return (
    <>
      <a
        href={localPath(routes.search)}
        className="nav-item"
        onClick={onClick}
        aria-keyshortcuts="Control+K Meta+K"
        {...(hint ? { ...opener, title: fill(searchTrigger.hint, { keys: hint }), onKeyDown: onSpace } : {})}
      >
        {icon}
        <span className="sr-only">{searchTrigger.name}</span>
      </a>
      {/* Portaled out of the header: on narrow screens the control is hidden there, but the shortcut works. */}
      {Box
        ? createPortal(
            <dialog
              ref={dialog}
              className="search-dialog"
              aria-label={searchTrigger.name}
              onKeyDown={onEscape}
              onClose={onClose}
            >
              <Box id="search-dialog-field" autoFocus onNavigate={() => dialog.current?.close()} />
              <button type="button" className="plain mt-4" onClick={() => dialog.current?.close()}>
                {searchTrigger.close}
              </button>
            </dialog>,
            document.body,
          )
        : null}
    </>
  )
}
