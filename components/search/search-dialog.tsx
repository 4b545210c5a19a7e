import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { searchTrigger } from '@/content/ui/layout'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'

type SearchDialogProps = {
  /** What was typed while this was loading. */
  typed: string
  onClose: () => void
}

function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [ready, setReady] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    if (!field.current) return
    field.current.value = typed
    dialog.current?.showModal()
    field.current.focus()
    setReady(field.current)
  }, [typed])

  /** Safari's search fields consume Escape. Input methods use it to discard a suggestion. */
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    dialog.current?.close()
  }

  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={searchTrigger.name}
      onKeyDown={onEscape}
      onClose={onClose}
    >
      <search>
        <SearchForm id="search-dialog-field" field={field} />
        {ready ? <SearchResults field={ready} onNavigate={close} /> : null}
      </search>
      <button type="button" className="plain mt-4" onClick={close}>
        {searchTrigger.close}
      </button>
    </dialog>
  )
}

/** Opens the search. It is removed when it is closed. */
export function openSearch(typed: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<SearchDialog typed={typed} onClose={close} />)
}
