import { html } from 'hono/html'
import type { Sql } from './database'
import { tooMany } from './errors'
import { createFlow, createToken, type TokenType } from './one-time-tokens'
import { templatedMail } from './templates'
import type { Call } from './types'
import type { User } from './user-json'
import { updateUser } from './users'
import type { Challenge } from './validation'

export type LinkType = 'signup' | 'recovery' | 'email_change'

const CONFIRMATION = { tokenType: 'confirmation_token', sentAt: 'confirmation_sent_at' } as const
const RECOVERY = { tokenType: 'recovery_token', sentAt: 'recovery_sent_at' } as const
const CHANGE = { tokenType: 'email_change_token_new', sentAt: 'email_change_sent_at' } as const

const MAILS = {
  signup: { ...CONFIRMATION, subject: 'Confirm your email address', promise: 'confirm your email address' },
  recovery: { ...RECOVERY, subject: 'Reset your password', promise: 'reset your password' },
  email_change: {
    ...CHANGE,
    subject: 'Confirm your new email address',
    promise: 'confirm the change of address',
  },
}

/** The sign-in method that a PKCE exchange records in `amr`. */
export const flowMethodOf = (type: string): string => (type === 'signup' ? 'email/signup' : type)

function verifyLink({ settings }: Call, type: LinkType, hash: string, target: string): string {
  const redirect = /[&=#]/.test(target)
    ? encodeURIComponent(target.toWellFormed())
    : target.replaceAll(' ', '%20')
  return `${settings.externalUrl}/verify?token=${hash}&type=${type}&redirect_to=${redirect}`
}

function linkFor(call: Call, type: LinkType, hash: string): string {
  if (call.settings.mailLinks === 'verify') return verifyLink(call, type, hash, call.target)
  // The type that the site's confirm page posts back.
  const siteType = type === 'signup' ? 'email' : type
  return `${call.settings.siteUrl}/auth/confirm#token_hash=${hash}&type=${siteType}`
}

/** Rejects a mail of the same kind to the same user within the minimum interval. */
function checkFrequency({ settings }: Call, sentAt: Date | null): void {
  const waitMs = (sentAt?.getTime() ?? 0) + settings.mailFrequency * 1000 - Date.now()
  if (waitMs <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(waitMs / 1000)} seconds.`
  throw tooMany('over_email_send_rate_limit', message)
}

type Mail = { to: string; subject: string; otp: string; action: string; link?: string; page?: string }

/** The link of a mail. */
const linkIn = (page = ''): string | undefined => /<a href="([^"]*)"/.exec(page)?.[1]

/** What a program without HTML shows. */
const plainText = (page: string) =>
  page
    .replace(/<a href="([^"]*)">.*?<\/a>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .trim()

async function send(sql: Sql, { to, subject, otp, action, link, ...mail }: Mail) {
  const text = link === undefined ? otp : `${link}\n\nOr enter this code: ${otp}`
  const anchor = link === undefined ? '' : html`<p><a href="${link}">${subject}</a></p>`
  const page =
    mail.page ??
    (await html`<h2>${subject}</h2><p>${action}:</p>${anchor}<p>Code: <strong>${otp}</strong></p>`)
  const body = mail.page === undefined ? `${action}:\n\n${text}\n` : `${plainText(mail.page)}\n`
  await sql.query(
    'insert into auth.mails (recipient, subject, body_text, body_html, links) values ($1, $2, $3, $4, $5)',
    [to, subject, body, String(page), link === undefined ? [] : [link]],
  )
}

const valuesFor = ({ settings }: Call, user: User, hash: string, otp: string) => ({
  SiteURL: settings.siteUrl,
  TokenHash: hash,
  Token: otp,
  language: user.raw_user_meta_data.language,
})

type Link = { type: LinkType; tokenType: TokenType; to: string; pkce: boolean }

async function sendLink(call: Call, sql: Sql, user: User, { type, tokenType, to, pkce }: Link) {
  const { otp, hash } = await createToken(sql, user, tokenType, to, pkce)
  const { subject, promise } = MAILS[type]
  const action = `Follow this link to ${promise}`
  const templated = templatedMail(call.settings, type, valuesFor(call, user, hash, otp))
  const link = linkIn(templated?.page) ?? linkFor(call, type, hash)
  await send(sql, { to, subject, otp, action, link, ...templated })
}

/** Mails a link to the user's address (for PKCE with a challenge); returns the user with the time of the mail. */
export async function mailLink(
  call: Call,
  sql: Sql,
  user: User,
  type: Exclude<LinkType, 'email_change'>,
  challenge?: Challenge,
): Promise<User> {
  const { sentAt, tokenType } = MAILS[type]
  const now = new Date()
  checkFrequency(call, user[sentAt])
  if (challenge !== undefined) await createFlow(sql, user, flowMethodOf(type), challenge)
  await sendLink(call, sql, user, { type, tokenType, to: user.email, pkce: challenge !== undefined })
  return updateUser(sql, user, { [sentAt]: now })
}

/** Mails the new address and the current one: both must confirm. */
export async function mailEmailChange(
  call: Call,
  sql: Sql,
  user: User,
  newEmail: string,
  challenge?: Challenge,
): Promise<User> {
  checkFrequency(call, user.email_change_sent_at)
  if (challenge !== undefined) await createFlow(sql, user, 'email_change', challenge)
  const link = { type: 'email_change', pkce: challenge !== undefined } as const
  await sendLink(call, sql, user, { ...link, tokenType: 'email_change_token_current', to: user.email })
  await sendLink(call, sql, user, { ...link, tokenType: 'email_change_token_new', to: newEmail })
  const sentAt = new Date()
  const pending = { email_change: newEmail, email_change_confirm_status: 0, email_change_sent_at: sentAt }
  return updateUser(sql, user, pending)
}

export async function mailNonce(call: Call, sql: Sql, user: User): Promise<User> {
  checkFrequency(call, user.reauthentication_sent_at)
  const to = user.email
  const { otp } = await createToken(sql, user, 'reauthentication_token', to)
  const subject = `${otp} is your verification code`
  const templated = templatedMail(call.settings, 'reauthentication', valuesFor(call, user, '', otp))
  await send(sql, { to, otp, subject, action: 'Enter this code to go on', ...templated })
  return updateUser(sql, user, { reauthentication_sent_at: new Date() })
}
