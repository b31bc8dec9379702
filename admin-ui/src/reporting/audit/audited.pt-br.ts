import { companyPtBr } from '#admin-ui/identity/company/company.pt-br';
import { candidateMailPtBr } from '#admin-ui/recruiting/candidate-mail/candidate-mail.pt-br';
import { namedFilterAuditedPtBr } from '#admin-ui/reporting/named-filter/named-filter.pt-br';
import type { auditedEnUs } from './audited.en-us.ts';

export const auditedPtBr: typeof auditedEnUs = {
  application: {
    historyName: 'Candidatura',
    fields: { source: 'Origem' },
    events: { ApplicationSubmitted: 'Candidatura enviada', ApplicationWithdrawn: 'Candidatura retirada' },
  },
  candidateMail: candidateMailPtBr,
  company: {
    historyName: 'Perfil da empresa',
    fields: { ...companyPtBr.field, imageId: 'Imagem', width: 'Largura', height: 'Altura' },
    events: {
      CompanyRegistered: 'Perfil da empresa criado',
      Changed: 'Perfil da empresa alterado',
      CompanyLogoChanged: 'Logotipo alterado',
    },
  },
  document: { historyName: 'Documento', events: { ProfileDocumentAdded: 'Documento adicionado' } },
  'company-domains': {
    historyName: 'Domínios',
    fields: {
      subdomain: 'Subdomínio',
      domainId: 'ID do domínio',
      host: 'Domínio',
      proof: 'Valor do registro DNS',
      primaryDomain: 'Domínio principal',
    },
    events: {
      SubdomainChanged: 'Subdomínio alterado',
      DomainAdded: 'Domínio adicionado',
      DomainVerified: 'Domínio verificado',
      DomainRemoved: 'Domínio removido',
      PrimaryDomainChosen: 'Domínio principal alterado',
    },
  },
  'company-settings': {
    historyName: 'Configurações da empresa',
    fields: {
      gridMode: 'Menu em grade',
      marketplaceDailyCap: 'Limite do mercado por dia',
      marketplaceMonthlyCap: 'Limite do mercado por mês',
      blindReviews: 'Notas dos outros ocultas até o envio das próprias',
      eventActionsStopped: 'Ações automáticas interrompidas',
    },
    events: { Changed: 'Configurações da empresa alteradas' },
  },
  'event-action-limits': {
    historyName: 'Limites das ações automáticas',
    fields: {
      all: 'Ações por hora',
      mail: 'E-mails por hora',
      'call-webhook': 'Chamadas de webhook por hora',
      'create-task': 'Tarefas por hora',
    },
    events: { EventActionLimitsChanged: 'Limites das ações automáticas alterados' },
  },
  'storage-quota': {
    historyName: 'Cota de armazenamento',
    fields: { quotaBytes: 'Bytes que podem ser guardados' },
    events: { StorageQuotaChanged: 'Cota de armazenamento alterada' },
  },
  invitation: {
    historyName: 'Convite',
    fields: { roles: 'Papéis', expiresAt: 'Expira em' },
    events: {
      InvitationSent: 'Convite enviado',
      InvitationResent: 'Convite reenviado',
      InvitationRevoked: 'Convite cancelado',
      InvitationAccepted: 'Convite aceito',
    },
  },
  learner: {
    historyName: 'Aluno',
    fields: { userId: 'Conta' },
    events: {
      LearnerErased: 'Dados pessoais dos treinamentos apagados',
      LearnerExported: 'Dados dos treinamentos exportados para a pessoa',
    },
  },
  mailAllowance: {
    historyName: 'E-mails para candidatos por dia',
    fields: { day: 'Dia', count: 'Quantidade de e-mails', askedId: 'Solicitação' },
    events: { MailAllowanceSpent: 'E-mails para candidatos contados' },
  },
  marketplaceCredits: {
    historyName: 'Créditos do mercado',
    fields: { month: 'Mês', day: 'Dia', listingId: 'ID no mercado', userId: 'Conta', candidateId: 'Candidato' },
    events: {
      MarketplaceCreditSpent: 'Crédito do mercado usado',
      MarketplaceCreditReturned: 'Crédito do mercado devolvido',
      MarketplaceCandidateBought: 'Candidato do mercado comprado',
      MarketplaceCandidateTaken: 'Candidato do mercado adicionado',
      MarketplaceCandidateBoughtAgain: 'Candidato do mercado adicionado de novo',
    },
  },
  marketplaceShortlist: {
    historyName: 'Pré-seleção do mercado',
    fields: { listingId: 'ID no mercado' },
    events: {
      MarketplaceCandidateShortlisted: 'Candidato do mercado pré-selecionado',
      MarketplaceCandidateUnshortlisted: 'Candidato do mercado removido da pré-seleção',
    },
  },
  'named-filters': namedFilterAuditedPtBr,
  membership: {
    historyName: 'Vínculo',
    fields: { roles: 'Papéis', type: 'Tipo', permissions: 'Permissões', act: 'Alteração', labelId: 'Etiqueta' },
    type: { regular: 'Regular', 'training-only': 'Só treinamento' },
    act: {
      name: 'nome',
      email: 'alteração de e-mail',
      password: 'senha',
      avatar: 'foto',
      'reset-link': 'link de redefinição de senha',
    },
    events: {
      MembershipGranted: 'Usuário adicionado',
      PermissionsGiven: 'Permissões adicionais alteradas',
      MembershipDeactivated: 'Usuário desativado',
      MembershipReactivated: 'Usuário reativado',
      MemberAccountManaged: 'Conta alterada por um administrador',
      MembershipLabelled: 'Etiqueta adicionada a um usuário',
      MembershipUnlabelled: 'Etiqueta removida de um usuário',
      MembershipRevoked: 'Usuário removido',
    },
  },
  partnership: {
    historyName: 'Parceria',
    fields: {
      parentName: 'Empresa matriz',
      groupId: 'ID do grupo',
      groupName: 'Grupo',
      sharesCandidates: 'Compartilha candidatos',
      endedBy: 'Encerrada por',
    },
    endedBy: { company: 'a empresa', parent: 'a empresa matriz' },
    events: { PartnershipAccepted: 'Parceria aceita', PartnershipEnded: 'Parceria encerrada' },
  },
  'saved-filter': {
    historyName: 'Filtro salvo',
    fields: { filterId: 'ID', resource: 'Lista', filter: 'Filtro' },
    resource: {
      ...{ interviews: 'Entrevistas', candidates: 'Candidatos', jobs: 'Vagas' },
      'pending-hires': 'Admissões pendentes',
      'training-programs': 'Programas de treinamento',
      'training-schedules': 'Treinamentos agendados',
      'training-assignments': 'Participantes de treinamentos',
    },
    events: { FilterSaved: 'Filtro salvo' },
  },
  suspension: {
    historyName: 'Suspensão',
    fields: { tenantId: 'ID da empresa', reason: 'Motivo' },
    events: { TenantSuspended: 'Empresa suspensa', TenantReinstated: 'Empresa reativada' },
  },
  tenant: {
    historyName: 'Empresa',
    fields: { name: 'Nome', subdomain: 'Subdomínio' },
    events: { TenantRegistered: 'Empresa cadastrada' },
  },
  'user-settings': {
    historyName: 'Preferências pessoais',
    fields: { reports: 'Relatórios', gridMode: 'Menu em grade' },
    events: {
      DashboardArranged: 'Painel alterado',
      DashboardReset: 'Painel restaurado',
      NavigationModeChosen: 'Modo de navegação alterado',
      NavigationModeReset: 'Modo de navegação restaurado para o padrão da empresa',
    },
  },
};
