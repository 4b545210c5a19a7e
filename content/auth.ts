/**
 * Fields of the account. `label` is shown above one, `sentence` is used inside messages, `held` names what is kept of it: the
 * privacy page and the sign-up form list these.
 */
const fields = {
  firstName: { label: 'First Name', sentence: 'First name', held: 'your first name' },
  lastName: { label: 'Last Name', sentence: 'Last name', held: 'your last name' },
  email: { label: 'Email', held: 'your email address' },
  password: { label: 'Password' },
} as const

/** 'your first name, your last name, your email address' */
export const held = Object.values(fields)
  .flatMap(field => ('held' in field ? [field.held] : []))
  .join(', ')

/** Texts of sign-in, sign-up and the account. Strings that the specification quotes are copied exactly. */
export const authTexts = {
  modes: {
    'sign-in': {
      title: 'Welcome Back',
      subtitle: 'Enter your credentials to access your account',
      submit: 'Sign In',
      toggle: "Don't have an account? Sign up",
    },
    'sign-up': {
      title: 'Create Account',
      subtitle: 'Enter your information to create your account',
      submit: 'Sign Up',
      toggle: 'Already have an account? Sign in',
    },
  },
  fields,
  /** Validation messages. */
  invalid: {
    email: 'Invalid email address',
    required: '{field} is required',
    tooLong: '{field} must be at most {count} characters',
    password: 'Password is required',
    passwordTooLong:
      'Password must be at most 72 characters; an accented letter or an emoji counts as two or more',
    sixDigits: 'Enter the six digits',
    nonce: 'Enter the code from the email',
    factorName: 'A name is required',
    factorNameTooLong: 'The name is too long',
  },
  showPassword: { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' },
  backToSignIn: 'Back to sign in',
  toSignIn: 'Sign in',
  busy: 'Please wait...',
  /** Title of the frame with the CAPTCHA. */
  captcha: 'Robot check',
  hint: 'Password must be at least 8 characters',
  strength: {
    short: 'Longer is safer. Four or five unrelated words make a good passphrase.',
    good: 'Good length.',
  },
  forgot: 'Forgot your password?',
  pending: 'For a new account, a confirmation email is on its way. Open its link on any device to finish.',
  unconfirmed:
    'This address is not confirmed yet. Open the link in the email that we sent when you signed up.',
  resend: 'Send it again',
  resent:
    'If an account is waiting for that address, an email is on its way. You can ask for another after a minute.',
  account: 'This is a website account, not the patient portal.',
  /** What the account is for. Before the form that creates one, below the form to sign in. */
  accountHolds: `This account holds ${held}, the language of our emails and your authenticator apps, and nothing about your health. Results and answers that you keep stay on this device, with or without an account.`,
  inbox: {
    title: 'Check your inbox',
    /** Followed by both links, the second after `or`. */
    known: 'If this address already has an account, no email comes:',
    knownSignIn: 'sign in',
    or: ', or ',
    knownReset: 'choose a new password',
    spam: 'Nothing there after two minutes? Look in your spam folder.',
    another: 'Use another address',
    /** Followed by the remaining time. */
    wait: 'in',
  },
  aside: {
    heading: 'Looking for lab results or appointments?',
    text: 'Those live in the patient portal, which has its own sign-in.',
    button: 'Open patient portal',
  },
  noScript: 'Signing in needs JavaScript. Lab results and messages are in the patient portal.',
  messages: {
    registered: 'This email is already registered. Please sign in instead.',
    credentials: 'Invalid email or password. Please try again.',
    unexpected: 'An unexpected error occurred',
    signedUp: 'Account created successfully! You can now sign in.',
    signedIn: 'Signed in successfully!',
    offline:
      'We could not reach the sign-in service. What you typed is still here. Check your connection and try again.',
    noCookies:
      'Your browser blocks cookies for this site, and we cannot keep you signed in without one. What you typed is still here. Allow cookies and try again.',
    noCaptcha:
      'The robot check did not finish. What you typed is still here. If the check asks you to do something, do it first. If you use a content blocker, allow challenges.cloudflare.com for this page. Then try again.',
    passwordChanged: 'Your password has been changed.',
    saved: 'Saved.',
    addressTaken:
      'This address now belongs to another account, so it cannot become yours. Nothing has changed: you still sign in with the address you had.',
    signedUpTwice:
      'We could not create the account. This happens when one address is signed up twice at the same moment. Look in your inbox, or try to sign in.',
    mailRefused: 'We could not send an email to that address. Check how it is spelled, or use another one.',
    samePassword: 'Choose a password that is not the one you have now.',
    ended: 'You have been signed out. Please sign in again.',
  },
  /** Advice shown with an error message. */
  advice: {
    credentials: 'Passwords are case-sensitive.',
    forgotIt: 'Forgot it?',
    registered: 'The link under the form switches to sign in.',
    unexpected: 'Please try again. If it happens again, call us at',
    requests: 'Too many tries came from your connection. Wait five minutes, then try again.',
    mails: 'Too many emails went out just now. Wait an hour, then try again, or call us at',
    unconfirmed: 'Open the link in our email first. You can have it sent again.',
    code: 'Wait for the next code in your app, then type that one.',
    soon: 'Too many attempts. You can try again in {count} seconds.',
    soonMinutes: 'Too many attempts. You can try again in {count} minutes.',
    /** Followed by the phone number. */
    call: 'Please call us at',
  },
  /** For the codes of the sign-in service; components/auth/refusals.ts says which code has which words. */
  refusals: {
    ended: 'Your session has ended. Please sign in again.',
    link: 'This link or code has expired or was already used. Ask for a new one.',
    closed: 'New accounts cannot be created at the moment.',
    blocked: 'This account is blocked.',
    address: 'We cannot send an email to this address. Please use another one.',
    taken: 'This address cannot be used. Please use another one.',
    lateCode: 'The code came too late. Type the one that the app shows now.',
    appName: 'You already have an authenticator app of this name. Choose another name.',
    tooManyApps: 'Your account has as many authenticator apps as it can. Remove one first.',
    appGone: 'This authenticator app is not in your account any more. Reload the page.',
    network: 'Your connection changed in between. Please start again.',
    needsCode: 'This needs the code of your authenticator app. Please sign in again.',
    /** Followed by advice.unconfirmed. */
    unconfirmed: 'Email not confirmed',
    notAccepted: 'Something that you typed was not accepted. Check it, then try again.',
    tooShort: 'Choose a password of at least {count} characters.',
    leaked: 'This password has appeared in a data leak. Please choose another one.',
    characters:
      'This password needs other kinds of characters as well: letters in both cases, digits, symbols.',
    busy: 'The sign-in service is busy. What you typed is still here. Try again in a minute.',
    notOffered: 'This way to sign in is not offered here.',
    otherFactor: 'This account has a second step that this page cannot ask for.',
  },
  second: {
    title: 'Enter your code',
    text: 'Open your authenticator app and type the six digits it shows for this site.',
    label: 'Six-digit code',
    submit: 'Verify',
    leave: 'Use another account',
  },
  recover: {
    title: 'Forgot your password?',
    text: 'Enter your email address. If it has an account, we send it a link to choose a new password.',
    submit: 'Send the link',
    done: 'If that address has an account, an email is on its way. The link works once; you can ask for another after a minute.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You are signed in. Choose a new password to finish.',
    missing: 'This page needs the link from your email. It may have been used or expired.',
    label: 'New password',
    nonce: 'Code from the email we just sent',
    nonceAgain: 'Send the code again',
    nonceSent: 'A new code is on its way.',
    submit: 'Save password',
  },
  accountPage: {
    names: 'Your name',
    saveNames: 'Save names',
    email: 'Your email address',
    password: 'Change password',
    second: 'Second step at sign-in',
    secondText:
      'An authenticator app shows six digits that change every 30 seconds. With it, a stolen password is not enough.',
    leave: 'Sign out',
    leaveText:
      'A lost phone, or a computer at work? End its session from here. Our sign-in service does not tell a browser which other devices are signed in, so we cannot list them.',
    idle: 'A browser that has not used the site for {days} days is signed out automatically.',
    leaveHere: 'Sign Out here',
    leaveOthers: 'Sign Out other devices',
    othersLeft: 'All other devices are signed out. It can take up to an hour before they notice.',
    leaveEverywhere: 'Sign Out everywhere',
    device: 'On this device',
    deviceText:
      'Calculator results, articles and answers that you chose to keep, and calendar reminders. They are in this browser and not in your account.',
    deviceLink: 'See what is kept',
    remove: 'Delete the account',
    removeText:
      'Write to us from the address of the account, and we delete it. The button opens the email, already written. What you kept on this device is not in the account: delete it there.',
    removeButton: 'Ask by email',
    removeSubject: 'Please delete my website account',
    removeBody: 'Please delete my website account. Its email address is {email}.',
    removeCall: 'Or call {phone}.',
    notLoaded: 'Your account could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  changeEmail: {
    present: 'You sign in with',
    label: 'New email',
    submit: 'Change address',
    same: 'This is your current address',
    sent: 'If that address can be used, an email went to it, and one to your current address. Open the links in both to finish.',
  },
  authenticators: {
    add: 'Add an authenticator app',
    remove: 'Remove',
    confirm: 'Remove it? You will then sign in without its codes.',
    yes: 'Yes, remove',
    no: 'No, keep',
    removed: 'Authenticator app removed.',
    unnamed: 'Authenticator app',
    unknown: 'We could not load your authenticator apps.',
    retry: 'Try again',
  },
  enroll: {
    name: 'Name of the app or device',
    example: 'My phone',
    next: 'Continue',
    qr: 'QR code for your authenticator app',
    cancel: 'Cancel',
    ways: 'Scan the code with your authenticator app, open the app on this device, or type or paste the secret into it. Then enter the six digits that it shows.',
    open: 'Open the app on this device',
    secret: 'Secret:',
    copy: 'Copy the secret',
    added: 'Authenticator app added.',
  },
  confirm: {
    title: 'Confirm it is you',
    text: 'Press Continue to sign in on this device.',
    /** Followed by the address in the link. */
    opens: 'This opens the account of',
    /** Followed by the address entered in this browser; the link itself does not name its account. */
    askedFor: 'In this browser, you signed up with',
    other: 'If the link came to another address, it opens the account of that one.',
    submit: 'Continue',
    failed: {
      'sign-up':
        'This link has expired or was already used. Ask for a new one below; if you confirmed before, just sign in.',
      recovery: 'This link has expired or was already used. Ask for a new one below.',
      'email-change':
        'This link has expired or was already used. You can change the address again in your account.',
      unknown:
        'This link has expired or was already used. If you confirmed before, just sign in. Otherwise, ask for a new link: to confirm your address, or to choose a new password.',
    },
    'other-browser':
      'This link was opened in a different browser from the one that asked for it. If it was to confirm your address, please sign in now. If it was for a new password, ask for a new link here.',
    'first-confirmed': 'This address is confirmed. Now open the link in the email to your other address.',
    again: 'Ask for a new link',
    forPassword: 'Ask for a link to a new password',
    toAccount: 'Go to your account',
    incomplete:
      'Part of this link is missing. Copy the whole link from the email, or ask for a new one: to confirm your address, or to choose a new password.',
    noCookies:
      'Your browser blocks cookies for this site, and we cannot sign you in without one. The link is still good: allow cookies, then press Continue.',
    empty: 'There is nothing to confirm here. Open the link from your email, or sign in.',
  },
} as const

export type AuthMode = keyof typeof authTexts.modes
