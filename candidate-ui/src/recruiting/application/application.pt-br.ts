export const applicationPtBr = {
  application: {
    title: 'Sua candidatura',
    pageTitle: 'Candidatar-se: {{job}}',
    eyebrow: '{{company}} está contratando',
    otherAccount: 'Não é você? Use outra conta',
    apply: {
      action: 'Candidatar-se',
      busy: 'Enviando sua candidatura…',
      as: 'Você está se candidatando como {{name}} ({{email}}). {{company}} receberá o que seu perfil diz.',
      leavesCompany:
        'Você está no espaço de trabalho de {{company}}. Ao se candidatar, você vai para o seu espaço de candidato. Para voltar, use o menu.',
    },
    comeIn: {
      signUp: 'Criar uma conta e se candidatar',
      login: 'Já tenho uma conta',
      why: 'Com uma conta, você acompanha o andamento da sua candidatura a qualquer momento. Nada é enviado sem a sua confirmação.',
    },
    submitted: {
      title: 'Sua candidatura foi enviada',
      mine: 'Minhas entrevistas',
      more: 'Mais vagas abertas',
      step: {
        seen: '{{company}} recebeu sua candidatura e vai analisá-la.',
        told: 'Enviaremos um e-mail para {{email}} quando algo mudar.',
        follow: 'Acompanhe o andamento em “Minhas entrevistas”. Não é preciso fazer mais nada.',
      },
    },
    before: {
      title: 'Você já se candidatou a esta vaga',
      detail: 'A empresa recebeu sua candidatura em {{date}}. Não é preciso se candidatar de novo.',
      detailUndated: 'A empresa recebeu sua candidatura. Não é preciso se candidatar de novo.',
    },
    closed: {
      title: 'Esta vaga não está mais aberta',
      detail:
        'Ela foi encerrada ou o link está incompleto. Se você já se candidatou, sua candidatura continua com a empresa.',
      openJobs: 'Ver vagas abertas',
    },
    mine: {
      toAnswer: '{{company}} tem perguntas para você. Responda neste navegador, quando for melhor para você.',
      live: 'Horário da entrevista',
      answerBy: 'Responda até {{at}} ({{zone}}).',
      answer: 'Ir para a entrevista',
      unsent: 'Algumas das suas gravações ainda não foram enviadas. Elas estão guardadas neste navegador.',
      send: 'Continuar envio',
      title: 'Minhas entrevistas',
      lead: 'Suas candidaturas, as entrevistas para as quais você recebeu convite e o andamento de cada uma.',
      applied: 'Candidatura em',
      invited: 'Convite em',
      updated: 'Última atualização em',
      empty: {
        title: 'Nenhuma candidatura ou convite ainda',
        detail:
          'Aqui aparecerão suas candidaturas e as entrevistas para as quais empresas convidarem você pelo seu e-mail confirmado.',
        action: 'Ver vagas abertas',
      },
    },
    progress: {
      'applied-to': { title: 'Candidaturas enviadas', empty: 'Nenhuma candidatura aguarda a primeira resposta.' },
      'in-progress': { title: 'Em andamento', empty: 'Nada em andamento no momento.' },
      completed: { title: 'Concluídas', empty: 'Nenhuma candidatura concluída ainda.' },
    },
    status: {
      created: {
        label: 'Candidatura recebida',
        detail: '{{company}} recebeu sua candidatura, mas ainda não a analisou.',
      },
      pending: {
        label: 'Entrevista em breve',
        detail: '{{company}} gostaria de entrevistar você e vai informar como e quando.',
      },
      'to-answer': { label: 'Aguardando suas respostas' },
      invited: { label: 'Convite recebido', detail: '{{company}} gostaria de conhecer você.' },
      unanswered: {
        label: 'Prazo encerrado',
        detail: 'O prazo terminou e {{company}} não recebeu suas respostas. Fale com a empresa se algo deu errado.',
      },
      answered: {
        label: 'Respostas recebidas',
        detail: '{{company}} recebeu suas respostas. Não é preciso fazer nada agora.',
      },
      reviewed: { label: 'Analisada', detail: '{{company}} analisou sua candidatura. Ainda não há decisão.' },
      considered: {
        label: 'Entre os finalistas',
        detail: '{{company}} incluiu você entre os finalistas. Ainda não há decisão.',
      },
      unapproved: {
        label: 'Em análise',
        detail:
          '{{company}} ainda está decidindo: no momento, sua candidatura não está aprovada. Entre em contato com a empresa para saber mais.',
      },
      approved: {
        label: 'Aprovada',
        detail: 'Boa notícia: {{company}} aprovou sua candidatura e vai entrar em contato.',
      },
      rejected: {
        label: 'Não selecionada',
        detail: '{{company}} decidiu não seguir com sua candidatura. Agradecemos seu interesse.',
      },
      discarded: { label: 'Encerrada', detail: '{{company}} encerrou esta candidatura e não vai mais analisá-la.' },
    },
  },
};
