import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { startI18n } from 'ui-kit/i18n/i18n';
import { vi } from 'vitest';
import { cache } from '#candidate-ui/api/cache';
import { portalCatalogues } from '#candidate-ui/i18n/catalogues';

export type Call = { method: string; path: string; body: unknown; headers: Headers };
type Answer = { status?: number; body: unknown } | 'unreachable';
type Answers = Record<string, (call: Call) => Answer>;

/** Stands for the API: answers by `POST /api/…`, and keeps what was asked. */
export const fakeServer = (answers: Answers): { calls: Call[] } => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = input.split('?')[0] ?? '';
    const call = {
      method: init.method ?? 'GET',
      path: input,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${path}`]?.(call) ?? { status: 404, body: { code: 'not-found' } };
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return { calls };
};

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the server gives it, readable and unsigned. */
export const tokenOf = (role: 'Candidate' | 'Tenant Staff'): string => {
  const now = Math.trunc(Date.now() / 1000);
  const claims = { sub: 'u-1', sid: 's-1', gen: 0, iat: now, exp: now + 600, rli: 60, rls: { [role]: true } };
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
};

export const logInAs = (role: 'Candidate' | 'Tenant Staff') => localStorage.setItem('onrecord.token', tokenOf(role));

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Shows pages at an address of the portal; the element `address` tells where one is. */
export const showAt = (path: string, pages: ReactNode) => {
  cache.clear();
  void startI18n(portalCatalogues);
  return render(
    <MemoryRouter initialEntries={[path]}>
      {pages}
      <Address />
    </MemoryRouter>,
  );
};

/** Nothing of one specification is left for the next. */
export const forgetEverything = () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
};
