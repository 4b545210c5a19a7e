import { language } from '../../content/facts/language'
import { env } from '../env'
import { colors } from '../site/colors'
import { reviewsSandbox } from './reviews-sandbox'

/**
 * The framed document that shows the reviews, so that no third-party script runs in our pages. Its origin is opaque: the
 * service's script has no access to the page, its URL, cookies or storage (docs/decisions/reviews.md).
 */

/** Pine, as in the footer; with `#sheet` a sheet, as in a page. An opaque origin cannot load the site's stylesheet or fonts. */
const look = (scheme: 'light' | 'dark') => {
  const { pine, onPine, sheet, ink } = colors[scheme]
  return `body{background:${pine};color:${onPine}}body:target{background:${sheet};color:${ink}}`
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif}p{margin:0}a{color:inherit}
${look('light')}
@media(prefers-color-scheme:dark){${look('dark')}}`

/** The page sizes the frame to the reported heights. It accepts numbers, 'ready' and 'failed', and ignores the rest. */
const reportHeight = `new ResizeObserver(([{contentRect}])=>parent.postMessage(Math.ceil(contentRect.height),'*')).observe(document.documentElement)`

const scriptSource = env.reviewsScriptUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The service's script is in the markup rather than added by a script, because some services call `document.write`. */
export const reviewsFrame = `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Patient reviews</title><style>${style}</style><script>${reportHeight}</script></head>
<body id="sheet"><div data-reviews-widget></div>
<script src="${scriptSource}" onload="parent.postMessage('ready','*')" onerror="parent.postMessage('failed','*')"></script></body></html>
`

/** Services load images, styles and more scripts from hosts we cannot list. Plain http is allowed only beside a local sandbox. */
const anyHost = new URL(env.reviewsScriptUrl).protocol

/**
 * Allows everything a reviews widget may need, inline handlers included. What protects the visitor is the sandbox, which
 * also applies when the document is opened on its own. No nested frames, no forms, no plugins.
 */
export const reviewsFramePolicy = [
  "default-src 'none'",
  `script-src 'unsafe-inline' ${anyHost}`,
  `style-src 'unsafe-inline' ${anyHost}`,
  ...['img-src', 'font-src', 'media-src'].map(name => `${name} data: ${anyHost}`),
  `connect-src ${anyHost}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${reviewsSandbox}`,
].join('; ')
