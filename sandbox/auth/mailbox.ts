import { Hono } from 'hono'
import { html } from 'hono/html'
import { queryText } from './body'
import { firstRow, type Sql } from './database'

type MailRow = {
  id: number
  recipient: string
  subject: string
  body_text: string
  body_html: string
  links: string[]
  sent_at: Date
}

const mailJson = (mail: MailRow) => ({
  id: String(mail.id),
  to: mail.recipient,
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
  links: mail.links,
  sentAt: mail.sent_at.toISOString(),
})

/** Newest first; all addresses when none is named. */
async function mailsTo(sql: Sql, address: string): Promise<MailRow[]> {
  const { rows } = await sql.query<MailRow>(
    `select * from auth.mails where $1 = '' or lower(recipient) = lower($1) order by id desc limit 1000`,
    [address],
  )
  return rows
}

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

const listPage = (mails: MailRow[]) =>
  page(
    'Mailbox',
    mails.length === 0
      ? html`<p>No mails yet.</p>`
      : html`<ul>${mails.map(
          mail => html`<li><a href="/mail/${mail.id}">${mail.subject}</a> to ${mail.recipient},
            <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString()}</time></li>`,
        )}</ul>`,
  )

const mailPage = (mail: MailRow) =>
  page(
    mail.subject,
    html`<p>To ${mail.recipient}, <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString()}</time></p>
<pre>${mail.body_text}</pre>
<ul>${mail.links.map(link => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>
<p><a href="/mail">All mails</a></p>`,
  )

/** The mails that the auth server would have sent: a page for people, an API for tests. */
export function createMailbox(sql: Sql): Hono {
  const app = new Hono()

  app.get('/api/messages', async c => {
    const mails = await mailsTo(sql, queryText(c, 'to'))
    return c.json(mails.map(mailJson))
  })
  app.delete('/api/messages', async c => {
    await sql.query(`delete from auth.mails where $1 = '' or lower(recipient) = lower($1)`, [
      queryText(c, 'to'),
    ])
    return c.body(null, 204)
  })

  app.get('/', async c => c.html(listPage(await mailsTo(sql, queryText(c, 'to')))))
  app.get('/:id{[0-9]{1,15}}', async c => {
    const mail = await firstRow<MailRow>(sql, 'select * from auth.mails where id = $1', [c.req.param('id')])
    return mail === undefined ? c.notFound() : c.html(mailPage(mail))
  })
  return app
}
