import { routes } from '@/lib/routes'
import { NavLink } from '../ui/nav-link'

type AccountSlotProps = { place: 'header' | 'menu' }

/** Sign In, or who is signed in. */
export function AccountSlot({ place }: AccountSlotProps) {
  return (
    <NavLink href={routes.auth} className={place === 'header' ? 'nav-item' : 'menu-row'}>
      Sign In
    </NavLink>
  )
}
