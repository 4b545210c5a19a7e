'use client'

type ToastKind = 'success' | 'error'

const showMs = 6000
let library: Promise<typeof import('./toaster') | undefined> | undefined

/** Fetches what shows messages. Done when a form is first used: a connection that drops later takes nothing along. */
export function prepareToasts() {
  // One that did not come is asked for again with the next message.
  library ??= import('./toaster').catch(() => {
    library = undefined
    return undefined
  })
  return library
}

/**
 * Shows a message. Errors stay until they are closed, unless `short`.
 * @returns false when the toasts could not be fetched; the caller then says it where it stands (toast-or-alert.tsx).
 */
export async function toast(kind: ToastKind, message: string, stay?: 'short'): Promise<boolean> {
  const toaster = await prepareToasts()
  toaster?.showToast(kind, message, kind === 'error' && !stay ? Number.POSITIVE_INFINITY : showMs)
  return toaster !== undefined
}

/** Closes the message that is shown, when it speaks of something that is over. */
export async function closeToast(): Promise<void> {
  const loaded = await library
  loaded?.closeToast()
}
