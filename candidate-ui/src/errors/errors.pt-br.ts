export const errorsPtBr = {
  errors: {
    accessDenied: {
      title: 'Acesso negado',
      lead: 'Você não tem permissão para ver esta página. Peça acesso a um proprietário da sua empresa.',
    },
    pageNotFound: {
      title: 'Página não encontrada',
      lead: 'Não há nada neste endereço. A página pode ter mudado de lugar ou o link pode estar incompleto.',
    },
    home: 'Ir para o seu espaço de trabalho',
    otherAccount: 'Entrar com outra conta',
  },
};
