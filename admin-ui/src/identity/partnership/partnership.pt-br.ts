export const partnershipPtBr = {
  title: 'Parcerias',
  detail: 'Empresas cujos administradores podem entrar nesta, porque um proprietário daqui concordou.',
  parents: 'Quem pode entrar',
  group: 'Grupo {{group}}',
  since: 'desde {{at}}',
  shares: 'vê seus candidatos',
  sharesNot: 'não vê seus candidatos de fora',
  leave: 'Sair',
  leaveNamed: 'Sair de {{company}}',
  leaveTitle: 'Sair de {{company}}?',
  leaveDetail:
    'Os administradores de {{company}} ficam de fora no próximo clique e não veem nada daqui. Tudo o que é seu permanece.',
  left: 'Você saiu da parceria',
  empty: {
    title: 'Nenhuma parceria',
    detail:
      'Ninguém de outra empresa pode entrar nesta. Uma empresa convida por um link; um proprietário daqui aceita.',
  },
};
