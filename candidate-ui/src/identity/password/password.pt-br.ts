export const passwordPtBr = {
  password: {
    changed: 'Senha alterada.',
    new: 'Nova senha',
    back: 'Voltar para o login',
    forgot: {
      link: 'Esqueceu sua senha?',
      title: 'Esqueceu sua senha?',
      lead: 'Informe o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
      submit: 'Enviar o link',
      submitting: 'Enviando…',
      sentTitle: 'Confira seu e-mail',
      sent: 'Se {{email}} tiver uma conta aqui, um link está a caminho. Ele funciona uma única vez, por uma hora.',
      notThere: 'Não chegou depois de alguns minutos? Procure na caixa de spam ou tente outro endereço.',
      again: 'Tentar outro endereço',
    },
    reset: {
      title: 'Escolha uma nova senha',
      lead: 'Para a conta de {{email}}. Todas as sessões abertas nela serão encerradas.',
      submit: 'Salvar senha',
      submitting: 'Salvando…',
      checking: 'Verificando o link…',
      invalidTitle: 'Link de redefinição de senha inválido',
      invalid: 'Um link funciona uma única vez, por uma hora. Peça um novo.',
      askAgain: 'Pedir um novo link',
    },
  },
};

export const passwordProblemPtBr = {
  'reset-link-invalid': 'Link de redefinição de senha inválido',
  'password-common': 'Esta é uma das senhas mais fáceis de adivinhar. Escolha outra',
  'password-like-account': 'Escolha uma que não seja seu nome nem seu e-mail',
};
