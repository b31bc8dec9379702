import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { markdownNoteKinds } from '#contracts/kernel/markdown/markdown-notes';
import { MarkdownFile } from '#contracts/training/markdown/markdown-file';
import { MAX_MARKDOWN_FILES } from '#contracts/training/program/program.choices';
import { handbookKinds } from './handbook.choices.ts';

/** What a file became. `notes`: what is kept and not shown as it is meant. */
const ImportedDocument = z.object({
  id: z.uuid(),
  path: z.string(),
  name: z.string(),
  steps: z.int(),
  notes: z.array(z.object({ kind: z.enum(markdownNoteKinds), count: z.int(), line: z.int() })),
});

/** What a file names and the company does not have, which was left out; a document of which nothing is left is left out itself. */
const LeftOut = z.object({ path: z.string(), what: z.enum(['file', 'lesson', 'document']) });
export type DocumentLeftOut = z.infer<typeof LeftOut>;

export const importHandbook = endpoint({
  method: 'POST',
  path: '/api/tenant/handbook-documents/import',
  access: 'tenant.training.handbook.create',
  summary: 'Create drafts of processes, procedures or policies from files of Markdown, one from each',
  body: z.strictObject({
    /** Of procedures that do not say of themselves what they are. */
    kind: z.enum(handbookKinds),
    /** For whom they are; null: everybody in the company. */
    teamId: Id.nullable().default(null),
    files: z.array(MarkdownFile).min(1, 'files-required').max(MAX_MARKDOWN_FILES, 'files-too-many'),
  }),
  answer: z.object({ documents: z.array(ImportedDocument), left: z.array(LeftOut) }),
  status: 201,
});

export const exportHandbook = endpoint({
  method: 'GET',
  path: '/api/tenant/handbook-markdown',
  access: 'tenant.training.handbook.read',
  summary: 'Get the drafts of processes and procedures, or of policies, as files of Markdown, a page after the other',
  query: z.strictObject({
    kind: z.enum(['procedure', 'policy']),
    teamId: Id.optional(),
    /** The last document of the page before. */
    after: Id.optional(),
  }),
  answer: z.object({ files: z.array(z.object({ path: z.string(), text: z.string() })), next: Id.nullable() }),
});
