import { captchaFrame } from '@/lib/security/captcha-frame'

/** What the frame's own script asks of Turnstile and tells the page, in a window of the site. */
function run() {
  const code = /<script>([\s\S]*?)<\/script>/.exec(captchaFrame)?.[1] ?? ''
  const tell = jest.fn()
  const turnstile = { render: jest.fn() }
  const location = { origin: 'https://clinic.example', hash: '#es' }
  const start = new Function('parent', 'turnstile', 'location', `${code}; return start`)(
    { postMessage: tell },
    turnstile,
    location,
  )
  start()
  return { tell, options: turnstile.render.mock.calls[0] }
}

test('a token, its end and a failure are told to a page of the site alone', () => {
  const { tell, options } = run()
  const [place, { language, callback, ...others }] = options ?? []
  expect([place, language]).toEqual(['#check', 'es'])
  callback('token')
  others['expired-callback']()
  others['error-callback']()
  expect(tell.mock.calls).toEqual([
    [{ captcha: 'token' }, 'https://clinic.example'],
    [{ captcha: '' }, 'https://clinic.example'],
    [{ captcha: 'failed' }, 'https://clinic.example'],
  ])
})

test('a script of the provider that does not load has failed', () => {
  const { tell } = run()
  document.body.append(document.createElement('img'))
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(tell.mock.calls).toEqual([[{ captcha: 'failed' }, 'https://clinic.example']])
})
