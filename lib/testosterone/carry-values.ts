/**
 * Values of the form on their way to the same page in another language: in this tab's `sessionStorage`, and removed when
 * they are read. They never leave the browser.
 */
const key = 'northpeak-calculator'

export function carryValues(values: URLSearchParams) {
  try {
    sessionStorage.setItem(key, `${values}`)
  } catch {
    // Blocked storage: the fields stay empty.
  }
}

export function takeCarriedValues(): URLSearchParams {
  try {
    const carried = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return new URLSearchParams(carried)
  } catch {
    return new URLSearchParams()
  }
}
