/** The reviews in the footer load when they are scrolled into view; most visitors never see them. */
export function enhance(place: HTMLElement): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    // If the import fails, the link is still there.
    import('./reviews-widget.browser').then(
      ({ show }) => show(place),
      () => undefined,
    )
  })
  observer.observe(place)
}
