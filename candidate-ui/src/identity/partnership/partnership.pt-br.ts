export const partnershipPtBr = {
  partnership: {
    checking: 'Verificando o link…',
    title: 'Junte-se a {{company}}',
    lead: '{{company}} convida sua empresa para o grupo “{{group}}”.',
    terms: {
      title: 'O que significa participar',
      enter:
        'Administradores de {{company}} podem entrar na sua empresa e trabalhar nela como você. Não podem remover os proprietários, e seu histórico mostra o que fizeram.',
      shareCandidates: 'A equipe de {{company}} vê seus candidatos: nome, vaga e etapa.',
      bypassBilling: '{{company}} paga pela sua empresa: você não é cobrado.',
      bypassPlugin: 'Sua empresa tem os plugins de {{company}}.',
      leave: 'Sua empresa continua sua. Os proprietários podem sair a qualquer momento, em Configurações, Parcerias.',
    },
    haveCompany: 'Sua empresa já está aqui?',
    logIn: 'Entrar',
    submit: 'Concordar, criar empresa e participar',
    asWhom: 'Você entrou como {{name}}, {{email}}.',
    company: 'Empresa que participa',
    join: 'Concordar e participar',
    joining: 'Um momento…',
    noCompany: 'Esta conta não tem empresa. Saia para criar uma nova com outro endereço.',
    otherAccount: 'Sair e usar outra conta',
    closedTitle: 'Este link não funciona',
    closed: 'Ele foi fechado ou renovado. Peça um novo à empresa que o enviou.',
    failed: 'Não foi possível verificar o link',
    retry: 'Tentar de novo',
  },
};
