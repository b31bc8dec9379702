import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { TrainingVersionView } from '#contracts/training/lesson/lesson.endpoints';
import { handbookDocument } from './handbook.entity.ts';
import { HandbookContent } from './handbook.fields.ts';

const access = 'tenant.training.handbook.read';
const one = '/api/tenant/handbook-documents/:id';
const version = z.coerce.number().int().min(1);

export const HandbookVersionLine = TrainingVersionView.extend({ isMaterial: z.boolean() });
export type HandbookVersionLine = z.infer<typeof HandbookVersionLine>;
export const HandbookVersionView = HandbookVersionLine.extend({ content: HandbookContent });
export type HandbookVersionView = z.infer<typeof HandbookVersionView>;

/** Newest first, at most as many as one answer holds (500). */
export const listHandbookVersions = endpoint({
  method: 'GET',
  path: `${one}/versions`,
  access,
  summary: 'List what was published of a process, procedure or policy, newest first',
  params: ById,
  answer: z.array(HandbookVersionLine),
});

export const showHandbookVersion = endpoint({
  method: 'GET',
  path: `${one}/versions/:version`,
  access,
  summary: 'Get a version of a process, procedure or policy as it was published',
  params: ById.extend({ version }),
  answer: HandbookVersionView,
});

export const restoreHandbookVersion = endpoint({
  method: 'POST',
  path: `${one}/restore`,
  access: 'tenant.training.handbook.update',
  summary: 'Make the draft say again what a version says',
  params: ById,
  body: z.strictObject({ version: z.int().min(1) }),
  answer: handbookDocument.view,
});
