/** While one of these is in view the bar is hidden: it would repeat a button or cover a form or a question. */
const hideWhileVisible = 'main [data-booking], footer [data-booking], main [data-no-bar]'

/** Shows the bar once the page's first booking button has left the screen, and hides it while another one is in view. */
export function enhance(bar: HTMLElement): void {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    const isHidden = visible.size > 0
    bar.dataset.hidden = String(isHidden)
    bar.inert = isHidden
  })
  const targets = document.querySelectorAll(hideWhileVisible)
  for (const element of targets) observer.observe(element)
  if (targets.length === 0) bar.dataset.hidden = 'false'
}
