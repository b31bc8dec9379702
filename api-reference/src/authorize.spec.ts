import { expect, it } from 'vitest';
import { authorize } from './authorize.ts';

const url = 'https://jobs.example/api/tenant/jobs';
const loggedIn = authorize({ token: async () => 'session', tenant: () => 'harbor' });

it('given somebody logged in, when they try a request, then it goes with their session and company', async () => {
  expect(await loggedIn({ url, headers: { accept: 'application/json' } })).toEqual({
    url,
    headers: { accept: 'application/json', Authorization: 'Bearer session', 'X-Tenant': 'harbor' },
  });
});

it('given a typed API key, when a request is tried, then it goes with the key alone, which knows its company', async () => {
  const request = { url, headers: { Authorization: 'Bearer onr_key' } };
  expect(await loggedIn(request)).toEqual(request);
});

it('given a typed company, when a request is tried, then it is not replaced', async () => {
  const { headers } = await loggedIn({ url, headers: { 'X-Tenant': 'summit' } });
  expect(headers).toEqual({ 'X-Tenant': 'summit', Authorization: 'Bearer session' });
});

it('given nobody logged in, when a request is tried, then it goes as it is', async () => {
  const request = { url, headers: {} };
  expect(await authorize({ token: async () => null, tenant: () => 'harbor' })(request)).toEqual(request);
});

it('given the document, when it is loaded, then it takes no session', async () => {
  const request = { url, headers: {}, loadSpec: true };
  expect(await loggedIn(request)).toEqual(request);
});
