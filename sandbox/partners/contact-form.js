// Sandbox: the script that the contact form's provider asks sites to embed. Like such scripts, it finds its own frames,
// sizes each to the height that the frame reports, and marks it.
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

  // Ask frames that loaded before this script to report again; one still loading has another origin and does not answer.
  for (const frame of document.querySelectorAll('iframe')) {
    if (isOurs(frame)) frame.contentWindow?.postMessage({ type: 'contact-form:measure' }, '*')
  }
})()
