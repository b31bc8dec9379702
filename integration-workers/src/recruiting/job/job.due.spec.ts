import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { expiryOf } from 'contracts/recruiting/job/job.expiry';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { jobExpiry } from './job.due.ts';

const jobId = exampleJobId;
const at = '2026-03-30T04:59:59.000Z';

let version = 0;
const on = (type: string, data: Record<string, unknown> = {}): Recorded => {
  version += 1;
  return recorded(type, { jobId, ...data }, { version });
};
const changesOf = (...events: Recorded[]) =>
  decideDue([jobExpiry], events).changes.map(({ subject, at: when }) => ({ subject, at: when }));

describe('the end of a job', () => {
  it.each([
    ['2026-03-08', 'America/Chicago', '2026-03-09T05:00:00.000Z'], // the day that has 23 hours there
    ['2026-03-07', 'America/Chicago', '2026-03-08T06:00:00.000Z'],
    ['2026-11-01', 'America/Chicago', '2026-11-02T06:00:00.000Z'], // the day that has 25
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'America/Sao_Paulo', '2026-03-30T03:00:00.000Z'],
    ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    // Summer time begins at midnight there: the day begins at one.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('given %s as the last day in %s, when it is over there, then it is %s', (expiresOn, timeZone, moment) => {
    expect(expiryOf({ expiresOn, timeZone })).toBe(moment);
  });

  it('given no day or no zone, when asked, then it never ends', () => {
    expect(expiryOf({ expiresOn: null, timeZone: 'UTC' })).toBeNull();
    expect(expiryOf({ expiresOn: '2026-03-29', timeZone: null })).toBeNull();
  });

  it('given a last day, when it is set, moved and taken away, then the moment follows; a job without one waits for nothing', () => {
    expect(changesOf(on('JobCreated', { expiresAt: at }))).toEqual([{ subject: jobId, at }]);
    expect(changesOf(on('JobCreated', { expiresAt: null }))).toEqual([]);
    expect(changesOf(on('JobCreated'))).toEqual([]);
    const later = '2026-04-30T05:00:00.000Z';
    expect(changesOf(on('JobChanged', { from: { expiresAt: at }, to: { expiresAt: later } }))).toEqual([
      { subject: jobId, at: later },
    ]);
    expect(changesOf(on('JobChanged', { from: { expiresAt: at }, to: { expiresAt: null } }))).toEqual([
      { subject: jobId, at: null },
    ]);
    expect(changesOf(on('JobChanged', { from: { title: 'a' }, to: { title: 'b' } }))).toEqual([]);
    expect(changesOf(on('JobRemoved'))).toEqual([{ subject: jobId, at: null }]);
  });

  it.each(['0000-01-02T00:00:00.000Z', '-000001-12-31T22:00:00.000Z', '+010000-01-01T00:00:00.000Z'])(
    'given %s, which no table can hold, when it is set, then what waited is cancelled and the rest goes on',
    (never) => {
      const told: unknown[] = [];
      const other = derivedId('another job');
      const events = [
        on('JobCreated', { expiresAt: at }),
        on('JobChanged', { from: { expiresAt: at }, to: { expiresAt: never } }),
        on('JobCreated', { jobId: other, expiresAt: at }),
      ];
      const { changes } = decideDue([jobExpiry], events, (change) => told.push(change.at));
      expect(changes.map(({ subject, at: when }) => ({ subject, at: when }))).toEqual([
        { subject: jobId, at: null },
        { subject: other, at },
      ]);
      expect(told).toEqual([never]);
    },
  );

  it('given its moment, when it has come, then the command says which moment was meant', () => {
    const item = { name: 'recruiting.job.expiry', tenantId: exampleTenantId, subject: jobId, at };
    expect(jobExpiry.command(item)).toEqual({ aggregate: 'job', id: jobId, type: 'ExpireJob', data: { dueAt: at } });
  });
});
