import type { GoTrueClient, User } from '@supabase/auth-js'
import { language } from '@/content/facts/language'

/** The language of the page, as the mail templates read it from the account (docs/going-live-auth.md). */
export const mailLanguage = { language: language.code }

/** How long a sign-in waits for it: the mails' language is worth no more. */
const mostMs = 2000

/**
 * Stores the language of the page on which somebody signs in, for all later mails; without one they are in English. A
 * failure is not reported: the sign-in has succeeded.
 */
export async function keepMailLanguage(client: Pick<GoTrueClient, 'updateUser'>, user: User): Promise<void> {
  const stored: unknown = user.user_metadata.language
  if (stored === mailLanguage.language || (stored === undefined && language.base === '')) return
  const waited = new Promise(resolve => setTimeout(resolve, mostMs))
  await Promise.race([client.updateUser({ data: mailLanguage }), waited]).catch(() => {})
}
