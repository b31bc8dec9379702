import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { filterIdOf, type SavedFilterCommand } from 'contracts/reporting/saved-filter/saved-filter.commands';
import type { ListFilter } from 'contracts/reporting/saved-filter/saved-filter.events';
import { describe, expect, it } from 'vitest';
import { savedFilterDecider } from './saved-filter.decider.ts';

const given = DeciderSpecification.for(savedFilterDecider);
const approved: ListFilter = { resource: 'interviews', filter: { status: 'approved', jobId: exampleJobId } };
const filterId = filterIdOf(exampleTenantId, approved);
const save: SavedFilterCommand = { type: 'SaveFilter', data: { filterId, ...approved }, metadata: exampleCause };
const saved = caused(save, 'FilterSaved', save.data);

describe('saved filter', () => {
  it('given nothing, when a filter is saved, then it is recorded', () => given([]).when(save).then([saved]));

  it('given a saved filter, when it is saved again, then nothing happened', () =>
    given([saved]).when(save).thenNothingHappened());

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
