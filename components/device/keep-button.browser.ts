import { keepWords } from '@/content/ui/device'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'

type Storage = typeof import('@/lib/device/kept')

/**
 * Keeps something when the button is pressed. The code for it is loaded by the first press.
 * @param keep returns whether it was kept
 */
export function keepOnPress(place: Element, keep: (storage: Storage) => boolean): void {
  const status = place.querySelector('[role="status"]')
  place.querySelector('[data-keep]')?.addEventListener('click', async () => {
    const storage = await import('@/lib/device/kept').catch(() => null)
    const outcome = !storage ? 'lost' : keep(storage) ? 'kept' : 'full'
    status?.replaceChildren(keepWords[outcome])
    if (outcome !== 'kept') return
    const link = document.createElement('a')
    link.className = 'text-link'
    link.href = localPath(routes.onThisDevice)
    link.textContent = keepWords.see
    status?.append(' ', link)
  })
}
