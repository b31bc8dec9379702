export const sessionPtBr = {
  session: {
    authenticationError: 'Erro de autenticação.',
    login: {
      title: 'Entrar',
      heading: 'Que bom ver você de novo',
      lead: 'Entre no seu espaço de trabalho.',
      leadCandidate: 'Entre para continuar com suas candidaturas.',
      email: 'E-mail',
      password: 'Senha',
      submit: 'Entrar',
      submitting: 'Entrando…',
      isNew: 'Primeira vez aqui?',
      signUpCompany: 'Cadastrar sua empresa',
      signUpCandidate: 'Criar uma conta para se candidatar a vagas',
    },
  },
};
