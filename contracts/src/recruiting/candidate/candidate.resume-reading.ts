import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';

/** Bytes; pages that are read; characters that are kept of them. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
export const MAX_RESUME_PAGES = 30;
export const MAX_RESUME_TEXT = 200_000;

/** What a résumé seems to say in a field of a candidate: a value that the field takes. */
export const ResumeSuggestion = z.object({ field: z.string(), value: z.unknown() });
export type ResumeSuggestion = z.infer<typeof ResumeSuggestion>;

export const ResumeReading = z.object({
  suggestions: z.array(ResumeSuggestion),
  /** There was more than is read: pages after the first, or text without end. */
  isCut: z.boolean(),
  /** Some text cannot be seen by whoever looks at the file: it was left out. */
  hasHidden: z.boolean(),
});
export type ResumeReading = z.infer<typeof ResumeReading>;

export const resumeUpload = {
  types: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'application/octet-stream',
  ],
  maxBytes: MAX_RESUME_BYTES,
  field: 'file',
} as const;

/** Nothing is kept of the file. */
export const readResume = endpoint({
  method: 'POST',
  path: '/api/tenant/candidates/resume-reading',
  access: 'tenant.candidates.update',
  summary: 'Read a résumé (PDF, Word, text) into suggestions for the fields of a candidate; nothing is stored',
  upload: resumeUpload,
  answer: ResumeReading,
});

/** Every way a résumé may not be read. */
export type ResumeRejection =
  | 'resume-encrypted' // it takes a password
  | 'resume-unreadable' // broken, or of another kind
  | 'resume-without-text' // pictures of pages
  | 'resume-too-complex'; // it takes more time or memory than a résumé may
