import { language } from '../../content/facts/language'
import { env } from '../env'
import { frameSandboxes } from './frame-sandboxes'
import { inAttribute, outsideScriptPolicy, scriptWithoutOrigin } from './outside-script-frame'

/**
 * The hidden document in which the contact form's script runs. The form itself is a frame in the page, because in a
 * sandbox it would lose its own origin, and with it cookies, storage, and the messages that the script accepts. So the
 * script finds a stand-in here, with the form's address; `srcdoc` takes the place of loading it. The page passes the
 * form's messages to this document and the other way (contact-form.browser.ts), and follows the height of the stand-in.
 */

/** Passes what the script sends to its form on to this document. */
const standIn = `&lt;script>onmessage=({data})=>parent.postMessage({toForm:data},'*')&lt;/script>`

/** Before the provider's script, so that this listener hears every message first. Firefox takes no other window as the source of a new event. */
const pass = `const form=document.querySelector('iframe')
addEventListener('message',event=>{
const {source,data}=event
if(source===form.contentWindow&&event.isTrusted){event.stopImmediatePropagation();parent.postMessage(data,'*')}
else if(source===parent){event.stopImmediatePropagation();const passed=new MessageEvent('message',{data:data.fromForm,origin:${JSON.stringify(new URL(env.contactFormUrl).origin)}})
Object.defineProperty(passed,'source',{value:form.contentWindow});dispatchEvent(passed)}
})
new MutationObserver(()=>parent.postMessage(Number.parseInt(form.style.height||form.style.minHeight),'*')).observe(form,{attributeFilter:['style']})`

export const contactFormFrame = `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><title>Contact form</title></head>
<body><iframe src="${inAttribute(env.contactFormUrl)}" srcdoc="${standIn}" title="Contact form"></iframe>
<script>${pass}</script>
${scriptWithoutOrigin(`async src="${inAttribute(env.contactFormScriptUrl)}"`)}</body></html>
`

export const contactFormFramePolicy = outsideScriptPolicy(
  env.contactFormScriptUrl,
  frameSandboxes.contactForm,
)
