import { createHash } from 'node:crypto'
import { env } from '../env'

/**
 * The document in which Cloudflare Turnstile runs beside the account forms, when NEXT_PUBLIC_CAPTCHA_SITE_KEY is set
 * (docs/going-live.md). Unlike the documents of other scripts it keeps the site's origin, without which Turnstile gives no
 * token; so its policy names that one host, and the pages' own policies stay as they are.
 */

export const captchaProvider = 'https://challenges.cloudflare.com'

/** The fragment is the page's language. A token counts once and for five minutes. */
const script = `const tell=captcha=>parent.postMessage({captcha},location.origin)
addEventListener('error',()=>tell('failed'),true)
function start(){turnstile.render('#check',{sitekey:${JSON.stringify(env.captchaSiteKey)},language:location.hash.slice(1)||'auto',callback:tell,'expired-callback':()=>tell(''),'error-callback':()=>tell('failed')})}`

export const captchaFrame = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Turnstile</title><style>body{margin:0}</style><script>${script}</script></head>
<body><div id="check"></div><script src="${captchaProvider}/turnstile/v0/api.js?render=explicit&amp;onload=start"></script></body></html>
`

const hash = createHash('sha256').update(script).digest('base64')

export const captchaFramePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' ${captchaProvider}`,
  "style-src 'unsafe-inline'",
  `frame-src ${captchaProvider}`,
  `connect-src ${captchaProvider}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
