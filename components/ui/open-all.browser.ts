/** Opens or closes all folds of its section at once: to search the page, to print it, or to read on. */
export function enhance(button: HTMLElement): void {
  const words = [button.textContent, button.dataset.close ?? ''] as const
  let isOpen = false
  button.addEventListener('click', () => {
    for (const fold of button.closest('section')?.querySelectorAll('details') ?? []) {
      // Questions of one name close each other.
      if (!isOpen) fold.dataset.group = fold.getAttribute('name') ?? ''
      fold.setAttribute('name', isOpen ? (fold.dataset.group ?? '') : '')
      fold.open = !isOpen
    }
    isOpen = !isOpen
    button.textContent = words[isOpen ? 1 : 0]
  })
}
