import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const subAccountPtBr = resourcePtBr({
  name_one: 'Grupo',
  name_other: 'Grupos',
  gender: 'm',
  title: 'Subcontas',
  detail:
    'Grupos de empresas parceiras: franqueados, clientes, filiais. Seus administradores podem entrar nelas; elas continuam independentes.',
  count_one: '{{count}} empresa',
  count_other: '{{count}} empresas',
  fields: {
    companyIds: 'Empresas',
    companyId: 'Id da empresa',
    companyName: 'Empresa',
    endedBy: 'Encerrada por',
    openedAt: 'Aberto em',
    linkOpenedAt: 'Link de cadastro',
    bypassBilling: 'Nós pagamos pelas empresas',
    bypassPlugin: 'As empresas usam nossos plugins',
    shareCandidates: 'Compartilhar candidatos conosco',
  },
  hints: {
    bypassBilling: 'As empresas que entram são avisadas de que não são cobradas: sua empresa paga por elas.',
    bypassPlugin: 'As empresas que entram são avisadas de que têm os plugins da sua empresa.',
    shareCandidates:
      'Quem na sua equipe pode ver candidatos vê também os das empresas que concordarem: nome, vaga e etapa. Empresas que já estão no grupo só compartilham se o proprietário abrir o link de novo e concordar.',
  },
  empty: {
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
  historyName: 'Grupo de subcontas',
  endedBy: { company: 'a empresa', parent: 'a matriz' },
  events: {
    SubAccountSignUpLinkOpened: 'Link de cadastro criado',
    SubAccountSignUpLinkClosed: 'Link de cadastro fechado',
    SubAccountCompanyJoined: 'Empresa entrou no grupo',
    SubAccountCompanyLeft: 'Empresa saiu do grupo',
  },
});

export const subAccountCompanyPtBr = resourcePtBr({
  name_one: 'Empresa',
  name_other: 'Empresas',
  gender: 'f',
  fields: { name: 'Empresa', since: 'Entrou em', sharesCandidates: 'Candidatos', actions: 'Ações' },
  shares: 'Candidatos compartilhados',
  sharesNot: 'Candidatos não compartilhados',
  enter: 'Abrir espaço',
  enterNamed: 'Abrir espaço de {{name}}',
  removeNamed: 'Remover {{name}}',
  remove: {
    title: 'Remover {{name}} do grupo?',
    detail:
      'Seus administradores não entram mais nesta empresa, a partir do próximo clique. A empresa e tudo o que ela tem continuam dela.',
    done: 'A empresa saiu do grupo',
  },
  empty: { detail: 'Elas entram pelo link de cadastro acima.' },
});

export const subAccountProblemPtBr = {
  'sub-account-group-in-use': 'Há empresas neste grupo. Remova-as dele primeiro.',
  'sub-account-group-full': 'Este grupo não recebe mais empresas.',
};
