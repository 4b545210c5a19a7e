/** While one of these is in view the bar is hidden: it would repeat a button or cover a form or a question. */
const hideWhileVisible = 'main [data-booking], footer [data-booking], main [data-no-bar]'

/** Shows the bar once the page's first booking button has been scrolled past, and hides it while another one is in view. */
export function enhance(bar: HTMLElement): void {
  const isLaidOut = (element: Element) => !element.closest('[hidden]')
  const first = [...document.querySelectorAll('main [data-booking]')].find(isLaidOut)
  bar.dataset.hidden = 'true'
  bar.inert = true
  if (!first) return
  const visible = new Set<Element>()
  let isPast = false

  function show() {
    const isHidden = !isPast || visible.size > 0
    bar.dataset.hidden = String(isHidden)
    bar.inert = isHidden
  }
  const inView = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    show()
  })
  for (const element of document.querySelectorAll(hideWhileVisible)) inView.observe(element)
  // Everything below the top of the screen counts as in view, so that a jump over the button is noticed, too.
  new IntersectionObserver(
    ([entry]) => {
      isPast = entry ? !entry.isIntersecting : false
      show()
    },
    { rootMargin: '0px 0px 1000000px' },
  ).observe(first)
}
