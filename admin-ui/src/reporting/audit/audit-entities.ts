/** What the audit tells of, and the events of each. Shown by their translations `reporting.audit.entity` and `.event`. */
export const eventsOfEntity = {
  job: ['JobCreated', 'JobChanged', 'JobPublished', 'JobUnpublished', 'JobRemoved'],
  candidate: [
    'CandidateCreated',
    'CandidateChanged',
    'CandidateLinked',
    'CandidateUnlinked',
    'CandidateLabelled',
    'CandidateUnlabelled',
    'CandidateExported',
    'CandidateRemoved',
    'CandidateErased',
  ],
  application: ['ApplicationSubmitted', 'ApplicationWithdrawn'],
  interview: ['InterviewCreated', 'InterviewStatusChanged', 'InterviewCommented'],
  company: ['CompanyRegistered', 'CompanyChanged', 'CompanyLogoChanged'],
  label: ['LabelCreated', 'LabelChanged', 'LabelRemoved'],
  labelScope: ['LabelScopeCreated', 'LabelScopeChanged', 'LabelScopeRemoved'],
  team: ['TeamCreated', 'TeamChanged', 'TeamRemoved'],
  suspension: ['TenantSuspended', 'TenantReinstated'],
  subAccountGroup: [
    'SubAccountGroupCreated',
    'SubAccountGroupChanged',
    'SubAccountSignUpLinkOpened',
    'SubAccountSignUpLinkClosed',
    'SubAccountCompanyJoined',
    'SubAccountCompanyLeft',
    'SubAccountGroupRemoved',
  ],
  partnership: ['PartnershipAccepted', 'PartnershipEnded'],
  'company-domains': ['SubdomainChanged', 'DomainAdded', 'DomainVerified', 'DomainRemoved', 'PrimaryDomainChosen'],
  'company-settings': ['CompanySettingsChanged'],
  webhook: [
    'WebhookCreated',
    'WebhookChanged',
    'WebhookSecretRotated',
    'WebhookTested',
    'WebhookSwitchedOff',
    'WebhookResendRequested',
    'WebhookRemoved',
  ],
  membership: [
    'MembershipGranted',
    'PermissionsGiven',
    'MembershipDeactivated',
    'MembershipReactivated',
    'MemberAccountManaged',
    'MembershipRevoked',
  ],
  invitation: ['InvitationSent', 'InvitationResent', 'InvitationRevoked', 'InvitationAccepted'],
  'api-key': ['ApiKeyCreated', 'ApiKeyRevoked'],
  role: ['RoleCreated', 'RoleChanged', 'RoleRemoved'],
  tenant: ['TenantRegistered'],
  'saved-filter': ['FilterSaved'],
  'user-settings': ['DashboardArranged', 'DashboardReset', 'NavigationModeChosen', 'NavigationModeReset'],
} as const;

export type AuditEntity = keyof typeof eventsOfEntity;
export const auditEntities = Object.keys(eventsOfEntity) as AuditEntity[];

export const isAuditEntity = (entity: unknown): entity is AuditEntity =>
  typeof entity === 'string' && entity in eventsOfEntity;

/** Entities whose state of a moment can be asked for. */
export const replayable = ['job', 'candidate', 'interview'] as const;
export type Replayable = (typeof replayable)[number];
export const isReplayable = (entity: string): entity is Replayable =>
  (replayable as readonly string[]).includes(entity);

export const AUDIT = 'reporting/audit-log';
export const timelinePath = ({ entity, entityId }: { entity: string; entityId: string }) =>
  `/${AUDIT}/${entity}/${entityId}`;
