import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'contracts/client/client';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#deploy/local/settings';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';

const folder = join(ROOT, '..', 'shared', 'data');
const roles = join(folder, 'roles');
const resume = join(folder, 'jsonresume', 'sample.resume.json');
const missing = [roles, resume].filter((path) => !existsSync(path));

const title = `real input, written by others${missing.length > 0 ? ` (not tried: ${missing.join(', ')} is absent)` : ''}`;

/** A role description: its title stands in the front matter, its text below. */
const readRole = async (name: string): Promise<{ title: string; description: string }> => {
  const text = await readFile(join(roles, name), 'utf8');
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { title: /^title: (.*)$/m.exec(matter)?.[1] ?? '', description: body.trim() };
};

const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

describe.skipIf(missing.length > 0)(title, () => {
  let product: RunningProduct;
  let recruiter: Client;
  beforeAll(async () => {
    product = await openDemoProduct();
    recruiter = await product.clientOf('recruiter@harbor.example', 'harbor');
  });
  afterAll(() => product?.close());

  it('given four role descriptions, when each is entered as a job over HTTP, then title and text read back the same', async () => {
    const names = (await readdir(roles)).filter((name) => name.endsWith('.md'));
    expect(names).toHaveLength(4);
    for (const name of names) {
      const role = await readRole(name);
      expect(role.description.length).toBeGreaterThan(5_000);
      const { data: created } = await recruiter.call(job.endpoints.create, { body: role });
      const { data: shown } = await recruiter.request('GET', `/api/tenant/jobs/${created.id}`);
      expect(shown).toMatchObject({ ...role, status: 'unpublished' });
    }
  });

  it('given a résumé, when its person is entered as a candidate over HTTP, then name and contact read back the same and search finds them', async () => {
    const { basics } = JSON.parse(await readFile(resume, 'utf8'));
    const person = { ...splitName(basics.name), email: basics.email, phone: basics.phone };
    const { data: created } = await recruiter.call(candidate.endpoints.create, { body: person });
    const { data: shown } = await recruiter.request('GET', `/api/tenant/candidates/${created.id}`);
    expect(shown).toMatchObject(person);
    const filter = JSON.stringify({ q: basics.name });
    const { data: found } = await recruiter.call(candidate.list.list, { query: { filter } });
    expect(found).toMatchObject([{ id: created.id }]);
  });
});
