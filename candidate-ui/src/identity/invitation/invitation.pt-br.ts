export const invitationPtBr = {
  invitation: {
    checking: 'Verificando o link…',
    title: 'Entrar em {{company}}',
    lead: 'O convite é para {{email}}.',
    name: 'Seu nome',
    accept: 'Criar conta e entrar',
    accepting: 'Um momento…',
    join: 'Entrar na empresa',
    hasAccount: '{{email}} já tem uma conta. Entre com ela para aceitar o convite.',
    asWhom: 'Você entrou como {{name}} ({{email}}).',
    logIn: 'Fazer login',
    otherAccount: 'Sair e usar outra conta',
    invalidTitle: 'Este convite não funciona',
    invalid: 'Um convite só pode ser usado uma vez, expira em sete dias e pode ser cancelado. Peça um novo à empresa.',
    failed: 'Não foi possível verificar o link',
    retry: 'Tentar novamente',
  },
};
