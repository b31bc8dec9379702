import { exampleUserId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { accountErasurePolicy, dataExportPolicy } from './user.policy.ts';

const userId = exampleUserId;

describe('policies of accounts', () => {
  it('given somebody who was given a copy of their data, when seen, then their companies are to note it', () => {
    expect(dataExportPolicy.decide(recorded('UserExported', { userId, exportId: userId }))).toEqual([
      { job: 'identity.user.note-export', target: userId, data: { userId } },
    ]);
  });

  it('given somebody who erased their account, when seen, then they are taken out of the companies', () => {
    expect(accountErasurePolicy.decide(recorded('UserErased', { userId }))).toEqual([
      { job: 'identity.user.leave-companies', target: userId, data: { userId } },
    ]);
  });

  it('given any other event of an account, when seen, then nothing is done', () => {
    const events = [
      recorded('UserRenamed', { userId, from: 'A', to: 'B' }),
      recorded('EmployerContactAccepted', { userId }),
    ];
    for (const { decide } of [accountErasurePolicy, dataExportPolicy]) expect(events.flatMap(decide)).toEqual([]);
  });
});
