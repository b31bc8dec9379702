import { endpointCatalogue } from 'contracts/endpoints';
import { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { exampleJobId } from 'contracts/kernel/examples';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { specApp } from './app.fixture.ts';

const app = specApp();
const served = endpointCatalogue.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
type Served = (typeof served)[number];
const methodOf = ({ method }: Served) => method.toLowerCase() as 'post' | 'patch' | 'put' | 'delete';
const pathOf = ({ path }: Served) => path.replace(':id', exampleJobId);

/** What somebody meets at the door: `yes` when they get as far as being told that there is no such thing. */
const door = (status: number): string => (status === 401 || status === 403 ? String(status) : 'yes');

describe('access', () => {
  it('given every route and every built-in role, when called, then only the permitted get in, as the table says', async () => {
    const header = ['route', 'access', 'no token', ...BuiltInRole.options];
    const rows = [];
    for (const endpoint of served) {
      const { status } = await request(app.app)[methodOf(endpoint)](pathOf(endpoint));
      const doors = [status === 401 && endpoint.access === 'public' ? 'yes' : door(status)];
      for (const role of BuiltInRole.options) {
        const sent = await app.as(role)(methodOf(endpoint), pathOf(endpoint));
        doors.push(endpoint.access === 'public' ? 'yes' : door(sent.status));
      }
      rows.push([`${endpoint.method} ${endpoint.path}`, endpoint.access, ...doors]);
    }
    const widths = [54, 28, 10, ...BuiltInRole.options.map(() => 11)];
    const lines = [header, ...rows].map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trim(),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./access.snapshot.txt');
  });

  it('given a member without any permission, when they call a route of the company, then it is refused', async () => {
    for (const endpoint of served.filter(({ access }) => access.startsWith('tenant.'))) {
      const response = await app.as('Nobody')(methodOf(endpoint), pathOf(endpoint));
      expect([endpoint.path, response.status, response.body.code]).toEqual([endpoint.path, 403, 'forbidden']);
    }
  });

  it('given all those doors tried, when the store is looked at, then nothing was written', async () => {
    expect(await app.events.engine.head()).toBe(0n);
  });
});
