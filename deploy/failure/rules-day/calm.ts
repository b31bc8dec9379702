import { setTimeout as sleep } from 'node:timers/promises';
import type { Onrecord } from '#deploy/test/onrecord.harness';
import { withDatabase } from '#deploy/test/read-side.fixture';
import { untilReady } from '#deploy/test/until';

const LOOK_MS = 500;
/** Looks one after the other that find nothing to do. */
const QUIET_LOOKS = 6;
/** Milliseconds without any change, while there is something to do, after which it is said to stand still. */
const STALL_MS = 120_000;
const SAY_MS = 15_000;

/** What is still to be done of two companies: jobs, moments that come before the evening, and projections behind. */
const TO_DO = `select (select max(position)::text from event_store.events) as head,
  (select count(*)::int from jobs.job
    where state not in ('completed', 'failed') and data #>> '{cause,tenantId}' = any($1)) as jobs,
  (select count(*)::int from work.due where tenant_id = any($1) and due_at < $2
    and name in ('automation.event-action.delay', 'recruiting.interview.settling')) as due,
  (select count(*)::int from read.checkpoint
    where position < (select max(position) from event_store.events)) as behind`;

type ToDo = { head: string; jobs: number; due: number; behind: number };

/** `now`: of the product's clock. Its processes may just be coming back. */
const toDo = (onrecord: Onrecord, tenants: readonly string[], now: number): Promise<ToDo | undefined> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<ToDo>(TO_DO, [tenants, new Date(now + 5 * 60_000)]);
    return rows[0];
  }).catch(() => undefined);

/** Waits until everything is done that follows from the day so far. False: it stands still with something to do. */
export const calm = async (
  onrecord: Onrecord,
  tenants: readonly string[],
  { ahead = 0, say }: { ahead?: number; say: (line: string) => void },
): Promise<boolean> => {
  await untilReady(onrecord.url);
  let [before, since, said] = ['', performance.now(), performance.now()];
  for (let quiet = 0; quiet < QUIET_LOOKS; await sleep(LOOK_MS)) {
    const found = await toDo(onrecord, tenants, Date.now() + ahead);
    const seen = JSON.stringify(found);
    const isDone = found !== undefined && found.jobs + found.due + found.behind === 0;
    quiet = isDone && seen === before ? quiet + 1 : 0;
    const now = performance.now();
    if (seen !== before) since = now;
    if (now - since > STALL_MS) return false;
    if (now - said > SAY_MS) {
      say(`  ${found?.jobs} jobs, ${found?.due} due, ${found?.behind} projections behind`);
      said = now;
    }
    before = seen;
  }
  return true;
};
