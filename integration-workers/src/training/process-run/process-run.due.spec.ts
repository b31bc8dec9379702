import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { processRunReminder } from './process-run.due.ts';

const processRunId = derivedId('a run that is due');
const [at, later] = ['2026-03-04T15:00:00.000Z', '2026-03-06T15:00:00.000Z'];
let version = 0;
const momentsOf = (type: string, data: Record<string, unknown> = {}) => {
  version += 1;
  const event = recorded(type, { processRunId, ...data }, { version });
  return decideDue([processRunReminder], [event]).changes.map((one) => one.at);
};

describe('the reminder of a run', () => {
  it('given a run, when it is started, moved, told of, ended and opened again, then its next moment follows (HBK-14)', () => {
    const subjectId = derivedId('somebody');
    expect(momentsOf('ProcessRunCreated', { remindAt: at, subjectId })).toEqual([at]);
    expect(momentsOf('ProcessRunCreated', { remindAt: null, subjectId })).toEqual([]);
    expect(momentsOf('ProcessRunChanged', { to: { remindAt: later } })).toEqual([later]);
    expect(momentsOf('ProcessRunChanged', { to: { name: 'x' } })).toEqual([]);
    expect(momentsOf('ProcessRunChanged', { to: ERASED })).toEqual([]);
    expect(momentsOf('ProcessRunReminded', { stepIds: [], remindAt: later })).toEqual([later]);
    expect(momentsOf('ProcessRunReminded', { stepIds: [], remindAt: null })).toEqual([]);
    for (const type of ['ProcessRunCompleted', 'ProcessRunCancelled', 'ProcessRunRemoved'])
      expect(momentsOf(type)).toEqual([null]);
    expect(momentsOf('ProcessRunReopened', { remindAt: later })).toEqual([later]);
    const item = { name: 'training.process-run.reminder', tenantId: exampleTenantId, subject: processRunId, at };
    expect(processRunReminder.command(item)).toMatchObject({ type: 'RemindOfProcessRun', data: { dueAt: at } });
  });
});
