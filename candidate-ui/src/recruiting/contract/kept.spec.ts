import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetOver, keep, keptOf } from './kept.ts';

const one = { contractId: 'c-1', signerId: 's-1' };
const [before, until, after] = ['2026-03-08', '2026-03-09', '2026-03-10'].map((day) => `${day}T09:00:00.000Z`) as [
  string,
  string,
  string,
];
const entered = { values: { f: '1 Pier St' }, signature: { kind: 'drawn' as const, picture: 'AAAA' } };
const nothing = { values: {}, signature: null };

/** As much of a browser’s store as is asked of it. */
const openStore = () => {
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(store, { [key]: value }),
    removeItem: (key: string) => {
      delete store[key];
    },
  };
  const store = Object.create(methods) as Record<string, string>;
  vi.stubGlobal('localStorage', store);
  return store;
};

afterEach(() => vi.unstubAllGlobals());

describe('what is entered and not signed (docs/product.md SIG-41)', () => {
  it('given fields and a signature, when somebody finishes later, then both are there again, until it can be signed no more', () => {
    const store = openStore();
    keep(one, { ...entered, until });
    Object.assign(store, { 'onrecord.token': 't', 'onrecord.contract.old.s-2': '{"f":"from before"}' });
    expect(keptOf(one)).toEqual(entered);
    forgetOver(new Date(before));
    expect(keptOf(one)).toEqual(entered);
    expect(Object.keys(store)).not.toContain('onrecord.contract.old.s-2');
    forgetOver(new Date(after));
    expect([keptOf(one), Object.keys(store)]).toEqual([nothing, ['onrecord.token']]);
  });

  it('given a contract that somebody has signed elsewhere, when it is forgotten, then that of others is not', () => {
    openStore();
    const [colleague, other] = [
      { ...one, signerId: 's-2' },
      { ...one, contractId: 'c-2' },
    ];
    for (const part of [one, colleague, other]) keep(part, { ...entered, until });
    forget('c-1', 's-1');
    expect([one, colleague, other].map(keptOf)).toEqual([nothing, entered, entered]);
    forget('c-1');
    expect([one, colleague, other].map(keptOf)).toEqual([nothing, nothing, entered]);
  });
});
