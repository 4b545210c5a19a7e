'use client'

import { useEffect, useState } from 'react'

type ServiceContentsProps = { label: string; sections: Readonly<Record<string, string>> }

/** The part of the screen whose section counts as the one being read. */
const readingZone = '-25% 0px -60%'

/** Links to the sections: a row on narrow screens, a side column with the current section marked on wide ones. */
export function ServiceContents({ label, sections }: ServiceContentsProps) {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const targets = Object.keys(sections).flatMap(id => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
        const zoneEnd = entries[0]?.rootBounds?.bottom
        const start = targets[0]?.getBoundingClientRect().top
        // Above the first section, no section is current.
        if (zoneEnd !== undefined && start !== undefined && start > zoneEnd) setCurrent(undefined)
      },
      { rootMargin: readingZone },
    )
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
  }, [sections])

  return (
    <nav className="service-contents" aria-label={label}>
      <ul>
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
