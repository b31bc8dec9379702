export const partnershipPtBr = {
  partnership: {
    checking: 'Verificando o link…',
    title: 'Junte-se a {{company}}',
    lead: '{{company}} convida sua empresa para o grupo “{{group}}”.',
    terms: {
      title: 'O que significa participar',
      enter:
        'Administradores de {{company}} podem abrir seu espaço de trabalho e fazer o que os seus administradores fazem. Eles não podem remover os proprietários, e sua auditoria mostra tudo o que fizerem.',
      programs:
        '{{company}} pode enviar programas de treinamento a você, e os arquivos contam no seu armazenamento. Ela não vê quem aprende com eles.',
      shareCandidates: '{{company}} pode ver seus candidatos: nome, vaga e etapa.',
      bypassBilling: '{{company}} paga pela sua empresa. Você não recebe cobranças.',
      bypassPlugin: 'Sua empresa pode usar os plugins de {{company}}.',
      leave:
        'Sua empresa continua independente. Os proprietários podem sair a qualquer momento em Configurações > Parcerias.',
    },
    haveCompany: 'Sua empresa já usa o Onrecord?',
    logIn: 'Entrar',
    submit: 'Concordar, criar empresa e participar',
    asWhom: 'Você entrou como {{name}} ({{email}}).',
    company: 'Empresa que vai participar',
    join: 'Concordar e participar',
    joining: 'Um momento…',
    noCompany: 'Esta conta não tem empresa. Saia para cadastrar uma nova com outro e-mail.',
    otherAccount: 'Sair e usar outra conta',
    closedTitle: 'Este link não funciona',
    closed: 'Ele foi fechado ou substituído. Peça um novo à empresa que o enviou.',
    failed: 'Não foi possível verificar o link',
    retry: 'Tentar novamente',
  },
};
