import { createHash } from 'node:crypto'
import { env } from '../env'
import { defaultLocale } from '../locale'
import { colors } from '../site/colors'
import { reviewsSandbox } from './areas'

/**
 * The document in which pages with passwords or lab values show the reviews. It has an origin of its own, so the
 * service's script sees neither the page around it nor its address, cookies or storage (docs/decisions/reviews.md).
 */

/** Footer colors of both schemes; the stylesheet and the fonts are closed to a document of no origin. */
const style = `:root{color-scheme:light dark}
body{margin:0;background:${colors.light.pine};color:${colors.light.onPine};font:1rem/1.6 system-ui,sans-serif}
p{margin:0}a{color:inherit}
@media(prefers-color-scheme:dark){body{background:${colors.dark.pine}}}`

const script = `const script=document.createElement('script')
script.onload=()=>parent.postMessage('ready','*')
script.onerror=()=>parent.postMessage('failed','*')
script.src=${JSON.stringify(env.reviewsScriptUrl).replaceAll('<', '\\u003c')}
document.head.append(script)`

export const reviewsFrame = `<!doctype html>
<html lang="${defaultLocale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Patient reviews</title><style>${style}</style></head>
<body><div data-reviews-widget></div><script>${script}</script></body></html>
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but the service's script, even when the document is opened on its own. */
export const reviewsFramePolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)} ${new URL(env.reviewsScriptUrl).origin}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${reviewsSandbox}`,
].join('; ')
