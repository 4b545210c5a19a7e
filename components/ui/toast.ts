'use client'

type ToastKind = 'success' | 'error'

const showMs = 6000

/** Shows a message; the toast library arrives with the first one. Errors stay until they are closed. */
export async function toast(kind: ToastKind, message: string): Promise<void> {
  const { showToast } = await import('./toaster')
  showToast(kind, message, kind === 'error' ? Number.POSITIVE_INFINITY : showMs)
}
