import { problemError } from 'contracts/client/problem-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal('sessionStorage', globalThis.localStorage);
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('location', { href: 'https://onrecord.example/t' });
const goToLogin = vi.fn();
const goToPortal = vi.fn();
vi.doMock('./login.ts', async (original) => ({ ...(await original<object>()), goToLogin, goToPortal }));
const sayOnce = vi.fn();
// Another file of this worker may have loaded the real one.
vi.resetModules();
vi.doMock('./say.ts', () => ({ sayOnce }));
const { authProvider, readMe } = await import('./authProvider.ts');
const { client, currentTenant } = await import('./client.ts');
const { meKey, queryClient } = await import('./queryClient.ts');
const { loginPath } = await import('./login.ts');

// React-Admin looks for a whole document as it loads.
beforeEach(() => void vi.stubGlobal('document', { hasFocus: () => true }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

const harbor = { id: 'harbor-id', name: 'Harbor & Pine', subdomain: 'harbor' };
const summit = { id: 'summit-id', name: 'Summit Works', subdomain: 'summit' };
const outsider = problemError({ type: '', title: '', status: 403, code: 'not-in-company' });

/** An API whose person belongs to these companies; asked for none, it names one only where there is no choice. */
const apiOf = (tenants: (typeof harbor)[]) => {
  const call = vi.fn(async (_: unknown, { query }: { query: { tenant?: string } }) => {
    const chosen = tenants.find(({ id }) => id === query.tenant);
    if (query.tenant && !chosen) throw outsider;
    return { data: { data: { tenants, currentTenant: chosen ?? (tenants.length === 1 ? tenants[0] : null) } } };
  });
  return call;
};
const read = (call: ReturnType<typeof apiOf>) => readMe({ call: call as never });

beforeEach(() => {
  currentTenant.forget();
  queryClient.clear();
  kept.clear();
  vi.clearAllMocks();
});

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

describe('the company of a page', () => {
  it('given a page that shows one, when another tab enters another, then what the page reads stays in its own', async () => {
    const call = apiOf([harbor, summit]);
    await read(call);
    kept.set('onrecord.tenant', 'summit-id');
    expect((await read(call)).currentTenant).toEqual(harbor);
  });

  it('given a page that shows one, when the person is let go of there, then it does not go over to another', async () => {
    await read(apiOf([harbor, summit]));
    await expect(read(apiOf([summit]))).rejects.toBe(outsider);
    expect(currentTenant.get()).toBe('harbor-id');
  });

  it('given somebody deactivated in their only company, when they open the console, then they are in the portal, and told why', async () => {
    currentTenant.enter('harbor-id');
    void read(apiOf([]));
    await vi.waitFor(() => expect(goToPortal).toHaveBeenCalledOnce(), { timeout: 60_000 });
    expect(JSON.parse(kept.get('onrecord.flash') ?? '')).toEqual({ kind: 'error', key: 'problem.forbidden' });
  });
});

describe('the parts of a page that ask who is logged in', () => {
  it('given an answer that is known, when permissions and identity are wanted, then nobody asks again until it is no longer true', async () => {
    const call = vi.spyOn(client, 'call').mockImplementation(apiOf([harbor]) as never);
    await Promise.all([authProvider.getPermissions?.({}), authProvider.getIdentity?.()]);
    await authProvider.getPermissions?.({});
    expect(call).toHaveBeenCalledTimes(1);
    await queryClient.invalidateQueries({ queryKey: meKey });
    await authProvider.getPermissions?.({});
    expect(call).toHaveBeenCalledTimes(2);
    call.mockRestore();
  });
});

describe("'Authentication error.': loading the user failed", () => {
  const failing = (status: number, code: string) => ({
    call: vi.fn(async () => {
      throw problemError({ type: '', title: '', status, code });
    }) as never,
  });

  it('given a session that is over, when the user is loaded, then the login page is left word of it', async () => {
    await expect(readMe(failing(401, 'unauthenticated'))).rejects.toMatchObject({ status: 401 });
    expect(JSON.parse(kept.get('onrecord.flash') ?? '')).toEqual({ kind: 'error', key: 'session.authenticationError' });
  });

  it.each(['checkError', 'checkAuth'] as const)(
    'given a token that is gone, when %s meets that, then the login page is left word of it, at once',
    async (method) => {
      void authProvider[method]({ status: 401 });
      await vi.waitFor(() => expect(goToLogin).toHaveBeenCalled(), { timeout: 60_000 });
      expect(JSON.parse(kept.get('onrecord.flash') ?? '')).toMatchObject({ key: 'session.authenticationError' });
    },
  );

  it('given a server that does not answer, when the user is loaded, then they stay and nothing is said of the session', async () => {
    await expect(readMe(failing(0, 'network-unreachable'))).rejects.toMatchObject({ status: 0 });
    expect(kept.has('onrecord.flash')).toBe(false);
  });

  it('given any page, when the user is sent to login, then the requested path is the redirect', () => {
    const place = { pathname: '/t/settings/users', search: '?page=2', hash: '#top' };
    expect(loginPath(place)).toBe('/a/login/%2Ft%2Fsettings%2Fusers%3Fpage%3D2%23top');
  });
});

describe('a permission taken away in the middle of a session', () => {
  it("given a refusal of what was allowed a moment ago, when it arrives, then the toast is 'Not Authorized.' and what they may do is read anew", async () => {
    const asked = vi.spyOn(queryClient, 'invalidateQueries');
    await authProvider.checkError({ status: 403 });
    expect(sayOnce).toHaveBeenCalledExactlyOnceWith('problem.forbidden');
    expect(asked).toHaveBeenCalledWith({ queryKey: meKey });
  });

  it('given a company that has let the person go, when a request is refused, then the toast says that', async () => {
    await authProvider.checkError(outsider);
    expect(sayOnce).toHaveBeenCalledExactlyOnceWith('problem.not-in-company');
  });
});
