import { AuthApiError } from '@supabase/auth-js'
import { clinic } from '@/content/facts/clinic'

// What the sign-in service writes itself is for developers, and in English.

const phone = clinic.phone.display

const table: readonly [codes: string, english: string, spanish: string, portuguese: string][] = [
  [
    'bad_jwt no_authorization user_not_found session_not_found session_expired refresh_token_not_found refresh_token_already_used unexpected_audience',
    'Your session has ended. Please sign in again.',
    'Su sesión terminó. Inicie sesión de nuevo.',
    'Sua sessão terminou. Entre de novo.',
  ],
  [
    'flow_state_not_found flow_state_expired invite_not_found otp_expired bad_code_verifier',
    'This link or code has expired or was already used. Ask for a new one.',
    'Este enlace o código venció o ya se usó. Pida uno nuevo.',
    'Este link ou código expirou ou já foi usado. Peça um novo.',
  ],
  [
    'signup_disabled',
    `New accounts cannot be created at the moment. Please call us at ${phone}.`,
    `Por el momento no se pueden crear cuentas nuevas. Llámenos al ${phone}.`,
    `No momento não é possível criar contas novas. Ligue para ${phone}.`,
  ],
  [
    'user_banned',
    `This account is blocked. Please call us at ${phone}.`,
    `Esta cuenta está bloqueada. Llámenos al ${phone}.`,
    `Esta conta está bloqueada. Ligue para ${phone}.`,
  ],
  [
    'email_address_not_authorized',
    'We cannot send an email to this address. Please use another one.',
    'No podemos enviar correos a esta dirección. Use otra, por favor.',
    'Não conseguimos enviar e-mails para este endereço. Use outro, por favor.',
  ],
  [
    'email_exists phone_exists identity_already_exists',
    'This address cannot be used. Please use another one.',
    'Esta dirección no se puede usar. Use otra, por favor.',
    'Este endereço não pode ser usado. Use outro, por favor.',
  ],
  [
    'mfa_challenge_expired webauthn_challenge_expired',
    'The code came too late. Type the one that the app shows now.',
    'El código llegó demasiado tarde. Escriba el que la aplicación muestra ahora.',
    'O código chegou tarde demais. Digite o que o aplicativo mostra agora.',
  ],
  [
    'mfa_factor_name_conflict',
    'You already have an authenticator app of this name. Choose another name.',
    'Ya tiene una aplicación de autenticación con este nombre. Elija otro nombre.',
    'Você já tem um aplicativo autenticador com este nome. Escolha outro nome.',
  ],
  [
    'too_many_enrolled_mfa_factors',
    'Your account has as many authenticator apps as it can. Remove one first.',
    'Su cuenta ya tiene el máximo de aplicaciones de autenticación. Primero quite una.',
    'Sua conta já tem o máximo de aplicativos autenticadores. Remova um primeiro.',
  ],
  [
    'mfa_factor_not_found',
    'This authenticator app is not in your account any more. Reload the page.',
    'Esta aplicación de autenticación ya no está en su cuenta. Vuelva a cargar la página.',
    'Este aplicativo autenticador não está mais na sua conta. Recarregue a página.',
  ],
  [
    'mfa_ip_address_mismatch',
    'Your connection changed in between. Please start again.',
    'Su conexión cambió entretanto. Empiece de nuevo, por favor.',
    'Sua conexão mudou nesse meio-tempo. Comece de novo, por favor.',
  ],
  [
    'insufficient_aal mfa_verified_factor_exists',
    'This needs the code of your authenticator app. Please sign in again.',
    'Para esto hace falta el código de su aplicación de autenticación. Inicie sesión de nuevo.',
    'Para isto é preciso o código do seu aplicativo autenticador. Entre de novo.',
  ],
  [
    'email_not_confirmed provider_email_needs_verification',
    'Email not confirmed',
    'Correo electrónico sin confirmar',
    'E-mail não confirmado',
  ],
  [
    'validation_failed bad_json',
    'Something that you typed was not accepted. Check it, then try again.',
    'Algo de lo que escribió no fue aceptado. Revíselo e inténtelo de nuevo.',
    'Algo do que você digitou não foi aceito. Confira e tente de novo.',
  ],
  [
    'conflict hook_timeout hook_timeout_after_retry hook_payload_over_size_limit hook_payload_invalid_content_type request_timeout',
    'The sign-in service is busy. What you typed is still here. Try again in a minute.',
    'El servicio de inicio de sesión está ocupado. Lo que escribió sigue aquí. Inténtelo de nuevo en un minuto.',
    'O serviço de login está ocupado. O que você digitou continua aqui. Tente de novo em um minuto.',
  ],
  [
    'otp_disabled email_provider_disabled phone_provider_disabled provider_disabled manual_linking_disabled mfa_totp_enroll_not_enabled user_sso_managed',
    'This way to sign in is not offered here.',
    'Esta forma de iniciar sesión no se ofrece aquí.',
    'Esta forma de entrar não é oferecida aqui.',
  ],
  [
    'mfa_totp_verify_not_enabled mfa_phone_verify_not_enabled mfa_webauthn_verify_not_enabled mfa_recovery_codes_locked',
    `This account has a second step that this page cannot ask for. Please call us at ${phone}.`,
    `Esta cuenta tiene un segundo paso que esta página no puede pedir. Llámenos al ${phone}.`,
    `Esta conta tem uma segunda etapa que esta página não consegue pedir. Ligue para ${phone}.`,
  ],
  [
    'mfa_verification_failed mfa_verification_rejected',
    'Wait for the next code in your app, then type that one.',
    'Espere el siguiente código en su aplicación y escriba ese.',
    'Espere o próximo código no seu aplicativo e digite esse.',
  ],
  [
    'over_request_rate_limit over_sms_send_rate_limit',
    'Too many tries came from your connection. Wait five minutes, then try again.',
    'Hubo demasiados intentos desde su conexión. Espere cinco minutos e inténtelo de nuevo.',
    'Houve tentativas demais a partir da sua conexão. Espere cinco minutos e tente de novo.',
  ],
  [
    'captcha_failed',
    'The robot check did not finish. What you typed is still here. If the check asks you to do something, do it first. If you use a content blocker, allow challenges.cloudflare.com for this page. Then try again.',
    'La verificación contra robots no se completó. Lo que escribió sigue aquí. Si la verificación le pide que haga algo, hágalo primero. Si usa un bloqueador de contenido, permita challenges.cloudflare.com en esta página. Después, vuelva a intentarlo.',
    'A verificação contra robôs não foi concluída. O que você digitou continua aqui. Se a verificação pedir que você faça algo, faça isso primeiro. Se usa um bloqueador de conteúdo, permita challenges.cloudflare.com nesta página. Depois, tente de novo.',
  ],
  [
    'user_already_exists',
    'This email is already registered. Please sign in instead.',
    'Este correo ya está registrado. Inicie sesión.',
    'Este e-mail já está cadastrado. Entre na sua conta.',
  ],
  [
    'invalid_credentials',
    'Invalid email or password. Please try again.',
    'El correo o la contraseña no son válidos. Inténtelo de nuevo.',
    'E-mail ou senha inválidos. Tente de novo.',
  ],
  [
    'same_password',
    'Choose a password that is not the one you have now.',
    'Elija una contraseña distinta de la que tiene ahora.',
    'Escolha uma senha diferente da atual.',
  ],
  [
    'weak_password',
    'Longer is safer. Four or five unrelated words make a good passphrase.',
    'Cuanto más larga, más segura. Cuatro o cinco palabras sin relación entre sí forman una buena contraseña.',
    'Quanto mais longa, mais segura. Quatro ou cinco palavras sem relação dão uma boa frase-senha.',
  ],
  [
    'reauth_nonce_missing reauthentication_needed reauthentication_not_valid',
    'Enter the code from the email',
    'Escriba el código del correo',
    'Digite o código do e-mail',
  ],
  ['email_address_invalid', 'Invalid email address', 'El correo electrónico no es válido', 'E-mail inválido'],
  [
    'unexpected_failure not_admin single_identity_not_deletable',
    'An unexpected error occurred',
    'Ocurrió un error inesperado',
    'Ocorreu um erro inesperado',
  ],
]

/** The messages of a build in that language. */
function messagesIn(language: string): typeof import('@/components/auth/messages') {
  jest.resetModules()
  for (const file of ['@/content/auth', '@/content/facts/language']) {
    const translated = file.replace('content', `translated/${language}`)
    if (language === 'en') jest.dontMock(file)
    else jest.doMock(file, () => jest.requireActual(translated))
  }
  return require('@/components/auth/messages')
}

test.each([
  ['en', 1],
  ['es', 2],
  ['pt', 3],
] as const)(
  'every code that a visitor can meet has its sentence in %s, and none shows the service’s own',
  (language, column) => {
    const { messageFor } = messagesIn(language)
    const shown = table.map(row =>
      row[0].split(' ').map(code => messageFor(new AuthApiError('Factor lookup failed: 0x17', 400, code))),
    )
    expect(shown).toEqual(table.map(row => row[0].split(' ').map(() => row[column])))
  },
)

test.each([
  ['en', 'Choose a password of at least 12 characters.'],
  ['es', 'Elija una contraseña de al menos 12 caracteres.'],
  ['pt', 'Escolha uma senha de pelo menos 12 caracteres.'],
])('a password that the service finds too short is told its length in %s', (language, words) => {
  const { fieldsOf, messageFor } = messagesIn(language)
  const error = new AuthApiError('Password should be at least 12 characters.', 422, 'weak_password')
  expect(messageFor(error)).toBe(words)
  expect(fieldsOf(error)).toEqual(['password'])
})

test('an address that only the service refuses is marked', () => {
  const { fieldsOf, messageFor } = messagesIn('es')
  const message = 'Unable to validate email address: invalid format'
  const error = new AuthApiError(message, 400, 'validation_failed')
  expect(messageFor(error)).toBe('El correo electrónico no es válido')
  expect(fieldsOf(error)).toEqual(['email'])
})

test.each([
  ['en', 'Open the link in our email first. You can have it sent again.'],
  ['pt', 'Abra primeiro o link do nosso e-mail. Você pode pedir que ele seja enviado de novo.'],
])('what to do about an address that is not confirmed follows in %s', (language, words) => {
  const { adviceFor } = messagesIn(language)
  expect(adviceFor(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))).toBe(words)
})
