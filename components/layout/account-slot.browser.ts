import { type AuthConfig, hasAuthParameters, hasSessionCookie } from '@/lib/auth/config'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'

/**
 * Loads the auth client and the menu of the signed-in visitor, only when a session cookie is present. A mailed link that opens
 * any other page is redirected to /auth/confirm.
 */
export function enhanceAccount(config: AuthConfig): void {
  const { pathname, search, hash } = location
  if (
    !pathname.startsWith(localPath(routes.auth)) &&
    hasAuthParameters(search, hash, pathname === localPath(routes.home))
  ) {
    location.replace(localPath(routes.authConfirm) + search + hash)
    return
  }
  function loadMenu() {
    if (!hasSessionCookie(config.url)) return
    document.removeEventListener('visibilitychange', loadMenu)
    import('../auth/user-menu.browser')
      .then(({ showUserMenu }) => showUserMenu(config))
      // The sign-in link stays; /auth shows the error.
      .catch(() => undefined)
  }
  // The visitor may have signed in from another tab.
  document.addEventListener('visibilitychange', loadMenu)
  loadMenu()
}
