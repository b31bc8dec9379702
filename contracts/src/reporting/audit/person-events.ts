import { entityCatalogue } from '#contracts/entities';
import type { EventDefinition } from '#contracts/kernel/message';
import type { Permission } from '#contracts/kernel/permission';
import { auditedEvents } from './audited-events.ts';

/** What stands on somebody's profile, told by the document itself, which is of no company; and what the company keeps with them. */
export const DOCUMENT = 'document';

/** Aggregates that are no entities, and who may read of them. */
const readers: Record<string, Permission> = {
  application: 'tenant.interviews.read',
  candidateMail: 'tenant.email.outbox.read',
  [DOCUMENT]: 'tenant.candidates.documents.read',
};

const kinds: Record<string, string> = {
  CandidateLabelled: 'labels',
  CandidateUnlabelled: 'labels',
  CandidateMerged: 'merges',
  CandidateUnmerged: 'merges',
  CandidateMergedInto: 'merges',
  CandidateUnmergedFrom: 'merges',
  CandidateDistinguished: 'merges',
  CandidateUndistinguished: 'merges',
  CandidateDocumentAdded: DOCUMENT,
  CandidateDocumentChanged: DOCUMENT,
  CandidateDocumentRemoved: DOCUMENT,
};

/** Events that may stand in the timeline of a person. */
export const personEvents: readonly EventDefinition[] = auditedEvents.filter(
  ({ aggregate, data: { shape } }) => aggregate === 'candidate' || 'candidateId' in shape || 'interviewId' in shape,
);

/** In what part of a timeline an event stands: labels, merges, or what it is an event of. */
export const timelineKind = ({ aggregate, type }: Pick<EventDefinition, 'aggregate' | 'type'>): string =>
  kinds[type] ?? aggregate;

export const timelineKinds: readonly string[] = [...new Set(personEvents.map(timelineKind))];

/** What an event tells of, for whoever may read of that: of documents, whosever they are. */
export const toldOf = (event: Pick<EventDefinition, 'aggregate' | 'type'>): string =>
  timelineKind(event) === DOCUMENT ? DOCUMENT : event.aggregate;

/** What a timeline tells of it takes: the permission to read such things, else the audit's. */
export const readerOf = (aggregate: string): Permission => {
  const entity = entityCatalogue.find(({ name }) => name === aggregate);
  return entity ? (`${entity.permissions}.read` as Permission) : (readers[aggregate] ?? 'tenant.audit.read');
};

/** Whether somebody with these permissions is told of it at all. */
export const mayReadOf = (aggregate: string, permissions: readonly Permission[]): boolean =>
  permissions.includes('tenant.audit.read') || permissions.includes(readerOf(aggregate));

/** What a record held before, and what reviewers said, which may be kept from other reviewers (docs/product.md REC-91). */
const ofAudit = ['candidate', 'interviewReview'];
const isOfRecord: ReadonlySet<string> = new Set(
  personEvents.flatMap(({ aggregate, type, personal }) =>
    ofAudit.includes(aggregate) && Object.keys(personal).length > 0 ? [type] : [],
  ),
);

/** Whether its values are what the audit alone tells. */
export const isOfAudit = (type: string): boolean => isOfRecord.has(type);
