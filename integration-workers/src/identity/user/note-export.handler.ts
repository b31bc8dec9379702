import { isRefusedAs } from '#integration-workers/engine/command';
import type { Handler } from '#integration-workers/engine/job';
import { companiesOf, recordsOf } from './applied-to.ts';
import type { NoteExport } from './note-export.job.ts';

/** A record that was erased or removed meanwhile gave nothing. */
export const handle: Handler<NoteExport> = async ({ data: { userId }, cause }, tools) => {
  for (const { companyId: tenantId } of await companiesOf(userId, cause, tools)) {
    for (const id of await recordsOf({ tenantId, userId }, cause, tools)) {
      try {
        await tools.command(cause, { aggregate: 'candidate', tenantId, id, type: 'ExportCandidate', data: {} });
      } catch (error) {
        if (!isRefusedAs(error, 'candidate-erased', 'candidate-not-found')) throw error;
      }
    }
  }
};
