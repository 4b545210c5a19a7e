const busyMs = 700
// A failed import is retried at the next focus or submit.
const loadValidation = () => import('./guide-validation').catch(() => null)

function showError(field: HTMLInputElement, error: string | undefined) {
  const place = document.getElementById(`${field.id}-error`)
  place?.querySelector('span')?.replaceChildren(error ?? '')
  if (place) place.hidden = !error
  if (error) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', `${field.id}-error`)
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

/** Validates a first name and an address, then opens the guide's preview in a new tab. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const [firstName, email] = form.querySelectorAll('input')
  const button = form.querySelector('button')
  const words = button?.querySelector('span')
  const again = form.querySelector<HTMLElement>('[role="status"] a')
  const missing = form.querySelector<HTMLElement>('[role="alert"]')
  if (!firstName || !email || !button || !words) return
  const idleWords = words.textContent
  let isChecking = false

  function setBusy(isBusy: boolean) {
    for (const control of [firstName, email, button]) if (control) control.disabled = isBusy
    if (isBusy) button?.setAttribute('aria-busy', 'true')
    else button?.removeAttribute('aria-busy')
    words?.replaceChildren(isBusy ? (form.dataset.busy ?? '') : (idleWords ?? ''))
  }

  async function submit(event: Event) {
    event.preventDefault()
    // The validation code may load slowly; ignore repeated submits until then.
    if (isChecking || !firstName || !email) return
    isChecking = true
    if (missing) missing.hidden = true
    const validation = await loadValidation()
    isChecking = false
    if (!validation) {
      if (missing) missing.hidden = false
      return
    }
    const problems = validation.checkGuide({ firstName: firstName.value, email: email.value })
    showError(firstName, problems.firstName)
    showError(email, problems.email)
    if (problems.firstName) return firstName.focus()
    if (problems.email) return email.focus()
    const pressed = document.activeElement
    setBusy(true)
    // Safari blocks a new tab a second or more after the tap, and `noopener` always returns null, so a blocked tab cannot be
    // detected: always show the link too.
    window.open(form.action, '_blank', 'noopener,noreferrer')
    if (again) again.hidden = false
    setTimeout(() => {
      setBusy(false)
      // Disabled controls lose focus.
      if (document.activeElement === document.body && pressed instanceof HTMLElement)
        pressed.focus({ preventScroll: true })
    }, busyMs)
  }

  form.noValidate = true
  form.addEventListener('focusin', loadValidation)
  form.addEventListener('submit', submit)
}
