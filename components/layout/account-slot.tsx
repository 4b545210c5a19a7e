import { signIn } from '@/content/ui/layout'
import { routes } from '@/lib/routes'
import { NavLink } from '../ui/nav-link'

type AccountSlotProps = { place: 'header' | 'menu' }

/** The sign-in link. For a signed-in visitor account-slot.browser.ts puts the email address and a menu in its place. */
export function AccountSlot({ place }: AccountSlotProps) {
  return place === 'header' ? (
    <span className="account-slot wide">
      <NavLink href={routes.auth} className="nav-item">
        {signIn}
      </NavLink>
    </span>
  ) : (
    <span className="account-rows">
      <NavLink href={routes.auth} className="menu-row">
        {signIn}
      </NavLink>
    </span>
  )
}
