import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { markdownNoteKinds } from '#contracts/kernel/markdown/markdown-notes';
import { requiredText } from '#contracts/kernel/text';
import { MAX_NAME_LENGTH } from '#contracts/training/lesson/lesson.choices';
import { MarkdownFile } from '#contracts/training/markdown/markdown-file';
import { MAX_MARKDOWN_FILES } from './program.choices.ts';
import { trainingProgram } from './program.entity.ts';

/** What a file became. `notes`: what is kept and not shown as it is meant; `isConfirmed`: a question was added. */
const ImportedLesson = z.object({
  id: z.uuid(),
  path: z.string(),
  name: z.string(),
  steps: z.int(),
  isConfirmed: z.boolean(),
  notes: z.array(z.object({ kind: z.enum(markdownNoteKinds), count: z.int(), line: z.int() })),
});
export type ImportedLesson = z.infer<typeof ImportedLesson>;

/** What a file names and the company does not have: it was left out. */
const LeftOut = z.object({ path: z.string(), what: z.enum(['file', 'label']) });

export const importTrainingProgram = endpoint({
  method: 'POST',
  path: '/api/tenant/training-programs/import',
  access: 'tenant.training.programs.create',
  summary: 'Create a program and its lessons from files of Markdown',
  body: z.strictObject({
    name: requiredText(MAX_NAME_LENGTH),
    /** The name above, and not what `program.md` says. */
    isRenamed: z.boolean().default(false),
    files: z.array(MarkdownFile).min(1, 'files-required').max(MAX_MARKDOWN_FILES, 'files-too-many'),
    /** Of the question that is added to a lesson that asks none. */
    locale: Locale.default(DEFAULT_LOCALE),
  }),
  answer: trainingProgram.view.extend({ lessons: z.array(ImportedLesson), left: z.array(LeftOut) }),
  status: 201,
});

export const exportTrainingProgram = endpoint({
  method: 'GET',
  path: '/api/tenant/training-programs/:id/markdown',
  access: 'tenant.training.programs.read',
  summary: 'Get the draft of a program and its lessons as files of Markdown',
  params: ById,
  answer: z.object({ name: z.string(), files: z.array(z.object({ path: z.string(), text: z.string() })) }),
});
