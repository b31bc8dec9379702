import { publishedPrograms } from 'access/training/published';
import type { LearningKind } from 'contracts/automation/event-action/event-action.choices';
import { type Learning, scoreOf, trainingResultOf } from 'contracts/automation/event-action/event-action.learning';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { team } from 'contracts/identity/team/team.entity';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

type Of = { tenantId: string; id: string };
type Known = Omit<Learning, 'kind' | 'id' | 'name' | 'email' | 'isMember' | 'teamIds' | 'dueOn'>;

const none = {
  ...{ programId: null, documentId: null, scheduleId: null, isPolicy: false, hasJoined: false },
  ...{ score: null, result: null, startedAt: null, completedAt: null, dueAt: null, firstDueAt: null },
  validUntil: null,
};

const trainingIn = async (store: EventStore, of: Of): Promise<Known | null> => {
  const found = await entityState(store, trainingAssignment, of);
  if (found.status !== 'kept' || found.record.erasedAt !== null) return null;
  const { userId, programId, programVersion, programName, status, scheduleId, source, ...record } = found.record;
  const content = await publishedPrograms(store)(of.tenantId, { programId, programVersion });
  return {
    ...none,
    ...{ userId, programId, scheduleId, status, title: programName, version: programVersion },
    ...{ hasJoined: source !== null, score: status === 'completed' ? scoreOf(record) : null },
    result: trainingResultOf({ ...record, status }, content?.passPercent ?? 0),
    ...{ startedAt: record.startedAt, completedAt: record.completedAt },
    ...{ dueAt: record.expiresAt, firstDueAt: record.firstExpiresAt },
  };
};

const certificateIn = async (store: EventStore, of: Of): Promise<Known | null> => {
  const found = await entityState(store, trainingCertificate, of);
  if (found.status !== 'kept') return null;
  const { userId, assignmentId, programId, programVersion, programName, status, validUntil, ...record } = found.record;
  const learned = await trainingIn(store, { tenantId: of.tenantId, id: assignmentId });
  return {
    ...none,
    ...{ userId, programId, status, validUntil, title: programName, version: programVersion, score: scoreOf(record) },
    ...{ hasJoined: learned?.hasJoined ?? false, scheduleId: learned?.scheduleId ?? null },
    completedAt: learned?.completedAt ?? null,
  };
};

const readingIn = async (store: EventStore, of: Of): Promise<Known | null> => {
  const found = await entityState(store, acknowledgement, of);
  if (found.status !== 'kept') return null;
  const { userId, documentId, name, kind, handbookVersion, status, acknowledgedAt, dueAt } = found.record;
  return {
    ...none,
    ...{ userId, documentId, status, dueAt, title: name, version: handbookVersion, isPolicy: kind === 'policy' },
    completedAt: status === 'acknowledged' ? acknowledgedAt : null,
  };
};

const reads = { training: trainingIn, certificate: certificateIn, handbook: readingIn } as const;

/** Of the teams that filters ask for, those that somebody is in. */
const teamsOf = async (store: EventStore, { tenantId, userId }: { tenantId: string; userId: string }, asked: Asked) => {
  const ids = new Set(asked.filter(({ field }) => field === 'user.team').flatMap(({ values }) => values));
  const found = await Promise.all(
    [...ids].map(async (id) => {
      const state = await entityState(store, team, { tenantId, id });
      return state.status === 'kept' && state.record.userIds.includes(userId) ? [id] : [];
    }),
  );
  return found.flat();
};

export type Asked = readonly Pick<Filter, 'field' | 'values'>[];
type Wanted = { tenantId: string; kind: LearningKind; id: string };

/** What somebody learns, has earned or reads; null where there is nothing such, or nothing of theirs any more. */
export const learningOf = async (
  store: EventStore,
  { tenantId, kind, id }: Wanted,
  asked: Asked = [],
): Promise<Learning | null> => {
  const known = await reads[kind](store, { tenantId, id });
  if (!known) return null;
  const { userId, dueAt } = known;
  const [user, isColleague, teamIds, timeZone] = await Promise.all([
    stateOf(store, streamName('user', GLOBAL, userId), userDecider),
    isMember(store, tenantId, userId),
    teamsOf(store, { tenantId, userId }, asked),
    companyZoneOf(store, tenantId),
  ]);
  const { name, email } = user.status === 'registered' ? user : { name: null, email: null };
  const dueOn = dueAt === null ? null : dayName(dayOf(timeZone, Date.parse(dueAt)));
  return { ...known, kind, id, name, email: email ?? null, isMember: isColleague, teamIds, dueOn };
};
