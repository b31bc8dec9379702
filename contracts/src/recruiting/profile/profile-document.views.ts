import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { fileTypes, MAX_FILE_NAME_LENGTH, scanResults } from '#contracts/library/file/file.choices';
import { documentTypes } from './profile-document.choices.ts';

export const DocumentType = z.enum(documentTypes);
export const DocumentName = requiredText(MAX_FILE_NAME_LENGTH);

/** What its content was found to be. */
export const documentContent = {
  /** Bytes. */
  size: z.int(),
  mime: z.string(),
  extension: z.string(),
  fileType: z.enum(fileTypes),
  scan: z.enum(scanResults),
};

/** A document that somebody put on their profile. Its id is that of its file. */
export const ProfileDocumentView = z.object({
  id: Id,
  type: DocumentType,
  name: DocumentName,
  ...documentContent,
  addedAt: z.iso.datetime(),
});
export type ProfileDocumentView = z.infer<typeof ProfileDocumentView>;
