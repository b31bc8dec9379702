import type { Client } from 'contracts/client/client';
import { endpointCatalogue } from 'contracts/endpoints';
import { permissionsHeldBy } from 'contracts/kernel/permission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { absent, answerOf, get } from '#deploy/test/landlord.harness';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';

const routes = endpointCatalogue.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');
const ofTraining: ReadonlySet<string> = new Set(permissionsHeldBy('training-only'));
/** Of their own, or of the company that they are in; their trainings follow their roles. */
const OWN = [
  ...['/api/tenant/company-settings', '/api/tenant/my-settings', '/api/tenant/my-teams', '/api/employee/schedules'],
];
/** What everybody of the company reads. */
const OF_EVERYBODY = ['/api/tenant/policy-folders', '/api/tenant/policy-files', '/api/employee/handbook'];
/** Nothing was given to them, and they have made nothing. */
const GIVEN = [
  ...['/api/tenant/tasks', '/api/tenant/process-runs', '/api/tenant/hire-tasks', '/api/tenant/named-filters'],
  ...['/api/employee/run-steps', '/api/employee/certificates'],
];

let product: RunningProduct;
let trainee: Client;
beforeAll(async () => {
  product = await openDemoProduct();
  const owner = await product.clientOf('admin@harbor.example', 'harbor');
  const { data: team } = await owner.request('POST', '/api/tenant/teams', {
    body: { name: 'Newcomers', userIds: [(await get<{ id: string }[]>(owner, '/api/tenant/users')).data[0]?.id] },
  });
  const email = 'trainee@harbor.example';
  const place = { roles: ['Recruiter', 'Auditor'], type: 'training-only', teams: [(team as { id: string }).id] };
  await owner.request('POST', '/api/tenant/users', {
    body: { name: 'Tess Trainee', email, password: DEMO_PASSWORD, ...place },
  });
  trainee = await product.clientOf(email, 'harbor');
}, 120_000);
afterAll(() => product?.close());

describe('whoever is in a company only to be trained', () => {
  it('given roles that read everything, when they read what takes a right outside of training, then each is refused (USR-8)', async () => {
    const asked = routes.filter(({ access }) => access.startsWith('tenant.') && !ofTraining.has(access));
    expect(asked.length).toBeGreaterThan(50);
    for (const { path } of asked)
      expect([path, ...(await answerOf(trainee, 'GET', path.replace(/:\w+/g, absent)))]).toEqual([
        path,
        403,
        'forbidden',
      ]);
  });

  it('given nothing that is theirs, when they read what takes no right, then there is nothing of anybody else (USR-20)', async () => {
    const asked = routes.filter(({ access, path }) => access === 'member' && !path.includes(':'));
    expect(asked.map(({ path }) => path).toSorted()).toEqual([...OWN, ...OF_EVERYBODY, ...GIVEN].toSorted());
    for (const path of GIVEN) {
      const { data } = await get<unknown[] | { steps: unknown[] }>(trainee, path);
      expect([path, Array.isArray(data) ? data : data.steps]).toEqual([path, []]);
    }
    const single = routes.filter(({ access, path }) => access === 'member' && path.includes('/:id'));
    for (const { path } of single)
      expect([path, (await answerOf(trainee, 'GET', path.replace(/:\w+/g, absent)))[0]]).toEqual([path, 404]);
  });
});
