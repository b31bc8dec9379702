import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { imageKey } from 'contracts/kernel/image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const imageId = '0123456789abcdef0123456789abcdef';
const logoUrl = `/api/public/images/companies/${exampleTenantId}/${imageId}`;
const avatarUrl = `/api/public/images/users/${exampleUserId}/${imageId}`;

let service: Harness;
let last: string;
beforeAll(async () => {
  service = await openHarness();
  const admin = openSuperuser(service);
  await admin.query(
    "insert into access.tenant (tenant_id, name, subdomain, version, logo) values ($1, 'Harbor', 'harbor', 1, $2)",
    [exampleTenantId, imageId],
  );
  await admin.query(
    "insert into access.account (user_id, email, name, locale, version, avatar) values ($1, 'o@harbor.example', 'Ola', 'en-us', 1, $2)",
    [exampleUserId, imageId],
  );
  await admin.query(
    "insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{Owner}', '{}', 1)",
    [exampleUserId, exampleTenantId],
  );
  await admin.end();
  for (const [owners, ownerId] of [
    ['companies', exampleTenantId],
    ['users', exampleUserId],
  ] as const)
    await service.files.put(imageKey({ owners, ownerId }, imageId), Buffer.from(`image of ${owners}`));
  await service.append(
    'tenant',
    exampleTenantId,
    [{ type: 'TenantRegistered', data: { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' } }],
    'global',
  );
  const to = { imageId, width: 512, height: 128 };
  last = await service.append('company', exampleTenantId, [
    { type: 'CompanyRegistered', data: { ...defaultProfile, name: 'Harbor', companyId: exampleTenantId } },
    { type: 'CompanyLogoChanged', data: { companyId: exampleTenantId, from: null, to } },
  ]);
});
afterAll(() => service.close());

describe('an image', () => {
  it('given an address that a record tells, when anybody asks, then it is there, for ever and as nothing but an image', async () => {
    const { status, headers, body } = await service.get(logoUrl).unset('Authorization').buffer(true);
    expect([status, body.toString()]).toEqual([200, 'image of companies']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '18',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${imageId}"`,
    });
  });

  it('given the picture of a person, when asked for, then no proxy keeps it, and no other site shows it', async () => {
    const { headers } = await service.get(avatarUrl);
    expect([headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
      'private, max-age=31536000, immutable',
      'same-origin',
    ]);
  });

  it('given somebody who has it already, when asked again, then there is nothing to send', async () => {
    const { status, headers, text } = await service.get(logoUrl).set('If-None-Match', `"${imageId}"`);
    expect([status, text, headers.etag]).toEqual([304, '', `"${imageId}"`]);
  });

  it.each([
    ['an id that nobody drew', logoUrl.replace('0123', 'ffff'), 404],
    ['the id of another’s image', avatarUrl.replace('users', 'companies'), 404],
    ['a way out of the folder', `/api/public/images/users/${exampleUserId}/..%2F..%2Fsecrets`, 404],
    ['a folder', `/api/public/images/users/${exampleUserId}`, 404],
  ])('given %s, when asked for, then there is no image', async (_, path, status) => {
    const answer = await service.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });

  it('given a logo and an avatar, when records are read, then each tells where they are', async () => {
    const read = async (path: string) => (await service.get(path, { minPosition: last })).body;
    const logo = { url: logoUrl, width: 512, height: 128 };
    expect(await read('/api/tenant/company')).toMatchObject({ logo, version: 2 });
    expect(await read('/api/public/companies/harbor')).toMatchObject({ company: { logo } });
    expect(await read('/api/tenant/users')).toMatchObject([{ name: 'Ola', avatar: avatarUrl }]);
    const { data } = await read('/api/auth/me');
    expect(data).toMatchObject({ avatar: avatarUrl, currentTenant: { logo: logoUrl }, tenants: [{ logo: logoUrl }] });
  });
});
