import type { Translated } from '@/lib/translated'
import type { authTexts as english } from '../auth'

export type { AuthMode } from '../auth'

export const authTexts = {
  modes: {
    'sign-in': {
      title: 'Bienvenido de nuevo',
      subtitle: 'Escriba su correo y su contraseña para entrar a su cuenta',
      submit: 'Iniciar sesión',
      toggle: '¿No tiene una cuenta? Regístrese',
    },
    'sign-up': {
      title: 'Crear cuenta',
      subtitle: 'Escriba sus datos para crear su cuenta',
      submit: 'Registrarse',
      toggle: '¿Ya tiene una cuenta? Inicie sesión',
    },
  },
  fields: {
    firstName: { label: 'Nombre', sentence: 'El nombre' },
    lastName: { label: 'Apellido', sentence: 'El apellido' },
    email: { label: 'Correo electrónico' },
    password: { label: 'Contraseña' },
  },
  invalid: {
    email: 'El correo electrónico no es válido',
    required: '{field} es obligatorio',
    tooLong: '{field} debe tener {count} caracteres como máximo',
    password: 'La contraseña es obligatoria',
    passwordTooLong:
      'La contraseña debe tener como máximo 72 caracteres; una letra con acento o un emoji cuenta como dos o más',
    sixDigits: 'Escriba los seis dígitos',
    nonce: 'Escriba el código del correo',
    factorName: 'El nombre es obligatorio',
    factorNameTooLong: 'El nombre es demasiado largo',
  },
  showPassword: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar la contraseña',
    hideLabel: 'Ocultar la contraseña',
  },
  backToSignIn: 'Volver a iniciar sesión',
  toSignIn: 'Iniciar sesión',
  busy: 'Espere, por favor...',
  hint: 'La contraseña debe tener al menos 8 caracteres',
  strength: {
    short:
      'Cuanto más larga, más segura. Cuatro o cinco palabras sin relación entre sí forman una buena contraseña.',
    good: 'Buena longitud.',
  },
  forgot: '¿Olvidó su contraseña?',
  pending:
    'Si la cuenta es nueva, un correo de confirmación va en camino. Abra su enlace en cualquier dispositivo para terminar.',
  unconfirmed:
    'Esta dirección aún no está confirmada. Abra el enlace del correo que le enviamos cuando se registró.',
  resend: 'Enviar de nuevo',
  resent:
    'Si hay una cuenta por confirmar con esa dirección, un correo va en camino. Puede pedir otro después de un minuto.',
  account:
    'Esta es una cuenta del sitio web, no el portal del paciente. Guarda su nombre y su dirección de correo. Aquí no se piden ni se guardan datos de salud.',
  inbox: {
    title: 'Revise su bandeja de entrada',
    known: 'Si esta dirección ya tiene una cuenta, no llegará ningún correo:',
    knownSignIn: 'inicie sesión',
    or: ' o ',
    knownReset: 'elija una contraseña nueva',
    spam: '¿Sigue sin llegar después de dos minutos? Busque en la carpeta de spam.',
    another: 'Usar otra dirección',
    wait: 'en',
  },
  aside: {
    heading: '¿Busca resultados de laboratorio o citas?',
    text: 'Están en el portal del paciente, donde se inicia sesión por separado.',
    button: 'Abrir el portal del paciente',
  },
  noScript:
    'Para iniciar sesión se necesita JavaScript. Los resultados de laboratorio y los mensajes están en el portal del paciente.',
  messages: {
    registered: 'Este correo ya está registrado. Inicie sesión.',
    credentials: 'El correo o la contraseña no son válidos. Inténtelo de nuevo.',
    unexpected: 'Ocurrió un error inesperado',
    signedUp: '¡La cuenta se creó correctamente! Ya puede iniciar sesión.',
    signedIn: '¡Inició sesión correctamente!',
    offline:
      'No pudimos comunicarnos con el servicio de inicio de sesión. Lo que escribió sigue aquí. Revise su conexión e inténtelo de nuevo.',
    noCookies:
      'Su navegador bloquea las cookies de este sitio, y sin ellas no podemos mantener su sesión abierta. Lo que escribió sigue aquí. Permita las cookies e inténtelo de nuevo.',
    passwordChanged: 'Se cambió su contraseña.',
    saved: 'Guardado.',
    addressTaken:
      'Esta dirección ahora pertenece a otra cuenta, así que no puede ser la suya. Nada ha cambiado: usted sigue iniciando sesión con la dirección que tenía.',
    signedUpTwice:
      'No pudimos crear la cuenta. Esto pasa cuando una dirección se registra dos veces en el mismo momento. Revise su bandeja de entrada o intente iniciar sesión.',
    mailRefused: 'No pudimos enviar un correo a esa dirección. Revise cómo está escrita o use otra.',
    samePassword: 'Elija una contraseña distinta de la que tiene ahora.',
    ended: 'Su sesión se cerró. Inicie sesión de nuevo.',
  },
  advice: {
    credentials: 'Las contraseñas distinguen entre mayúsculas y minúsculas.',
    forgotIt: '¿La olvidó?',
    registered: 'Para iniciar sesión, use el enlace debajo del formulario.',
    unexpected: 'Inténtelo de nuevo. Si vuelve a ocurrir, llámenos al',
    requests: 'Hubo demasiados intentos desde su conexión. Espere cinco minutos e inténtelo de nuevo.',
    mails: 'Se acaban de enviar demasiados correos. Espere una hora e inténtelo de nuevo, o llámenos al',
    unconfirmed: 'Abra primero el enlace de nuestro correo. Puede pedir que se lo enviemos de nuevo.',
    code: 'Espere el siguiente código en su aplicación y escriba ese.',
    soon: 'Podrá pedirlo de nuevo en {seconds} segundos.',
  },
  second: {
    title: 'Escriba su código',
    text: 'Abra su aplicación de autenticación y escriba los seis dígitos que muestra para este sitio.',
    label: 'Código de seis dígitos',
    submit: 'Verificar',
    leave: 'Usar otra cuenta',
  },
  recover: {
    title: '¿Olvidó su contraseña?',
    text: 'Escriba su dirección de correo. Si tiene una cuenta, le enviamos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    done: 'Si esa dirección tiene una cuenta, un correo va en camino. El enlace funciona una sola vez; puede pedir otro después de un minuto.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    text: 'Ya inició sesión. Elija una contraseña nueva para terminar.',
    missing: 'Esta página necesita el enlace de su correo. Puede que ya se haya usado o haya vencido.',
    label: 'Contraseña nueva',
    nonce: 'Código del correo que acabamos de enviar',
    nonceAgain: 'Enviar el código de nuevo',
    nonceSent: 'Un código nuevo va en camino.',
    submit: 'Guardar la contraseña',
  },
  accountPage: {
    names: 'Su nombre',
    saveNames: 'Guardar el nombre',
    email: 'Su dirección de correo',
    password: 'Cambiar la contraseña',
    second: 'Segundo paso al iniciar sesión',
    secondText:
      'Una aplicación de autenticación muestra seis dígitos que cambian cada 30 segundos. Con ella, una contraseña robada no basta.',
    leave: 'Cerrar sesión',
    leaveHere: 'Cerrar sesión aquí',
    leaveEverywhere: 'Cerrar sesión en todas partes',
    notLoaded: 'No se pudo cargar su cuenta. Revise su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
  },
  changeEmail: {
    present: 'Usted inicia sesión con',
    label: 'Correo nuevo',
    submit: 'Cambiar la dirección',
    same: 'Esta es su dirección actual',
    sent: 'Si esa dirección se puede usar, le enviamos un correo allí y otro a su dirección actual. Para terminar, abra el enlace de cada uno.',
  },
  authenticators: {
    add: 'Agregar una aplicación de autenticación',
    remove: 'Quitar',
    confirm: '¿Quitarla? Después iniciará sesión sin sus códigos.',
    yes: 'Sí, quitar',
    no: 'No, conservar',
    removed: 'Se quitó la aplicación de autenticación.',
    unnamed: 'Aplicación de autenticación',
    unknown: 'No pudimos cargar sus aplicaciones de autenticación.',
    retry: 'Intentar de nuevo',
  },
  enroll: {
    name: 'Nombre de la aplicación o del dispositivo',
    example: 'Mi teléfono',
    next: 'Continuar',
    qr: 'Código QR para su aplicación de autenticación',
    cancel: 'Cancelar',
    secret: 'Escanee el código con la aplicación, o escriba en ella esta clave secreta:',
    added: 'Se agregó la aplicación de autenticación.',
  },
  confirm: {
    title: 'Confirme que es usted',
    text: 'Presione Continuar para iniciar sesión en este dispositivo.',
    opens: 'Esto abre la cuenta de',
    askedFor: 'En este navegador, usted se registró con',
    other: 'Si el enlace llegó a otra dirección, abre la cuenta de esa otra dirección.',
    submit: 'Continuar',
    failed: {
      'sign-up':
        'Este enlace venció o ya se usó. Pida uno nuevo abajo; si ya había confirmado, solo inicie sesión.',
      recovery: 'Este enlace venció o ya se usó. Pida uno nuevo abajo.',
      'email-change': 'Este enlace venció o ya se usó. Puede volver a cambiar la dirección en su cuenta.',
      unknown:
        'Este enlace venció o ya se usó. Si ya había confirmado, solo inicie sesión. Si no, pida un enlace nuevo: para confirmar su dirección o para elegir una contraseña nueva.',
    },
    'other-browser':
      'Este enlace se abrió en un navegador distinto del que lo pidió. Si era para confirmar su dirección, inicie sesión ahora. Si era para una contraseña nueva, pida aquí un enlace nuevo.',
    'first-confirmed':
      'Esta dirección está confirmada. Ahora abra el enlace del correo enviado a su otra dirección.',
    again: 'Pedir un enlace nuevo',
    forPassword: 'Pedir un enlace para una contraseña nueva',
    toAccount: 'Ir a su cuenta',
    incomplete:
      'Falta una parte de este enlace. Copie el enlace completo del correo o pida uno nuevo: para confirmar su dirección o para elegir una contraseña nueva.',
    noCookies:
      'Su navegador bloquea las cookies de este sitio, y sin ellas no podemos iniciar su sesión. El enlace todavía sirve: permita las cookies y presione Continuar.',
    empty: 'Aquí no hay nada que confirmar. Abra el enlace de su correo o inicie sesión.',
  },
} as const satisfies Translated<typeof english>
