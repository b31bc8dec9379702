import { problemError } from 'contracts/client/problem-error';
import { exampleCandidateId, exampleJobId } from 'contracts/kernel/examples';
import { problem } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import { applicationTo } from '#integration-workers/test/company.fixture';
import type { Tools } from '#integration-workers/tools';
import { finishMerge } from './finish-merge.job.ts';

const [candidateId, otherId] = [exampleCandidateId, exampleJobId];
const work = { ...applicationTo(), data: { candidateId, otherId, take: [] } };

/** What is sent where a merge is answered with this code; taken where there is none. */
const sentWhen = async (code?: string) => {
  const sent: StreamCommand[] = [];
  const command = async (_cause: unknown, one: StreamCommand) => {
    sent.push(one);
    if (code && one.type === 'MergeCandidate') throw problemError(problem(409, code));
    return { position: '1' };
  };
  await finishMerge.handle(work, { command } as unknown as Tools);
  return sent.map(({ id, type, data }) => ({ id, type, data }));
};

const merge = { id: candidateId, type: 'MergeCandidate', data: { otherId, take: [] } };

describe('a merge of which one side alone has said so', () => {
  it('given the other side takes it, when it is finished, then nothing else is sent', async () => {
    expect(await sentWhen()).toEqual([merge]);
  });

  it.each(['not-found', 'erased', 'merge-other-gone', 'candidate-is-merged'])(
    'given the other side answers %s, when it cannot be finished, then the record that joined leaves',
    async (code) => {
      const leave = { id: otherId, type: 'LeaveCandidate', data: { intoId: candidateId } };
      expect(await sentWhen(code)).toEqual([merge, leave]);
    },
  );

  it('given any other refusal, when it comes, then the job fails, to be tried again', async () => {
    await expect(sentWhen('concurrent-change')).rejects.toThrow();
  });
});
