import type { Id } from 'contracts/kernel/id';
import { unlessRefused } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Removes recordings and documents that somebody answered with, finished, on their way or in quarantine. */
export const discardAnswers = async (
  ids: readonly Id[],
  cause: Cause,
  { files, command }: Pick<Tools, 'files' | 'command'>,
): Promise<void> => {
  for (const id of ids) {
    await files.removeAll(`uploads/${id}`);
    const discard = command(cause, { aggregate: 'file', id, type: 'DiscardFile', data: { isHeld: false } });
    await unlessRefused(discard, 'not-found');
    const quarantined = command(cause, { aggregate: 'file', id, type: 'DeleteQuarantinedFile', data: {} });
    await unlessRefused(quarantined, 'not-found');
  }
};
