export const shellPtBr = {
  shell: {
    skip: 'Ir para o conteúdo',
    homeOf: 'Onrecord, início',
    home: 'Início',
    back: 'Voltar',
    breadcrumbs: 'Trilha de navegação',
    nav: { label: 'Menu principal', jobs: 'Vagas abertas', mine: 'Minhas entrevistas', profile: 'Perfil' },
    account: 'Conta de {{name}}',
    logout: 'Sair',
    notifications: 'Notificações',
    dismiss: 'Dispensar',
    loading: 'Carregando…',
    failed: 'Não foi possível carregar',
    retry: 'Tentar novamente',
    offline: {
      title: 'Você está sem conexão',
      detail: 'Verifique sua conexão. Esta página tenta de novo quando você voltar.',
      bar: 'Você está sem conexão. O que aparece aqui pode estar desatualizado.',
    },
    reload: {
      title: 'É preciso recarregar a página!',
      detail: 'Uma parte desta página não pôde ser carregada, talvez por ter sido atualizada agora.',
      action: 'Recarregar',
    },
    workspace: {
      backTo: 'Voltar para {{company}}',
      switched: 'Você está agora no seu espaço de candidato. Sua empresa está no menu, no alto à direita.',
    },
    scene: {
      staff: {
        promise: 'Cada decisão, registrada.',
        detail: 'Quem decidiu, quando e por quê: da primeira entrevista à última assinatura.',
      },
      candidate: {
        promise: 'Saiba em que ponto está.',
        detail: 'Cada vaga a que você se candidatou, e o que aconteceu com ela, em um só lugar.',
      },
    },
  },
};
