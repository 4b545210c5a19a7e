'use client'

import { useEffect, useRef, useState } from 'react'
import { language } from '@/content/facts/language'
import { keepWords } from '@/content/ui/device'
import { localToday } from '@/lib/dates'
import { KeepButton } from './keep-button'

/** What is checked in the checklist around an element. */
function checkedAround(place: Element | null): string[] {
  const boxes = place?.closest('.checklist')?.querySelectorAll<HTMLInputElement>('input.tick:checked') ?? []
  return Array.from(boxes, box => box.closest('label')?.textContent?.trim() ?? '').filter(Boolean)
}

/**
 * Inside a checklist: offers to keep what is checked, once something is. The checklist stays markup alone, and the served page
 * has nothing of this.
 */
export function KeepTicks() {
  const place = useRef<HTMLDivElement>(null)
  const [hasChecked, setHasChecked] = useState(false)

  useEffect(() => {
    const list = place.current?.closest('.checklist')
    // Boxes may have been checked before the page was hydrated.
    const look = () => setHasChecked(checkedAround(place.current).length > 0)
    look()
    list?.addEventListener('change', look)
    return () => list?.removeEventListener('change', look)
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
              items: checkedAround(place.current),
              language: language.code,
              date: localToday(),
            })
          }
        />
      ) : null}
    </div>
  )
}
