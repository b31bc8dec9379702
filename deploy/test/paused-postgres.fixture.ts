import { readdirSync, readFileSync } from 'node:fs';
import { accessSchema } from 'access/schema';
import { migrate } from 'platform/postgres/migrate';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { startPostgres } from '#deploy/local/postgres';
import { throwAwayFolder } from '#deploy/local/throw-away';

export type PausablePostgres = Pick<TestDatabase, 'urls' | 'drop'> & {
  /** Every process of the server stands still; its connections stay open. Linux alone. */
  pause(): void;
  resume(): void;
};

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

/** A migrated Postgres of the caller's own. */
export const startPausablePostgres = async (): Promise<PausablePostgres> => {
  const place = await throwAwayFolder();
  const { urls, pid, stop } = await startPostgres({ dataDir: place.folder, say: () => undefined, durable: false });
  await migrate({ ownerUrl: urls.OWNER_DATABASE_URL, keysUrl: urls.KEYS_DATABASE_URL }, accessSchema);
  let paused: number[] = [];
  const resume = () => {
    for (const one of paused) process.kill(one, 'SIGCONT');
    paused = [];
  };
  return {
    urls,
    pause: () => {
      // The first makes no others once it stands still.
      process.kill(pid, 'SIGSTOP');
      paused = [pid, ...childrenOf(pid)];
      for (const one of paused) process.kill(one, 'SIGSTOP');
    },
    resume,
    drop: async () => {
      resume();
      await stop();
      await place.discard();
    },
  };
};
