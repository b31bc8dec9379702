/** What the audit tells of, and the events of each. Shown by their translations `reporting.audit.entity` and `.event`. */
export const eventsOfEntity = {
  job: ['JobCreated', 'JobChanged', 'JobPublished', 'JobUnpublished', 'JobRemoved'],
  candidate: [
    'CandidateCreated',
    'CandidateChanged',
    'CandidateLinked',
    'CandidateUnlinked',
    'CandidateExported',
    'CandidateRemoved',
    'CandidateErased',
  ],
  application: ['ApplicationSubmitted', 'ApplicationWithdrawn'],
  interview: ['InterviewCreated', 'InterviewStatusChanged', 'InterviewCommented'],
  company: ['CompanyRegistered', 'CompanyChanged'],
  webhook: [
    'WebhookCreated',
    'WebhookChanged',
    'WebhookSecretRotated',
    'WebhookTested',
    'WebhookSwitchedOff',
    'WebhookResendRequested',
    'WebhookRemoved',
  ],
  membership: ['MembershipGranted', 'MembershipRevoked'],
  tenant: ['TenantRegistered'],
  'kept-filter': ['FilterKept'],
  'user-settings': ['DashboardArranged', 'DashboardReset'],
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
