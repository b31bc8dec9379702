import { expect, it } from 'vitest';
import { comesAgain, type Fault, judged, openPresence } from './faults.ts';

const open = () => {
  const faults = new Map<Fault, number>();
  const presence = openPresence();
  const ask = (answer: () => Promise<Response>) =>
    judged(answer, { faults, presence, tolerance: comesAgain })().catch(() => undefined);
  return { faults, presence, ask };
};
const hung = async () => {
  throw new DOMException('waited for too long', 'TimeoutError');
};
const dropped = async () => {
  throw new TypeError('fetch failed');
};
const half = async () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{'));
        body.error(new TypeError('terminated'));
      },
    }),
  );
const away = async () => new Response('', { status: 503, headers: { 'retry-after': '1' } });

it.each([
  ['nothing until patience ends', hung, 'hung'],
  ['a lost connection', dropped, 'dropped'],
  ['half an answer', half, 'dropped'],
  ['503 without Retry-After', async () => new Response('', { status: 503 }), 503],
  ['502', async () => new Response('', { status: 502 }), 502],
] as const)('given %s, when it is what a client gets, then it is a fault', async (_what, answer, fault) => {
  const { faults, ask } = open();
  await ask(answer);
  expect([...faults]).toEqual([[fault, 1]]);
});

it('given an answer, a refusal, and 503 with Retry-After, when a client gets them, then they are whole and no faults', async () => {
  const { faults, ask } = open();
  expect(await (await ask(async () => Response.json({ id: 1 })))?.json()).toEqual({ id: 1 });
  await ask(async () => new Response(null, { status: 204 }));
  await ask(async () => new Response('', { status: 409 }));
  await ask(away);
  expect(faults.size).toBe(0);
});

it('given a product that is away as a whole, when requests begin before, then, or later, then the later ones alone are judged', async () => {
  const { faults, presence, ask } = open();
  const leave = Promise.withResolvers<void>();
  const fail = Promise.withResolvers<Response>();
  const before = ask(() => fail.promise);
  const absence = presence.whileAway(() => leave.promise);
  await ask(dropped);
  leave.resolve();
  await absence;
  fail.reject(new TypeError('fetch failed'));
  await before;
  expect(faults.size).toBe(0);
  await ask(dropped);
  expect([...faults]).toEqual([['dropped', 1]]);
});
