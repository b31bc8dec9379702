import type { Page } from '@playwright/test';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { login, me } from 'contracts/identity/session/session.endpoints';
import { linkMailedTo } from './account-mails.fixture.ts';
import type { Company } from './company-tabs.fixture.ts';
import { drawNewcomers, PASSWORD, signUpCompany } from './newcomers.fixture.ts';
import { clientOf, type Staff } from './staff.fixture.ts';

type Person = { name: string; email: string };

const personalClient = async (email: string, company: string | null = null) => {
  const session = createMemorySession();
  const baseUrl = process.env.ONRECORD_URL ?? '';
  const client = createClient({ baseUrl, session, positions: createMemoryPositions(), tenant: () => company });
  const { data } = await client.call(login, { body: { email, password: PASSWORD } });
  session.store(data.token);
  return client;
};

/** Makes the person an owner of a company of the demo too; answers the link, which is of no use any more. */
const join = async (who: Staff, { name, email }: Person, used?: string): Promise<string> => {
  const owner = await clientOf(who);
  await owner.request('POST', '/api/tenant/invitations', { body: { name, email, roles: ['Owner'] } });
  const link = await linkMailedTo(email, '/a/invitation/', used);
  const token = link.split('/').at(-1);
  const client = await personalClient(email);
  await client.request('POST', '/api/auth/invitations/join', { body: { token } });
  return link;
};

/** An owner of three companies, logged in with this page: of one of their own, and of both of the demo. */
export const signUpForThree = async (page: Page) => {
  const newcomers = drawNewcomers();
  await signUpCompany(page, newcomers);
  const used = await join('owner', newcomers.owner);
  await join('stranger', newcomers.owner, used);
  await page.reload();
  const client = await personalClient(newcomers.owner.email);
  const { data } = await client.call(me, { query: {} });
  const own = (name: string): Company => {
    const company = data.data.tenants.find((one) => one.name === name);
    if (!company) throw new Error(`${newcomers.owner.name} is not of ${name}.`);
    return company;
  };
  return {
    email: newcomers.owner.email,
    tail: newcomers.subdomain,
    companies: [own(newcomers.company), own('Harbor & Pine'), own('Summit Works')] as const,
  };
};

/** The names of all label scopes that begin so, with the company that has them. */
export const scopesOf = async (email: string, companies: readonly Company[], tail: string) => {
  const found = new Map<string, string>();
  for (const { id } of companies) {
    const client = await personalClient(email, id);
    for (let from = 0; ; from += 100) {
      const query = { range: JSON.stringify([from, from + 99]), filter: JSON.stringify({ q: tail }) };
      const rows = (await client.request('GET', '/api/tenant/label-scopes', { query })).data as { name: string }[];
      for (const { name } of rows) found.set(name, id);
      if (rows.length < 100) break;
    }
  }
  return found;
};
