import { keepWords } from '@/content/ui/device'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import type { Table } from './save-table'

type Storage = typeof import('@/lib/device/kept')

type Kept = {
  /** @returns whether it was kept */
  keep: (storage: Storage) => boolean
  /** The file with the same. */
  table: Table
  rows: () => readonly (readonly string[])[]
}

/** The heading of the page, as the name of what is kept of it. */
export const pageTitle = () => document.querySelector('h1')?.textContent?.trim() || location.pathname

/** Keeps something when the button is pressed, and offers it as a file. The code for it is loaded by the first press. */
export function keepOnPress(place: Element, { keep, table, rows }: Kept): void {
  const status = place.querySelector('[role="status"]')
  const say = (words: string) => status?.replaceChildren(words)

  function fileButton(): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'text-link min-h-11'
    button.textContent = keepWords.file
    // Saves what was kept, even if a box is checked or cleared before the press.
    const kept = rows()
    button.addEventListener('click', async () => {
      const saving = await import('./save-table').catch(() => null)
      if (!(await saving?.saveTable(table, kept))) say(keepWords.lost)
    })
    return button
  }

  function keptLink(): HTMLElement {
    const link = document.createElement('a')
    link.className = 'text-link'
    link.href = localPath(routes.onThisDevice)
    link.textContent = keepWords.see
    return link
  }

  place.querySelector('[data-keep]')?.addEventListener('click', async () => {
    const storage = await import('@/lib/device/kept').catch(() => null)
    const outcome = !storage ? 'lost' : keep(storage) ? 'kept' : 'full'
    say(keepWords[outcome])
    if (outcome === 'kept') status?.append(' ', fileButton(), ' ', keptLink())
  })
}
