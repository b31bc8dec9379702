export const invitationPtBr = {
  invitation: {
    checking: 'Verificando o link…',
    title: 'Entrar em {{company}}',
    lead: 'O convite é para {{email}}.',
    name: 'Seu nome',
    accept: 'Criar conta e entrar',
    accepting: 'Um momento…',
    join: 'Entrar na empresa',
    hasAccount: '{{email}} já tem uma conta. Entre com ela para aceitar.',
    asWhom: 'Você entrou como {{name}}, {{email}}.',
    logIn: 'Fazer login',
    invalidTitle: 'Este convite não funciona',
    invalid: 'Um link funciona uma única vez, por sete dias, se não for cancelado. Peça outro à empresa.',
    failed: 'Não foi possível verificar o link',
    retry: 'Tentar de novo',
  },
};
