/** Copies the text to the clipboard, and says whether the browser did. */
export function enhance(button: HTMLElement): void {
  const { text = '', copied = '', refused = '' } = button.dataset
  const status = button.parentElement?.querySelector('[role="status"]')
  button.addEventListener('click', async () => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    status?.replaceChildren(isDone ? copied : refused)
  })
}
