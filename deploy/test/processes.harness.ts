import { systemCode } from '#deploy/local/sentence';
import type { UpstreamName } from '#deploy/local/upstream';
import type { Onrecord } from './onrecord.harness.ts';
import { until } from './until.ts';

/** Ends one service as a power cut would; resolves when another process has taken its place. */
export const kill = async (onrecord: Onrecord, service: UpstreamName): Promise<void> => {
  const { [service]: pid } = await onrecord.pids();
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has died already, and its place is about to be taken.
    if (systemCode(error) !== 'ESRCH') throw error;
  }
  await until(async () => (await onrecord.pids())[service] !== pid);
};
