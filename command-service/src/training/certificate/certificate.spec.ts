import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { certificateNumber } from 'contracts/training/certificate/certificate.choices';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedTokens } from '#command-service/named-tokens';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { hoursLater, hoursOn } from '#command-service/test/training.fixture';
import { CERTIFICATE_LINK } from './certificate.routes.ts';

const id = certificateIdOf(derivedId('certificate spec', 'assignment'));
const said = {
  ...{ userName: 'Łucja Ångström', companyName: 'Harbor & Pine', programName: 'First week', programVersion: 1 },
  ...{ earned: 4, possible: 5, completedOn: '2026-03-02', validUntil: '2026-03-03' },
};
const [noticeAt, expiresAt] = [hoursOn(10), hoursOn(39)];
let app: SpecApp;

const issue = (more: object = {}) => {
  const data = {
    ...{ trainingCertificateId: id, assignmentId: derivedId('certificate spec', 'assignment'), userId: exampleUserId },
    ...{ programId: derivedId('certificate spec', 'program'), noticeAt, expiresAt, ...said },
  };
  const created = { type: 'CreateTrainingCertificate', data: { ...data, ...more }, metadata: exampleCause };
  return app.commands.trainingCertificate(id, created as never);
};
const due = (type: 'AnnounceCertificateExpiry' | 'ExpireTrainingCertificate', dueAt: string, hours: number) =>
  app.commands.trainingCertificate(id, { type, data: { dueAt }, metadata: hoursLater(hours) });
/** What became of it since it was issued. */
const happened = async () => {
  const { events } = await app.events.store.readStream(streamName('trainingCertificate', exampleTenantId, id));
  return events.slice(1).map(({ type }) => type);
};
const mine = () => app.owner('post', `/api/employee/certificates/${id}/document`, { locale: 'pt-br' });
const path = (of: string, step: string) => `/api/tenant/training-certificates/${of}/${step}`;
const tokenOf = (of: { tenantId?: string; id?: string; key?: number; purpose?: string } = {}) =>
  namedTokens(Buffer.alloc(32, of.key ?? 7), of.purpose ?? CERTIFICATE_LINK).issue({
    ...{ tenantId: of.tenantId ?? exampleTenantId, id: of.id ?? id },
  });
const prove = (token: string) => request(app.app).post('/api/public/certificates').send({ token });

beforeEach(() => {
  app = specApp();
});

describe('a certificate', () => {
  it('given one, when its person or staff fetch it, then they get a PDF; nobody else does, of no company (TRA-50)', async () => {
    expect((await mine()).status).toBe(404);
    await issue();
    const { status, headers } = await mine();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    const asked = { locale: 'en-us' };
    expect((await app.as('Auditor')('post', path(id, 'document'), asked)).status).toBe(200);
    expect((await app.as('Recruiter')('post', path(id, 'document'), asked)).status).toBe(403);
    expect((await app.as('Owner', otherTenantId)('post', path(id, 'document'), asked)).status).toBe(404);
    const colleague = app.asColleague('Owner', derivedId('certificate spec', 'colleague'));
    expect((await colleague('post', `/api/employee/certificates/${id}/document`, asked)).status).toBe(404);
    expect((await app.owner('post', path(id, 'document'), { locale: 'xx' })).status).toBe(422);
  });

  it('given one, when its end comes near and is there, then each is noted once, and neither of what was withdrawn (TRA-53)', async () => {
    await issue();
    await due('AnnounceCertificateExpiry', hoursOn(9), 10);
    expect(await happened()).toEqual([]);
    await due('AnnounceCertificateExpiry', noticeAt, 10);
    expect(await happened()).toEqual(['TrainingCertificateExpiring']);
    await due('ExpireTrainingCertificate', noticeAt, 39);
    await due('ExpireTrainingCertificate', expiresAt, 39);
    await due('ExpireTrainingCertificate', expiresAt, 40);
    await due('AnnounceCertificateExpiry', noticeAt, 40);
    const both = ['TrainingCertificateExpiring', 'TrainingCertificateExpired'];
    expect(await happened()).toEqual(both);
    await app.owner('post', path(id, 'withdraw'), {});
    await due('ExpireTrainingCertificate', expiresAt, 41);
    expect(await happened()).toEqual([...both, 'TrainingCertificateWithdrawn']);
  });

  it('given nothing ran until it had expired, when both are due, then its person is told of the end alone', async () => {
    await issue();
    await due('AnnounceCertificateExpiry', noticeAt, 39);
    expect(await happened()).toEqual([]);
  });
});

describe('the link of a certificate', () => {
  it('given one that is valid, when anybody opens it, then it says what the certificate says; once its time is over, that too (TRA-52)', async () => {
    await issue();
    const proof = { number: certificateNumber(id), told: said };
    const { status, body } = await prove(tokenOf());
    expect([status, body]).toEqual([200, { state: 'valid', ...proof }]);
    app.advance(39 * 3_600_000);
    expect((await prove(tokenOf())).body).toEqual({ state: 'expired', ...proof });
  });

  it('given one, when its person or staff ask for its link, then that proves it; nobody else gets it, and of one that was withdrawn there is none (TRA-52)', async () => {
    await issue();
    const mineOf = (ask: SpecApp['owner']) => ask('post', `/api/employee/certificates/${id}/link`, {});
    const ofStaff = (ask: SpecApp['owner']) => ask('post', path(id, 'link'), {});
    for (const { status, body } of [await mineOf(app.owner), await ofStaff(app.as('Auditor'))]) {
      expect(status).toBe(200);
      expect((await prove(String(body.link).split('/').at(-1) ?? '')).body).toMatchObject({ state: 'valid' });
    }
    const colleague = app.asColleague('Owner', derivedId('certificate spec', 'colleague'));
    expect((await mineOf(colleague)).status).toBe(404);
    expect((await ofStaff(app.as('Recruiter'))).status).toBe(403);
    expect((await ofStaff(app.as('Owner', otherTenantId))).status).toBe(404);
    await app.owner('post', path(id, 'withdraw'), {});
    expect([(await mineOf(app.owner)).body.code, (await ofStaff(app.owner)).body.code]).toEqual([
      ...['certificate-withdrawn', 'certificate-withdrawn'],
    ]);
  });

  it('given one that was withdrawn, when it is opened or fetched, then nothing of the person is told; withdrawn again, nothing happens', async () => {
    await issue();
    expect((await app.as('Auditor')('post', path(id, 'withdraw'), {})).status).toBe(403);
    expect((await app.as('Owner', otherTenantId)('post', path(id, 'withdraw'), {})).status).toBe(404);
    expect((await app.owner('post', path(id, 'withdraw'), { reason: '\0' })).status).toBe(422);
    const { status, headers } = await app.owner('post', path(id, 'withdraw'), { reason: 'A mistake' });
    expect(status).toBe(200);
    expect((await app.owner('post', path(id, 'withdraw'), {})).headers['x-position']).toBe(headers['x-position']);
    expect((await prove(tokenOf())).body).toEqual({ state: 'withdrawn', number: certificateNumber(id), told: null });
    expect([(await mine()).status, (await mine()).body.code]).toEqual([410, 'certificate-withdrawn']);
  });

  it('given somebody whose key is gone, when their certificate is opened, fetched or withdrawn, then they are erased', async () => {
    await issue();
    await app.keys.destroy({ tenantId: exampleTenantId, subject: exampleUserId });
    expect((await prove(tokenOf())).body).toEqual({ state: 'erased', number: certificateNumber(id), told: null });
    expect([(await mine()).status, (await mine()).body.code]).toEqual([410, 'erased']);
    expect((await app.owner('post', path(id, 'withdraw'), {})).body.code).toBe('erased');
  });

  it('given a link that is forged, of another kind, of another company or none at all, when it is opened, then it is not known', async () => {
    await issue();
    const last = tokenOf().slice(0, -3);
    const forged = [tokenOf({ key: 8 }), tokenOf({ purpose: 'review-link' }), `${last}AAA`, tokenOf().slice(0, -4)];
    const elsewhere = [tokenOf({ tenantId: otherTenantId }), tokenOf({ id: derivedId('none') }), 'x', '../..'];
    for (const token of [...forged, ...elsewhere]) {
      const { status, body } = await prove(token);
      expect([token, status, body.code]).toEqual([token, 404, 'certificate-unknown']);
    }
    expect((await prove('x'.repeat(300))).status).toBe(422);
  });
});
