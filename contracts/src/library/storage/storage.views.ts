import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { fileTypes, uploadKinds } from '#contracts/library/file/file.choices';

/** What takes up storage and was made here: PDFs and signatures of contracts, PDFs of their templates. */
export const documentKinds = ['contract', 'contract-template'] as const;
export const isDocumentKind = (kind: string): kind is (typeof documentKinds)[number] =>
  (documentKinds as readonly string[]).includes(kind);

const storedKind = z.enum([...uploadKinds, ...documentKinds]);
/** How many files, and their bytes together. */
const sum = { files: z.int(), bytes: z.int() };

export const StorageUsage = z.object({
  ...sum,
  /** Bytes that the company may keep. */
  quota: z.int(),
  trash: z.object(sum),
  /** What the scanner found something in, until it is deleted. */
  quarantine: z.object(sum),
  byKind: z.array(z.object({ kind: storedKind, ...sum })),
  /** By what they are; what is on its way or in quarantine is none of them. */
  byType: z.array(z.object({ type: z.enum(fileTypes), ...sum })),
  /** Those that hold the most. */
  byFolder: z.array(z.object({ folderId: Id, ...sum })),
  /** `2026-11`, by when they were uploaded, in the company's time zone. */
  byMonth: z.array(z.object({ month: z.string(), ...sum })),
  /** Of all that counts, a contract with all its files. `name`: null of what somebody answered with, of a contract and of a template of one; and of a file whose name is not for the reader. */
  largest: z.array(
    z.object({
      place: z.enum(['library', 'answers', 'contracts', 'quarantine']),
      id: Id,
      name: z.string().nullable(),
      kind: storedKind,
      bytes: z.int(),
    }),
  ),
});
export type StorageUsage = z.infer<typeof StorageUsage>;
