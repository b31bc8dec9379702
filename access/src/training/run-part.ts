import { hasPart, teamsOf } from 'contracts/training/process-run/process-run.choices';
import type { IsAmong } from './readable-document.ts';

type Run = Parameters<typeof hasPart>[0];

/** Whether somebody has a part in a run: leads it, started it, does a step, or is in a team that one was given to. */
export const hasRunPart =
  (isAmong: IsAmong) =>
  async (tenantId: string, run: Run, userId: string): Promise<boolean> => {
    if (hasPart(run, userId)) return true;
    const teams = teamsOf(run);
    return teams.length > 0 && isAmong(tenantId, userId, { isEveryone: false, users: [], teams, roles: [] });
  };
