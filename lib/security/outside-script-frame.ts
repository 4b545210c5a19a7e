/**
 * Parts of the two documents of ours in which the scripts of other companies run: the reviews' and the contact form's. Their
 * origin is opaque, so a script has no access to the page, its URL, cookies or storage (docs/decisions/outside-scripts.md).
 */

/** The page sizes the frame to the reported heights. It accepts numbers, 'ready' and 'failed', and ignores the rest. */
export const reportHeight = `new ResizeObserver(([{contentRect}])=>parent.postMessage(Math.ceil(contentRect.height),'*')).observe(document.documentElement)`

/**
 * The provider's script, unless the document has an origin. The page's frame takes it away, and so does the document's own
 * header; but a host may serve the file under a second name, without that header. Written while the document is parsed,
 * because some services call `document.write`. @param attributes of the element, as in markup
 */
export function scriptWithoutOrigin(attributes: string): string {
  const element = JSON.stringify(`<script ${attributes}></script>`).replaceAll('</', '<\\/')
  return `<script>if(self.origin==='null')document.write(${element})</script>`
}

export const inAttribute = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Allows everything a widget may need, inline handlers included: services load images, styles and more scripts from hosts
 * we cannot list. What protects the visitor is the sandbox, here and in the page; without either, no script is put in.
 * @param address of the service: plain http is allowed only beside a local sandbox.
 */
export function outsideScriptPolicy(address: string, sandbox: string): string {
  const anyHost = new URL(address).protocol
  return [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${anyHost}`,
    `style-src 'unsafe-inline' ${anyHost}`,
    ...['img-src', 'font-src', 'media-src'].map(name => `${name} data: ${anyHost}`),
    `connect-src ${anyHost}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${sandbox}`,
  ].join('; ')
}
