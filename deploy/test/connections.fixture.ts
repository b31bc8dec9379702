import { setTimeout as sleep } from 'node:timers/promises';
import { loggedIn, startStorm } from '#deploy/failure/storm';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';
import type { Onrecord } from './onrecord.harness.ts';
import { withDatabase } from './read-side.fixture.ts';

const READERS = 64;
const LOOK_MS = 50;
/** Names that a service's connections have at Postgres: `deploy/local/split.ts`. */
const OPEN = `select application_name as name, count(*)::int as n from pg_stat_activity
  where application_name = any($1) group by 1`;

/** The most connections that each service of three processes has, while 32 clients send so many commands and 64 others read. */
export const mostConnections = async (onrecord: Onrecord, commands: number): Promise<Record<UpstreamName, number>> => {
  const most: Record<UpstreamName, number> = {
    'command-service': 0,
    'projection-service': 0,
    'integration-workers': 0,
  };
  const call = await loggedIn(onrecord.url);
  const storm = await startStorm(onrecord.url);
  let isOver = false;
  const reading = Promise.all(
    Array.from({ length: READERS }, async () => {
      while (!isOver) await (await call('GET', 'interviews?range=[0,24]')).arrayBuffer();
    }),
  );
  const looking = withDatabase(onrecord, async (client) => {
    while (!isOver) {
      const { rows } = await client.query<{ name: UpstreamName; n: number }>(OPEN, [UPSTREAMS]);
      for (const { name, n } of rows) most[name] = Math.max(most[name], n);
      await sleep(LOOK_MS);
    }
  });
  await storm.more(commands);
  await storm.calm();
  isOver = true;
  await Promise.all([reading, looking]);
  return most;
};
