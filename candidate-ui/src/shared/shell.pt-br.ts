export const shellPtBr = {
  shell: {
    unsaved: {
      title: 'Sair sem salvar?',
      detail: 'Suas alterações nesta página serão perdidas.',
      leave: 'Sair',
      stay: 'Continuar na página',
    },
    skip: 'Ir para o conteúdo',
    homeOf: 'Onrecord, início',
    home: 'Início',
    back: 'Voltar',
    breadcrumbs: 'Trilha de navegação',
    nav: {
      label: 'Menu principal',
      jobs: 'Vagas abertas',
      mine: 'Minhas entrevistas',
      trainings: 'Treinamentos',
      profile: 'Perfil',
    },
    account: 'Conta de {{name}}',
    contracts: 'Meus contratos',
    logout: 'Sair',
    notifications: 'Notificações',
    dismiss: 'Dispensar',
    loading: 'Carregando…',
    failed: 'Não foi possível carregar',
    retry: 'Tentar novamente',
    offline: {
      title: 'Você está sem conexão',
      detail: 'Verifique sua conexão. Esta página tentará novamente quando a conexão voltar.',
      bar: 'Você está sem conexão. O que aparece aqui pode estar desatualizado.',
    },
    reload: {
      title: 'Você precisa recarregar a página!',
      detail: 'Parte desta página não pôde ser carregada. Talvez ela tenha acabado de ser atualizada.',
      action: 'Recarregar',
    },
    workspace: {
      backTo: 'Voltar para {{company}}',
      switched: 'Agora você está no seu espaço de candidato. Para voltar, use o menu no canto superior direito.',
    },
    scene: {
      staff: {
        promise: 'Cada decisão, registrada.',
        detail: 'Quem decidiu, quando e por quê, da primeira entrevista à última assinatura.',
      },
      candidate: {
        promise: 'Saiba em que etapa você está.',
        detail: 'Todas as suas candidaturas e o andamento de cada uma, em um só lugar.',
      },
    },
  },
};
