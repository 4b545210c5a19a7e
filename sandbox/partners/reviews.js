// Sandbox: the reviews widget's script, which does what real ones do in four ways. It shows no reviews, because there
// are none. Each part names how it was added, so that a test can tell which of them a page or a browser blocked.
;(() => {
  const { port } = new URL(document.currentScript.src)
  const at = (host, path) => `http://${host}.localhost:${port}${path}`

  // Shape 1: markup set as text.
  for (const place of document.querySelectorAll('[data-reviews-widget]')) {
    place.innerHTML =
      '<p>Sandbox: reviews widget</p><p>The reviews service would show what patients wrote here.</p>'
    place.dataset.reviewsState = 'ready'
  }

  // Shape 2: pictures and styles from another host.
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = at('media', '/reviews.css')
  document.head.append(sheet)
  const picture = document.createElement('img')
  picture.alt = 'Five gray bars'
  picture.onload = () => picture.after(' A picture from another host')
  picture.src = at('media', '/reviews.svg')
  document.body.append(picture)

  // Shape 3: written while the document is parsed, with an inline handler.
  document.write(
    `<p>Written with document.write</p><img alt="" src="data:," onerror="this.replaceWith('An inline handler ran')">`,
  )

  // Shape 4: a second script from a third host.
  const second = document.createElement('script')
  second.src = at('scripts', '/reviews-second.js')
  document.head.append(second)
})()
