export const subAccountPtBr = {
  title: 'Subcontas',
  detail:
    'Grupos de empresas parceiras: franqueados, clientes, filiais. Seus administradores podem entrar nelas; elas continuam independentes.',
  create: 'Novo grupo',
  edit: 'Editar grupo',
  search: 'Buscar grupos',
  count_one: '{{count}} empresa',
  count_other: '{{count}} empresas',
  field: {
    name: 'Nome',
    companies: 'Empresas',
    link: 'Link de cadastro',
    bypassBilling: 'Nós pagamos pelas empresas',
    bypassPlugin: 'As empresas usam nossos plugins',
    shareCandidates: 'Compartilhar candidatos conosco',
  },
  hint: {
    bypassBilling: 'As empresas que entram são avisadas de que não são cobradas: sua empresa paga por elas.',
    bypassPlugin: 'As empresas que entram são avisadas de que têm os plugins da sua empresa.',
    shareCandidates:
      'Quem na sua equipe pode ver candidatos vê também os das empresas que concordarem: nome, vaga e etapa. Empresas que já estão no grupo só compartilham se o proprietário abrir o link de novo e concordar.',
  },
  empty: {
    title: 'Nenhum grupo ainda',
    detail: 'Crie um grupo, envie o link de cadastro aos parceiros e eles entram com uma empresa própria.',
  },
  link: {
    title: 'Link de cadastro',
    open: 'Link aberto',
    closed: 'Sem link',
    none: 'Sem um link ninguém pode entrar neste grupo.',
    make: 'Criar link',
    detail: 'Quem tem este link pode entrar no grupo com sua empresa: uma nova, ou uma da qual é proprietário.',
    renew: 'Renovar',
    renewTitle: 'Criar um novo link?',
    close: 'Fechar',
    closeTitle: 'Fechar este link?',
    deadDetail: 'Quem tem o link antigo não poderá mais entrar por ele. As empresas do grupo permanecem.',
    opened: 'O link está aberto',
    closedNow: 'O link está fechado',
  },
  company: {
    title: 'Empresas',
    search: 'Buscar empresas',
    name: 'Empresa',
    since: 'Entrou em',
    candidates: 'Candidatos',
    shares: 'Candidatos compartilhados',
    sharesNot: 'Candidatos não compartilhados',
    actions: 'Ações',
    enter: 'Abrir espaço',
    enterNamed: 'Abrir espaço de {{name}}',
    remove: 'Remover',
    removeNamed: 'Remover {{name}}',
    removeTitle: 'Remover {{name}} do grupo?',
    removeDetail:
      'Seus administradores não entram mais nesta empresa, a partir do próximo clique. A empresa e tudo o que ela tem continuam dela.',
    removed: 'A empresa saiu do grupo',
    empty: { title: 'Nenhuma empresa ainda', detail: 'Elas entram pelo link de cadastro acima.' },
  },
};

export const subAccountProblemPtBr = {
  'sub-account-group-in-use': 'Há empresas neste grupo. Remova-as dele primeiro.',
  'sub-account-group-full': 'Este grupo não recebe mais empresas.',
};
