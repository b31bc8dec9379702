export const partnershipPtBr = {
  title: 'Parcerias',
  detail: 'Empresas cujos administradores podem abrir seu espaço de trabalho porque um proprietário concordou.',
  parents: 'Empresas com acesso',
  group: 'Grupo {{group}}',
  since: 'desde {{at}}',
  shares: 'vê seus candidatos',
  sharesNot: 'não vê seus candidatos no próprio espaço de trabalho',
  leave: 'Sair',
  leaveNamed: 'Sair de {{company}}',
  leaveTitle: 'Sair de {{company}}?',
  leaveDetail:
    'Os administradores de {{company}} perdem o acesso imediatamente. Você mantém todos os seus dados. Os programas de treinamento que vieram de {{company}} não recebem novas versões nem podem ser agendados de novo.',
  left: 'Você saiu da parceria',
  empty: {
    title: 'Nenhuma parceria',
    detail:
      'Nenhuma outra empresa tem acesso à sua. Uma parceria começa quando um proprietário aceita o link de outra empresa.',
  },
};
