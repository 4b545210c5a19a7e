'use client'

type ToastKind = 'success' | 'error'

const showMs = 6000
let library: Promise<typeof import('./toaster') | undefined> | undefined

/** Loads the toast library. Called when a form is first used, so that a connection lost later does not matter. */
export function prepareToasts() {
  // A failed import is retried with the next message.
  library ??= import('./toaster').catch(() => {
    library = undefined
    return undefined
  })
  return library
}

type ToastOptions = {
  /** An error that times out, because the message is also shown elsewhere. */
  short?: boolean
  /** Not announced: the element that gets focus is described by the same message. */
  silent?: boolean
}

/**
 * Shows a message. Errors stay until they are closed, unless `short`.
 * @returns false when the library could not be loaded; the caller then shows it in place (toast-or-alert.tsx)
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

export async function closeToast(): Promise<void> {
  const loaded = await library
  loaded?.closeToast()
}
