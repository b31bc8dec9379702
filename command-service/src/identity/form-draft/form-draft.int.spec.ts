import { DRAFT_DAYS, MAX_DRAFTS } from 'contracts/identity/form-draft/form-draft.endpoints';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { postgresFormDrafts, sweepFormDrafts } from './form-drafts.ts';

const start = new Date('2026-03-02T09:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

describe('drafts of forms', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const of = (form: string, userId: string = exampleUserId) => ({ tenantId: exampleTenantId, userId, form });
  const forms = async (userId: string = exampleUserId) =>
    (
      await harness.pool.query<{ form: string; typed: string }>(
        'select form, typed from access.form_draft where user_id = $1 order by updated_at, form',
        [userId],
      )
    ).rows;

  it('given a draft, when it is kept again, with any text at all, then it is the last one, and of its person alone', async () => {
    const drafts = postgresFormDrafts(harness.pool);
    await drafts.keep(of('jobs'), { values: { title: 'Co' }, version: null }, start);
    await drafts.keep(of('jobs'), { values: { title: 'Cook \u0000 \ud800' }, version: null }, later(1));
    await drafts.keep(of('jobs', derivedId('another')), { values: { title: 'Chef' }, version: null }, later(1));
    expect((await forms()).map(({ typed }) => JSON.parse(typed).title)).toEqual(['Cook \u0000 \ud800']);
    await drafts.discard(of('jobs'));
    await drafts.discard(of('jobs'));
    expect(await forms()).toEqual([]);
    expect(await forms(derivedId('another'))).toHaveLength(1);
  });

  it('given as many as somebody may have, when another is kept, then the oldest goes; one that is old goes by itself', async () => {
    const drafts = postgresFormDrafts(harness.pool);
    const names = Array.from({ length: MAX_DRAFTS + 1 }, (_, index) => `form-${'abcdefghijklmnopqrstuvwxyz'[index]}`);
    for (const [index, form] of names.entries()) await drafts.keep(of(form), { values: {}, version: 1 }, later(index));
    expect((await forms()).map(({ form }) => form)).toEqual(names.slice(1));
    await sweepFormDrafts(harness.pool, later(DRAFT_DAYS * 24 * 60 * 60 + 2));
    expect((await forms()).map(({ form }) => form)).toEqual(names.slice(2));
  });
});
