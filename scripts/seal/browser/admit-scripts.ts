import { base } from './add-files'

/**
 * Creates the default Trusted Types policy: only the site's own files may become scripts. A rule that returns null blocks
 * the value.
 */
export function admitScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { href } = new URL(address, location.href)
      return href.startsWith(location.origin + base) ? address : null
    },
    createHTML(html) {
      // React creates script elements from this text; without '<' a text contains no element.
      return html === '<script></script>' || !html.includes('<') ? html : null
    },
  })
}
