/** Replaced at build time: the path of the site's own files. */
declare const staticFolder: string
export const base = staticFolder

const retryMs = [500, 3500]

export const root = document.documentElement

/** Retries for files that failed to load. */
export const missing: (() => void)[] = []

export function addScript(file: string, done: (() => void) | null = null, attempt = 0) {
  const script = document.createElement('script')
  script.src = base + file
  script.async = false
  script.onload = done
  script.onerror = () => {
    script.remove()
    const wait = retryMs[attempt]
    if (wait) setTimeout(addScript, wait, file, done, attempt + 1)
    // Out of retries: native behavior takes over, and the page can show that a part failed to load.
    else {
      missing.push(() => addScript(file, done))
      root.dataset.app = 'failed'
    }
  }
  document.head.append(script)
}

/** @param done called when the file has loaded or failed */
export function addLink(href: string, facts: Partial<HTMLLinkElement>, done: (() => void) | null = null) {
  const link = document.createElement('link')
  Object.assign(link, facts, { href, onload: done, onerror: done })
  // Last: when a stylesheet is inserted before another, Chromium picks the fonts again, and text would shift.
  document.head.append(link)
  return link
}
