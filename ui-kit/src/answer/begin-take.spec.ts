import { clientProblem, problemError } from 'contracts/client/problem-error';
import type { MyProgress, MyTake } from 'contracts/recruiting/response/response.views';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginKeys } from './begin-keys.ts';
import { beginTake } from './begin-take.ts';

const running = { takeId: 't1', take: 1 } as MyTake;
const begun = { question: { running } as MyProgress };
const lost = clientProblem('network-unreachable');
const signal = () => new AbortController().signal;

/** Answers as it is told to, one request after another, and keeps their keys. */
const server = (...answers: (typeof begun | Error)[]) => {
  const keys: string[] = [];
  const send = async (_: string, __: object, key: string) => {
    keys.push(key);
    const answer = answers[keys.length - 1] ?? begun;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, id: 'r1', send };
};

describe('a recording that is to begin', () => {
  afterEach(() => {
    beginKeys.forget('r1', 'q1');
    vi.unstubAllGlobals();
  });

  it('given an answer that is lost, when it is asked again, then under the same key, and it is the same recording (REC-284)', async () => {
    const one = server(lost);
    const waits: boolean[] = [];
    const take = await beginTake(one, 'q1', { signal: signal(), onWaiting: (isWaiting) => waits.push(isWaiting) });
    expect([take, new Set(one.keys).size, waits]).toEqual([running, 1, [true, false]]);
    expect(beginKeys.get('r1', 'q1')).toBeNull();
  });

  it('given a page that is left before an answer came, when it is opened again, then the same recording is asked for', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
    const left = new AbortController();
    const one = server(lost, lost);
    const asking = beginTake(one, 'q1', { signal: left.signal, onWaiting: () => left.abort() });
    expect(await asking).toBeNull();
    expect([...kept.values()]).toEqual(one.keys);
    const again = server();
    expect(await beginTake(again, 'q1', { signal: signal(), onWaiting: () => undefined })).toEqual(running);
    expect([again.keys, kept.size]).toEqual([one.keys, 0]);
  });

  it('given it is refused, when it is asked for once more, then that is another request', async () => {
    const refused = problemError({ type: 'about:blank', title: '', status: 409, code: 'take-running' });
    const one = server(refused);
    const ask = () => beginTake(one, 'q1', { signal: signal(), onWaiting: () => undefined });
    await expect(ask()).rejects.toBe(refused);
    expect(await ask()).toEqual(running);
    expect(new Set(one.keys).size).toBe(2);
  });
});
