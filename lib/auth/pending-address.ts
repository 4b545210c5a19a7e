/** An address that has yet to be confirmed, remembered in this browser. */
export type PendingAddress = {
  email: string
  /** When the mail was requested, in milliseconds; null when only a rejected sign-in revealed the address. */
  mailedAt: number | null
  notedAt: number
}

const key = 'pending-address'
/** Lifetime of the mailed link. */
const lifetimeMs = 24 * 60 * 60 * 1000

const isTime = (value: unknown): value is number => typeof value === 'number'

function isPending(value: unknown): value is PendingAddress {
  if (typeof value !== 'object' || value === null) return false
  if (!('email' in value && 'mailedAt' in value && 'notedAt' in value)) return false
  return (
    typeof value.email === 'string' &&
    (value.mailedAt === null || isTime(value.mailedAt)) &&
    isTime(value.notedAt)
  )
}

/** Lost with the page when storage is blocked. */
export function rememberPending(pending: PendingAddress): void {
  try {
    localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // The form still shows it.
  }
}

export function pendingAddress(): PendingAddress | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (isPending(value) && Date.now() - value.notedAt < lifetimeMs) return value
    // The privacy page promises that it is deleted.
    localStorage.removeItem(key)
    return null
  } catch {
    return null
  }
}

/** Called once the address is confirmed or replaced. With `email`: only if it is the pending one. */
export function forgetPending(email?: string): void {
  if (email !== undefined && pendingAddress()?.email.toLowerCase() !== email.toLowerCase()) return
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
