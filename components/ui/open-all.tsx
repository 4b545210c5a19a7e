'use client'

import { type MouseEvent, useState } from 'react'
import { foldWords } from '@/content/ui/sections'

/** Opens or closes all folds of its section at once: to search the page, to print it, or to read on. */
export function OpenAll() {
  const [isOpen, setOpen] = useState(false)
  function toggle({ currentTarget }: MouseEvent) {
    for (const fold of currentTarget.closest('section')?.querySelectorAll('details') ?? []) {
      // Questions of one name close each other.
      if (!isOpen) fold.dataset.group = fold.getAttribute('name') ?? ''
      fold.setAttribute('name', isOpen ? (fold.dataset.group ?? '') : '')
      fold.open = !isOpen
    }
    setOpen(!isOpen)
  }
  return (
    <button type="button" className="open-all needs-script" onClick={toggle}>
      {isOpen ? foldWords.closeAll : foldWords.openAll}
    </button>
  )
}
