import type { Translated } from '@/lib/translated'
import type { authTexts as english } from '../auth'

export const authTexts = {
  modes: {
    'sign-in': {
      title: 'Que bom ver você de novo',
      subtitle: 'Digite os seus dados para entrar na sua conta',
      submit: 'Entrar',
      toggle: 'Não tem conta? Cadastre-se',
    },
    'sign-up': {
      title: 'Criar conta',
      subtitle: 'Digite os seus dados para criar a sua conta',
      submit: 'Cadastrar',
      toggle: 'Já tem conta? Entre',
    },
  },
  fields: {
    firstName: { label: 'Nome', sentence: 'O nome' },
    lastName: { label: 'Sobrenome', sentence: 'O sobrenome' },
    email: { label: 'E-mail' },
    password: { label: 'Senha' },
  },
  invalid: {
    email: 'E-mail inválido',
    required: '{field} é obrigatório',
    tooLong: '{field} deve ter no máximo {count} caracteres',
    password: 'A senha é obrigatória',
    passwordTooLong:
      'A senha deve ter no máximo 72 caracteres; uma letra com acento ou um emoji conta como dois ou mais',
    sixDigits: 'Digite os seis dígitos',
    nonce: 'Digite o código do e-mail',
    factorName: 'O nome é obrigatório',
    factorNameTooLong: 'O nome é longo demais',
  },
  showPassword: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar senha',
    hideLabel: 'Ocultar senha',
  },
  backToSignIn: 'Voltar ao login',
  toSignIn: 'Entrar',
  busy: 'Aguarde...',
  hint: 'A senha deve ter pelo menos 8 caracteres',
  strength: {
    short: 'Quanto mais longa, mais segura. Quatro ou cinco palavras sem relação dão uma boa frase-senha.',
    good: 'Bom tamanho.',
  },
  forgot: 'Esqueceu a senha?',
  pending:
    'Se a conta é nova, um e-mail de confirmação está a caminho. Abra o link em qualquer aparelho para terminar.',
  unconfirmed:
    'Este endereço ainda não foi confirmado. Abra o link do e-mail que enviamos quando você se cadastrou.',
  resend: 'Enviar de novo',
  resent:
    'Se há uma conta à espera da confirmação desse endereço, um e-mail está a caminho. Você pode pedir outro depois de um minuto.',
  account:
    'Esta é uma conta no site, não o portal do paciente. Ela guarda o seu nome e e-mail. Nenhum dado de saúde é pedido nem guardado aqui.',
  inbox: {
    title: 'Veja a sua caixa de entrada',
    known: 'Se este endereço já tem uma conta, nenhum e-mail vai chegar:',
    knownSignIn: 'entre',
    or: ' ou ',
    knownReset: 'escolha uma nova senha',
    spam: 'Nada depois de dois minutos? Olhe a pasta de spam.',
    another: 'Usar outro endereço',
    wait: 'em',
  },
  aside: {
    heading: 'Procura resultados de exames ou consultas?',
    text: 'Eles ficam no portal do paciente, que tem o seu próprio acesso.',
    button: 'Abrir portal do paciente',
  },
  noScript: 'Para entrar é preciso JavaScript. Resultados de exames e mensagens estão no portal do paciente.',
  messages: {
    registered: 'Este e-mail já está cadastrado. Entre na sua conta.',
    credentials: 'E-mail ou senha inválidos. Tente de novo.',
    unexpected: 'Ocorreu um erro inesperado',
    signedUp: 'Conta criada com sucesso! Agora você pode entrar.',
    signedIn: 'Você entrou com sucesso!',
    offline:
      'Não conseguimos chegar ao serviço de acesso. O que você digitou ainda está aqui. Verifique a conexão e tente de novo.',
    noCookies:
      'O seu navegador bloqueia os cookies deste site, e sem um cookie não conseguimos manter você na conta. O que você digitou ainda está aqui. Permita os cookies e tente de novo.',
    passwordChanged: 'A sua senha foi alterada.',
    saved: 'Salvo.',
    addressTaken:
      'Este endereço agora pertence a outra conta, por isso não pode ser o seu. Nada mudou: você continua entrando com o endereço que tinha.',
    signedUpTwice:
      'Não conseguimos criar a conta. Isso acontece quando o mesmo endereço é cadastrado duas vezes ao mesmo tempo. Veja a sua caixa de entrada ou tente entrar.',
    mailRefused:
      'Não conseguimos enviar um e-mail para esse endereço. Confira como está escrito ou use outro.',
    samePassword: 'Escolha uma senha diferente da atual.',
    ended: 'Você saiu da conta. Entre de novo.',
  },
  advice: {
    credentials: 'As senhas diferenciam maiúsculas de minúsculas.',
    forgotIt: 'Esqueceu?',
    registered: 'O link abaixo do formulário leva ao login.',
    unexpected: 'Tente de novo. Se acontecer outra vez, ligue para',
    requests: 'Vieram tentativas demais da sua conexão. Espere cinco minutos e tente de novo.',
    mails: 'Muitos e-mails foram enviados agora há pouco. Espere uma hora e tente de novo, ou ligue para',
    unconfirmed: 'Abra primeiro o link do nosso e-mail. Você pode pedir que ele seja enviado de novo.',
    code: 'Espere o próximo código no seu aplicativo e digite esse.',
    soon: 'Você pode pedir de novo em {seconds} segundos.',
  },
  second: {
    title: 'Digite o seu código',
    text: 'Abra o aplicativo autenticador e digite os seis dígitos que ele mostra para este site.',
    label: 'Código de seis dígitos',
    submit: 'Verificar',
    leave: 'Usar outra conta',
  },
  recover: {
    title: 'Esqueceu a senha?',
    text: 'Digite o seu e-mail. Se ele tiver uma conta, enviamos um link para escolher uma nova senha.',
    submit: 'Enviar o link',
    done: 'Se esse endereço tiver uma conta, um e-mail está a caminho. O link funciona uma vez; você pode pedir outro depois de um minuto.',
  },
  reset: {
    title: 'Escolha uma nova senha',
    text: 'Você está na sua conta. Escolha uma nova senha para terminar.',
    missing: 'Esta página precisa do link do seu e-mail. Ele pode já ter sido usado ou ter expirado.',
    label: 'Nova senha',
    nonce: 'Código do e-mail que acabamos de enviar',
    nonceAgain: 'Enviar o código de novo',
    nonceSent: 'Um novo código está a caminho.',
    submit: 'Salvar senha',
  },
  accountPage: {
    names: 'O seu nome',
    saveNames: 'Salvar nome',
    email: 'O seu e-mail',
    password: 'Mudar a senha',
    second: 'Verificação em duas etapas',
    secondText:
      'Um aplicativo autenticador mostra seis dígitos que mudam a cada 30 segundos. Com ele, uma senha roubada não basta.',
    leave: 'Sair',
    leaveHere: 'Sair deste aparelho',
    leaveEverywhere: 'Sair de todos os aparelhos',
    notLoaded: 'Não foi possível carregar a sua conta. Verifique a conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  changeEmail: {
    present: 'Você entra com',
    label: 'Novo e-mail',
    submit: 'Mudar o endereço',
    same: 'Este é o seu endereço atual',
    sent: 'Se esse endereço puder ser usado, um e-mail foi enviado a ele e outro ao seu endereço atual. Abra os links dos dois para terminar.',
  },
  authenticators: {
    add: 'Incluir um aplicativo autenticador',
    remove: 'Remover',
    confirm: 'Remover? Depois disso, você entra sem os códigos dele.',
    yes: 'Sim, remover',
    no: 'Não, manter',
    removed: 'Aplicativo autenticador removido.',
    unnamed: 'Aplicativo autenticador',
    unknown: 'Não conseguimos carregar os seus aplicativos autenticadores.',
    retry: 'Tentar de novo',
  },
  enroll: {
    name: 'Nome do aplicativo ou aparelho',
    example: 'Meu celular',
    next: 'Continuar',
    qr: 'Código QR para o seu aplicativo autenticador',
    cancel: 'Cancelar',
    secret: 'Escaneie o código com o aplicativo ou digite nele esta chave secreta:',
    added: 'Aplicativo autenticador incluído.',
  },
  confirm: {
    title: 'Confirme que é você',
    text: 'Pressione Continuar para entrar neste aparelho.',
    opens: 'Isto abre a conta de',
    askedFor: 'Neste navegador, você se cadastrou com',
    other: 'Se o link chegou a outro endereço, ele abre a conta daquele endereço.',
    submit: 'Continuar',
    failed: {
      'sign-up':
        'Este link expirou ou já foi usado. Peça um novo abaixo; se você já confirmou antes, é só entrar.',
      recovery: 'Este link expirou ou já foi usado. Peça um novo abaixo.',
      'email-change': 'Este link expirou ou já foi usado. Você pode mudar o endereço de novo na sua conta.',
      unknown:
        'Este link expirou ou já foi usado. Se você já confirmou antes, é só entrar. Se não, peça um novo link: para confirmar o seu endereço ou para escolher uma nova senha.',
    },
    'other-browser':
      'Este link foi aberto em um navegador diferente daquele em que foi pedido. Se era para confirmar o seu endereço, entre agora. Se era para uma nova senha, peça um novo link aqui.',
    'first-confirmed':
      'Este endereço está confirmado. Agora abra o link do e-mail enviado ao seu outro endereço.',
    again: 'Pedir um novo link',
    forPassword: 'Pedir um link para uma nova senha',
    toAccount: 'Ir para a sua conta',
    incomplete:
      'Falta uma parte deste link. Copie o link inteiro do e-mail ou peça um novo: para confirmar o seu endereço ou para escolher uma nova senha.',
    noCookies:
      'O seu navegador bloqueia os cookies deste site, e sem um cookie não conseguimos abrir a sua conta. O link continua válido: permita os cookies e pressione Continuar.',
    empty: 'Não há nada para confirmar aqui. Abra o link do seu e-mail ou entre.',
  },
} as const satisfies Translated<typeof english>

export type AuthMode = keyof typeof authTexts.modes
