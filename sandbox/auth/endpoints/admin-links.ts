import type { Context } from 'hono'
import { requireAdmin } from '../authenticate'
import { type JsonObject, readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { isUniqueViolation, type Sql } from '../database'
import { ApiError, invalid } from '../errors'
import { type LinkType, sendInvite, verifyLink } from '../mailer'
import { createToken, type TokenType } from '../one-time-tokens'
import { hashPassword, randomPassword } from '../passwords'
import { isRedirectAllowed, redirectTarget } from '../redirects'
import { createUser, findUserByEmail, reload, type User, updateUserMetadata, userJson } from '../users'
import { checkedEmail, checkPassword, emailExists } from '../validate'

const FIELDS = {
  type: 'string',
  email: 'string',
  new_email: 'string',
  password: 'string',
  data: 'object',
  redirect_to: 'string',
} as const

const KINDS = new Map<string, { linkType: LinkType; tokenType: TokenType; sentAt: string }>([
  ['signup', { linkType: 'signup', tokenType: 'confirmation_token', sentAt: 'confirmation_sent_at' }],
  ['invite', { linkType: 'invite', tokenType: 'confirmation_token', sentAt: 'confirmation_sent_at' }],
  ['magiclink', { linkType: 'magiclink', tokenType: 'recovery_token', sentAt: 'recovery_sent_at' }],
  ['recovery', { linkType: 'recovery', tokenType: 'recovery_token', sentAt: 'recovery_sent_at' }],
  [
    'email_change_current',
    { linkType: 'email_change', tokenType: 'email_change_token_current', sentAt: 'email_change_sent_at' },
  ],
  [
    'email_change_new',
    { linkType: 'email_change', tokenType: 'email_change_token_new', sentAt: 'email_change_sent_at' },
  ],
])

type NewAccount = { email: string; aud: string; passwordHash: string | null; data: JsonObject }

/** The unconfirmed account of the address, made when there is none; a confirmed one is refused. */
async function unconfirmedUser(sql: Sql, user: User | undefined, account: NewAccount): Promise<User> {
  if (user === undefined) return createUser(sql, { ...account, copyIdentityData: false })
  if (user.row.email_confirmed_at !== null) throw emailExists()
  return user
}

async function newEmailFor(
  auth: Auth,
  sql: Sql,
  user: User,
  wanted: string | undefined,
  type: string,
): Promise<string> {
  if (type === 'email_change_current' && !auth.settings.secureEmailChange) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  const email = checkedEmail(wanted)
  if ((await findUserByEmail(sql, email, user.row.aud)) !== undefined) throw emailExists()
  await sql.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    user.row.id,
    email,
  ])
  return email
}

async function generateLink(c: Context, auth: Auth): Promise<Response> {
  await requireAdmin(c, auth)
  const body = await readBody(c, 'GenerateLinkParams', FIELDS)
  const email = checkedEmail(body.email)
  const aud = audienceOf(c)
  const wantedTarget = body.redirect_to ?? ''
  const target = isRedirectAllowed(auth.settings, wantedTarget)
    ? wantedTarget
    : redirectTarget(c, auth.settings)
  const known = await findUserByEmail(auth.database, email, aud)
  const asked = body.type ?? ''
  const isUnknownMagicLink = asked === 'magiclink' && known === undefined
  const type = isUnknownMagicLink ? 'signup' : asked
  const kind = KINDS.get(type)
  if (kind === undefined) throw invalid(`Invalid email action link type requested: ${type}`)
  const makesAccount = type === 'signup' || type === 'invite'
  if (known === undefined && !makesAccount) {
    throw new ApiError(404, 'user_not_found', 'User with this email not found')
  }
  const password = isUnknownMagicLink ? randomPassword() : (body.password ?? '')
  const needsPassword = type === 'signup' && known === undefined
  if (needsPassword && password === '') throw invalid('Signup requires a valid password')
  if (needsPassword) checkPassword(auth.settings, password)
  const passwordHash = needsPassword ? await hashPassword(password, auth.settings.bcryptCost) : null

  const link = await auth.database.transaction(async sql => {
    const data = body.data ?? {}
    const user =
      makesAccount || known === undefined
        ? await unconfirmedUser(sql, known, { email, aud, passwordHash, data })
        : known
    if (type === 'signup' && known !== undefined) await updateUserMetadata(sql, user, data)
    const isChange = kind.linkType === 'email_change'
    const newEmail = isChange ? await newEmailFor(auth, sql, user, body.new_email, type) : email
    const address = type === 'email_change_new' ? newEmail : email
    const token = await createToken(sql, user, kind.tokenType, address, false)
    const invited = type === 'invite' ? ', invited_at = now()' : ''
    await sql.query(
      `update auth.users set ${kind.sentAt} = now()${invited}, updated_at = now() where id = $1`,
      [user.row.id],
    )
    return { ...token, user: await reload(sql, user) }
  })
  return c.json({
    ...userJson(link.user),
    action_link: verifyLink(auth, kind.linkType, link.hash, target),
    email_otp: link.otp,
    hashed_token: link.hash,
    verification_type: type,
    redirect_to: target,
  })
}

async function invite(c: Context, auth: Auth): Promise<Response> {
  await requireAdmin(c, auth)
  const body = await readBody(c, 'InviteParams', { email: 'string', data: 'object' })
  const email = checkedEmail(body.email)
  const aud = audienceOf(c)
  const target = redirectTarget(c, auth.settings)
  const user = await auth.database.transaction(async sql => {
    const known = await findUserByEmail(sql, email, aud)
    const invited = await unconfirmedUser(sql, known, {
      email,
      aud,
      passwordHash: null,
      data: body.data ?? {},
    })
    await sendInvite(auth, sql, invited, target)
    return reload(sql, invited)
  })
  return c.json(userJson(user))
}

async function orTaken(work: Promise<Response>): Promise<Response> {
  return work.catch(error => {
    throw isUniqueViolation(error) ? emailExists() : error
  })
}

export const adminLinkEndpoints: Endpoints = (app, auth) => {
  app.post('/admin/generate_link', c => orTaken(generateLink(c, auth)))
  app.post('/invite', c => orTaken(invite(c, auth)))
}
