import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companies,
  groups,
  type Method,
  openSubAccounts,
  partnerships,
} from '#command-service/test/sub-accounts.harness';

const { harness, harbor, summit, recruiter, call, newCompany, openLink, newGroup, signUp, join, inside } =
  await openSubAccounts();
afterAll(() => harness.close());

let group: { id: string; token: string };
beforeEach(async () => {
  group = await newGroup();
});

describe('joining by a sign-up link', () => {
  it('given a new company, when it signs up by the link, then it is there with its owner, in the group, and both histories say so', async () => {
    const { status, body } = await signUp(group.token, 'Corner One');
    expect([status, body.tenant]).toEqual([201, 'corner-one']);
    expect((await call('post', '/api/tenant/jobs', body.token, { title: 'Cook' })).status).toBe(201);
    const events = await harness.recorded();
    const joined = events.findLast(({ type }) => type === 'SubAccountCompanyJoined');
    const accepted = events.findLast(({ type }) => type === 'PartnershipAccepted');
    expect(joined?.metadata).toMatchObject({ tenantId: harbor.tenantId, ip: null });
    expect(accepted?.metadata.tenantId).toBe(joined?.data.companyId);
    expect(accepted?.data).toMatchObject({ parentName: 'Harbor', groupName: 'Franchisees', sharesCandidates: false });
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(group.token);
  });

  it('given a link that was renewed or closed, when somebody signs up or joins by the old one, then nothing is made and the new one works', async () => {
    const shop = await newCompany();
    const renewed = await openLink(group.id);
    for (const token of [group.token, 'invented']) {
      const refused = await signUp(token, 'Late One');
      expect([refused.status, refused.body.code]).toEqual([404, 'sub-account-registration-failed']);
      expect((await join(token, shop)).body.code).toBe('sub-account-registration-failed');
    }
    expect((await harness.recorded()).some(({ data }) => data.name === 'Late One')).toBe(false);
    expect((await join(renewed, shop)).status).toBe(201);
    await call('delete', `${groups}/${group.id}/sign-up-link`, harbor.token);
    expect((await signUp(renewed, 'Late One')).body.code).toBe('sub-account-registration-failed');
  });

  it('given two who sign up by one link at once, when answered, then both are in the group', async () => {
    const answers = await Promise.all(['Twin One', 'Twin Two'].map((name) => signUp(group.token, name)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await harness.pool.query('select from access.partner where group_id = $1', [group.id]);
    expect(rows).toHaveLength(2);
  });

  it('given the same request repeated under its key, when answered, then there is one company, in the group once', async () => {
    const send = () => signUp(group.token, 'Once Only').set('Idempotency-Key', 'once');
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const joined = (await harness.recorded()).filter(
      ({ type, data }) => type === 'SubAccountCompanyJoined' && data.subAccountGroupId === group.id,
    );
    expect(joined).toHaveLength(1);
  });

  it('given terms that have changed since they were read, when somebody agrees to the old ones, then they are told to read again', async () => {
    const shop = await newCompany();
    await call('patch', `${groups}/${group.id}`, harbor.token, { shareCandidates: true });
    expect((await join(group.token, shop)).body.code).toBe('partnership-terms-changed');
    expect((await signUp(group.token, 'Unread')).body.code).toBe('partnership-terms-changed');
    expect((await join(group.token, shop, true)).status).toBe(201);
  });

  it('given sharing that the group asks for later, when the owner opens the link again and agrees, then it is shared, and not before', async () => {
    const shop = await newCompany();
    const isShared = async () => {
      const row = 'select shares_candidates as shared from access.partner where partner_id = $1';
      return (await harness.pool.query(row, [shop.tenantId])).rows[0]?.shared;
    };
    await join(group.token, shop);
    await call('patch', `${groups}/${group.id}`, harbor.token, { shareCandidates: true });
    expect(await isShared()).toBe(false);
    expect((await join(group.token, shop, true)).status).toBe(201);
    expect(await isShared()).toBe(true);
    const accepted = (await harness.recorded()).filter(
      ({ type, metadata }) => type === 'PartnershipAccepted' && metadata.tenantId === shop.tenantId,
    );
    expect(accepted.map(({ data }) => data.sharesCandidates)).toEqual([false, true]);
  });

  it('given a company whose owner has not agreed, when its recruiter or anybody else would join for it, then they are refused', async () => {
    expect((await join(group.token, { ...summit, token: recruiter })).status).toBe(403);
    expect((await call('post', partnerships, undefined, { token: group.token })).status).toBe(401);
    expect(await inside(summit)).toBe(403);
  });

  it('given the parent itself, or a company that is its parent, when it would join, then it is refused', async () => {
    expect((await join(group.token, harbor)).body.code).toBe('partnership-with-itself');
    const shop = await newCompany();
    await join(group.token, shop);
    const own = (await call('post', groups, shop.token, { name: 'Mine' })).body.id;
    const link = (await call('post', `${groups}/${own}/sign-up-link`, shop.token)).body.token;
    expect((await join(link, harbor)).body.code).toBe('partnership-with-itself');
  });

  it('given a company in one group, when it joins another of the same parent, then it is refused; the same again changes nothing', async () => {
    const shop = await newCompany();
    const other = await newGroup();
    expect((await join(group.token, shop)).status).toBe(201);
    expect((await join(group.token, shop)).status).toBe(201);
    expect((await join(other.token, shop)).body.code).toBe('already-partner');
  });
});

describe('groups', () => {
  it('given the group of another company, when it is asked for by id, then it is not there', async () => {
    const foreign = (method: Method, path: string, body?: object) =>
      call(method, path, summit.token, body).then(({ status }) => status);
    const shop = await newCompany();
    await join(group.token, shop);
    expect(await foreign('patch', `${groups}/${group.id}`, { name: 'Mine' })).toBe(404);
    expect(await foreign('delete', `${groups}/${group.id}`)).toBe(404);
    expect(await foreign('post', `${groups}/${group.id}/sign-up-link`)).toBe(404);
    expect(await foreign('delete', `${groups}/${group.id}/sign-up-link`)).toBe(404);
    expect(await foreign('delete', `${companies}/${shop.tenantId}`)).toBe(404);
    expect((await join(group.token, await newCompany())).status).toBe(201);
  });

  it('given a group with companies, when removed, then it is refused; once they are gone, it goes, and its link with it', async () => {
    const shop = await newCompany();
    await join(group.token, shop);
    const remove = () => call('delete', `${groups}/${group.id}`, harbor.token);
    expect((await remove()).body.code).toBe('sub-account-group-in-use');
    await call('delete', `${companies}/${shop.tenantId}`, harbor.token);
    expect((await remove()).status).toBe(200);
    expect((await join(group.token, shop)).body.code).toBe('sub-account-registration-failed');
  });

  it('given tables that were lost, when the service starts again, then partners and groups are there as the history has them', async () => {
    const [shop, left] = [await newCompany(), await newCompany()];
    await join(group.token, shop);
    await join(group.token, left);
    await call('delete', `${partnerships}/${harbor.tenantId}`, left.token);
    await harness.pool.query('delete from access.partner');
    await harness.pool.query('delete from access.sub_account_group');
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    await expect
      .poll(async () => (await again.readiness()).find(({ name }) => name === 'access-reconciler')?.state, {
        timeout: 60_000,
      })
      .toBe('running');
    expect([await inside(shop), await inside(left)]).toEqual([201, 403]);
    const fresh = await openLink(group.id);
    expect((await join(fresh, left)).status).toBe(201);
    await again.close();
  });
});
