'use client'

type ToastKind = 'success' | 'error'

const showMs = 6000
let library: Promise<typeof import('./toaster')> | undefined

/** Shows a message; the toast library arrives with the first one. Errors stay until they are closed, unless `short`. */
export async function toast(kind: ToastKind, message: string, stay?: 'short'): Promise<void> {
  // One that did not come is asked for again with the next message.
  library ??= import('./toaster').catch(error => {
    library = undefined
    throw error
  })
  const { showToast } = await library
  showToast(kind, message, kind === 'error' && !stay ? Number.POSITIVE_INFINITY : showMs)
}

/** Closes the message that is shown, when it speaks of something that is over. */
export async function closeToast(): Promise<void> {
  const loaded = await library
  loaded?.closeToast()
}
