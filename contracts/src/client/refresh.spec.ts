import { describe, expect, it } from 'vitest';
import { clientOver, json, NOW, problemResponse, tokenOf } from '#contracts/test/client.fixture';
import { createRefresh } from './refresh.ts';
import { createSession } from './session.ts';

const bodyOf = (init: RequestInit) => JSON.parse(String(init.body ?? '{}'));

describe('a forced refresh', () => {
  it('given a token that has not run out, when a workspace is chosen, then the token of that workspace is held', async () => {
    const next = tokenOf({ gen: 2 });
    const seen: unknown[] = [];
    const { client, session } = clientOver(({ path, headers, init }) => {
      seen.push([path, headers.get('authorization'), bodyOf(init)]);
      return json({ token: next });
    });
    const first = session.token();
    expect(await client.forceRefresh('candidate')).toBe(next);
    expect(session.token()).toBe(next);
    expect(seen).toEqual([['/api/auth/force-refresh', `Bearer ${first}`, { workspace: 'candidate' }]]);
  });

  it('given two choices at once, when made, then the second begins with what the first has brought', async () => {
    let gen = 1;
    const { client, session, sent } = clientOver(() => {
      gen += 1;
      return json({ token: tokenOf({ gen }) });
    });
    const first = session.token();
    await Promise.all([client.forceRefresh('candidate'), client.forceRefresh('tenant')]);
    expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${first}`,
      `Bearer ${tokenOf({ gen: 2 })}`,
    ]);
    expect(session.token()).toBe(tokenOf({ gen: 3 }));
  });

  it('given a token that is being renewed, when a workspace is chosen, then it waits and exchanges the new one', async () => {
    const renewed = tokenOf({ gen: 2 });
    const { client, session, sent } = clientOver(
      ({ path }) => {
        if (path === '/api/auth/refresh') return json({ token: renewed });
        return path === '/api/auth/force-refresh' ? json({ token: tokenOf({ gen: 3 }) }) : json({});
      },
      tokenOf({ exp: -10 }),
    );
    await Promise.all([client.request('GET', '/x'), client.forceRefresh('candidate')]);
    const exchanged = sent().find(({ path }) => path === '/api/auth/force-refresh');
    expect(exchanged?.headers.get('authorization')).toBe(`Bearer ${renewed}`);
    expect(session.token()).toBe(tokenOf({ gen: 3 }));
  });

  it('given a refusal, when it is about the workspace, then it is told and the session goes on; when about the token, it ends', async () => {
    const refusing = clientOver(() => problemResponse(400, 'no-tenant'));
    await expect(refusing.client.forceRefresh('tenant')).rejects.toMatchObject({ code: 'no-tenant' });
    expect(refusing.session.token()).not.toBeNull();
    const ended = clientOver(() => problemResponse(401, 'token-not-refreshable'));
    expect([await ended.client.forceRefresh(), ended.session.token()]).toEqual([null, null]);
  });

  it('given nobody, when forced, then nothing is asked', async () => {
    const { client, session, sent } = clientOver(() => json({}));
    session.clear();
    expect([await client.forceRefresh('candidate'), sent()]).toEqual([null, []]);
  });

  it('given two tabs whose token has run out, when what one stored reaches the other after its lock, then it is exchanged once', async () => {
    const kept: Record<string, string | null> = { one: tokenOf({ exp: -10 }), other: tokenOf({ exp: -10 }) };
    const arrived = new EventTarget();
    const storageOf = (tab: string) => ({
      getItem: () => kept[tab] ?? null,
      removeItem: () => {
        kept[tab] = null;
      },
      setItem: (key: string, value: string) => {
        kept[tab] = value;
        setTimeout(() => {
          kept.other = value;
          arrived.dispatchEvent(Object.assign(new Event('storage'), { key }));
        }, 30);
      },
    });
    let exchanges = 0;
    const tabs = ['one', 'other'].map((tab) =>
      createRefresh({
        session: createSession({ storage: storageOf(tab), events: arrived }),
        now: () => NOW,
        exchange: {
          refresh: async () => {
            exchanges += 1;
            return json({ token: tokenOf({ gen: 1 + exchanges }) });
          },
          forceRefresh: async () => json({}),
        },
      }),
    );
    const stale = tokenOf({ exp: -10 });
    expect(await tabs[0]?.renew(stale)).toBe(tokenOf({ gen: 2 }));
    expect(await Promise.all(tabs.map(({ renew }) => renew(stale)))).toEqual([
      tokenOf({ gen: 2 }),
      tokenOf({ gen: 2 }),
    ]);
    expect(exchanges).toBe(1);
  });
});
