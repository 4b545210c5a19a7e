import { language } from '../../content/facts/language'
import { env } from '../env'
import { colors } from '../site/colors'
import { reviewsSandbox } from './reviews-sandbox'

/**
 * The document in which every page shows the reviews: no script of another company runs in a page of ours. It has an
 * origin of its own, so the service's script sees neither the page around it nor its address, cookies or storage
 * (docs/decisions/reviews.md).
 */

/** On pine, as in the footer; at `#sheet` on a sheet, as in a page. The site's stylesheet and fonts are closed to a document of no origin. */
const look = (scheme: 'light' | 'dark') => {
  const { pine, onPine, sheet, ink } = colors[scheme]
  return `body{background:${pine};color:${onPine}}body:target{background:${sheet};color:${ink}}`
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif}p{margin:0}a{color:inherit}
${look('light')}
@media(prefers-color-scheme:dark){${look('dark')}}`

/** The page fits the frame to these heights; a number is the only thing besides 'ready' and 'failed' that it listens to. */
const reportHeight = `new ResizeObserver(([{contentRect}])=>parent.postMessage(Math.ceil(contentRect.height),'*')).observe(document.documentElement)`

const scriptSource = env.reviewsScriptUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The service's script is part of the markup, not added by a script: some services call `document.write`. */
export const reviewsFrame = `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Patient reviews</title><style>${style}</style><script>${reportHeight}</script></head>
<body id="sheet"><div data-reviews-widget></div>
<script src="${scriptSource}" onload="parent.postMessage('ready','*')" onerror="parent.postMessage('failed','*')"></script></body></html>
`

/** Services bring pictures, styles and further scripts from hosts that nobody can list. Without encryption only beside a local sandbox. */
const anyHost = new URL(env.reviewsScriptUrl).protocol

/**
 * Wide open for what shows reviews, inline handlers included: what protects the visitor is the sandbox, which holds
 * when the document is opened on its own too. No frames within, no forms, no plugins.
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
