import { base } from './add-files'

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown
}

/**
 * Sets what scripts may be made of, once and for all: the site's own files and the services that the page names. What
 * a rule answers with null is refused.
 * @param outside addresses of services, as browsers write them
 */
export function admitScripts(outside: readonly string[]) {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { href } = new URL(address, location.href)
      return href.startsWith(location.origin + base) || outside.includes(href) ? address : null
    },
    createHTML(html) {
      // React makes every script element from this text; without '<' a text holds no element at all.
      return html === '<script></script>' || !html.includes('<') ? html : null
    },
  })
}
