import type { JsonObject } from './body'

export type UserColumns = Record<
  'id' | 'aud' | 'role' | 'email' | 'email_change' | 'encrypted_password',
  string
> &
  Record<'created_at' | 'updated_at', Date> &
  Record<'email_confirmed_at' | 'last_sign_in_at', Date | null> &
  Record<`${'confirmation' | 'recovery' | 'email_change' | 'reauthentication'}_sent_at`, Date | null> &
  Record<'raw_app_meta_data' | 'raw_user_meta_data', JsonObject> & { email_change_confirm_status: number }

export type Identity = {
  id: string
  provider_id: string
  identity_data: JsonObject
  provider: string
  last_sign_in_at: string
  created_at: string
  updated_at: string
  email: string
}

export type Factor = {
  id: string
  created_at: string
  updated_at: string
  status: 'unverified' | 'verified'
  friendly_name: string
  factor_type: string
  secret: string
  last_challenged_at: string | null
}

export type User = UserColumns & { identities: Identity[]; factors: Factor[] }

const iso = (time: string): string => new Date(time).toISOString()

export const factorJson = (factor: Factor) => ({
  id: factor.id,
  created_at: iso(factor.created_at),
  updated_at: iso(factor.updated_at),
  status: factor.status,
  friendly_name: factor.friendly_name || undefined,
  factor_type: factor.factor_type,
  phone: '',
  last_challenged_at: factor.last_challenged_at && iso(factor.last_challenged_at),
})

const identityJson = (identity: Identity, { id: userId }: User) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: userId,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: iso(identity.last_sign_in_at),
  created_at: iso(identity.created_at),
  updated_at: iso(identity.updated_at),
  email: identity.email,
})

/** The user as clients see it, in the contract's order; JSON omits undefined fields. */
export const userJson = (user: User) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email,
  email_confirmed_at: user.email_confirmed_at ?? undefined,
  phone: '',
  confirmation_sent_at: user.confirmation_sent_at ?? undefined,
  confirmed_at: user.email_confirmed_at ?? undefined,
  recovery_sent_at: user.recovery_sent_at ?? undefined,
  new_email: user.email_change || undefined,
  email_change_sent_at: user.email_change_sent_at ?? undefined,
  reauthentication_sent_at: user.reauthentication_sent_at ?? undefined,
  last_sign_in_at: user.last_sign_in_at ?? undefined,
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  factors: user.factors.length === 0 ? undefined : user.factors.map(factorJson),
  identities: user.identities.map(identity => identityJson(identity, user)),
  created_at: user.created_at,
  updated_at: user.updated_at,
  is_anonymous: false,
})
