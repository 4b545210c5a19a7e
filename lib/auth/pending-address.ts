/** An address that waits for its confirmation mail, as this browser remembers it. */
export type PendingAddress = {
  email: string
  /** When the mail was asked for, in milliseconds; none when only a refused sign-in told of the address. */
  mailedAt: number | null
  notedAt: number
}

const key = 'pending-address'
/** As long as the link in the mail. */
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

/** Blocked storage forgets it with the page: the mail is on its way all the same. */
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
    // The privacy page promises that it goes.
    localStorage.removeItem(key)
    return null
  } catch {
    return null
  }
}

/** Once the address is confirmed, or another is used. With an address only if it is the one that waits. */
export function forgetPending(email?: string): void {
  if (email !== undefined && pendingAddress()?.email.toLowerCase() !== email.toLowerCase()) return
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
