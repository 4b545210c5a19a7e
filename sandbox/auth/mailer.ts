import type { Auth } from './context'
import type { Sql } from './database'
import { tooMany } from './errors'
import { createToken, type TokenType } from './one-time-tokens'
import type { User } from './users'

export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change'
type MailKind = LinkType | 'reauthentication'

const WORDS: Record<MailKind, { subject: string; action: string }> = {
  signup: { subject: 'Confirm your email address', action: 'Follow this link to confirm your email address' },
  recovery: { subject: 'Reset your password', action: 'Follow this link to reset your password' },
  magiclink: { subject: 'Your sign-in link', action: 'Follow this link to sign in' },
  invite: { subject: 'You have been invited', action: 'Follow this link to accept the invitation' },
  email_change: {
    subject: 'Confirm your new email address',
    action: 'Follow this link to confirm the change of address',
  },
  reauthentication: { subject: 'Confirm it is you', action: 'Enter this code to go on' },
}

/** The type that the site's own page posts back: `email` covers both kinds of sign-in link. */
const SITE_TYPES: Record<LinkType, string> = {
  signup: 'email',
  magiclink: 'email',
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email_change',
}

export function verifyLink({ settings }: Auth, type: LinkType, hash: string, target: string): string {
  const redirect = /[&=#]/.test(target) ? encodeURIComponent(target.toWellFormed()) : target
  return `${settings.externalUrl}/verify?token=${hash}&type=${type}&redirect_to=${redirect}`
}

function linkFor(auth: Auth, type: LinkType, hash: string, target: string): string {
  if (auth.settings.mailLinks === 'verify') return verifyLink(auth, type, hash, target)
  return `${auth.settings.siteUrl}/auth/confirm?token_hash=${hash}&type=${SITE_TYPES[type]}`
}

/** How long the same user still has to wait for a mail of the same kind. */
function checkFrequency({ settings }: Auth, sentAt: Date | null): void {
  if (sentAt === null) return
  const left = sentAt.getTime() + settings.mailFrequency * 1000 - Date.now()
  if (left <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(left / 1000)} seconds.`
  throw tooMany('over_email_send_rate_limit', message)
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

async function send(auth: Auth, sql: Sql, kind: MailKind, to: string, otp: string, link: string | undefined) {
  if (auth.settings.emailConfirm && !auth.limiters.mails()) {
    throw tooMany('over_email_send_rate_limit', 'email rate limit exceeded')
  }
  const { subject, action } = WORDS[kind]
  const linkText = link === undefined ? '' : `\n\n${link}`
  const code = link === undefined ? `\n\n${otp}` : `\n\nOr enter this code: ${otp}`
  const anchor = link === undefined ? '' : `<p><a href="${escapeHtml(link)}">${subject}</a></p>`
  await sql.query(
    'insert into auth.mails (recipient, subject, body_text, body_html, links) values ($1, $2, $3, $4, $5)',
    [
      to,
      subject,
      `${action}:${linkText}${code}\n`,
      `<h2>${subject}</h2><p>${action}:</p>${anchor}<p>Code: <strong>${otp}</strong></p>`,
      JSON.stringify(link === undefined ? [] : [link]),
    ],
  )
}

type LinkMail = { type: LinkType; tokenType: TokenType; address: string; target: string; pkce?: boolean }

async function sendLink(auth: Auth, sql: Sql, user: User, mail: LinkMail): Promise<void> {
  const { otp, hash } = await createToken(sql, user, mail.tokenType, mail.address, mail.pkce ?? false)
  await send(auth, sql, mail.type, mail.address, otp, linkFor(auth, mail.type, hash, mail.target))
}

async function stamp(sql: Sql, user: User, column: string): Promise<void> {
  await sql.query(`update auth.users set ${column} = now(), updated_at = now() where id = $1`, [user.row.id])
}

export async function sendConfirmation(
  auth: Auth,
  sql: Sql,
  user: User,
  target: string,
  pkce: boolean,
): Promise<void> {
  checkFrequency(auth, user.row.confirmation_sent_at)
  const address = user.row.email ?? ''
  await sendLink(auth, sql, user, { type: 'signup', tokenType: 'confirmation_token', address, target, pkce })
  await stamp(sql, user, 'confirmation_sent_at')
}

/** Recovery and magic links share one token and one clock, as in the original. */
export async function sendRecovery(
  auth: Auth,
  sql: Sql,
  user: User,
  type: 'recovery' | 'magiclink',
  target: string,
  pkce: boolean,
): Promise<void> {
  checkFrequency(auth, user.row.recovery_sent_at)
  const address = user.row.email ?? ''
  await sendLink(auth, sql, user, { type, tokenType: 'recovery_token', address, target, pkce })
  await stamp(sql, user, 'recovery_sent_at')
}

/** To the new address, and with the secure change to the present one too. */
export async function sendEmailChange(
  auth: Auth,
  sql: Sql,
  user: User,
  newEmail: string,
  target: string,
  pkce: boolean,
): Promise<void> {
  checkFrequency(auth, user.row.email_change_sent_at)
  const current = user.row.email
  const shared = { type: 'email_change', target, pkce } as const
  await sql.query(
    `delete from auth.one_time_tokens where user_id = $1
     and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [user.row.id],
  )
  if (auth.settings.secureEmailChange && current !== null && current !== '') {
    await sendLink(auth, sql, user, { ...shared, tokenType: 'email_change_token_current', address: current })
  }
  await sendLink(auth, sql, user, { ...shared, tokenType: 'email_change_token_new', address: newEmail })
  await sql.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    user.row.id,
    newEmail,
  ])
  await stamp(sql, user, 'email_change_sent_at')
}

export async function sendReauthentication(auth: Auth, sql: Sql, user: User): Promise<void> {
  checkFrequency(auth, user.row.reauthentication_sent_at)
  const address = user.row.email ?? ''
  const { otp } = await createToken(sql, user, 'reauthentication_token', address, false)
  await send(auth, sql, 'reauthentication', address, otp, undefined)
  await stamp(sql, user, 'reauthentication_sent_at')
}

export async function sendInvite(auth: Auth, sql: Sql, user: User, target: string): Promise<void> {
  const address = user.row.email ?? ''
  await sendLink(auth, sql, user, { type: 'invite', tokenType: 'confirmation_token', address, target })
  await stamp(sql, user, 'confirmation_sent_at')
  await stamp(sql, user, 'invited_at')
}
