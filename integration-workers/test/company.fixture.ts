import { problemError } from 'contracts/client/problem-error';
import { exampleJobId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import type { SendCommand, StreamCommand } from '#integration-workers/engine/command';
import type { Cause, WorkItem } from '#integration-workers/engine/work-item';
import type { OpenInterview } from '#integration-workers/recruiting/application/open-interview.job';
import type { Tools } from '#integration-workers/tools';

type Candidate = { id: string; email: string; userId: string | null; gone: 'erased' | 'removed' | null };

const refuse = (status: number, code: string) => problemError(problem(status, code));

/** An application of the example person to a job. */
export const applicationTo = (jobId = exampleJobId): { data: OpenInterview; cause: Cause; lastAttempt: boolean } => {
  const applicationId = applicationIdOf(exampleUserId, jobId);
  const interviewId = interviewIdOf(applicationId);
  const data = { applicationId, interviewId, jobId, openInterviewId: null, userId: exampleUserId, source: 'indeed' };
  const eventId = derivedId('event', applicationId);
  const cause = { eventId, policy: 'p', target: applicationId, tenantId: exampleTenantId, position: '1' };
  return { data, cause, lastAttempt: false };
};

/** One company that answers commands as the command service would, and somebody with an account. */
export const openCompany = () => {
  const account = { name: 'Ada Berg', email: 'ada@mail.example', locale: 'pt-br' };
  const world = {
    candidates: new Map<string, Candidate>(),
    interviews: new Map<string, string>(),
    enqueued: [] as WorkItem[],
    account: account as typeof account | null,
    profile: { firstName: null, lastName: null, phone: null } as Record<string, string | null>,
    /** Commands after which the sender dies, counted down. */
    dieAfter: Number.POSITIVE_INFINITY,
    onCommand: (_wish: StreamCommand): void => undefined,
    created: [] as object[],
    cleared: [] as string[],
  };

  const onCandidate = (command: StreamCommand & { aggregate: 'candidate' }) => {
    const known = world.candidates.get(command.id);
    if (command.type === 'CreateCandidate') {
      if (known) throw refuse(409, 'already-exists');
      world.created.push(command.data);
      world.candidates.set(command.id, { id: command.id, email: command.data.email, userId: null, gone: null });
      return;
    }
    if (!known) throw refuse(404, 'not-found');
    if (command.type === 'EraseCandidate') known.gone = 'erased';
    if (command.type === 'UnlinkCandidate') known.userId = null;
    if (command.type !== 'LinkCandidate') return;
    if (known.gone === 'removed') throw refuse(404, 'not-found');
    if (known.gone === 'erased') throw refuse(409, 'erased');
    known.userId = command.data.userId;
  };

  const command: SendCommand = async (_cause, command) => {
    world.onCommand(command);
    if (command.aggregate === 'candidate') onCandidate(command);
    if (command.aggregate === 'interview' && command.type === 'CreateInterview') {
      if (world.interviews.has(command.id)) throw refuse(409, 'already-exists');
      world.interviews.set(command.id, command.data.candidateId);
    }
    world.dieAfter -= 1;
    if (world.dieAfter === 0) throw new Error('died');
    return { position: '1' };
  };

  const read = async (_cause: Cause, { projections }: { projections: readonly string[] }) => {
    if (projections.includes('recruiting.profile'))
      return world.account ? [{ ...world.account, ...world.profile }] : [];
    const there = [...world.candidates.values()].filter(({ gone }) => gone === null);
    const linked = there.find(({ userId }) => userId === exampleUserId);
    const found = linked ?? there.find(({ userId, email }) => userId === null && email === world.account?.email);
    return found ? [{ id: found.id }] : [];
  };

  const enqueue = async (items: readonly WorkItem[]) => void world.enqueued.push(...items);
  const clear = async (_tenantId: string, subjectId: string) => void world.cleared.push(subjectId);
  return { world, tools: { command, read, enqueue, outbox: { clear } } as unknown as Tools };
};
