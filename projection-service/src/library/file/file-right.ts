import type { AccessControl } from 'access/authorize';
import type { FileRight, FileTicket } from 'access/identity/session/tokens';
import { mayReadPolicies } from 'access/library/policy-folder';
import { mayFetchAsCandidate } from 'access/recruiting/answer-file';
import { hiddenJobs } from 'access/recruiting/hidden-jobs';
import { hirePolicy } from 'access/recruiting/hire-policy';
import type { OwnInterviewDeps } from 'access/recruiting/own-interview';
import { recordIn } from 'access/recruiting/record-in';
import { postgresOutsideLearners } from 'access/training/outside-learner';
import { ownTrainings } from 'access/training/own-training';
import { practicePrograms } from 'access/training/practice';
import { publishedHandbook } from 'access/training/published';
import { filesOf, isAmongIn, readableDocument } from 'access/training/readable-document';
import { hasRunPart } from 'access/training/run-part';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { answeredAssignment, answeredResponse, file, keptWith } from 'contracts/library/file/file.entity';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { foldDocuments } from 'contracts/recruiting/profile/profile-documents';
import { response } from 'contracts/recruiting/response/response.entity';
import { reviewLink } from 'contracts/recruiting/review-link/review-link.entity';
import { processRun } from 'contracts/training/process-run/process-run.entity';
import type pg from 'pg';
import type { EventStore } from 'platform/event-store/event-store';

export type FileRightDeps = {
  store: EventStore;
  fileAccess: Pick<AccessControl, 'lookup'>;
  interviewLookup: Omit<OwnInterviewDeps, 'store'>;
  access: pg.Pool;
};
type Of<R extends FileRight['of']> = FileTicket & { right: Extract<FileRight, { of: R }> };

export type FileRecord = typeof file.types.record;

const documentsOf = async (store: EventStore, userId: string) => {
  const { state } = await store.aggregateStream<readonly ProfileDocumentView[], ProfileEvent>(
    streamName('profile', GLOBAL, userId),
    { initialState: () => [], evolve: foldDocuments },
  );
  return state;
};

/** A person's own file; the name is the one that it has on their profile. */
const ownFile = async (store: EventStore, { file: id, userId }: { file: string; userId: string }) => {
  const record = (await recordIn(store, file, { tenantId: GLOBAL, id })) as FileRecord | undefined;
  if (record?.uploadedBy !== userId) return undefined;
  const document = (await documentsOf(store, userId)).find((one) => one.id === id);
  return { record: { ...record, name: document?.name ?? record.name }, isOnProfile: document !== undefined };
};

const permissionsIn = async (
  { fileAccess }: FileRightDeps,
  ticket: FileTicket & { right: Extract<FileRight, { tenant: string }> },
) => {
  const { sid, sub, right } = ticket;
  const facts = await fileAccess.lookup({ sid, tenant: right.tenant });
  const membership =
    facts?.userId === sub ? facts.memberships.find(({ tenantId }) => tenantId === right.tenant) : undefined;
  if (!membership || membership.isSuspended) throw new Rejection('unauthenticated', 401);
  return membership.permissions;
};

const forbidden = (permission: Permission) =>
  new Rejection('forbidden', 403, { detail: `This takes the permission ${permission}.` });

const byRight: { [R in FileRight['of']]: (deps: FileRightDeps, ticket: Of<R>) => Promise<FileRecord | undefined> } = {
  company: async (deps, ticket) => {
    const permissions = await permissionsIn(deps, ticket);
    const tenantId = ticket.right.tenant;
    const record = await recordIn(deps.store, file, { tenantId, id: ticket.file });
    const mayRead = mayReadPolicies({ store: deps.store, isAmong: isAmongIn(deps.access) });
    if (record && !permissions.includes('tenant.files.read'))
      if (!(await mayRead({ tenantId, userId: ticket.sub, folderId: record.folderId })))
        throw forbidden('tenant.files.read');
    return record?.answer === null ? record : undefined;
  },
  person: async ({ store, fileAccess }, { sub: userId, sid, file: id }) => {
    const facts = await fileAccess.lookup({ sid, tenant: undefined });
    if (facts?.userId !== userId) throw new Rejection('unauthenticated', 401);
    return (await ownFile(store, { file: id, userId }))?.record;
  },
  candidate: async (deps, ticket) => {
    const { right, file: id } = ticket;
    if (!(await permissionsIn(deps, ticket)).includes('tenant.candidates.documents.read'))
      throw forbidden('tenant.candidates.documents.read');
    const person = await recordIn(deps.store, candidate, { tenantId: right.tenant, id: right.candidate });
    const kept = person?.documents.find((document) => document.id === id);
    if (kept) {
      const record = (await recordIn(deps.store, file, { tenantId: right.tenant, id })) as FileRecord | undefined;
      return record && keptWith(record.answer) === right.candidate ? { ...record, name: kept.name } : undefined;
    }
    if (typeof person?.userId !== 'string') return undefined;
    const found = await ownFile(deps.store, { file: id, userId: person.userId });
    return found?.isOnProfile ? found.record : undefined;
  },
  answer: async (deps, ticket) => {
    const { right, file: id } = ticket;
    const { tenant: tenantId, response: responseId } = right;
    const permissions = await permissionsIn(deps, ticket);
    if (!permissions.includes('tenant.interviews.responses.read')) throw forbidden('tenant.interviews.responses.read');
    const record = await recordIn(deps.store, file, { tenantId, id });
    if (answeredResponse(record?.answer) !== responseId) return undefined;
    const jobId = (await recordIn(deps.store, response, { tenantId, id: responseId }))?.jobId;
    const hidden = await hiddenJobs(deps.access, { tenantId, userId: ticket.sub, permissions });
    return typeof jobId === 'string' && hidden.includes(jobId) ? undefined : record;
  },
  interview: async ({ store, fileAccess, interviewLookup }, { sub: userId, sid, file: fileId, right }) => {
    const facts = await fileAccess.lookup({ sid, tenant: undefined });
    if (facts?.userId !== userId) throw new Rejection('unauthenticated', 401);
    return mayFetchAsCandidate({ store, ...interviewLookup }, { interviewId: right.interview, fileId, userId });
  },
  'review-link': async ({ store }, { right: { tenant: tenantId, link: id }, file: fileId }) => {
    const link = await recordIn(store, reviewLink, { tenantId, id });
    if (link?.status !== 'active') throw new Rejection('unauthenticated', 401);
    const shown = await recordIn(store, interview, { tenantId, id: link.interviewId });
    const record = await recordIn(store, file, { tenantId, id: fileId });
    const responseId = answeredResponse(record?.answer);
    return responseId !== undefined && shown?.responseIds.includes(responseId) ? record : undefined;
  },
  'training-review': async (deps, ticket) => {
    const { tenant: tenantId, assignment } = ticket.right;
    if (!(await permissionsIn(deps, ticket)).includes('tenant.training.reviews.read'))
      throw forbidden('tenant.training.reviews.read');
    const record = await recordIn(deps.store, file, { tenantId, id: ticket.file });
    return answeredAssignment(record?.answer) === assignment ? record : undefined;
  },
  training: async (deps, ticket) => {
    const { sub: userId, right, file: id } = ticket;
    // Whoever has left the company learns nothing there any more.
    await permissionsIn(deps, ticket);
    const { tenant: tenantId, schedule: scheduleId } = right;
    const trainings = ownTrainings(deps.store);
    const mine = await trainings.find({ tenantId, scheduleId, userId });
    return mine ? trainings.file(tenantId, mine, id) : undefined;
  },
  'outside-training': async ({ store, fileAccess, access }, { sub: userId, sid, right, file: id }) => {
    const facts = await fileAccess.lookup({ sid, tenant: undefined });
    if (facts?.userId !== userId) throw new Rejection('unauthenticated', 401);
    const { schedule: scheduleId } = right;
    const tenantId = await postgresOutsideLearners(access).companyOf(scheduleId, userId);
    const trainings = ownTrainings(store);
    const mine = tenantId && (await trainings.find({ tenantId, scheduleId, userId }));
    return mine ? trainings.file(tenantId, mine, id) : undefined;
  },
  practice: async (deps, ticket) => {
    const { tenant: tenantId, program: programId } = ticket.right;
    if (!(await permissionsIn(deps, ticket)).includes('tenant.training.practice'))
      throw forbidden('tenant.training.practice');
    return practicePrograms(deps.store).file({ tenantId, programId }, ticket.file);
  },
  handbook: async (deps, ticket) => {
    const { sub: userId, right, file: id } = ticket;
    await permissionsIn(deps, ticket);
    const { tenant: tenantId, document: documentId } = right;
    const found = await readableDocument({ store: deps.store, isAmong: isAmongIn(deps.access) })({
      ...{ tenantId, userId, documentId },
    });
    if (!found || !filesOf(found.content).includes(id)) return undefined;
    const record = await recordIn(deps.store, file, { tenantId, id });
    return record?.isTrashed ? undefined : record;
  },
  'hire-policy': async ({ store, fileAccess }, { sub: userId, sid, right, file: id }) => {
    const facts = await fileAccess.lookup({ sid, tenant: undefined });
    if (facts?.userId !== userId) throw new Rejection('unauthenticated', 401);
    const { tenant: tenantId, hire: hireId, item: itemId } = right;
    const found = await hirePolicy(store)({ tenantId, hireId, itemId, userId });
    if (!found || !filesOf(found.content).includes(id)) return undefined;
    const record = await recordIn(store, file, { tenantId, id });
    return record?.isTrashed ? undefined : record;
  },
  'process-run': async (deps, ticket) => {
    const { sub: userId, right, file: id } = ticket;
    const permissions = await permissionsIn(deps, ticket);
    const { tenant: tenantId, run: runId } = right;
    const run = await recordIn(deps.store, processRun, { tenantId, id: runId });
    if (!run) return undefined;
    const isPart = hasRunPart(isAmongIn(deps.access));
    if (!permissions.includes('tenant.training.runs.read') && !(await isPart(tenantId, run, userId))) return undefined;
    const content = await publishedHandbook(deps.store)(tenantId, { id: run.documentId, version: run.handbookVersion });
    if (!content || !filesOf(content).includes(id)) return undefined;
    const record = await recordIn(deps.store, file, { tenantId, id });
    return record?.isTrashed ? undefined : record;
  },
};

/** The file of a ticket, if its person may fetch it now; refuses them where they may not. */
export const permittedFile = (deps: FileRightDeps, ticket: FileTicket): Promise<FileRecord | undefined> =>
  byRight[ticket.right.of](deps, ticket as never);
