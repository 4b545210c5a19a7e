import { map, readBody, text } from '../body'
import { requireAdmin } from '../caller'
import type { Sql } from '../database'
import { ApiError, emailExists, invalid } from '../errors'
import { type LinkType, MAILS, mailLink, verifyLink } from '../mailer'
import { createToken, tokenHash } from '../one-time-tokens'
import { checkPassword, hashPassword, randomPassword } from '../passwords'
import { isRedirectAllowed } from '../redirect-urls'
import type { Call, Routes } from '../types'
import { type User, userJson } from '../user-json'
import { createUser, findByAddress, isTaken, mergedData, updateUser } from '../users'
import { checkedEmail } from '../validation'

const LINK_TYPES = new Map<string, LinkType>([
  ['signup', 'signup'],
  ['invite', 'invite'],
  ['magiclink', 'magiclink'],
  ['recovery', 'recovery'],
  ['email_change_current', 'email_change'],
  ['email_change_new', 'email_change'],
])

type NewAccount = Parameters<typeof createUser>[1]

/** The unconfirmed account of the address, created if there is none; throws for a confirmed one. */
async function unconfirmedUser(sql: Sql, user: User | undefined, account: NewAccount): Promise<User> {
  if (user === undefined) return createUser(sql, account)
  if (user.email_confirmed_at !== null) throw emailExists()
  return user
}

/** Stores the requested address and returns where the link goes: to it or to the current one. */
async function startEmailChange({ settings }: Call, sql: Sql, user: User, wanted: string, type: string) {
  if (type === 'email_change_current' && !settings.secureEmailChange) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  const email = checkedEmail(wanted)
  if (await isTaken(sql, 'email', email, user.aud)) throw emailExists()
  await updateUser(sql, user, { email_change: email, email_change_confirm_status: 0 })
  if (type === 'email_change_new') return { address: email, tokenType: MAILS.email_change.tokenType }
  return { address: user.email ?? '', tokenType: 'email_change_token_current' } as const
}

async function readLink(call: Call) {
  const fields = { type: text, email: text, new_email: text, password: text, data: map, redirect_to: text }
  const body = await readBody(call, 'GenerateLinkParams', fields)
  const email = checkedEmail(body.email)
  const known = await findByAddress(call.database, 'email', email, call.aud)
  const isAllowed = isRedirectAllowed(call.settings, body.redirect_to)
  const target = isAllowed ? body.redirect_to : call.target
  const wanted = { ...body, email, known, target, data: body.data ?? {}, isPasswordChosen: true }
  // A magic link creates the account if there is none.
  if (body.type !== 'magiclink' || known !== undefined) return wanted
  return { ...wanted, type: 'signup', password: randomPassword(), isPasswordChosen: false }
}

async function generateLink(call: Call) {
  await requireAdmin(call)
  const link = await readLink(call)
  const { type, email, known, target, data, password, new_email: newEmail } = link
  const linkType = LINK_TYPES.get(type)
  if (linkType === undefined) throw invalid(`Invalid email action link type requested: ${type}`)
  const makesAccount = type === 'signup' || type === 'invite'
  if (known === undefined && !makesAccount) {
    throw new ApiError(404, 'user_not_found', 'User with this email not found')
  }
  const needsPassword = type === 'signup' && known === undefined
  if (needsPassword && password === '') throw invalid('Signup requires a valid password')
  if (needsPassword && link.isPasswordChosen) checkPassword(call.settings, password)
  const passwordHash = needsPassword ? await hashPassword(password, call.settings) : null

  const { user, otp, hash } = await call.database.transaction(async sql => {
    const account = { email, aud: call.aud, passwordHash, data }
    const owner = known && !makesAccount ? known : await unconfirmedUser(sql, known, account)
    const mail =
      linkType === 'email_change'
        ? await startEmailChange(call, sql, owner, newEmail, type)
        : { address: email, tokenType: MAILS[linkType].tokenType }
    const token = await createToken(sql, owner, mail.tokenType, mail.address)
    const now = new Date()
    const metadata = mergedData(owner.raw_user_meta_data, type === 'signup' ? data : {})
    const invitation = type === 'invite' ? { invited_at: now } : {}
    const times = { [MAILS[linkType].sentAt]: now, ...invitation }
    return { ...token, user: await updateUser(sql, owner, { ...times, raw_user_meta_data: metadata }) }
  })
  return {
    ...userJson(user),
    action_link: verifyLink(call, linkType, hash, target),
    email_otp: otp,
    // For a new address, too, GoTrue returns the hash of the current one; only the link works with it.
    hashed_token: linkType === 'email_change' ? tokenHash(email, otp) : hash,
    verification_type: type,
    redirect_to: target,
  }
}

export const adminLinkRoutes: Routes = {
  'POST /admin/generate_link': generateLink,

  'POST /invite': async call => {
    await requireAdmin(call)
    const body = await readBody(call, 'InviteParams', { email: text, data: map })
    const account = { email: checkedEmail(body.email), aud: call.aud, passwordHash: null }
    const user = await call.database.transaction(async sql => {
      const known = await findByAddress(sql, 'email', account.email, account.aud)
      const invited = await unconfirmedUser(sql, known, { ...account, data: body.data ?? {} })
      return mailLink(call, sql, invited, 'invite')
    })
    return userJson(user)
  },
}
