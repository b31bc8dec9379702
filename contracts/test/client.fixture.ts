import { vi } from 'vitest';
import { createClient } from '#contracts/client/client';
import { createMemoryPositions } from '#contracts/client/positions';
import { createMemorySession } from '#contracts/client/session';

export const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const seconds = NOW / 1000;

const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the server makes them, unsigned. Times are seconds relative to now. */
export const tokenOf = ({ gen = 1, exp = 900, iat = 0, rli = 60, sid = 's-1' } = {}): string =>
  `${encode({ alg: 'none' })}.${encode({ sub: 'u-1', sid, gen, iat: seconds + iat, exp: seconds + exp, rli, rls: {} })}.`;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problemResponse = (status: number, code: string): Response =>
  json({ type: `urn:onrecord:problem:${code}`, title: code, status, code }, status);

type Answer = (request: { path: string; headers: Headers; init: RequestInit }) => Response | Promise<Response>;

/** A client over a server that answers as told, and what was asked of it. */
export const clientOver = (answer: Answer, token: string | undefined = tokenOf()) => {
  const session = createMemorySession(token);
  const positions = createMemoryPositions();
  const fetch = vi.fn(async (path: string | URL | Request, init: RequestInit = {}) =>
    answer({ path: String(path), headers: new Headers(init.headers), init }),
  );
  const client = createClient({ fetch, session, positions, tenant: () => 't-1', now: () => NOW, locks: undefined });
  const sent = () =>
    fetch.mock.calls.map(([path, init]) => ({ path: String(path), headers: new Headers(init?.headers) }));
  return { client, session, positions, sent };
};
