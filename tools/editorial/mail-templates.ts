import type { mails } from '@/content/mails'
import { routes } from '@/lib/routes'
import type { Language } from '@/lib/site/language'

/** The auth service's templates, in the language of Go templates: docs/going-live-auth.md. */

type Words = { readonly [Mail in keyof typeof mails]: Text<(typeof mails)[Mail]> }
type Text<Mail> = Mail extends string ? string : { readonly [Part in keyof Mail]: string }

/** By the name that the service has for the mail, with the kind of link that its page posts back. */
const linked = [
  ['confirm-signup', 'confirmSignup', 'email'],
  ['magic-link', 'magicLink', 'email'],
  ['reset-password', 'resetPassword', 'recovery'],
  ['change-email', 'changeEmail', 'email_change'],
] as const

type Translation = { language: Pick<Language, 'code' | 'base'>; words: Words }

/** The part for the language that sign-in stored in the account; English for any other. */
function chosen(translations: readonly Translation[], part: (one: Translation) => string): string {
  const others = translations.filter(({ language }) => language.base !== '')
  const english = translations.find(({ language }) => language.base === '')
  if (!english) throw new Error('There are no English mails')
  const branches = others.map(
    (one, index) =>
      `{{ ${index === 0 ? 'if' : 'else if'} eq .Data.language "${one.language.code}" }}${part(one)}`,
  )
  return `${branches.join('')}{{ else }}${part(english)}{{ end }}`
}

export type MailTemplate = { name: string; subject: string; body: string }

export function mailTemplates(translations: readonly Translation[]): readonly MailTemplate[] {
  const withLink = linked.map(([name, mail, type]) => ({
    name,
    subject: chosen(translations, ({ words }) => words[mail].subject),
    body: chosen(translations, ({ language, words }) => {
      const { subject, text, link } = words[mail]
      // Behind `#`, the token reaches no server, log or CDN: until its button is pressed, it opens the account.
      const href = `{{ .SiteURL }}${language.base}${routes.authConfirm}#token_hash={{ .TokenHash }}&type=${type}`
      return `
<h2>${subject}</h2>
<p>${text}</p>
<p><a href="${href}">${link}</a></p>
<p>${words.notYou}</p>
`
    }),
  }))
  // The code stands in the text alone: a locked phone shows subjects.
  const reauthentication = {
    name: 'reauthentication',
    subject: chosen(translations, ({ words }) => words.reauthentication.subject),
    body: chosen(
      translations,
      ({ words }) => `
<h2>${words.reauthentication.subject}</h2>
<p>${words.reauthentication.text}</p>
<p><strong>{{ .Token }}</strong></p>
<p>${words.notYou}</p>
`,
    ),
  }
  return [...withLink, reauthentication]
}
