const key = 'northpeak-kept-concealed'

/** Whether the visitor has hidden what is kept on this device. Blocked storage counts as no: then nothing is kept either. */
export function isConcealed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** For every page and tab. */
export function setConcealed(concealed: boolean): void {
  try {
    if (concealed) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // The page itself still hides it.
  }
}
