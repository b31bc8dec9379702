import { Id } from 'contracts/kernel/id';
import type { ImportMapping } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importChunkKey } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { type Person, rowsOfOthers } from './rows-of-others.ts';

const KNOWN = {
  projections: ['recruiting.candidate'],
  text: `select id, email from read.candidate where tenant_id = $1 and email = any($2::text[])`,
};
const SETTINGS = {
  projections: ['recruiting.candidateImport'],
  text: `select columns, mapping, duplicates from read.candidate_import where tenant_id = $1 and id = $2`,
};
type Settings = { columns: string[]; mapping: ImportMapping | null; duplicates: string | null };

const rowsOf = async (key: string, { files }: Tools): Promise<string[][] | null> => {
  const stored = await files.open(key);
  if (!stored) return null;
  const parts: Buffer[] = [];
  for await (const part of stored.read()) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as string[][];
};

/** Rows whose address somebody of the company has already. */
const knownRows = async (cause: Cause, { importId, chunk }: { importId: string; chunk: number }, tools: Tools) => {
  const [settings] = await tools.read<Settings>(cause, { ...SETTINGS, values: [cause.tenantId, importId] });
  const { columns = [], mapping, duplicates } = settings ?? {};
  const column = columns.findIndex((name) => mapping?.[name] === 'email');
  if (duplicates !== 'skip' || column < 0) return [];
  const rows = await rowsOf(importChunkKey(cause.tenantId, importId, chunk), tools);
  const emails = (rows ?? []).map((cells) => (cells[column] ?? '').trim().toLowerCase().slice(0, 300));
  const wanted = [...new Set(emails)].filter((email) => email.isWellFormed() && !email.includes('\0'));
  const people = await tools.read<Person>(cause, { ...KNOWN, values: [cause.tenantId, wanted] });
  return rowsOfOthers(emails, people, { importId, chunk });
};

/** Makes candidates of one chunk of an import's rows. */
export const importRows = job({
  name: 'recruiting.candidate-import.rows',
  payload: z.strictObject({ importId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  urgency: 'bulk',
  handle: async ({ data, cause }, tools) => {
    const { importId, chunk } = data;
    const known = await knownRows(cause, data, tools);
    const command = { aggregate: 'candidateImport', id: importId, type: 'ImportCandidateRows' } as const;
    await unlessRefused(tools.command(cause, { ...command, data: { chunk, known } }), 'not-found');
  },
});
