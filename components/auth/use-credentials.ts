import { useEffect, useRef, useState } from 'react'
import { type AuthMode, authTexts } from '@/content/auth'
import { language } from '@/content/facts/language'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage } from '@/lib/auth/flash-message'
import { keepMailLanguage, mailLanguage } from '@/lib/auth/mail-language'
import { forgetPending } from '@/lib/auth/pending-address'
import { returnPath } from '@/lib/auth/return-path'
import { keepsCookies } from '@/lib/auth/session-cookies'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { type AccountValues, emptyValues, forms, metadataFrom } from './account-fields'
import { useCaptcha } from './captcha'
import { inboxId } from './check-inbox'
import { messageFor } from './messages'
import { useAuthForm } from './use-auth-form'
import { usePendingAddress } from './use-pending-address'

const { messages } = authTexts

/** Redirects to the page that the visitor came for, where the message is shown. */
function redirectWith(message: string) {
  setFlashMessage(message)
  location.assign(localPath(returnPath()))
}

/** Stored with a new account. Without a language, its mails are in English. */
const accountOptions = (values: AccountValues) => ({
  data: { ...metadataFrom(values), ...(language.base === '' ? {} : mailLanguage) },
  emailRedirectTo: location.origin + localPath(routes.home),
})

type AfterChange = 'heading' | 'email' | 'inbox'

/**
 * After a change of mode, focuses the new heading so that screen readers announce it. After a sign-up the form keeps focus,
 * and browsers keep it in place, so the panel above it may be out of view.
 */
function useFocusAfterChange(busy: boolean, focusEmail: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pendingFocus = useRef<AfterChange | null>(null)

  useEffect(() => {
    if (busy) return
    if (pendingFocus.current === 'inbox')
      document.getElementById(inboxId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (pendingFocus.current === 'heading') heading.current?.focus()
    if (pendingFocus.current === 'email') focusEmail()
    pendingFocus.current = null
  })

  function focusAfterChange(next: AfterChange) {
    pendingFocus.current = next
  }
  return { heading, focusAfterChange }
}

/** Sign-in and sign-up. `onFinishing`: true from submitting until the redirect or the second factor. */
export function useCredentials(onFinishing: (finishing: boolean) => void) {
  const { client } = useAuth()
  const { captcha, takeToken } = useCaptcha()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const { pending, expectConfirmation, takeAnother } = usePendingAddress()
  const {
    form,
    submit,
    field,
    busy,
    focusNext,
    rejectField,
    showFormError,
    clearFailure,
    showToast,
    problems,
  } = useAuthForm<AccountValues>(forms[mode].schema, emptyValues, forms[mode].order)
  const { heading, focusAfterChange } = useFocusAfterChange(busy, () => form.setFocus('email'))

  function changeMode(next: AuthMode, focus: 'heading' | 'email') {
    setMode(next)
    form.setValue('password', '')
    form.clearErrors()
    clearFailure()
    focusAfterChange(focus)
  }

  function takeAnotherAddress() {
    takeAnother()
    form.setValue('email', '')
    changeMode('sign-up', 'email')
  }

  async function createAccount(values: AccountValues) {
    const { email, password } = values
    const options = { ...(await takeToken()), ...accountOptions(values) }
    const { data, error } = await client.signUp({ email, password, options })
    if (error?.code === 'weak_password') {
      onFinishing(false)
      return rejectField('password', messageFor(error))
    }
    if (error) throw error
    if (data.session) return redirectWith(messages.signedUp)
    onFinishing(false)
    showToast('success', messages.signedUp)
    setMode('sign-in')
    form.setValue('password', '')
    expectConfirmation(email, Date.now())
    focusAfterChange('inbox')
  }

  async function signIn({ email, password }: AccountValues) {
    const options = await takeToken()
    const { data, error } = await client.signInWithPassword({ email, password, options })
    if (error?.code === 'email_not_confirmed' && pending?.email !== email) expectConfirmation(email, null)
    // Clear the password only; the address may be right.
    if (error?.code === 'invalid_credentials') form.setValue('password', '')
    if (error) throw error
    forgetPending(email)
    if (needsSecondStep(data.session)) return onFinishing(false)
    await keepMailLanguage(client, data.user)
    redirectWith(messages.signedIn)
  }

  const send = submit(async values => {
    if (!keepsCookies()) {
      focusNext('password')
      return showFormError({ cause: 'no-cookies', message: messages.noCookies, fields: [] })
    }
    onFinishing(true)
    try {
      await (mode === 'sign-up' ? createAccount(values) : signIn(values))
    } catch (error) {
      onFinishing(false)
      throw error
    }
  })

  return {
    mode,
    changeMode,
    heading,
    pending,
    expectConfirmation,
    takeAnotherAddress,
    typedPassword: () => form.watch('password'),
    captcha,
    field,
    send,
    busy,
    problems,
  }
}
