import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { mergeHandler } from './merge-handler.ts';

const path = '/api/tenant/candidates';

describe('two records of one person', () => {
  let app: SpecApp;
  let one: Record<string, unknown>;
  let other: Record<string, unknown>;
  const add = async (body: object) => (await app.recruiter('post', path, body)).body;
  const merge = (id: unknown, otherId: unknown, take: string[] = []) =>
    app.recruiter('post', `${path}/${id}/merge`, { otherId, take });
  const unmerge = (id: unknown, otherId: unknown) => app.recruiter('post', `${path}/${id}/unmerge`, { otherId });
  /** As it is now, by a change that changes nothing. */
  const now = async (id: unknown) => (await app.recruiter('patch', `${path}/${id}`, {})).body;
  beforeEach(async () => {
    app = specApp();
    one = await add({ firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example', skills: ['Wood'] });
    other = await add({ firstName: 'Ada', lastName: 'Berg', email: 'ada.berg@post.example', phone: '+1 218 555 0155' });
  });
  const without = ({ version: _, updatedAt: __, ...record }: Record<string, unknown>) => record;

  it('given two records, when merged and taken apart, then both are as if they had never been one', async () => {
    const { status, body } = await merge(one.id, other.id, ['phone', 'email']);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ phone: '+1 218 555 0155', phoneE164: '+12185550155', email: 'ada.berg@post.example', skills: ['Wood'] },
        mergedIds: [other.id],
      }),
    ]);
    expect(await now(other.id)).toMatchObject({ isMerged: true, mergedInto: one.id });
    expect((await unmerge(one.id, other.id)).status).toBe(200);
    expect(without(await now(one.id))).toEqual(without(one));
    expect(without(await now(other.id))).toEqual(without(other));
  });

  it('given merged records, when things happen and they are taken apart, then each keeps what happened to it', async () => {
    const job = (await app.recruiter('post', '/api/tenant/jobs', { title: 'Joiner' })).body.id;
    const open = async (candidateId: unknown) =>
      (await app.recruiter('post', '/api/tenant/interviews', { candidateId, jobId: job })).body;
    await merge(one.id, other.id, ['phone', 'email']);
    const opened = await open(other.id);
    await app.recruiter('post', `/api/tenant/interviews/${opened.id}/status`, { comment: 'Good hands.' });
    await app.recruiter('patch', `${path}/${one.id}`, { email: 'new@mail.example', summary: 'Sails.' });
    await unmerge(one.id, other.id);
    expect(await now(one.id)).toMatchObject({ email: 'new@mail.example', summary: 'Sails.', phone: '' });
    expect(opened.candidateId).toBe(other.id);
    expect(without(await now(other.id))).toEqual(without(other));
  });

  it('given own fields that one record leaves blank, when it takes those of the other and they are taken apart, then they come and go with it, but for what was written since', async () => {
    const field = async (name: string) => (await app.owner('post', '/api/tenant/custom-fields', { name })).body.id;
    const [shift, tool, coat] = [await field('Shift'), await field('Tool'), await field('Coat')];
    const custom = (id: unknown, values: object) => app.recruiter('patch', `${path}/${id}`, { custom: values });
    await custom(one.id, { [shift]: 'early' });
    await custom(other.id, { [shift]: 'night', [tool]: 'adze', [coat]: 'M' });
    await merge(one.id, other.id, ['custom']);
    expect((await now(one.id)).custom).toEqual({ [shift]: 'early', [tool]: 'adze', [coat]: 'M' });
    await custom(one.id, { [coat]: 'L' });
    await unmerge(one.id, other.id);
    expect((await now(one.id)).custom).toEqual({ [shift]: 'early', [coat]: 'L' });
    expect((await now(other.id)).custom).toEqual({ [shift]: 'night', [tool]: 'adze', [coat]: 'M' });
  });

  it('given two who are alike, when somebody says that they are different people, then that is noted once and can be taken back', async () => {
    const say = (body: object, id = one.id) => app.recruiter('post', `${path}/${id}/distinguish`, body);
    const said = (await say({ otherId: other.id })).body;
    expect((await say({ otherId: other.id })).body.version).toBe(said.version);
    expect((await say({ otherId: other.id, isDistinct: false })).body.version).toBe(said.version + 1);
    // Taken back from the other's side, too.
    await say({ otherId: other.id });
    const back = await say({ otherId: one.id, isDistinct: false }, other.id);
    expect([back.status, (await now(one.id)).version]).toEqual([200, said.version + 3]);
    expect((await say({ otherId: one.id })).body).toMatchObject({ code: 'merge-with-itself' });
    const foreign = await app.as('Recruiter', otherTenantId)('post', path, {
      firstName: 'Bo',
      lastName: 'Berg',
      email: 'bo@mail.example',
    });
    for (const otherId of [newId(new Date()), foreign.body.id])
      expect([(await say({ otherId })).status, (await say({ otherId })).body.code]).toEqual([422, 'merge-other-gone']);
  });

  it('given records of which one or both are assigned, when merged and taken apart, then the one that stays keeps its own, or has the other’s as long as they are one (REC-273)', async () => {
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const teamId = (await app.owner('post', '/api/tenant/teams', { name: 'Dock', userIds: [exampleUserId] })).body.id;
    const assign = (id: unknown, body: object) => app.recruiter('post', `${path}/${id}/assign`, body);
    await assign(other.id, { teamId });
    expect((await merge(one.id, other.id)).body).toMatchObject({ assigneeId: null, teamId });
    await unmerge(one.id, other.id);
    expect(await now(one.id)).toMatchObject({ assigneeId: null, teamId: null });
    expect(await now(other.id)).toMatchObject({ assigneeId: null, teamId });
    // Said by somebody since, it stays.
    await merge(one.id, other.id);
    await assign(one.id, { assigneeId: exampleUserId });
    await unmerge(one.id, other.id);
    expect(await now(one.id)).toMatchObject({ assigneeId: exampleUserId, teamId: null });
    expect((await merge(one.id, other.id)).body).toMatchObject({ assigneeId: exampleUserId, teamId: null });
    expect((await assign(other.id, { teamId })).body.code).toBe('candidate-is-merged');
    await unmerge(one.id, other.id);
    expect(await now(one.id)).toMatchObject({ assigneeId: exampleUserId });
    expect(await now(other.id)).toMatchObject({ assigneeId: null, teamId });
  });

  it('given the same command again, when it comes, then nothing happens', async () => {
    const first = (await merge(one.id, other.id, ['phone'])).body;
    expect((await merge(one.id, other.id, ['phone'])).body).toEqual(first);
    const apart = (await unmerge(one.id, other.id)).body;
    expect((await unmerge(one.id, other.id)).body).toEqual(apart);
  });

  it('given a record that is itself, gone, foreign, merged or has others, when it is merged, then it is refused by its name', async () => {
    const third = await add({ firstName: 'Bo', lastName: 'Dahl', email: 'bo@mail.example' });
    const foreign = (
      await app.as('Recruiter', otherTenantId)('post', path, { firstName: 'X', lastName: 'Y', email: 'x@mail.example' })
    ).body;
    const codeOf = async (id: unknown, otherId: unknown) => (await merge(id, otherId)).body.errors?.otherId?.[0];
    expect(await codeOf(one.id, one.id)).toBe('merge-with-itself');
    expect(await codeOf(one.id, newId(new Date()))).toBe('merge-other-gone');
    expect(await codeOf(one.id, foreign.id)).toBe('merge-other-gone');
    await merge(one.id, other.id);
    expect(await codeOf(third.id, other.id)).toBe('merge-other-merged');
    expect(await codeOf(third.id, one.id)).toBe('merge-other-has-merged');
    expect(await codeOf(other.id, third.id)).toBe('candidate-is-merged');
    expect((await merge(one.id, third.id, ['wings'])).status).toBe(422);
  });

  it('given a death after the first of both streams, when our own process goes on, then both say so; taken apart meanwhile, neither does', async () => {
    const cause = { eventId: newId(new Date()), policy: 'recruiting.candidate', target: 'x', correlationId: 'x' };
    const system = async (id: unknown, type: string, data: object, target: string) =>
      (
        await app.system({
          tenantId: one.tenantId ?? (await tenant()),
          aggregate: 'candidate',
          id,
          type,
          data,
          cause: { ...cause, target },
        })
      ).status;
    const tenant = async () => (await app.events.feed.read(0n, 1)).events[0]?.metadata.tenantId;
    await app.commands.candidate(String(other.id), {
      type: 'JoinCandidate',
      data: { intoId: String(one.id), take: ['phone'] },
      metadata: { ...(await causeOfFirst()), now: new Date() },
    });
    await system(one.id, 'MergeCandidate', { otherId: other.id, take: ['phone'] }, 'a');
    expect(await now(one.id)).toMatchObject({ phone: '+1 218 555 0155', mergedIds: [other.id] });
    await unmerge(one.id, other.id);
    await system(one.id, 'MergeCandidate', { otherId: other.id, take: ['phone'] }, 'b');
    expect(without(await now(one.id))).toEqual(without(one));
  });
  it('given a record that has changed since it was read, when another is merged into it, then both stay as they were', async () => {
    await app.recruiter('patch', `${path}/${one.id}`, { summary: 'Sails.' });
    const stale = await merge(one.id, other.id, ['phone']).set('If-Match', '"1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-record']);
    expect(await now(other.id)).toEqual(other);
    expect(await now(one.id)).toMatchObject({ summary: 'Sails.', phone: '', mergedIds: [] });
  });

  it('given another was merged into a record, when that is merged itself before it says so, then the other leaves and is listed again', async () => {
    const third = await add({ firstName: 'Ada', lastName: 'B', email: 'ab@mail.example' });
    const metadata = { ...(await causeOfFirst()), now: new Date() };
    const [id, otherId] = [String(one.id), String(other.id)];
    const { candidate } = app.commands;
    const crossed = mergeHandler(app.events.store, async (of, command, ifMatch) => {
      const sent = await candidate(of, command, ifMatch);
      const data = { intoId: String(third.id), take: [] };
      if (command.type === 'JoinCandidate') await candidate(id, { type: 'JoinCandidate', data, metadata });
      return sent;
    });
    const merging = crossed(id, { type: 'MergeCandidate', data: { otherId, take: [] }, metadata }, null);
    await expect(merging).rejects.toMatchObject({ code: 'candidate-is-merged' });
    expect(await now(otherId)).toMatchObject({ isMerged: false, mergedInto: null });
  });

  const causeOfFirst = async () => {
    const [first] = (await app.events.feed.read(0n, 1)).events;
    if (!first) throw new Error('nothing happened');
    const { idempotencyKey: _, ...metadata } = first.metadata;
    return metadata;
  };

  it('given a merge, when the other person is erased, then nothing of theirs stands in the record', async () => {
    await merge(one.id, other.id, ['phone']);
    await app.owner('post', `${path}/${other.id}/erase`);
    expect(await now(one.id)).toMatchObject({ phone: '', email: 'ada@mail.example' });
  });

  it('given merged records, one of them removed, when the one that stays is erased, then all are', async () => {
    const third = await add({ firstName: 'Ada', lastName: 'B', email: 'ab@mail.example' });
    await merge(one.id, other.id);
    await merge(one.id, third.id);
    await app.owner('delete', `${path}/${other.id}`);
    await app.owner('post', `${path}/${one.id}/erase`);
    for (const { id } of [one, other, third]) {
      const subject = { tenantId: exampleTenantId, subject: String(id) };
      expect([...(await app.keys.find([subject])).values()]).toMatchObject([{ status: 'destroyed' }]);
    }
  });
});
