'use client'

import { useEffect, useRef, useState } from 'react'
import { language } from '@/content/facts/language'
import { keepWords } from '@/content/ui/device'
import { localToday } from '@/lib/dates'
import { KeepButton } from './keep-button'

/** What is checked on this page, which may have several checklists: one entry keeps them all. */
function checkedItems(): string[] {
  const boxes = document.querySelectorAll('.checklist .tick:checked')
  return Array.from(boxes, box => box.closest('label')?.textContent?.trim() ?? '').filter(Boolean)
}

/**
 * Inside a checklist: offers to keep what is checked on the page, once something is. The checklist stays markup alone, and the
 * served page has nothing of this.
 */
export function KeepTicks() {
  const place = useRef<HTMLDivElement>(null)
  const [hasChecked, setHasChecked] = useState(false)

  useEffect(() => {
    const list = place.current?.closest('.checklist')
    if (!list) return
    // Boxes may have been checked before the page was hydrated.
    const look = () => setHasChecked(list.querySelector('.tick:checked') !== null)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [])

  return (
    <div ref={place}>
      {hasChecked ? (
        <KeepButton
          label={keepWords.keepTicks}
          onKeep={({ keptChecklists }) =>
            keptChecklists.keep({
              path: location.pathname,
              title: document.querySelector('h1')?.textContent?.trim() || location.pathname,
              items: checkedItems(),
              language: language.code,
              date: localToday(),
            })
          }
        />
      ) : null}
    </div>
  )
}
