import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LinkType } from './mailer'
import type { AuthSettings } from './settings'

/** Mail templates in the part of Go's template language that the site's use: conditions on the language, and values. */

const files: Readonly<Record<LinkType | 'reauthentication', string>> = {
  signup: 'confirm-signup',
  recovery: 'reset-password',
  email_change: 'change-email',
  reauthentication: 'reauthentication',
}

type Values = { SiteURL: string; TokenHash: string; Token: string; language: unknown }

const condition = /\{\{ (?:if|else if) eq \.Data\.language "(\w+)" \}\}([\s\S]*?)(?=\{\{ else)/g
const whole = /\{\{ if [\s\S]*?\{\{ else \}\}([\s\S]*?)\{\{ end \}\}/g

/** @throws when the template uses anything else of the language. */
export function renderTemplate(template: string, { language, ...values }: Values): string {
  const chosen = template.replace(whole, (block, otherwise: string) => {
    const branches = new Map([...block.matchAll(condition)].map(([, code, part]) => [code, part]))
    return branches.get(String(language)) ?? otherwise
  })
  return chosen.replace(/\{\{(.*?)\}\}/g, (_, expression: string) => {
    const name = expression.trim().replace(/^\./, '')
    if (name === 'SiteURL' || name === 'TokenHash' || name === 'Token') return values[name]
    throw new Error(`A mail template has {{${expression}}}, which the sandbox does not know`)
  })
}

/** A mail as its template has it, or undefined when there is no template for it. */
export function templatedMail(
  { mailTemplates: folder, mailLinks }: Pick<AuthSettings, 'mailTemplates' | 'mailLinks'>,
  mail: LinkType | 'reauthentication',
  values: Values,
) {
  const name = files[mail]
  // The default links are those of the default templates.
  if (folder === '' || mailLinks === 'verify') return undefined
  const read = (ending: string) => renderTemplate(readFileSync(join(folder, name + ending), 'utf8'), values)
  return { subject: read('.subject.txt').trim(), page: read('.html') }
}
