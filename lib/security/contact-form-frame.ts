import { language } from '../../content/facts/language'
import { env } from '../env'
import { frameSandboxes } from './frame-sandboxes'
import { inAttribute, outsideScriptPolicy, reportHeight } from './outside-script-frame'

/**
 * The framed document with the provider's form and script. The page passes the form's name and its language in the
 * fragment, because this document is the same in every language.
 */

/** The provider's script sets a height of its own; until then the form has the height that the provider asks for. */
const style = `body{margin:0}iframe{display:block;width:100%;border:0}iframe:not([style*=height]){height:1469px}`

/**
 * A frame fires `load` for the browser's error page too, so the service also gets a request, which fails only if it
 * cannot be reached.
 */
const reportLoad = `const form=document.querySelector('iframe')
const tell=state=>parent.postMessage(state,'*')
const [lang,title]=location.hash.slice(1).split(',',2).map(decodeURIComponent)
if(title){document.documentElement.lang=lang;document.title=form.title=title}
fetch(form.src,{mode:'no-cors'}).catch(()=>tell('failed'))
form.onload=()=>tell('ready')`

export const contactFormFrame = `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contact form</title><style>${style}</style><script>${reportHeight}</script></head>
<body><iframe src="${inAttribute(env.contactFormUrl)}" title="Contact form" referrerpolicy="no-referrer"></iframe>
<script>${reportLoad}</script>
<script async src="${inAttribute(env.contactFormScriptUrl)}"></script></body></html>
`

const scheme = new URL(env.contactFormUrl).protocol

export const contactFormFramePolicy = outsideScriptPolicy(
  env.contactFormScriptUrl,
  frameSandboxes.contactForm,
  scheme,
)
