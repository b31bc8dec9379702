import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { filterIdOf, type KeptFilterCommand } from 'contracts/reporting/kept-filter/kept-filter.commands';
import type { ListFilter } from 'contracts/reporting/kept-filter/kept-filter.events';
import { describe, expect, it } from 'vitest';
import { keptFilterDecider } from './kept-filter.decider.ts';

const given = DeciderSpecification.for(keptFilterDecider);
const approved: ListFilter = { resource: 'interviews', filter: { status: 'approved', jobId: exampleJobId } };
const filterId = filterIdOf(exampleTenantId, approved);
const keep: KeptFilterCommand = { type: 'KeepFilter', data: { filterId, ...approved }, metadata: exampleCause };
const kept = caused(keep, 'FilterKept', keep.data);

describe('kept filter', () => {
  it('given nothing, when a filter is kept, then it is recorded', () => given([]).when(keep).then([kept]));

  it('given a kept filter, when it is kept again, then nothing happened', () =>
    given([kept]).when(keep).thenNothingHappened());

  it('given the same filter in another order, when hashed, then the hash is the same; of another list, value or company, another', () => {
    const again: ListFilter = { resource: 'interviews', filter: { jobId: exampleJobId, status: 'approved' } };
    const others: string[] = [
      filterIdOf(exampleTenantId, { resource: 'interviews', filter: { status: 'rejected', jobId: exampleJobId } }),
      filterIdOf(exampleTenantId, { resource: 'interviews', filter: { status: 'approved' } }),
      filterIdOf(exampleTenantId, { resource: 'jobs', filter: { id: [exampleJobId] } }),
      filterIdOf(exampleJobId, approved),
    ];
    expect(filterIdOf(exampleTenantId, again)).toBe(filterId);
    expect(new Set([filterId, ...others]).size).toBe(5);
  });
});
