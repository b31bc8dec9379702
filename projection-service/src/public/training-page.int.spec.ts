import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherId = '018f6a10-0000-7000-8000-0000000000aa';
const idOf = (name: string) => derivedId('a public training of pages', name);
const content = {
  ...{ name: 'Knots & <ropes>', description: 'You **learn** to tie.', thumbnailId: null, instructionsVideoId: null },
  ...{ deadlineDays: 3, deadlineHours: 2, isSequential: false, hasCertificate: true, passPercent: 50 },
  ...{ certificateMonths: null, renewsCertificate: false },
  lessons: [{ lessonId: idOf('lesson'), lessonVersion: 1, name: 'The bowline', points: 1 }],
};

describe('pages of public trainings (docs/product.md TRA-64, TRA-68)', () => {
  let service: Harness;
  let admin: pg.Pool;
  let position = '';
  const [programId, id] = [idOf('program'), idOf('link')];
  const tell = async (type: string, data: object = {}) => {
    position = await service.append('publicTraining', id, [{ type, data: { publicTrainingId: id, ...data } }]);
  };
  const said = { programId, slug: 'knots', isListed: true, embedOrigins: ['https://a.example', 'https://*.b.example'] };

  beforeAll(async () => {
    service = await openHarness();
    admin = openSuperuser(service);
    for (const [tenantId, subdomain] of [
      [exampleTenantId, 'harbor'],
      [otherId, 'summit'],
    ] as const) {
      const tenant = { tenantId, name: `The company ${subdomain}`, subdomain };
      await service.append('tenant', tenantId, [{ type: 'TenantRegistered', data: tenant }], GLOBAL);
      const data = { userId: exampleUserId, roles: ['Owner'] };
      await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }], tenantId);
      const row = 'insert into access.tenant (tenant_id, name, subdomain, version) values ($1, $2, $3, 1)';
      await admin.query(row, [tenantId, tenant.name, subdomain]);
    }
    const published = { trainingProgramId: programId, programVersion: 1, note: '', content };
    await service.append('trainingProgram', programId, [{ type: 'TrainingProgramPublished', data: published }]);
    await tell('PublicTrainingCreated', said);
  });
  afterAll(async () => {
    await admin.end();
    await service.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    request(service.app)
      .get(path)
      .set({ 'X-Min-Position': position, Accept: 'text/html', ...headers });

  it('given one that was never open, when its page is asked for, then there is none; once it is open it says all', async () => {
    expect((await get('/p/harbor/trainings/knots')).status).toBe(404);
    await tell('PublicTrainingOpened', said);
    const { status, text, headers } = await get('/p/harbor/trainings/knots');
    expect(status).toBe(200);
    for (const part of ['Knots &amp; &lt;ropes&gt;', '<strong>learn</strong>', 'The bowline', '3 days and 2 hours'])
      expect(text).toContain(part);
    expect(text).toContain(`/a/join-training/${id}/training-page`);
    expect(text).toContain('content="index, follow"');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/p/harbor')).text).toContain('/p/harbor/trainings/knots');
    expect((await get('/sitemap/trainings-1.xml')).text).toContain('/p/harbor/trainings/knots');
  });

  it('given a company that is not its own, when its slug is asked for there, then there is no such page', async () => {
    expect((await get('/p/summit/trainings/knots')).status).toBe(404);
    expect((await get('/p/summit/embedded-trainings/knots')).status).toBe(404);
  });

  it('given a referral, when the page is opened, then it leads on with it; one that is none is left out', async () => {
    const { text } = await get('/p/harbor/trainings/knots/newsletter');
    expect(text).toContain(`/a/join-training/${id}/newsletter`);
    expect(text).toContain('content="noindex, follow"');
    for (const hostile of ['%22%3E%3Cscript%3E', 'a%20b', '%2e%2e', 'x'.repeat(61)]) {
      const { status, headers } = await get(`/p/harbor/trainings/knots/${hostile}`);
      expect([hostile, status, headers.location]).toEqual([hostile, 301, '/p/harbor/trainings/knots']);
    }
  });

  it('given sites that are allowed, when it is embedded, then it may be framed by exactly these, and runs nothing', async () => {
    const { status, headers, text } = await get('/p/harbor/embedded-trainings/knots/partner');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors https:\/\/a\.example https:\/\/\*\.b\.example$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('target="_blank"');
    expect(text).not.toContain('<script');
    expect((await get('/p/harbor')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('given none that is allowed, when it is embedded, then there is no such page', async () => {
    await tell('PublicTrainingChanged', { from: { embedOrigins: said.embedOrigins }, to: { embedOrigins: [] } });
    expect((await get('/p/harbor/embedded-trainings/knots')).status).toBe(404);
  });

  it('given another slug, when the former address is asked for, then it leads to the new one', async () => {
    await tell('PublicTrainingChanged', { from: { slug: 'knots' }, to: { slug: 'ropes' } });
    const { status, headers } = await get('/p/harbor/trainings/knots/fair');
    expect([status, headers.location]).toEqual([301, '/p/harbor/trainings/ropes/fair']);
  });

  it('given a company that is suspended, when the page is asked for, then there is none, until it is not any more', async () => {
    const set = (at: string | null) =>
      admin.query('update access.tenant set suspended_at = $2 where tenant_id = $1', [exampleTenantId, at]);
    await set('2026-03-01T00:00:00Z');
    expect((await get('/p/harbor/trainings/ropes')).status).toBe(404);
    expect((await get(`/api/public/trainings/${id}`, { Accept: 'application/json' })).status).toBe(404);
    await set(null);
    expect((await get('/p/harbor/trainings/ropes')).status).toBe(200);
  });

  it('given one that is withdrawn, when the page is asked for, then it is gone and says so, and nothing of it is told', async () => {
    await tell('PublicTrainingWithdrawn');
    const { status, text } = await get('/p/harbor/trainings/ropes');
    expect(status).toBe(410);
    expect(text).toContain('This training is no longer open');
    expect(text).not.toContain('The bowline');
    expect((await get('/p/harbor')).text).not.toContain('/trainings/ropes');
    expect((await get(`/api/public/trainings/${id}`, { Accept: 'application/json' })).status).toBe(404);
  });
});
