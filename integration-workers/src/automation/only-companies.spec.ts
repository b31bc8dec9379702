import { exampleCandidateId, exampleTenantId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import type { Reader } from '#integration-workers/engine/read';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { findRules } from './event-action/find-rules.job.ts';
import { openOnlyCompanies } from './only-companies.ts';

/** A feed in which a rule of the company was changed at these positions. */
const feedOf = (changes: readonly bigint[]): Parameters<typeof openOnlyCompanies>[0] => ({
  head: async () => 0n,
  tenantsOf: async () => [exampleTenantId],
  read: async (after) => {
    const until = after + 1n;
    const events = changes.includes(until) ? [{ metadata: { tenantId: exampleTenantId } }] : [];
    return { events: events as never, until };
  },
});

const labelAdded = (position: number): WorkItem => {
  const cause = {
    tenantId: exampleTenantId,
    position: `${position}`,
    eventId: exampleCandidateId,
    policy: 'p',
    target: 't',
  };
  const said = { status: null, label: exampleCandidateId };
  return {
    name: findRules.name,
    cause,
    data: { event: 'label-added', recordId: exampleCandidateId, said },
  } as WorkItem;
};
const rule = (event: string) => ({ id: exampleCandidateId, event, filters: [] });

describe('work for what rules follow', () => {
  it('given a rule that is switched on between two events, when both come in one batch, then the second is looked at', async () => {
    const read = async ({ position }: { position: string }) => [
      rule(Number(position) < 3 ? 'interview-started' : 'label-added'),
    ];
    const onlyWanted = openOnlyCompanies(feedOf([3n]), read as unknown as Reader);
    const wanted = await onlyWanted([labelAdded(2), labelAdded(4), labelAdded(5)]);
    expect(wanted.map(({ cause }) => cause.position)).toEqual(['4', '5']);
  });

  it('given rules that cannot be read, when something happens, then it is looked at, and they are read again after it', async () => {
    let asked = 0;
    const read = async () => {
      if (++asked === 1) throw new Error('no connection');
      return [];
    };
    const onlyWanted = openOnlyCompanies(feedOf([]), read as unknown as Reader);
    const wanted = await onlyWanted([labelAdded(1), labelAdded(2), labelAdded(3)]);
    expect(wanted.map(({ cause }) => cause.position)).toEqual(['1']);
    expect(asked).toBe(2);
  });
});
