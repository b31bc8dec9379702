import { eventCatalogue } from 'contracts/events';
import { Id, parseStreamName } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { isApplicants } from 'contracts/reporting/audit/audit.applicants';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { join, projection, schemaBeside, type Target } from '#projection-service/engine/projection';
import { apiKeyName } from '#projection-service/identity/api-key/api-key-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { interviewCandidate } from '#projection-service/recruiting/interview/interview-candidate.ref';
import { auditValues, describe, scrubbed, subjectOf } from './audit-values.ts';

/**
 * `eventPosition`: position of the event. `subjectId`: whose personal values the entry holds. `apiKeyId`: the actor, where that is a key.
 * `candidateId`: whom it is about, by the interview where it names that alone. `causeId`: the event that the system answered with it.
 */
export type AuditRow = Omit<AuditEntryView, 'position'> & {
  eventPosition: number;
  subjectId: string | null;
  apiKeyId: string | null;
  candidateId: string | null;
  interviewId: string | null;
  causeId: string | null;
};

const types = eventCatalogue.map(({ type }) => type);

const erasures = new Map(eventCatalogue.flatMap(({ type, erases }) => (erases ? [[type, erases] as const] : [])));

/** Entries that hold something of what is erased now: values of a candidate, a learner or a contract, the addresses an account came from. */
const erasedTargets = ({ type, data }: Recorded): Target[] => {
  const value = (data as Record<string, string>)[erasures.get(type) ?? ''];
  if (!value) return [];
  return [{ by: type === 'UserErased' ? 'actorId' : 'subjectId', value }];
};

const idIn = (value: unknown): string | undefined => Id.safeParse(value).data;

/** Whom an event is about, or the interview that says it. */
const personOf = ({ data }: Recorded): Pick<AuditRow, 'candidateId' | 'interviewId'> => {
  const { candidateId, interviewId } = data as Record<string, unknown>;
  const about = idIn(candidateId) ?? null;
  return { candidateId: about, interviewId: about === null ? (idIn(interviewId) ?? null) : null };
};

/** One row per event of a company. Personal values go when their subject is erased. */
export const auditProjection = projection<AuditRow, Event>({
  name: 'reporting.audit',
  version: 8,
  table: 'audit',
  schema: schemaBeside(import.meta.url),
  columns: {
    eventPosition: 'int8',
    occurredAt: 'timestamptz',
    actorType: 'text',
    actorId: 'text',
    actorName: 'text',
    actorCompany: 'text',
    ip: 'text',
    entity: 'text',
    entityId: 'text',
    event: 'text',
    description: 'text',
    added: 'jsonb',
    removed: 'jsonb',
    subjectId: 'text',
    apiKeyId: 'uuid',
    candidateId: 'uuid',
    interviewId: 'uuid',
    causeId: 'uuid',
  },
  types,
  createdBy: types,
  key: (event): Target[] => [event.id, ...erasedTargets(event)],
  evolve: (row, event) => {
    if (row) return event.type === 'UserErased' ? { ...row, ip: null } : { ...row, ...scrubbed(row.event, row) };
    const { actor, ip, occurredAt, causationId } = event.metadata;
    const { aggregate, id } = parseStreamName(event.streamName);
    return {
      id: event.id,
      eventPosition: Number(event.position),
      occurredAt,
      actorType: actor.type,
      actorId: actor.id,
      actorName: null,
      actorCompany: event.metadata.partnerOf?.name ?? null,
      ip: isApplicants({ entity: aggregate, event: event.type }) ? null : ip,
      entity: aggregate,
      entityId: id,
      event: event.type,
      description: describe(event.type),
      ...auditValues(event),
      subjectId: subjectOf(event),
      apiKeyId: actor.type === 'api-key' ? actor.id : null,
      ...personOf(event),
      causeId: actor.type === 'system' ? (idIn(causationId) ?? null) : null,
    };
  },
  refs: {
    actor: join(userName, 'actorId', (row, user) =>
      row.apiKeyId ? row : { ...row, actorName: isApplicants(row) ? null : (user?.name ?? null) },
    ),
    person: join(interviewCandidate, 'interviewId', (row, interview) => (interview ? { ...row, ...interview } : row)),
    key: join(apiKeyName, 'apiKeyId', (row, key) => ({ ...row, actorName: key?.name ?? null })),
  },
  counted: [['entity'], ['event'], ['actorId']],
});
