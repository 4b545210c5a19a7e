/** Shows the button where the browser can share. */
export function enhance(button: HTMLElement): void {
  if (!('share' in navigator)) return
  button.classList.remove('invisible')
  button.addEventListener('click', () => {
    const { text, href } = button.dataset
    // Without query and fragment: they may say what the visitor was looking for.
    const url = href ?? location.origin + location.pathname
    // Closing the sheet rejects the promise.
    navigator.share({ title: document.title, ...(text ? { text } : {}), url }).catch(() => undefined)
  })
}
