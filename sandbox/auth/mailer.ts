import { html } from 'hono/html'
import type { Challenge } from './checks'
import type { Auth } from './context'
import type { Sql } from './database'
import { tooMany } from './errors'
import { createFlow, createToken, type TokenType } from './one-time-tokens'
import { type User, updateUser } from './users'

export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change'

type Kind = {
  tokenType: TokenType
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at'
  subject: string
  action: string
}

/** Recovery and magic links share one token and one clock, as in the original. */
export const MAILS: Readonly<Record<LinkType | 'reauthentication', Kind>> = {
  signup: {
    tokenType: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    subject: 'Confirm your email address',
    action: 'Follow this link to confirm your email address',
  },
  invite: {
    tokenType: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    subject: 'You have been invited',
    action: 'Follow this link to accept the invitation',
  },
  recovery: {
    tokenType: 'recovery_token',
    sentAt: 'recovery_sent_at',
    subject: 'Reset your password',
    action: 'Follow this link to reset your password',
  },
  magiclink: {
    tokenType: 'recovery_token',
    sentAt: 'recovery_sent_at',
    subject: 'Your sign-in link',
    action: 'Follow this link to sign in',
  },
  email_change: {
    tokenType: 'email_change_token_new',
    sentAt: 'email_change_sent_at',
    subject: 'Confirm your new email address',
    action: 'Follow this link to confirm the change of address',
  },
  reauthentication: {
    tokenType: 'reauthentication_token',
    sentAt: 'reauthentication_sent_at',
    subject: 'Confirm it is you',
    action: 'Enter this code to go on',
  },
}

/** What a PKCE exchange will note as the way of signing in. */
export const flowMethodOf = (type: string): string => (type === 'signup' ? 'email/signup' : type)

export function verifyLink({ settings }: Auth, type: LinkType, hash: string, target: string): string {
  const redirect = /[&=#]/.test(target) ? encodeURIComponent(target.toWellFormed()) : target
  return `${settings.externalUrl}/verify?token=${hash}&type=${type}&redirect_to=${redirect}`
}

function linkFor(auth: Auth, type: LinkType, hash: string, target: string): string {
  if (auth.settings.mailLinks === 'verify') return verifyLink(auth, type, hash, target)
  // The type that the site's own page posts back: `email` covers both kinds of sign-in link.
  const siteType = type === 'signup' || type === 'magiclink' ? 'email' : type
  return `${auth.settings.siteUrl}/auth/confirm?token_hash=${hash}&type=${siteType}`
}

/** How long the same user still has to wait for a mail of the same kind. */
function checkFrequency({ settings }: Auth, sentAt: Date | null): void {
  const left = (sentAt?.getTime() ?? 0) + settings.mailFrequency * 1000 - Date.now()
  if (left <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(left / 1000)} seconds.`
  throw tooMany('over_email_send_rate_limit', message)
}

async function send(auth: Auth, sql: Sql, { subject, action }: Kind, to: string, otp: string, link?: string) {
  if (auth.settings.emailConfirm && !auth.limiters.mails('')) {
    throw tooMany('over_email_send_rate_limit', 'email rate limit exceeded')
  }
  const text = link === undefined ? `${otp}` : `${link}\n\nOr enter this code: ${otp}`
  const anchor = link === undefined ? '' : html`<p><a href="${link}">${subject}</a></p>`
  const page = await html`<h2>${subject}</h2><p>${action}:</p>${anchor}<p>Code: <strong>${otp}</strong></p>`
  await sql.query(
    'insert into auth.mails (recipient, subject, body_text, body_html, links) values ($1, $2, $3, $4, $5)',
    [to, subject, `${action}:\n\n${text}\n`, String(page), link === undefined ? [] : [link]],
  )
}

/** Where a mailed link leads, and the challenge when its flow is PKCE. */
export type Flow = { target: string; challenge: Challenge | undefined }

async function sendLink(
  auth: Auth,
  sql: Sql,
  user: User,
  type: LinkType,
  flow: Flow,
  address: string,
  tokenType: TokenType,
) {
  const { otp, hash } = await createToken(sql, user, tokenType, address, flow.challenge !== undefined)
  await send(auth, sql, MAILS[type], address, otp, linkFor(auth, type, hash, flow.target))
}

/** Mails a link to the user's address; the user comes back with the time of it. */
export async function mailLink(
  auth: Auth,
  sql: Sql,
  user: User,
  type: Exclude<LinkType, 'email_change'>,
  flow: Flow,
): Promise<User> {
  const { sentAt, tokenType } = MAILS[type]
  const now = new Date()
  if (type !== 'invite') checkFrequency(auth, user[sentAt])
  if (flow.challenge !== undefined) await createFlow(sql, user, flowMethodOf(type), flow.challenge)
  await sendLink(auth, sql, user, type, flow, user.email ?? '', tokenType)
  return updateUser(sql, user, { [sentAt]: now, ...(type === 'invite' ? { invited_at: now } : {}) })
}

/** To the new address, and with the secure change to the present one too. */
export async function mailEmailChange(
  auth: Auth,
  sql: Sql,
  user: User,
  newEmail: string,
  flow: Flow,
): Promise<User> {
  checkFrequency(auth, user.email_change_sent_at)
  if (flow.challenge !== undefined) await createFlow(sql, user, 'email_change', flow.challenge)
  await sql.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type like 'email_change_token_%'`,
    [user.id],
  )
  if (auth.settings.secureEmailChange && user.email) {
    await sendLink(auth, sql, user, 'email_change', flow, user.email, 'email_change_token_current')
  }
  await sendLink(auth, sql, user, 'email_change', flow, newEmail, 'email_change_token_new')
  return updateUser(sql, user, {
    email_change: newEmail,
    email_change_confirm_status: 0,
    email_change_sent_at: new Date(),
  })
}

export async function mailNonce(auth: Auth, sql: Sql, user: User): Promise<User> {
  checkFrequency(auth, user.reauthentication_sent_at)
  const address = user.email ?? ''
  const { otp } = await createToken(sql, user, 'reauthentication_token', address)
  await send(auth, sql, MAILS.reauthentication, address, otp)
  return updateUser(sql, user, { reauthentication_sent_at: new Date() })
}
