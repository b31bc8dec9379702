import { createSecretKey, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyRing } from './key-ring.ts';
import { type KeyRow, memoryKeyRows, newKey } from './key-rows.ts';
import { subjectName } from './keys.ts';

const of = { tenantId: 'global', subject: 'ada' };

/** Databases of which the keys' answers first, and another process makes a key and seals with it before the events' does. */
const overtaken = (isMadeInBetween: boolean) => {
  const row: KeyRow = { id: randomUUID(), of, key: createSecretKey(newKey()) };
  let asked = 0;
  const answer = async () => {
    asked += 1;
    return asked > 1 && isMadeInBetween ? [row] : [];
  };
  const said: string[] = [];
  const keyRing = createKeyRing(
    { ...memoryKeyRows(), bySubject: answer, byId: answer },
    {
      facts: { keyFacts: async () => [{ subject: subjectName(of), keyId: row.id, erased: false }] },
      log: { warn: () => undefined, error: (_: unknown, text?: string) => void said.push(text ?? '') } as never,
    },
  );
  return { keyRing, row, said };
};

it('given a key that is made while two databases answer, when it is looked for, then nobody is told that it is missing', async () => {
  const { keyRing, row, said } = overtaken(true);
  expect((await keyRing.findById([row.id])).get(row.id)?.status).toBe('active');
  const named = overtaken(true);
  expect((await named.keyRing.find([of])).get(subjectName(of))?.status).toBe('active');
  expect([said, named.said, keyRing.missing(), named.keyRing.missing()]).toEqual([[], [], [], []]);
});

it('given a key that is not there, when it is looked for, then it is said to be missing', async () => {
  const { keyRing, row, said } = overtaken(false);
  expect((await keyRing.findById([row.id])).get(row.id)?.status).toBe('missing');
  expect([said.length, keyRing.missing()]).toEqual([1, [of]]);
});
