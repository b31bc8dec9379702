import { GLOBAL } from 'contracts/kernel/id';
import { purgeAt, quarantinedUntil, unclaimedUntil } from 'contracts/library/file/file.choices';
import { type file, keptWith } from 'contracts/library/file/file.entity';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { due } from '#integration-workers/engine/due';

/** At the end of its days in the trash, a file is deleted for good (docs/product.md FILE-10). */
export const filePurge = due<typeof file.types.event>({
  name: 'library.file.purge',
  on: {
    FileTrashed: ({ data: { fileId }, metadata }) => [{ subject: fileId, at: purgeAt(metadata.occurredAt) }],
    FileRestored: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
    FileRemoved: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'file', id: subject, type: 'PurgeFile', data: { dueAt: at } }),
});

/** What lies in quarantine is deleted in the end, as it counts in nobody's storage (docs/product.md FILE-16). */
export const quarantineEnd = due<typeof file.types.event>({
  name: 'library.file.quarantine',
  on: {
    FileQuarantined: ({ data: { fileId }, metadata }) => [
      { subject: fileId, at: quarantinedUntil(metadata.occurredAt) },
    ],
    QuarantinedFileDeleted: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
  },
  command: ({ subject }) => ({ aggregate: 'file', id: subject, type: 'DeleteQuarantinedFile', data: {} }),
});

/** A person's own file that they put nowhere is deleted, and so is what was uploaded for a candidate and is with none (docs/product.md FILE-14). */
export const unclaimedFile = due<typeof file.types.event | ProfileEvent | CandidateEvent>({
  name: 'library.file.unclaimed',
  on: {
    FileCreated: ({ data: { fileId, answer }, metadata: { tenantId, occurredAt } }) =>
      tenantId === GLOBAL || keptWith(answer) !== undefined
        ? [{ subject: fileId, at: unclaimedUntil(occurredAt) }]
        : [],
    ProfileDocumentAdded: ({ data: { documentId } }) => [{ subject: documentId, at: null }],
    CandidateDocumentAdded: ({ data: { documentId } }) => [{ subject: documentId, at: null }],
    FileRemoved: ({ data: { fileId } }) => [{ subject: fileId, at: null }],
  },
  command: ({ subject }) => ({ aggregate: 'file', id: subject, type: 'DiscardFile', data: {} }),
});
