import { expect, it } from 'vitest';
import { mostConnections } from './connections.fixture.ts';
import { startOnrecord } from './onrecord.harness.ts';

const COMMANDS = 1_000;
const ALLOWED = 30;

it(`given three processes, when all of them are busy, then none has more than ${ALLOWED} connections to the database`, async () => {
  const onrecord = await startOnrecord({ split: true });
  try {
    const most = Object.entries(await mostConnections(onrecord, COMMANDS));
    expect(most.filter(([, connections]) => connections === 0)).toEqual([]);
    expect(most.filter(([, connections]) => connections > ALLOWED)).toEqual([]);
  } finally {
    await onrecord.discard();
  }
});
