import type { GoTrueClient, User } from '@supabase/auth-js'
import { language } from '@/content/facts/language'

/** The language of the page, as the mail templates read it from the account (docs/going-live-auth.md). */
export const mailLanguage = { language: language.code }

/** How long a sign-in waits for it: the mails' language is worth no more. */
const mostMs = 2000

/**
 * Stores the language in which somebody signs in: from then on his mails are in it. English is what mails are in without.
 * A failure is none of his: he is signed in.
 */
export async function keepMailLanguage(client: Pick<GoTrueClient, 'updateUser'>, user: User): Promise<void> {
  const stored: unknown = user.user_metadata.language
  if (stored === mailLanguage.language || (stored === undefined && language.base === '')) return
  const waited = new Promise(resolve => setTimeout(resolve, mostMs))
  await Promise.race([client.updateUser({ data: mailLanguage }), waited]).catch(() => {})
}
