import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '#contracts/test/client.fixture';
import { isLater, readClaims } from './claims.ts';
import { createSession } from './session.ts';

const setUp = () => {
  const kept = new Map<string, string>();
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { session: createSession({ storage, events }), events, storage };
};

describe('session', () => {
  it('given a listener, when a token is stored and cleared, then it hears of both', () => {
    const { session } = setUp();
    const listener = vi.fn();
    session.subscribe(listener);

    session.store(tokenOf());
    session.clear();

    expect(listener.mock.calls).toEqual([
      [tokenOf(), true],
      [null, true],
    ]);
  });

  it('given a listener, when another tab logs out, then it hears of it', () => {
    const { session, events, storage } = setUp();
    session.store(tokenOf());
    const listener = vi.fn();
    session.subscribe(listener);

    storage.removeItem('onrecord.token');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'onrecord.token' }));

    expect(listener).toHaveBeenCalledWith(null, false);
  });

  it('given a listener that has left, when the token changes, then it hears nothing', () => {
    const { session } = setUp();
    const listener = vi.fn();
    session.subscribe(listener)();

    session.store(tokenOf());

    expect(listener).not.toHaveBeenCalled();
  });

  it('given storage that keeps nothing, when a token is stored, then the problem says so', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const session = createSession({ storage, events: new EventTarget() });

    expect(() => session.store(tokenOf())).toThrow(expect.objectContaining({ code: 'token-not-stored' }));
  });
});

describe('claims', () => {
  it('given text that is no token, when it is read, then there are no claims', () => {
    expect(readClaims('nonsense')).toBeNull();
    expect(readClaims('a.e30.b')).toBeNull();
  });

  it('given two rotations of one session, when they are compared, then the higher one is later', () => {
    expect(isLater(tokenOf({ gen: 3 }), tokenOf({ gen: 2 }))).toBe(true);
    expect(isLater(tokenOf({ gen: 2 }), tokenOf({ gen: 3 }))).toBe(false);
  });
});
