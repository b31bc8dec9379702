export const applicationPtBr = {
  application: {
    title: 'Sua candidatura',
    pageTitle: 'Candidatar-se: {{job}}',
    eyebrow: '{{company}} está contratando',
    otherAccount: 'Não é você? Use outra conta',
    apply: {
      action: 'Candidatar-se',
      busy: 'Enviando sua candidatura…',
      as: 'Você se candidata como {{name}}, {{email}}. {{company}} recebe seu nome e seus contatos.',
      leavesCompany:
        'Você está no espaço de {{company}}. Ao se candidatar, você passa para o seu espaço de candidato; dá para voltar pelo menu.',
    },
    comeIn: {
      signUp: 'Criar uma conta e se candidatar',
      login: 'Já tenho uma conta',
      why: 'Com uma conta você vê a qualquer momento em que ponto está sua candidatura. Nada é enviado sem que você confirme.',
    },
    submitted: {
      title: 'Sua candidatura foi enviada',
      mine: 'Minhas entrevistas',
      more: 'Mais vagas abertas',
      step: {
        seen: '{{company}} recebeu sua candidatura e vai analisá-la.',
        told: 'Quando algo mudar, uma mensagem vai para {{email}}.',
        follow: 'Em “Minhas entrevistas” você vê em que ponto está. Não é preciso fazer mais nada.',
      },
    },
    before: {
      title: 'Você já se candidatou a esta vaga',
      detail: 'Sua candidatura de {{date}} está com a empresa. Não é preciso enviá-la de novo.',
      detailUndated: 'Sua candidatura está com a empresa. Não é preciso enviá-la de novo.',
    },
    closed: {
      title: 'Esta vaga não está mais aberta',
      detail:
        'A empresa a encerrou, ou o link está incompleto. Se você se candidatou antes, sua candidatura continua com a empresa.',
      openJobs: 'Ver vagas abertas',
    },
    mine: {
      title: 'Minhas entrevistas',
      lead: 'Cada vaga a que você se candidatou, e em que ponto está.',
      applied: 'Candidatura em',
      updated: 'Última mudança em',
      empty: {
        title: 'Você ainda não se candidatou a nenhuma vaga',
        detail: 'Quando fizer isso, verá aqui a qualquer momento em que ponto está.',
        action: 'Ver vagas abertas',
      },
    },
    progress: {
      'applied-to': { title: 'Candidaturas enviadas', empty: 'Nenhuma candidatura espera a primeira resposta.' },
      'in-progress': { title: 'Em andamento', empty: 'Nada está em andamento no momento.' },
      completed: { title: 'Concluídas', empty: 'Nenhuma candidatura chegou ao fim ainda.' },
    },
    status: {
      created: { label: 'Candidatura recebida', detail: '{{company}} recebeu sua candidatura e ainda não a analisou.' },
      pending: {
        label: 'Entrevista a caminho',
        detail: '{{company}} gostaria de entrevistar você e vai dizer como e quando.',
      },
      unanswered: { label: 'Ainda sem resposta', detail: '{{company}} ainda espera suas respostas.' },
      answered: {
        label: 'Respostas recebidas',
        detail: '{{company}} recebeu suas respostas. Não é preciso fazer nada agora.',
      },
      reviewed: { label: 'Analisada', detail: '{{company}} analisou sua candidatura. Ainda não há decisão.' },
      considered: {
        label: 'Entre os finalistas',
        detail: '{{company}} está considerando você seriamente. Ainda não há decisão.',
      },
      unapproved: {
        label: 'Em nova análise',
        detail:
          '{{company}} voltou atrás em uma aprovação e ainda não decidiu. Pergunte à empresa se quiser saber mais.',
      },
      approved: { label: 'Aprovada', detail: 'Boa notícia: {{company}} escolheu você e vai entrar em contato.' },
      rejected: { label: 'Não selecionada', detail: '{{company}} decidiu seguir sem você desta vez. Sentimos muito.' },
      discarded: { label: 'Encerrada', detail: '{{company}} encerrou esta candidatura e não vai mais analisá-la.' },
    },
  },
};
