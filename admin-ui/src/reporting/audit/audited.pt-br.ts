import { companyPtBr } from '#admin-ui/identity/company/company.pt-br';
import type { auditedEnUs } from './audited.en-us.ts';

export const auditedPtBr: typeof auditedEnUs = {
  application: {
    historyName: 'Candidatura',
    fields: { source: 'Origem' },
    events: { ApplicationSubmitted: 'Candidatura enviada', ApplicationWithdrawn: 'Candidatura retirada' },
  },
  company: {
    historyName: 'Perfil da empresa',
    fields: { ...companyPtBr.field, imageId: 'Imagem', width: 'Largura', height: 'Altura' },
    events: {
      CompanyRegistered: 'Perfil da empresa criado',
      Changed: 'Perfil da empresa alterado',
      CompanyLogoChanged: 'Logotipo alterado',
    },
  },
  'company-domains': {
    historyName: 'Domínios',
    fields: {
      subdomain: 'Subdomínio',
      domainId: 'Id do domínio',
      host: 'Domínio',
      proof: 'Valor do registro no DNS',
      primaryDomain: 'Domínio preferido',
    },
    events: {
      SubdomainChanged: 'Subdomínio mudado',
      DomainAdded: 'Domínio adicionado',
      DomainVerified: 'Domínio verificado',
      DomainRemoved: 'Domínio removido',
      PrimaryDomainChosen: 'Domínio preferido mudado',
    },
  },
  'company-settings': {
    historyName: 'Configurações da empresa',
    fields: { gridMode: 'Menu em grade' },
    events: { Changed: 'Configurações da empresa alteradas' },
  },
  invitation: {
    historyName: 'Convite',
    fields: { roles: 'Papéis', expiresAt: 'Expira' },
    events: {
      InvitationSent: 'Convite enviado',
      InvitationResent: 'Convite enviado de novo',
      InvitationRevoked: 'Convite cancelado',
      InvitationAccepted: 'Convite aceito',
    },
  },
  membership: {
    historyName: 'Participação',
    fields: { roles: 'Papéis', type: 'Tipo', permissions: 'Permissões', act: 'O que foi' },
    type: { regular: 'Regular', 'training-only': 'Somente treinamento' },
    act: { name: 'nome', email: 'troca de e-mail', password: 'senha', avatar: 'foto', 'reset-link': 'link para senha' },
    events: {
      MembershipGranted: 'Participação concedida',
      PermissionsGiven: 'Permissões extras alteradas',
      MembershipDeactivated: 'Usuário desativado',
      MembershipReactivated: 'Usuário reativado',
      MemberAccountManaged: 'Conta administrada pela empresa',
      MembershipRevoked: 'Participação encerrada',
    },
  },
  partnership: {
    historyName: 'Parceria',
    fields: {
      parentName: 'Empresa matriz',
      groupId: 'Id do grupo',
      groupName: 'Grupo',
      sharesCandidates: 'Compartilha candidatos',
      endedBy: 'Encerrada por',
    },
    endedBy: { company: 'a empresa', parent: 'a matriz' },
    events: { PartnershipAccepted: 'Parceria aceita', PartnershipEnded: 'Parceria encerrada' },
  },
  'saved-filter': {
    historyName: 'Filtro salvo',
    fields: { filterId: 'Id', resource: 'Lista', filter: 'Filtro' },
    resource: { interviews: 'Entrevistas', candidates: 'Candidatos', jobs: 'Vagas' },
    events: { FilterSaved: 'Filtro salvo' },
  },
  suspension: {
    historyName: 'Suspensão',
    fields: { tenantId: 'Id da empresa', reason: 'Motivo' },
    events: { TenantSuspended: 'Empresa suspensa', TenantReinstated: 'Empresa reativada' },
  },
  tenant: {
    historyName: 'Empresa',
    fields: { name: 'Nome', subdomain: 'Subdomínio' },
    events: { TenantRegistered: 'Empresa registrada' },
  },
  'user-settings': {
    historyName: 'Preferências pessoais',
    fields: { reports: 'Relatórios', gridMode: 'Menu em grade' },
    events: {
      DashboardArranged: 'Painel organizado',
      DashboardReset: 'Painel restaurado',
      NavigationModeChosen: 'Modo de navegação escolhido',
      NavigationModeReset: 'Modo de navegação como o da empresa',
    },
  },
};
