/** The part of the screen whose section counts as the one being read. */
const readingZone = '-25% 0px -60%'

/** Marks the link to the section that is being read. */
export function enhance(contents: HTMLElement): void {
  const links = contents.querySelectorAll('a')
  const targets = [...links].flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  let current: string | undefined
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) current = target.id
      const zoneEnd = entries[0]?.rootBounds?.bottom
      const start = targets[0]?.getBoundingClientRect().top
      // Above the first section, no section is current.
      if (zoneEnd !== undefined && start !== undefined && start > zoneEnd) current = undefined
      for (const link of links) {
        if (link.hash === `#${current}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: readingZone },
  )
  for (const target of targets) observer.observe(target)
}
