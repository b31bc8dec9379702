import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { throwAwayFolder } from '#deploy/local/throw-away';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';
import type { Random } from '#deploy/seed/random';

const SKEW_MS = 5_000;

/** Clocks of services that differ: which of them is ahead of all others is drawn. */
export type Clocks = { ahead: UpstreamName; env: Record<string, string>; close(): Promise<void> };

export const openClocks = async ({ pick }: Random): Promise<Clocks> => {
  const ahead = pick(UPSTREAMS);
  const { folder, discard } = await throwAwayFolder();
  await writeFile(join(folder, ahead), String(SKEW_MS));
  return {
    ahead,
    env: { CLOCKS_DIR: folder, NODE_OPTIONS: `--import=${import.meta.resolve('./skewed-clock.ts')}` },
    close: discard,
  };
};
