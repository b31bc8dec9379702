import { randomUUID } from 'node:crypto';

const DEMO_PASSWORD = 'Onrecord-demo-1';

/** Calls in the name of one demo login, for journeys whose subject is not a page. Reads see what was written before. */
export type Api = {
  /** Answers the new candidate's email, which nobody else has. */
  addCandidate(lastName: string): Promise<string>;
  /** Emails of the candidates with this last name. */
  emailsOf(lastName: string): Promise<string[]>;
};

type Sent = { method: string; body?: unknown; headers?: Record<string, string> };

const send = async (url: string, { method, body, headers = {} }: Sent): Promise<Response> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
};

export const logIn = async (url: string, email = 'recruiter@harbor.example'): Promise<Api> => {
  const body = { email, password: DEMO_PASSWORD };
  const { token } = (await (await send(`${url}/api/auth/login`, { method: 'POST', body })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'harbor' };
  let position: string | null = null;

  return {
    addCandidate: async (lastName) => {
      const email = `${randomUUID()}@journey.example`;
      const body = { firstName: 'Journey', lastName, email };
      const answer = await send(`${url}/api/tenant/candidates`, { method: 'POST', body, headers });
      const reached = answer.headers.get('x-position');
      if (reached && (position === null || reached > position)) position = reached;
      return email;
    },
    emailsOf: async (lastName) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ q: lastName }), range: '[0,99]' });
      const answer = await send(`${url}/api/tenant/candidates?${query}`, {
        method: 'GET',
        headers: { ...headers, ...(position ? { 'x-min-position': position } : {}) },
      });
      return ((await answer.json()) as { email: string }[]).map(({ email }) => email);
    },
  };
};
