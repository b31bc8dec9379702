import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { memoryLedger } from '#integration-workers/test/runner.fixture';
import type { Tools } from '#integration-workers/tools';
import { type Handler, job } from './job.ts';
import { workItem } from './work-item.ts';
import { doWork } from './worker.ts';

const tools = {} as Tools;
type Count = { count: number };

const bench = (handle: Handler<Count>) => {
  const count = job({ name: 'count', payload: z.strictObject({ count: z.int() }), handle });
  const ledger = memoryLedger();
  const item = workItem(recorded('Counted', {}), 'p', count.request('target', { count: 3 }));
  return { item, ledger, deps: { definitions: new Map([[count.name, count]]), ledger, tools } };
};

describe('doing a job', () => {
  it('given a job, when it is done twice, then the work is done once', async () => {
    const seen: number[] = [];
    const { item, deps } = bench(async ({ data }) => void seen.push(data.count));
    await doWork({ item, lastAttempt: false }, deps);
    await doWork({ item, lastAttempt: false }, deps);
    expect(seen).toEqual([3]);
  });

  it('given work that throws, when the job is tried again, then the work is done', async () => {
    const seen: boolean[] = [];
    const { item, deps } = bench(async ({ lastAttempt }) => {
      seen.push(lastAttempt);
      if (!lastAttempt) throw new Error('not now');
    });
    await expect(doWork({ item, lastAttempt: false }, deps)).rejects.toThrow('not now');
    await doWork({ item, lastAttempt: true }, deps);
    expect(seen).toEqual([false, true]);
  });

  it('given a payload that its schema refuses, when the job is done, then the work is not begun', async () => {
    const seen: unknown[] = [];
    const { item, deps } = bench(async ({ data }) => void seen.push(data));
    await expect(doWork({ item: { ...item, data: { count: 'three' } }, lastAttempt: false }, deps)).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  it('given a job that nobody declares, when it comes up, then it says so', async () => {
    const { item, deps } = bench(async () => undefined);
    await expect(doWork({ item: { ...item, name: 'gone' }, lastAttempt: false }, deps)).rejects.toThrow('gone');
  });
});
