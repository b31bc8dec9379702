import { Id } from 'contracts/kernel/id';
import { copiedProgramIdOf } from 'contracts/training/given-program/program-copy.commands';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { findCopy } from './given-copy.ts';

/** Tells a company's copy that no newer version comes; it may never have been made. */
export const withdrawCopy = job({
  name: 'training.given-program.withdraw',
  payload: z.strictObject({ givenProgramId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { givenProgramId }, cause }, { read, command }) => {
    const copy = await findCopy({ read }, cause, givenProgramId);
    if (copy?.status !== 'withdrawn') return;
    const { programId, companyId: tenantId } = copy;
    const data = { parentId: cause.tenantId, programId };
    const id = copiedProgramIdOf(tenantId, programId);
    const withdraw = { aggregate: 'programCopy', tenantId, id, type: 'WithdrawCopy', data } as const;
    await unlessRefused(command(cause, withdraw), 'not-found');
  },
});
