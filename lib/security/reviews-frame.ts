import { language } from '../../content/facts/language'
import { env } from '../env'
import { colors } from '../site/colors'
import { frameSandboxes } from './frame-sandboxes'
import { inAttribute, outsideScriptPolicy, reportHeight, scriptWithoutOrigin } from './outside-script-frame'

/** The framed document that shows the reviews. */

/** Dark, as in the footer; with `#card` a card, as in a page. An opaque origin cannot load the site's stylesheet or fonts. */
const look = (scheme: 'light' | 'dark') => {
  const { dark, onDark, card, ink } = colors[scheme]
  return `body{background:${dark};color:${onDark}}body:target{background:${card};color:${ink}}`
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif}p{margin:0}a{color:inherit}
${look('light')}
@media(prefers-color-scheme:dark){${look('dark')}}`

export const reviewsFrame = `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Patient reviews</title><style>${style}</style><script>${reportHeight}</script></head>
<body id="card"><div data-reviews-widget></div>
${scriptWithoutOrigin(`src="${inAttribute(env.reviewsScriptUrl)}" onload="parent.postMessage('ready','*')" onerror="parent.postMessage('failed','*')"`)}</body></html>
`

export const reviewsFramePolicy = outsideScriptPolicy(env.reviewsScriptUrl, frameSandboxes.reviews)
