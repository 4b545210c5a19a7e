/**
 * Runs in each page of Firefox. Over WebDriver BiDi Playwright fills a field by setting its value, which React then
 * holds for its own doing and answers with nothing. This puts the text in as the browser itself does on typing.
 */
export function insertTextAsTyped() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const active = document.activeElement
      // Playwright goes on inside.
      if (active instanceof HTMLIFrameElement) return active
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}
