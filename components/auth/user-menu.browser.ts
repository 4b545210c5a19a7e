import type { Session } from '@supabase/auth-js'
import { userMenu } from '@/content/ui/layout'
import { needsSecondStep } from '@/lib/auth/assurance'
import { authClient } from '@/lib/auth/client'
import { type AuthConfig, sessionCookieName } from '@/lib/auth/config'
import { setFlashMessage, takeFlashMessage } from '@/lib/auth/flash-message'
import { followSession } from '@/lib/auth/follow-session'
import { withNext } from '@/lib/auth/return-path'
import { signOutHere } from '@/lib/auth/sign-out'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { wholeStyles } from '../layout/whole-styles.browser'
import { toast } from '../ui/toast'
import { watchIdle } from './watch-idle'

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  facts: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), facts)
  made.append(...children)
  return made
}

/** An address that wraps before `@` or a dot. */
function address(email: string): HTMLElement {
  const parts = email.split(/(?=[@.])/)
  const broken = parts.flatMap((part, index) => (index > 0 ? [document.createElement('wbr'), part] : [part]))
  return element('span', { className: 'wrap-anywhere' }, ...broken)
}

type Entries = (className: string) => readonly Node[]

/** Copies of what the header has, in the menu of the signed-in visitor. */
function headerMenu(email: string, entries: Entries): readonly Node[] {
  const button = element(
    'button',
    { type: 'button', className: 'nav-item account-button' },
    element('span', {}, email),
  )
  button.setAttribute('popovertarget', 'account-menu')
  const chevron = document.querySelector('.nav-chevron')?.cloneNode(true)
  if (chevron instanceof Element) {
    chevron.classList.remove('nav-chevron')
    button.append(chevron)
  }
  const portal = document.querySelector('.topbar-link[target]')?.cloneNode(true)
  if (portal instanceof Element) portal.className = ''
  const panel = element(
    'div',
    { id: 'account-menu', className: 'account-menu' },
    element('p', { className: 'note' }, address(email)),
    ...(portal ? [portal] : []),
    ...entries(''),
  )
  panel.setAttribute('popover', 'auto')
  return [button, panel]
}

const menuRows = (email: string, entries: Entries): readonly Node[] => [
  element('p', { className: 'py-3' }, address(email)),
  ...entries('menu-row'),
]

/** Email address of the signed-in visitor, link to the account, and sign-out, in place of the sign-in links. */
export async function showUserMenu(config: AuthConfig): Promise<void> {
  const client = authClient(config)
  const key = sessionCookieName(config.url)
  const { idleHours } = config
  const header = document.querySelector('.account-slot')
  const rows = document.querySelector('.account-rows')
  const signIn = { header: [...(header?.childNodes ?? [])], rows: [...(rows?.childNodes ?? [])] }
  let session: Session | null = null
  let shown = ''
  let endWatch: (() => void) | undefined

  const signOut = () => signOutHere(client, key, session?.access_token)

  const entries: Entries = className => [
    element('a', { href: localPath(routes.account), className }, userMenu.account),
    element(
      'button',
      {
        type: 'button',
        className: className && `${className} w-full`,
        onclick: () => signOut().then(() => location.assign(localPath(routes.auth))),
      },
      userMenu.signOut,
    ),
  ]

  async function leaveIdle() {
    await signOut()
    if (location.pathname !== localPath(routes.account)) return void toast('error', userMenu.idle)
    setFlashMessage(userMenu.idle)
    location.replace(withNext(routes.auth, routes.account))
  }

  function show(next: Session | null) {
    session = next
    // A session without its second factor is not signed in: /auth asks for the code.
    const email = next && !needsSecondStep(next) ? (next.user.email ?? '') : ''
    if (next && idleHours) endWatch ??= watchIdle(idleHours, () => session, leaveIdle)
    else {
      endWatch?.()
      endWatch = undefined
    }
    // A menu that is open stays so.
    if (email === shown) return
    shown = email
    header?.replaceChildren(...(email ? headerMenu(email, entries) : signIn.header))
    rows?.replaceChildren(...(email ? menuRows(email, entries) : signIn.rows))
  }

  await wholeStyles()
  followSession(client, key, show)
  const message = takeFlashMessage()
  if (message) toast('success', message)
}
