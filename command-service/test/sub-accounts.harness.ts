import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { openHarness } from './service.harness.ts';

export const password = 'nine-green-bottles';
export const groups = '/api/tenant/sub-accounts';
export const companies = '/api/tenant/sub-account-companies';
export const partnerships = '/api/tenant/partnerships';
export type Method = 'get' | 'post' | 'patch' | 'delete';
export type Person = { id: string; tenantId: string; token: string };

/** A service with two companies: Harbor, which has groups and a recruiter, and Summit, which has nothing to do with them. */
export const openSubAccounts = async () => {
  const harness = await openHarness();
  let count = 0;
  const tokenFor = async (email: string): Promise<string> =>
    (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
  const call = (method: Method, path: string, token?: string, body?: object) =>
    harness.call(method, path, token).send(body);
  const company = async (name: string): Promise<Person> => {
    const email = `${name.toLowerCase()}@mail.example`;
    const owner = { name: `${name}'s owner`, email, password };
    const made = await registerCompany(harness, { name, subdomain: name.toLowerCase(), owner, now: harness.clock() });
    return { id: made.ownerId, tenantId: made.tenantId, token: await tokenFor(email) };
  };
  const newCompany = () => {
    count += 1;
    return company(`Shop${count}`);
  };
  const harbor = await company('Harbor');
  const summit = await company('Summit');
  const person = { name: 'Rita', email: 'rita@harbor.example', password };
  await addUser(harness, { tenantId: harbor.tenantId, person, roles: ['Recruiter'], now: harness.clock() });
  const recruiter = await tokenFor(person.email);

  const openLink = async (groupId: string): Promise<string> =>
    (await call('post', `${groups}/${groupId}/sign-up-link`, harbor.token)).body.token;
  const newGroup = async (details: object = {}) => {
    const { body } = await call('post', groups, harbor.token, { name: 'Franchisees', ...details });
    return { id: body.id as string, token: await openLink(body.id) };
  };
  const signUp = (token: string, companyName: string, more: object = {}) =>
    call('post', '/api/auth/register', undefined, {
      type: 'sub-account',
      token,
      sharesCandidates: false,
      companyName,
      name: 'Nadia Moreau',
      email: `${companyName.toLowerCase().replaceAll(' ', '-')}@mail.example`,
      password,
      ...more,
    });
  const join = (token: string, by: Person, sharesCandidates = false) =>
    call('post', partnerships, by.token, { token, sharesCandidates });
  /** What an admin of Harbor is answered in that company. */
  const inside = async (partner: Person, token = harbor.token) =>
    (await harness.call('post', '/api/tenant/jobs', token, partner.tenantId).send({ title: 'Cook' })).status;
  return { harness, harbor, summit, recruiter, tokenFor, call, newCompany, openLink, newGroup, signUp, join, inside };
};
