import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const subAccountPtBr = resourcePtBr({
  name_one: 'Grupo',
  name_other: 'Grupos',
  gender: 'm',
  title: 'Subcontas',
  detail:
    'Grupos de empresas parceiras, como franqueados, clientes ou filiais. Seus administradores podem abrir os espaços de trabalho delas, e as empresas continuam independentes.',
  count_one: '{{count}} empresa',
  count_other: '{{count}} empresas',
  fields: {
    companyIds: 'Empresas',
    companyId: 'ID da empresa',
    companyName: 'Empresa',
    endedBy: 'Encerrada por',
    openedAt: 'Aberto em',
    linkOpenedAt: 'Link de cadastro',
    bypassBilling: 'Pagar pelas empresas do grupo',
    bypassPlugin: 'Compartilhar nossos plugins',
    shareCandidates: 'Compartilhar candidatos conosco',
  },
  hints: {
    bypassBilling: 'As empresas que entram são informadas de que a sua paga por elas e de que não recebem cobranças.',
    bypassPlugin: 'As empresas que entram são informadas de que podem usar os seus plugins.',
    shareCandidates:
      'Quem na sua equipe tem acesso a candidatos também vê nome, vaga e etapa dos candidatos das empresas que concordarem. Empresas que já estão no grupo só são incluídas quando o proprietário abre o link de novo e concorda.',
  },
  empty: {
    detail: 'Crie um grupo e envie o link de cadastro aos seus parceiros. Eles entram com a própria empresa.',
  },
  link: {
    title: 'Link de cadastro',
    open: 'Link ativo',
    closed: 'Sem link',
    none: 'Sem um link, ninguém pode entrar neste grupo.',
    make: 'Criar link',
    detail: 'Quem tem este link pode entrar no grupo com uma empresa nova ou com uma da qual é proprietário.',
    renew: 'Renovar',
    renewTitle: 'Criar um novo link?',
    close: 'Fechar',
    closeTitle: 'Fechar este link?',
    deadDetail: 'O link antigo deixará de funcionar. As empresas do grupo permanecem.',
    opened: 'Link criado',
    closedNow: 'Link fechado',
  },
  historyName: 'Grupo de subcontas',
  endedBy: { company: 'a empresa', parent: 'a empresa matriz' },
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
  enter: 'Abrir espaço de trabalho',
  enterNamed: 'Abrir espaço de trabalho de {{name}}',
  removeNamed: 'Remover {{name}}',
  remove: {
    title: 'Remover {{name}} do grupo?',
    detail:
      'Seus administradores perderão imediatamente o acesso a esta empresa. A empresa mantém todos os dados dela. Os programas de treinamento que ela recebeu não ganham novas versões nem podem ser agendados de novo.',
    done: 'Empresa removida do grupo',
  },
  empty: { detail: 'As empresas entram pelo link de cadastro acima.' },
});

export const subAccountProblemPtBr = {
  'sub-account-group-in-use': 'Este grupo tem empresas. Remova-as primeiro.',
  'sub-account-group-full': 'Este grupo está cheio.',
};
