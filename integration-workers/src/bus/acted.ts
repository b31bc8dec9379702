import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import type { GroupLag } from './group-lag.ts';
import { RELAY } from './relay.ts';

/** Between looks at how far the group has come. */
const LOOK_MS = 2_000;

/**
 * Moves the checkpoints of policies to where everything on the bus was acted on, so that whoever follows the store instead goes on from
 * there. What the relay had published when the ends of the topics were asked for lies before them; partitions have no order among each other.
 * Each process of the group does so: a move that another has made is seen at the next look.
 */
export const noteActed = (options: {
  names: readonly string[];
  checkpoints: Checkpoints;
  groupLag: Pick<GroupLag, 'ends' | 'before'>;
  lookMs?: number;
}) => {
  const { names, checkpoints, groupLag, lookMs = LOOK_MS } = options;
  const stop = new AbortController();
  const pause = () => sleep(lookMs, undefined, { signal: stop.signal }).catch(() => undefined);

  const noteOnce = async () => {
    const to = (await checkpoints.load([RELAY], 0n)).get(RELAY) ?? 0n;
    const ends = await groupLag.ends();
    while ((await groupLag.before(ends)) > 0) {
      await pause();
      if (stop.signal.aborted) return;
    }
    const reached = await checkpoints.load(names, to);
    const behind = [...reached].filter(([, from]) => from < to);
    await checkpoints.move(behind.map(([name, from]) => ({ name, from, to })));
  };

  const noting = (async () => {
    while (!stop.signal.aborted) {
      // A cluster or a database that is away is told of by those who need it.
      await noteOnce().catch(() => undefined);
      await pause();
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await noting;
    },
  };
};
