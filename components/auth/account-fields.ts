import * as z from 'zod/mini'
import { type AuthMode, authTexts } from '@/content/auth'
import { mapValues } from '@/lib/words/map-values'
import { email, name, newPassword, requiredPassword } from './schemas'

/** The two modes of /auth, and the account form that edits what was entered at sign-up. */
export type FieldsMode = AuthMode | 'account'

type Rule = z.ZodMiniType<string, string>

type AccountField = {
  id: string
  label: string
  control: 'text' | 'email' | 'password'
  autoComplete: string | Partial<Record<FieldsMode, string>>
  /** Validation, for each mode that has the field. */
  rules: Partial<Record<FieldsMode, Rule>>
  /** Its key in the user's metadata, and how the privacy page names what is kept. Email and password are not stored there. */
  metadata?: { key: string; held: string }
  /** Half width: two of these share a row. */
  half?: boolean
}

const labels = authTexts.fields

const firstName = name(labels.firstName.sentence)
const lastName = name(labels.lastName.sentence)

/** The fields of sign-in, sign-up and the account, in order. Schemas, forms and metadata derive from this list. */
const definitions = {
  firstName: {
    id: 'first-name',
    label: labels.firstName.label,
    control: 'text',
    autoComplete: 'given-name',
    rules: { 'sign-up': firstName, account: firstName },
    metadata: { key: 'first_name', held: labels.firstName.held },
    half: true,
  },
  lastName: {
    id: 'last-name',
    label: labels.lastName.label,
    control: 'text',
    autoComplete: 'family-name',
    rules: { 'sign-up': lastName, account: lastName },
    metadata: { key: 'last_name', held: labels.lastName.held },
    half: true,
  },
  email: {
    id: 'email',
    label: labels.email.label,
    control: 'email',
    autoComplete: 'username',
    rules: { 'sign-in': email, 'sign-up': email },
  },
  password: {
    id: 'password',
    label: labels.password.label,
    control: 'password',
    autoComplete: { 'sign-in': 'current-password', 'sign-up': 'new-password' },
    rules: { 'sign-in': requiredPassword, 'sign-up': newPassword },
  },
} satisfies Record<string, AccountField>

export type FieldName = keyof typeof definitions
export type AccountValues = Record<FieldName, string>

const fields: Record<FieldName, AccountField> = definitions
const names = Object.keys(fields).filter((key): key is FieldName => key in fields)

export const emptyValues: AccountValues = mapValues(fields, () => '')

/** Values survive a change of mode, so the schema accepts anything in the other mode's fields. */
function formOf(mode: FieldsMode) {
  const order = names.filter(key => fields[key].rules[mode])
  return {
    order,
    schema: z.object(mapValues(fields, ({ rules }): Rule => rules[mode] ?? z.string())),
    fields: order.map(key => {
      const { id, label, control, half, rules, autoComplete } = fields[key]
      return {
        name: key,
        id,
        label,
        control,
        half,
        autoComplete: typeof autoComplete === 'string' ? autoComplete : autoComplete[mode],
        required: !rules[mode]?.safeParse('').success,
      }
    }),
  }
}

export const forms = {
  'sign-in': formOf('sign-in'),
  'sign-up': formOf('sign-up'),
  account: formOf('account'),
} satisfies Record<FieldsMode, unknown>

/** The user's metadata, under the back end's names. */
export function metadataFrom(values: AccountValues): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(key => {
      const { metadata } = fields[key]
      return metadata ? [[metadata.key, values[key]]] : []
    }),
  )
}

/** @param stored metadata from the back end; another program may have written it, so its types are unknown. */
export function valuesFrom(stored: Readonly<Record<string, unknown>>): AccountValues {
  return mapValues(fields, ({ metadata }) => {
    const value = metadata === undefined ? undefined : stored[metadata.key]
    return typeof value === 'string' ? value : ''
  })
}
