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

type ToastOptions = {
  /** An error that goes by itself, because its words also stand elsewhere. */
  short?: boolean
  /** Shown only: the focus lands on what says the same. */
  silent?: boolean
}

/**
 * Shows a message. Errors stay until they are closed, unless `short`.
 * @returns false when the toasts could not be fetched; the caller then says it where it stands (toast-or-alert.tsx).
 */
export async function toast(
  kind: ToastKind,
  message: string,
  { short = false, silent = false }: ToastOptions = {},
): Promise<boolean> {
  const toaster = await prepareToasts()
  const duration = kind === 'error' && !short ? Number.POSITIVE_INFINITY : showMs
  toaster?.showToast(kind, message, { duration, silent })
  return toaster !== undefined
}

/** Closes the message that is shown, when it speaks of something that is over. */
export async function closeToast(): Promise<void> {
  const loaded = await library
  loaded?.closeToast()
}
