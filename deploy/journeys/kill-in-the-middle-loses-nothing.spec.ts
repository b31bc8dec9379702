import { UPSTREAMS } from '#deploy/local/upstream';
import { untilReady } from '#deploy/test/api.fixture';
import { drawCommands, loggedIn, sendAll } from '#deploy/test/commands-in-a-storm.fixture';
import { expect, test } from '#deploy/test/journey';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { kill } from '#deploy/test/processes.harness';
import { readSide, rebuild, withDatabase } from '#deploy/test/read-side.fixture';

const COMMANDS = 2_000;

/** How many events each key has left. */
const eventsByKey = (onrecord: Onrecord): Promise<Map<string, number>> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query(
      `select metadata->>'idempotencyKey' as key, count(*)::int as events from event_store.events
       where metadata->>'idempotencyKey' is not null group by 1`,
    );
    return new Map(rows.map(({ key, events }) => [key, events]));
  });

/** Moves after the demo, and the mails about them, which carry the id of what they are about. */
const movesAndMails = (onrecord: Onrecord): Promise<{ moves: number; mails: number }> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from event_store.events where type = 'InterviewStatusChanged'
           and metadata->>'idempotencyKey' not like 'demo-%') as moves,
         (select count(*)::int from work.mail) as mails`,
    );
    return rows[0];
  });

/** Sends the commands, and cuts the power after some of them. */
const storm = async (onrecord: Onrecord, cuts: { after: number; cut: () => Promise<void> }[]): Promise<string[]> => {
  const call = await loggedIn(onrecord.url);
  const commands = await drawCommands(call, COMMANDS);
  const cutting: Promise<void>[] = [];
  await sendAll(call, commands, (acknowledged) => {
    for (const { after, cut } of cuts) if (acknowledged === after) cutting.push(cut());
  });
  await Promise.all(cutting);
  expect(cutting).toHaveLength(cuts.length);
  await untilReady(onrecord.url);
  return commands.flat().map(({ key }) => key);
};

const expectNothingLost = async (onrecord: Onrecord, keys: string[]): Promise<void> => {
  const events = await eventsByKey(onrecord);
  expect(keys.filter((key) => events.get(key) !== 1)).toEqual([]);
  const { moves } = await movesAndMails(onrecord);
  expect(moves).toBeGreaterThan(1_000);
  await expect.poll(() => movesAndMails(onrecord)).toEqual({ moves, mails: moves });
  const before = await readSide(onrecord);
  await rebuild(onrecord);
  expect(await readSide(onrecord)).toEqual(before);
};

const whole = { split: false, title: 'the whole product in one process' };
const apart = { split: true, title: 'three processes' };

for (const { split, title } of [whole, apart]) {
  test.describe(`as ${title}`, () => {
    let onrecord: Onrecord;
    test.beforeAll(async () => {
      onrecord = await startOnrecord({ split });
    });
    test.afterAll(() => onrecord?.discard());

    test('given 2,000 commands under way, when the power is cut, then each acknowledged one is there once, each move was mailed once, and the lists equal a rebuild', async () => {
      const cuts = split
        ? UPSTREAMS.map((service, index) => ({ after: 500 * (index + 1), cut: () => kill(onrecord, service) }))
        : [{ after: 700, cut: () => onrecord.kill().then(onrecord.restart) }];
      await expectNothingLost(onrecord, await storm(onrecord, cuts));
    });
  });
}
