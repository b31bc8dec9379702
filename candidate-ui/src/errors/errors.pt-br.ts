export const errorsPtBr = {
  errors: {
    accessDenied: {
      title: 'Acesso negado',
      lead: 'Seu papel não inclui esta página. Fale com um proprietário da sua empresa se precisar dela.',
    },
    pageNotFound: {
      title: 'Página não encontrada',
      lead: 'Não há nada neste endereço. A página pode ter mudado, ou o link pode estar incompleto.',
    },
    home: 'Ir para o seu espaço de trabalho',
    otherAccount: 'Entrar com outra conta',
  },
};
