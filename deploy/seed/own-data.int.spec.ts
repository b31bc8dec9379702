import type { Client } from 'contracts/client/client';
import { changeMyAvatar } from 'contracts/identity/image/image.endpoints';
import { register } from 'contracts/identity/registration/registration.endpoints';
import { login } from 'contracts/identity/session/session.endpoints';
import { avatarPath } from 'contracts/kernel/image';
import {
  applicantIdOf,
  applicantIdsOf,
  applicationIdOf,
  interviewIdOf,
} from 'contracts/recruiting/application/application.commands';
import { listMyApplications, submitApplication } from 'contracts/recruiting/application/application.endpoints';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  changeProfile,
  eraseMyAccount,
  exportMyData,
  showMyExport,
  showProfile,
} from 'contracts/recruiting/profile/profile.endpoints';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoId } from '#deploy/seed/demo-id';
import { linesWith } from '#deploy/test/lines.fixture';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { expectSameAfterRebuild } from '#deploy/test/rebuilt.fixture';

const email = 'ob77@mail.example';
const password = 'a-long-password';
const person = { firstName: 'Ottilie', lastName: 'Brandvold', email, phone: '+47 555 91827', password } as const;
const PATIENCE = { timeout: 60_000, interval: 100 };
const SECRETS = /ottilie|brandvold|555 91827|spitsbergen|plays the lur/;

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

const joiner = demoId('job', 'harbor', 'marine-joiner');
const tester = demoId('job', 'summit', 'product-test-engineer');
const harbor = demoId('tenant', 'harbor', '');

let product: RunningProduct;
let owners: Record<'harbor' | 'summit', Client>;
let mine: Client;
let userId: string;
let staffRecord: string;
let imageId: string;
beforeAll(async () => {
  product = await openDemoProduct();
  owners = {
    harbor: await product.clientOf('admin@harbor.example', 'harbor'),
    summit: await product.clientOf('admin@summit.example', 'summit'),
  };
  const entered = { firstName: 'O.', lastName: 'B.', email };
  staffRecord = (await owners.summit.call(candidate.endpoints.create, { body: entered })).data.id;
  const { client, session } = product.visitor();
  mine = client;
  const { data } = await mine.call(register, { body: { type: 'candidate', ...person, employerContact: true } });
  session.store(data.token);
  userId = session.claims()?.sub ?? '';
  for (const jobId of [joiner, tester]) await mine.call(submitApplication, { body: { jobId } });
  const interviewId = interviewIdOf(applicationIdOf(userId, joiner));
  await vi.waitFor(async () => {
    const [interview, record] = [await audit('harbor', interviewId), await audit('summit', staffRecord)];
    const isFollowed = interview.length > 0 && record.some(({ event }) => event === 'CandidateLinked');
    if (!isFollowed) throw new Error('The applications have not been followed up.');
  }, PATIENCE);
  const path = `/api/tenant/interviews/${interviewId}/status`;
  await owners.harbor.request('POST', path, { body: { comment: 'Plays the lur' } });
  const note = { candidateId: applicantIdOf(harbor, userId), text: 'Knows Spitsbergen by heart' };
  await owners.harbor.request('POST', '/api/tenant/candidate-notes', { body: note });
  await mine.call(changeProfile, { body: { location: 'Spitsbergen' } });
  const { data: pictured } = await mine.call(changeMyAvatar, { file: new Blob([PNG], { type: 'image/png' }) });
  imageId = pictured.avatar?.split('/').at(-1) ?? '';
}, 120_000);
afterAll(() => product?.close());

type Copy = Record<'account' | 'profile' | 'sessions' | 'applications', unknown> & {
  companies: { companyId: string }[];
};

const audit = async (company: 'harbor' | 'summit', entityId: string) => {
  const query = { filter: JSON.stringify({ entityId }) };
  return (await owners[company].request('GET', '/api/tenant/audit-log', { query })).data as AuditEntryView[];
};
const told = async (company: 'harbor' | 'summit', entityId: string) =>
  (await audit(company, entityId)).map(({ event }) => event);
const toldBy = async (company: 'harbor' | 'summit', entityId: string, actorId: string) =>
  (await audit(company, entityId)).filter((entry) => entry.actorId === actorId).map(({ event }) => event);

const everything = () => linesWith(product.database, (line) => SECRETS.test(line) || line.includes(imageId));

describe('a copy of what is known of somebody', () => {
  it('given two applications, when a copy is asked for, then it tells all, and of staff and of others nothing', async () => {
    const { data: asked } = await mine.call(exportMyData, {});
    const { data: copy, headers } = await mine.call(showMyExport, { params: asked });
    const { account, profile, sessions, applications, companies } = copy as unknown as Copy;
    expect(headers.get('content-disposition')).toContain(asked.id);
    expect(account).toMatchObject({ name: 'Ottilie Brandvold', email, employerContactAcceptedAt: expect.any(String) });
    expect(account).toMatchObject({ avatar: avatarPath(userId, imageId) });
    expect(profile).toMatchObject({ location: 'Spitsbergen', phone: person.phone });
    expect(sessions).toMatchObject([{ endedAt: null, address: expect.any(String) }]);
    expect(applications).toHaveLength(2);
    const notes = Object.fromEntries(companies.map((company) => [company.companyId === harbor, company]));
    const record = { firstName: 'Ottilie', lastName: 'Brandvold', email };
    expect(notes.true).toMatchObject({ records: [record], interviews: [{ log: expect.any(Array) }] });
    expect(JSON.stringify(notes.true)).toContain('Plays the lur');
    expect(notes.true).toMatchObject({ notes: [{ text: 'Knows Spitsbergen by heart' }] });
    expect(notes.false).toMatchObject({ records: [], interviews: [{ status: 'created' }] });
    expect(JSON.stringify(copy)).not.toMatch(/Ingrid|Callum|"O\."/);
    const record0 = applicantIdOf(harbor, userId);
    await expect.poll(() => toldBy('harbor', record0, 'data-export'), PATIENCE).toEqual(['CandidateExported']);
    await expect.poll(() => toldBy('summit', staffRecord, 'data-export'), PATIENCE).toEqual(['CandidateExported']);
  });

  it('given a copy of somebody else or one that nobody asked for, when fetched, then there is none', async () => {
    const { data: asked } = await mine.call(exportMyData, {});
    for (const params of [asked, { id: userId }]) {
      await expect(owners.harbor.call(showMyExport, { params })).rejects.toMatchObject({ status: 404 });
    }
    await expect(mine.call(showMyExport, { params: { id: 'x' } })).rejects.toMatchObject({ status: 404 });
    await expect(owners.harbor.call(showProfile, {})).rejects.toMatchObject({ code: 'profile-not-found' });
  });
});

describe('somebody who erases their account', () => {
  it('given records made by applying and by staff, when erased, then the one is gone, the other stands alone, and histories tell it', async () => {
    expect(await everything()).not.toBe('');
    expect(await product.files.exists(`users/${userId}/${imageId}`)).toBe(true);
    await mine.call(eraseMyAccount, { body: { password } });
    await expect(mine.call(listMyApplications, {})).rejects.toMatchObject({ status: 401 });
    const policy = 'account-erasure';
    const own = { harbor: applicantIdOf(harbor, userId), summit: staffRecord };
    const applications = { harbor: applicationIdOf(userId, joiner), summit: applicationIdOf(userId, tester) };
    for (const company of ['harbor', 'summit'] as const) {
      await expect
        .poll(() => toldBy(company, applications[company], policy), PATIENCE)
        .toEqual(['ApplicationWithdrawn']);
    }
    expect(await toldBy('harbor', own.harbor, policy)).toEqual(['CandidateErased']);
    expect(await toldBy('summit', own.summit, policy)).toEqual(['CandidateUnlinked']);
    const shown = await owners.summit.request('GET', `/api/tenant/candidates/${staffRecord}`);
    expect(shown.data).toMatchObject({ firstName: 'O.', email, linked: false });
  });

  it('given the erased person, when every table is searched, then no word of theirs is in it, nor after a rebuild from the first event', {
    timeout: 120_000,
  }, async () => {
    await expect.poll(everything, PATIENCE).toBe('');
    await expect.poll(() => product.files.list(`users/${userId}`), PATIENCE).toEqual([]);
    await expectSameAfterRebuild(product.database);
    expect(await everything()).toBe('');
  });

  it('given the address, when they log in, then it is not known; when they sign up, then it is theirs again', async () => {
    const { client } = product.visitor();
    await expect(client.call(login, { body: { email, password } })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    const again = { type: 'candidate' as const, ...person, employerContact: true as const };
    expect((await client.call(register, { body: again })).status).toBe(201);
  });
});

describe('somebody whom a company erases', () => {
  it('given a linked candidate, when an owner erases the record, then account and applications are as before, and applying again makes a new record', async () => {
    const { client, session } = product.visitor();
    const body = { type: 'candidate', ...person, email: 'second@mail.example', employerContact: true } as const;
    session.store((await client.call(register, { body })).data.token);
    const id = session.claims()?.sub ?? '';
    await client.call(submitApplication, { body: { jobId: joiner } });
    const [first = '', second = ''] = applicantIdsOf(harbor, id);
    await expect.poll(() => told('harbor', first), PATIENCE).toContain('CandidateLinked');
    await owners.harbor.request('POST', `/api/tenant/candidates/${first}/erase`);

    await client.call(login, { body: { email: 'second@mail.example', password } });
    expect((await client.call(showProfile, {})).data).toMatchObject({ firstName: 'Ottilie' });
    expect((await client.call(listMyApplications, {})).data).toMatchObject([{ jobId: joiner, status: 'created' }]);
    await client.call(submitApplication, { body: { jobId: demoId('job', 'harbor', 'apprentice-boatbuilder') } });
    await expect.poll(() => told('harbor', second), PATIENCE).toEqual(['CandidateLinked', 'CandidateCreated']);

    await client.call(eraseMyAccount, { body: { password } });
    await expect.poll(() => toldBy('harbor', second, 'account-erasure'), PATIENCE).toEqual(['CandidateErased']);
    expect(await toldBy('harbor', first, 'account-erasure')).toEqual([]);
  });
});
