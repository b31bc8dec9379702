import { randomBytes } from 'node:crypto';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { job } from 'contracts/recruiting/job/job.entity';
import { type Events, openEvents } from 'platform/event-store/events';
import { openLog } from 'platform/telemetry/log';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommands } from '#command-service/commands';
import { memoryJobLookup } from '#command-service/recruiting/job/job.lookup';
import { entityState } from './entity.state.ts';

/** Races of three edits; a long run: `NAME_RACES=1000 vitest run --project int unique-names`. */
const RACES = Number(process.env.NAME_RACES ?? 20);
/** Milliseconds within which the edits of a race begin. */
const SPREAD = 12;
const log = openLog('spec', 'silent');
const nameKey = Buffer.alloc(32, 7);

let database: TestDatabase;
let opened: Events[];
beforeAll(async () => {
  database = await testDatabase();
  const { COMMAND_DATABASE_URL: url, KEYS_DATABASE_URL: keysUrl } = database.urls;
  const open = () => openEvents({ url, keysUrl, poolSize: 4, log, catalogue: eventCatalogue });
  opened = await Promise.all([open(), open()]);
});
afterAll(async () => {
  for (const events of opened) await events.close();
  await database.drop();
});

/** The same small numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('unique names', () => {
  it('given two processes, when three edits ask for one slug at once, then one job at most has it and it stays that job’s', async () => {
    const seed = Number(process.env.NAME_SEED ?? randomBytes(4).readUInt32BE());
    const random = randomOf(seed);
    const commands = opened.map(({ store, keys }) =>
      createCommands({ store, keys, nameKey, jobLookup: memoryJobLookup() }),
    );
    const [one, two] = commands as [(typeof commands)[0], (typeof commands)[0]];
    const [{ store }] = opened as [Events];
    const metadata = exampleCause;
    const slugOf = async (id: string) => {
      const state = await entityState(store, job, { tenantId: exampleTenantId, id });
      return state.status === 'kept' ? state.record.slug : null;
    };
    const create = async (title: string) => {
      const id = newId(new Date());
      await one.job(id, { type: 'CreateJob', data: { ...job.defaults, jobId: id, title } as never, metadata });
      return id;
    };
    let doubled = 0;
    let lost = 0;
    for (let race = 0; race < RACES; race += 1) {
      const slug = `race-${seed}-${race}`;
      const [a, b] = [await create(`A ${slug}`), await create(`B ${slug}`)];
      const edit = async (id: string, data: object) => {
        await new Promise((resolve) => setTimeout(resolve, random(SPREAD)));
        const by = random(2) === 0 ? one : two;
        return by.job(id, { type: 'ChangeJob', data: { slug, ...data }, metadata });
      };
      const edits = [];
      if (random(2) === 0) {
        // Refused by a rule of jobs: it lets go of the slug that the second is about to write.
        edits.push(edit(a, { salaryMin: 2, salaryMax: 1 }), edit(a, {}), edit(b, {}));
      } else {
        // The first lets go of the slug that the second, which changes another field, means to keep.
        await one.job(a, { type: 'ChangeJob', data: { slug }, metadata });
        edits.push(edit(a, { slug: `${slug}-left` }), edit(a, { location: 'Bergen' }), edit(b, {}));
      }
      await Promise.allSettled(edits);
      const has = [(await slugOf(a)) === slug, (await slugOf(b)) === slug];
      if (has[0] && has[1]) doubled += 1;
      // What has the name keeps it from everybody else.
      const third = await create(`C ${slug}`);
      const taken = await two.job(third, { type: 'ChangeJob', data: { slug }, metadata }).then(
        () => false,
        () => true,
      );
      if ((has[0] || has[1]) && !taken) lost += 1;
    }
    process.stdout.write(
      `unique names: ${RACES} races of three edits, seed ${seed}: ${doubled} doubled, ${lost} lost\n`,
    );
    expect({ doubled, lost }).toEqual({ doubled: 0, lost: 0 });
  });
});
