export const sessionPtBr = {
  session: {
    login: {
      title: 'Entrar',
      heading: 'Que bom ver você de novo',
      lead: 'Entre no seu espaço de trabalho.',
      email: 'E-mail',
      password: 'Senha',
      showPassword: 'Mostrar senha',
      hidePassword: 'Ocultar senha',
      submit: 'Entrar',
      submitting: 'Entrando…',
      promise: 'Cada decisão, registrada.',
      promiseDetail: 'Quem decidiu, quando e por quê: da primeira entrevista à última assinatura.',
    },
  },
  problem: {
    'invalid-credentials': 'Este e-mail e esta senha não correspondem a uma conta.',
    'token-not-present': 'Sua sessão terminou. Entre novamente.',
    'token-not-refreshable': 'Sua sessão terminou. Entre novamente.',
    'no-tenant': 'Nenhuma empresa pôde ser determinada.',
    'name-taken': 'Este nome já está em uso.',
    'tenant-already-exists': 'Esta empresa já existe.',
    'subdomain-taken': 'Este endereço já é usado por outra empresa.',
    'user-already-exists': 'Esta conta já existe.',
    'email-taken': 'Este e-mail já tem uma conta.',
  },
};
