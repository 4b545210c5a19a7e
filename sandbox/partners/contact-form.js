// Sandbox: the script that the contact form's provider asks sites to embed. It finds its own frames, sizes each to
// what the frame announces, and marks it, as such scripts do.
;(() => {
  const home = new URL(document.currentScript.src).origin

  const isOurs = frame => {
    const address = new URL(frame.src, location.href)
    return address.origin === home && address.pathname === '/contact-form'
  }

  addEventListener('message', event => {
    if (event.origin !== home || event.data?.type !== 'contact-form:height') return
    for (const frame of document.querySelectorAll('iframe')) {
      if (!isOurs(frame) || frame.contentWindow !== event.source) continue
      frame.style.minHeight = `${Math.max(1469, Math.ceil(event.data.height))}px`
      frame.dataset.contactFormState = 'ready'
    }
  })

  // A frame that was ready before this script is asked to speak again; one that is not has another origin until then.
  for (const frame of document.querySelectorAll('iframe')) {
    if (isOurs(frame)) frame.contentWindow?.postMessage({ type: 'contact-form:measure' }, '*')
  }
})()
