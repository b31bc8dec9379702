import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Finding, Sha256, UploadKind } from '#contracts/library/file/file.entity';

/** A file that the scanner found something in, by the name that it has for that. */
export const QuarantinedFileView = z.object({
  id: Id,
  name: z.string(),
  kind: UploadKind,
  /** Bytes. */
  size: z.int(),
  sha256: Sha256,
  finding: Finding,
  uploadedBy: Id,
  uploaderName: z.string().nullable(),
  quarantinedAt: z.iso.datetime(),
});
export type QuarantinedFileView = z.infer<typeof QuarantinedFileView>;
