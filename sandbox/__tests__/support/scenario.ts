import { TOTP } from 'otpauth'
import { newEmail, PASSWORD, type TestServer } from './auth-server'

/**
 * A request and the recorded answer: `[request, body, status, expected]`, of which the end may be left out.
 *
 * - Requests: `METHOD /path`, `… as ann` with the token `ann.token`, `10x …` ten at once.
 * - `ACCOUNT ann` signs up and confirms `{ann@}`; `ENROLL ann` saves a `factor`, its `secret` and a `challenge`; `MAIL address`
 *   reads the newest mail, `MAIL address 1` the one before; `ADVANCE seconds` moves the clock.
 * - `@name` is a header of the request or of the answer; null leaves it out.
 * - `{name}` is a saved value, `{name?code}` a parameter of a saved address, `{ann@}` a mail address, `{ANN@}` the same in
 *   capitals, `{x*9}` nine x, `{unique}` another text each time, `{code:secret-30}` the code of that TOTP secret 30 seconds ago.
 * - Expected: `[code, message]` is the whole body of an error, a string the text of the answer, an object some of its
 *   fields. In strings, `/…/` is a pattern, `!a b` means neither, `undefined` means absent, and `<name>` before any of these
 *   saves the value. The fields of a token are its claims; `#keys` are all the keys of an object, in order; `#ascending` lists
 *   fields in their order of time.
 */
export type Step = [request: string, body?: unknown, status?: number, expected?: unknown]

type Fields = Record<string, unknown>
type Answer = { status: number; headers: Headers; text: string; body: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const decoded = (part = ''): Fields => JSON.parse(Buffer.from(part, 'base64url').toString())

function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value
  const [header, payload, signature] = typeof value === 'string' ? value.split('.') : []
  return signature === undefined ? {} : { ...decoded(payload), header: decoded(header) }
}

const isHeader = ([key]: [string, unknown]): boolean => key.startsWith('@')

/** The headers of a body or of an expected answer, and the rest. */
function split(value: unknown): [headers: Fields, fields: Fields] {
  const entries = Object.entries(isFields(value) ? value : {})
  const headers = entries.filter(isHeader).map(([key, item]) => [key.slice(1), item])
  return [Object.fromEntries(headers), Object.fromEntries(entries.filter(entry => !isHeader(entry)))]
}

/** Runs the steps of one scenario, which share what they save. */
export function newScenario(server: TestServer) {
  const saved = new Map([['url', server.url]])
  let savedInStep = new Set<string>()

  function lookUp(name: string): string {
    const [, letter = '', times] = /^(.)\*(\d+)$/.exec(name) ?? []
    if (times !== undefined) return letter.repeat(Number(times))
    const [, secret, offset = '0'] = /^code:(\w+)([+-]\d+)?$/.exec(name) ?? []
    const timestamp = server.now() + Number(offset) * 1000
    if (secret !== undefined) return new TOTP({ secret: lookUp(secret) }).generate({ timestamp })
    const [, address, parameter = ''] = /^(\w+)\?(\w+)$/.exec(name) ?? []
    if (address !== undefined) return new URL(lookUp(address)).searchParams.get(parameter) ?? ''
    if (name === 'unique') return newEmail()
    const key = name.endsWith('@') ? name.toLowerCase() : name
    if (key.endsWith('@') && !saved.has(key)) saved.set(key, newEmail())
    const value = saved.get(key)
    if (value === undefined) throw new Error(`Nothing was saved as ${name}`)
    return key === name ? value : value.toUpperCase()
  }

  // `{3}` stays: it belongs to a pattern.
  const fill = (text: string): string => text.replace(/\{([^{}\d][^{}]*)\}/g, (_, name) => lookUp(name))

  function filled(value: unknown): unknown {
    if (typeof value === 'string') return fill(value)
    if (Array.isArray(value)) return value.map(filled)
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]))
  }

  function matches(actual: unknown, expected: string): boolean {
    const [, name, rest = ''] = /^(?:<([\w.]+)> ?)?(.*)$/s.exec(expected) ?? []
    if (name !== undefined) {
      if (savedInStep.has(name)) return saved.get(name) === actual
      savedInStep.add(name)
      saved.set(name, String(actual))
      if (rest === '') return typeof actual === 'string'
    }
    const wanted = fill(rest)
    if (wanted === 'undefined') return actual === undefined
    if (wanted.startsWith('!')) return !['undefined', ...wanted.slice(1).split(' ')].includes(String(actual))
    const [, pattern] = /^\/(.*)\/$/s.exec(wanted) ?? []
    return pattern === undefined ? actual === wanted : new RegExp(pattern).test(String(actual))
  }

  function problemsOf(actual: unknown, expected: unknown, path: string): string[] {
    if (Array.isArray(expected) && Array.isArray(actual) && actual.length === expected.length) {
      return expected.flatMap((item, index) => problemsOf(actual[index], item, `${path}[${index}]`))
    }
    if (isFields(expected)) {
      const fields = fieldsOf(actual)
      return Object.entries(expected).flatMap(([key, item]) => {
        if (key === '#keys') return problemsOf(Object.keys(fields).join(' '), item, `the keys of ${path}`)
        if (key !== '#ascending') return problemsOf(fields[key], item, `${path}.${key}`)
        const names = String(item).split(' ')
        const times = names.map(name => String(fields[name]))
        return problemsOf(times, [...times].sort(), `the times of ${path}`)
      })
    }
    const isRight = typeof expected === 'string' ? matches(actual, expected) : actual === expected
    if (isRight) return []
    return [`${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(filled(expected))}`]
  }

  function problemsOfAnswer(answer: Answer, expected: unknown): string[] {
    const { headers, text, body } = answer
    if (typeof expected === 'string') return problemsOf(text, expected, 'the text')
    if (Array.isArray(expected)) {
      const [code, message = '/./'] = expected
      const inHeaders = { '@x-sb-error-code': code, '@x-supabase-api-version': '2024-01-01' }
      return problemsOfAnswer(answer, { '#keys': 'code message', code, message, ...inHeaders })
    }
    const [atHeaders, inBody] = split(expected)
    const actual = Object.fromEntries(Object.keys(atHeaders).map(name => [name, headers.get(name)]))
    return [...problemsOf(actual, atHeaders, 'headers'), ...problemsOf(body, inBody, 'body')]
  }

  async function mail(path: string): Promise<Answer> {
    const [address = '', index = '0'] = path.split(' ')
    const mails = await server.mails(address)
    const newest = mails[Number(index)]
    const link = newest?.links[0]
    const hash = new URL(link ?? 'http://none').searchParams.get('token')
    const otp = /\b\d{6}$/.exec(newest?.text.trim() ?? '')?.[0]
    const body = { ...newest, link, hash, otp, count: mails.length }
    return { status: 200, headers: new Headers(), text: newest?.text ?? '', body }
  }

  async function signUp(name: string): Promise<void> {
    const email = fill(`{${name}@}`)
    await run(['POST /signup', { email, password: PASSWORD }])
    await run([`MAIL ${email}`, null, 200, { hash: '<hash>' }])
    const session = { access_token: `<${name}.token>`, refresh_token: `<${name}.refresh>` }
    const expected = { ...session, user: { id: `<${name}.id>` }, '@sb-auth-session-id': `<${name}.session>` }
    await run(['POST /verify', { type: 'email', token_hash: '{hash}' }, 200, expected])
  }

  async function enroll(name: string): Promise<void> {
    const factor = { id: '<factor>', totp: { secret: '<secret>' } }
    await run([`POST /factors as ${name}`, { factor_type: 'totp', friendly_name: 'phone' }, 200, factor])
    await run([`POST /factors/{factor}/challenge as ${name}`, null, 200, { id: '<challenge>' }])
  }

  async function send(request: string, body: unknown = null, more?: Fields): Promise<Answer> {
    const [, method = '', path = '', bearer] = /^(\S+) (.*?)(?: as (\w+))?$/.exec(request) ?? []
    if (method === 'MAIL') return mail(fill(path))
    const sent = filled(body)
    const [headers, fields] = split(sent)
    const isBodiless = body === null || ['GET', 'HEAD', 'OPTIONS'].includes(method)
    return server.call(method, fill(path), {
      headers: { ...headers, ...more } as Record<string, string>,
      token: bearer && lookUp(`${bearer}.token`),
      ...(isBodiless ? {} : typeof sent === 'string' ? { raw: sent } : { body: fields }),
    })
  }

  async function run(
    [request, body = null, status = 200, expected = {}]: Step,
    more?: Fields,
  ): Promise<void> {
    const [, times = '1', single = ''] = /^(?:(\d+)x )?(.*)$/.exec(request) ?? []
    const [kind, value = ''] = single.split(' ')
    if (kind === 'ACCOUNT') return signUp(value)
    if (kind === 'ENROLL') return enroll(value)
    if (kind === 'ADVANCE') return server.advance(Number(value))
    // A code must not become an old one on its way.
    if (JSON.stringify(body).includes('{code:')) await server.enterNextTotpStep()
    const answers = await Promise.all(Array.from({ length: Number(times) }, () => send(single, body, more)))
    savedInStep = new Set()
    const problems = answers.flatMap(answer =>
      answer.status === status ? problemsOfAnswer(answer, expected) : [`${answer.status} ${answer.text}`],
    )
    expect([request, body, status, ...problems]).toEqual([request, body, status])
  }

  return { run, lookUp }
}
