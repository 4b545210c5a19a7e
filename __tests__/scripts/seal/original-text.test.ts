import { isChanged, putTextBack } from '@/scripts/seal/original-text'

const served = (body: string) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = body
  page.body.dataset.length = String(page.body.textContent?.length)
  return page
}

/** The page as it was served, then changed. */
function show(body: string, change: (body: HTMLElement) => void) {
  document.body.innerHTML = body
  document.body.dataset.length = String(document.body.textContent?.length)
  expect(isChanged()).toBe(false)
  change(document.body)
}

const translate = (element: Element | null, words: string) => {
  if (element) element.innerHTML = `<font><font>${words}</font></font>`
}

const form = '<form><label for="a">Name</label><input id="a"><p>Why <b>we</b> ask</p></form>'

test('texts come back, and elements stay what they are', () => {
  show(form, body => translate(body.querySelector('label'), 'Nombre'))
  const field = document.querySelector('input')
  if (field) field.value = 'Ana'
  expect(isChanged()).toBe(true)
  putTextBack(served(form))
  expect(document.body.innerHTML).toBe(form)
  expect(document.querySelector('input')).toBe(field)
  expect(field).toHaveValue('Ana')
})

test('so they do when only the text itself was changed', () => {
  show(form, body => {
    const text = body.querySelector('label')?.firstChild
    if (text) text.nodeValue = 'Nombre'
  })
  putTextBack(served(form))
  expect(document.body.innerHTML).toBe(form)
})

test('texts beside React’s own marks come back to their places', () => {
  const marked = '<p>First <!-- -->4<!-- --> weeks</p>'
  show(marked, ({ firstElementChild: line }) => {
    for (const text of [...(line?.childNodes ?? [])].filter(node => node instanceof Text)) {
      const wrapper = document.createElement('font')
      wrapper.textContent = `[${text.data}]`
      text.replaceWith(wrapper)
    }
  })
  putTextBack(served(marked))
  expect(document.body.innerHTML).toBe(marked)
})

test('words in another order, with their bold type doubled, are served anew', () => {
  show(form, body => {
    const line = body.querySelector('p')
    if (line)
      line.innerHTML = '<b><font>Nosotros</font></b><font>por qué</font><b><font>preguntamos</font></b>'
  })
  putTextBack(served(form))
  expect(document.body.innerHTML).toBe(form)
})

test('what an extension put into the page or beside a field stays, and so does the field', () => {
  show(form, body => {
    translate(body.querySelector('label'), 'Nombre')
    body.querySelector('input')?.insertAdjacentHTML('afterend', '<i>key</i>')
    body.insertAdjacentHTML('beforeend', '<aside>bar</aside>')
  })
  const field = document.querySelector('input')
  putTextBack(served(form))
  expect(document.querySelector('input')).toBe(field)
  expect(document.querySelector('label')).toHaveTextContent('Name')
  expect(document.querySelector('i')).toHaveTextContent('key')
  expect(document.querySelector('aside')).toBeInTheDocument()
})

test('another page, or none, changes nothing', () => {
  show(form, body => translate(body.querySelector('label'), 'Nombre'))
  const { innerHTML } = document.body
  putTextBack(null)
  putTextBack(served('<p>Another page</p>'))
  expect(document.body.innerHTML).toBe(innerHTML)
})
