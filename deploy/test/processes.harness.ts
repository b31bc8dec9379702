import { expect } from '@playwright/test';
import type { UpstreamName } from '#deploy/local/upstream';
import type { Onrecord } from './onrecord.harness.ts';

/** Ends one service as a power cut would; resolves when another process has taken its place. */
export const kill = async (onrecord: Onrecord, service: UpstreamName): Promise<void> => {
  const { [service]: pid } = await onrecord.pids();
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await onrecord.pids())[service]).not.toBe(pid);
};
