/** Runs in the visitor’s browser, without React: shows of each fact with a last day (until-day.tsx) what holds now. */

function showWhatHolds() {
  const now = Date.now()
  for (const box of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const isOver = now >= Number(box.dataset.until)
    box.hidden = isOver || now < Number(box.dataset.from ?? 0)
    const next = box.nextElementSibling
    if (next instanceof HTMLElement && next.dataset.after === '') next.hidden = !isOver
  }
}

const minuteMs = 60_000

/** Also for what the parser still adds, and for a page that stays open past midnight. */
export function keepShowingWhatHolds() {
  showWhatHolds()
  if (document.readyState === 'loading') {
    // Callbacks run before the next paint, so that nothing is seen to change.
    const added = new MutationObserver(showWhatHolds)
    added.observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => added.disconnect(), { once: true })
  }
  setInterval(showWhatHolds, minuteMs)
}
