/**
 * Runs in each page of Firefox. Over WebDriver BiDi, Playwright fills a field by setting its value, which React does not
 * recognize as input. This inserts the text as typing does.
 */
export function insertTextAsTyped() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const active = document.activeElement
      // Playwright continues inside the frame.
      if (active instanceof HTMLIFrameElement) return active
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}
