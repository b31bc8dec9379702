import { Id } from 'contracts/kernel/id';
import { IMPORT_CHUNK } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import {
  importedId,
  importedInterviewId,
  rowNumber,
} from 'contracts/recruiting/candidate-import/candidate-import.files';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

const SETTINGS = {
  projections: ['recruiting.candidateImport'],
  text: 'select takes_all as "takesAll" from read.candidate_import where tenant_id = $1 and id = $2',
};
/**
 * Candidates with whom something has happened: they are an account's since, by applying or by a purchase, they are one with another
 * record, or have interviews other than one that came with the import and that nobody has touched, mails, notes, hires, contracts
 * or documents that are kept with them.
 */
const ACTIVE = {
  projections: [
    ...['recruiting.candidate', 'recruiting.interview', 'recruiting.candidateMail', 'recruiting.candidateNote'],
    ...['recruiting.pendingHire', 'recruiting.contract', 'recruiting.interview-log', 'recruiting.liveInterview'],
  ],
  text: `select c.id from read.candidate c where c.tenant_id = $1 and c.id = any($2::uuid[]) and (
      c.user_id is not null or c.is_merged or c.merged_ids <> '[]'
      or jsonb_array_length(coalesce(c.documents, '[]'::jsonb)) > 0
      or exists (select from read.interview o where o.tenant_id = $1 and o.candidate_id = c.id and not (
        o.id = any($3::uuid[]) and o.status = 'created' and jsonb_array_length(o.response_ids) = 0
        and not exists (select from read.interview_log l where l.tenant_id = $1 and l.interview_id = o.id)
        and not exists (select from read.live_interview l where l.tenant_id = $1 and l.interview_id = o.id)))
      or exists (select from read.candidate_mail o where o.tenant_id = $1 and o.candidate_id = c.id)
      or exists (select from read.candidate_note o where o.tenant_id = $1 and o.candidate_id = c.id)
      or exists (select from read.pending_hire o where o.tenant_id = $1 and o.candidate_id = c.id)
      or exists (select from read.contract o where o.tenant_id = $1 and o.candidate_id = c.id))`,
};

/** Rows whose candidates stay, unless the undoing takes them too (docs/product.md REC-183). */
const rowsToKeep = async (cause: Cause, { importId, chunk }: { importId: string; chunk: number }, { read }: Tools) => {
  const [settings] = await read<{ takesAll: boolean }>(cause, { ...SETTINGS, values: [cause.tenantId, importId] });
  if (settings?.takesAll) return [];
  const rows = Array.from({ length: IMPORT_CHUNK }, (_, at) => rowNumber(chunk, at));
  const ids = rows.map((row) => importedId(importId, row));
  const active = await read<{ id: string }>(cause, {
    ...ACTIVE,
    values: [cause.tenantId, ids, ids.map(importedInterviewId)],
  });
  const isActive = new Set(active.map(({ id }) => id));
  return rows.filter((_, at) => isActive.has(ids[at] ?? ''));
};

/** Takes the candidates of one chunk of an import away again. */
export const undoRows = job({
  name: 'recruiting.candidate-import.undo-rows',
  payload: z.strictObject({ importId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  urgency: 'bulk',
  handle: async ({ data, cause }, tools) => {
    const { importId, chunk } = data;
    const keep = await rowsToKeep(cause, data, tools);
    const undone = {
      aggregate: 'candidateImport',
      id: importId,
      type: 'UndoCandidateRows',
      data: { chunk, keep },
    } as const;
    await tools.command(cause, undone);
  },
});
