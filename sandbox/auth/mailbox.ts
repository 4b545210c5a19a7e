import { Hono } from 'hono'
import { html } from 'hono/html'
import { queryText } from './body'
import type { Sql } from './database'

type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  sentAt: Date
}

const SELECT_MAILS = `select id::text, recipient as to, subject, body_text as text, body_html as html, links,
  sent_at as "sentAt" from auth.mails`
/** Without an address, the mails to all of them. */
const TO_ADDRESS = `where $1 = '' or lower(recipient) = lower($1)`

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} - sandbox mailbox</title></head>
<body>
<p><strong>Sandbox mailbox.</strong> Mails of the local auth server. Nothing here was sent to anyone.</p>
<h1>${title}</h1>
${body}
</body>
</html>`

const listItem = ({ id, subject, to, sentAt }: Mail) =>
  html`<li><a href="/mail/${id}">${subject}</a> to ${to}, <time>${sentAt.toISOString()}</time></li>`

const mailPage = ({ subject, to, sentAt, text, links }: Mail) =>
  page(
    subject,
    html`<p>To ${to}, <time>${sentAt.toISOString()}</time></p>
<pre>${text}</pre>
<ul>${links.map(link => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>
<p><a href="/mail">All mails</a></p>`,
  )

/** The mails that the auth server would have sent, as a page for people and an API for tests. */
export function createMailbox(sql: Sql): Hono {
  const app = new Hono()
  const newestTo = async (address: string) =>
    (await sql.query<Mail>(`${SELECT_MAILS} ${TO_ADDRESS} order by mails.id desc limit 1000`, [address])).rows

  app.get('/api/messages', async c => c.json(await newestTo(queryText(c, 'to'))))
  app.delete('/api/messages', async c => {
    await sql.query(`delete from auth.mails ${TO_ADDRESS}`, [queryText(c, 'to')])
    return c.body(null, 204)
  })
  app.get('/', async c => {
    const mails = await newestTo(queryText(c, 'to'))
    return c.html(page('Mailbox', html`<ul>${mails.map(listItem)}</ul>`))
  })
  app.get('/:id{[0-9]{1,15}}', async c => {
    const { rows } = await sql.query<Mail>(`${SELECT_MAILS} where id = $1`, [c.req.param('id')])
    return rows[0] === undefined ? c.notFound() : c.html(mailPage(rows[0]))
  })
  return app
}
