import { base } from './add-files'

/**
 * Creates the default Trusted Types policy: only the site's own files may become scripts. A rule that returns null blocks
 * the value.
 */
export function admitScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { href } = new URL(address, location.href)
      // None of our file names needs an escape; a server that decodes `..%2f` would read another folder.
      return href.startsWith(location.origin + base) && !href.includes('%') ? address : null
    },
    createHTML(html) {
      // React creates script elements from this text; without '<' a text contains no element.
      return html === '<script></script>' || !html.includes('<') ? html : null
    },
  })
}
