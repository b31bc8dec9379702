import { problemError } from 'contracts/client/problem-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('sessionStorage', globalThis.localStorage);
const { readMe } = await import('./authProvider.ts');

const harbor = { id: 'harbor-id', name: 'Harbor & Pine', subdomain: 'harbor' };
const summit = { id: 'summit-id', name: 'Summit Works', subdomain: 'summit' };
const forbidden = problemError({ type: '', title: '', status: 403, code: 'forbidden' });

/** An API whose person belongs to these companies; without a wish it names one only where there is no choice. */
const apiOf = (tenants: (typeof harbor)[]) => {
  const call = vi.fn(async (_: unknown, { query }: { query: { tenant?: string } }) => {
    const wished = tenants.find(({ id }) => id === query.tenant);
    if (query.tenant && !wished) throw forbidden;
    return { data: { data: { tenants, currentTenant: wished ?? (tenants.length === 1 ? tenants[0] : null) } } };
  });
  return call;
};
const read = (call: ReturnType<typeof apiOf>) => readMe({ call: call as never });

beforeEach(() => kept.clear());

describe('who is logged in', () => {
  it('given one company, when nothing is kept, then it is the current one and is kept', async () => {
    expect((await read(apiOf([summit]))).currentTenant).toEqual(summit);
    expect(kept.get('onrecord.tenant')).toBe('summit-id');
  });

  it('given that somebody else worked here before, when their company is refused, then it is forgotten', async () => {
    kept.set('onrecord.tenant', 'harbor-id');

    expect((await read(apiOf([summit]))).currentTenant).toEqual(summit);
    expect(kept.get('onrecord.tenant')).toBe('summit-id');
  });

  it('given several companies, when none is kept, then the first is read', async () => {
    expect((await read(apiOf([harbor, summit]))).currentTenant).toEqual(harbor);
  });

  it('given several companies, when one is kept, then that one is read in a single call', async () => {
    kept.set('onrecord.tenant', 'summit-id');
    const call = apiOf([harbor, summit]);

    expect((await read(call)).currentTenant).toEqual(summit);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
