import { ExpectedVersionConflictError } from '@event-driven-io/emmett';
import {
  exampleCandidateId,
  exampleCause,
  exampleInterviewId,
  exampleJobId,
  exampleTenantId,
} from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { formatPosition } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import type { InterviewCommand } from 'contracts/recruiting/interview/interview.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { placeOf } from 'platform/event-store/memory';
import { describe, expect, it } from 'vitest';
import { interviewDecider } from '#command-service/recruiting/interview/interview.decider';
import { specApp } from '#command-service/test/app.harness';
import { handler, stateOf } from './command.ts';

const id = exampleInterviewId;
const stream = streamName('interview', exampleTenantId, id);
const data = { interviewId: id, candidateId: exampleCandidateId, jobId: exampleJobId };
const open = (idempotencyKey?: string): InterviewCommand => ({
  type: 'CreateInterview',
  data,
  metadata: { ...exampleCause, ...(idempotencyKey && { idempotencyKey }) },
});
const comment = (text: string, idempotencyKey?: string): InterviewCommand => ({
  type: 'CommentInterview',
  data: { comment: text },
  metadata: { ...exampleCause, ...(idempotencyKey && { idempotencyKey }) },
});

const opened = (wrap: (store: EventStore) => EventStore = (store) => store) => {
  const { events } = specApp();
  const send = handler('interview', interviewDecider)(wrap(events.store));
  return { send, store: events.store };
};

/** A store whose first appends lose against another writer. */
const losing =
  (times: number) =>
  (store: EventStore): EventStore => {
    let left = times;
    return {
      ...store,
      appendToStream: (...args: Parameters<EventStore['appendToStream']>) => {
        left -= 1;
        return left >= 0 ? Promise.reject(new ExpectedVersionConflictError(1n, 0n)) : store.appendToStream(...args);
      },
    } as EventStore;
  };

describe('a command handler', () => {
  it('given a command, when sent, then it answers the state after, the version and the position', async () => {
    const { send } = opened();
    expect(await send(id, open())).toMatchObject({
      state: { status: 'kept', record: { id, candidateId: exampleCandidateId, status: 'created' } },
      version: 1,
      position: formatPosition('memory', placeOf(1)),
    });
  });

  it('given the same idempotency key, when sent again, then nothing is appended and the answer is the same', async () => {
    const { send } = opened();
    const first = await send(id, open('k'));
    expect(await send(id, open('k'))).toEqual(first);
    await send(id, comment('a', 'c1'));
    await send(id, comment('b', 'c2'));
    expect((await send(id, comment('a', 'c1'))).version).toBe(3);
  });

  it('given an idempotency key, when another asker or another route uses it, then that is done; another payload is refused', async () => {
    const { send } = opened();
    await send(id, open());
    const asking = ({ text = 'a', by = 'ada', route = 'POST /comments', after = 0 }) => {
      const now = new Date(exampleCause.now.getTime() + after);
      const cause = { ...exampleCause, now, occurredAt: now.toISOString(), actor: { type: 'user' as const, id: by } };
      return send(id, {
        ...comment(text),
        metadata: { ...cause, idempotencyKey: 'k', request: { route, hash: text } },
      } as InterviewCommand);
    };
    const day = 24 * 60 * 60_000;
    expect((await asking({})).version).toBe(2);
    expect((await asking({ after: day - 1 })).version).toBe(2);
    await expect(asking({ text: 'b' })).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 422 });
    expect((await asking({ by: 'bob' })).version).toBe(3);
    expect((await asking({ route: 'POST /notes' })).version).toBe(4);
    expect((await asking({ text: 'b', after: day })).version).toBe(5);
  });

  it('given a version to match, when it is not the one, then the command is stale; a retry of a taken one is not', async () => {
    const { send } = opened();
    await send(id, open());
    await send(id, comment('a', 'c1'), 1);
    await expect(send(id, comment('b', 'c2'), 1)).rejects.toMatchObject({ code: 'stale-record', status: 412 });
    expect((await send(id, comment('a', 'c1'), 1)).version).toBe(2);
  });

  it('given an append that loses twice, when sent, then the third try is taken; losing thrice is a conflict', async () => {
    expect((await opened(losing(2)).send(id, open())).version).toBe(1);
    await expect(opened(losing(3)).send(id, open())).rejects.toBeInstanceOf(ExpectedVersionConflictError);
  });

  it('given a refusal, when it is thrown, then it is not tried again', async () => {
    let decided = 0;
    const refusing: typeof interviewDecider = {
      ...interviewDecider,
      decide: () => {
        decided += 1;
        throw new Rejection('interview-not-found', 404);
      },
    };
    const { store } = opened();
    await expect(handler('interview', refusing)(store)(id, open())).rejects.toMatchObject({ status: 404 });
    expect(decided).toBe(1);
  });

  it('given a stream, when its state is asked for, then it is folded from its events', async () => {
    const { send, store } = opened();
    await send(id, open());
    expect(await stateOf(store, stream, interviewDecider)).toMatchObject({
      record: { status: 'created', jobId: exampleJobId },
    });
  });
});
