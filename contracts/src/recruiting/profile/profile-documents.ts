import { known } from '#contracts/kernel/personal';
import type { ProfileEvent } from './profile.events.ts';
import type { ProfileDocumentView } from './profile-document.views.ts';

/** The documents of a profile after an event, oldest first; without those whose person was erased. Pure. */
export const foldDocuments = (
  documents: readonly ProfileDocumentView[],
  event: ProfileEvent,
): readonly ProfileDocumentView[] => {
  if (event.type === 'ProfileDocumentRemoved') return documents.filter(({ id }) => id !== event.data.documentId);
  if (event.type !== 'ProfileDocumentAdded') return documents;
  const { userId: _, documentId: id, name: sealed, ...told } = event.data;
  const name = known(sealed);
  return name === null ? documents : [...documents, { id, name, ...told, addedAt: event.metadata.occurredAt }];
};
