import { candidateTimeline } from 'contracts/recruiting/candidate/candidate.timeline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDemoProduct, type RunningProduct } from './product.harness.ts';

/** What opens, closes and names a transaction: no question of its own. */
const FRAME = /^(?:begin|commit|rollback|set |select set_config)/i;

let product: RunningProduct;
beforeAll(async () => {
  product = await openDemoProduct();
}, 120_000);
afterAll(() => product?.close());

/** Statements that the read side sends for one request: its role's, whichever connection they take. */
const questionsOf = async (ask: () => Promise<unknown>): Promise<string[]> => {
  await ask();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await ask();
  const sent = query.mock.calls.flatMap(([told], at) => {
    const { user } = query.mock.contexts[at] as pg.Client;
    const text = typeof told === 'string' ? told : (told as { text?: string }).text;
    return user === 'onrecord_reader' && text && !FRAME.test(text) ? [text] : [];
  });
  query.mockRestore();
  return sent;
};

describe('what a page of a candidate costs', () => {
  it('given a candidate, when their record is asked for, then it takes three questions of the database at most; their timeline one more', async () => {
    const owner = await product.clientOf('admin@harbor.example', 'harbor');
    const { data } = await owner.request('GET', '/api/tenant/candidates', { query: { range: '[0,0]' } });
    const [{ id }] = data as unknown as [{ id: string }];
    const record = await questionsOf(() => owner.request('GET', `/api/tenant/candidates/${id}`));
    expect(record.length).toBeGreaterThan(0);
    expect(record.length).toBeLessThanOrEqual(3);
    const timeline = await questionsOf(() => owner.call(candidateTimeline, { params: { id }, query: {} }));
    expect(timeline.length).toBeLessThanOrEqual(4);
  });
});
