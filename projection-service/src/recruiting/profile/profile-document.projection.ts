import type { UserEvent } from 'contracts/identity/user/user.events';
import { isHidden } from 'contracts/kernel/personal';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type ProfileDocumentRow = ProfileDocumentView & { userId: string };
type Followed =
  | Extract<ProfileEvent, { type: 'ProfileDocumentAdded' | 'ProfileDocumentRemoved' }>
  | Extract<UserEvent, { type: 'UserErased' }>;

/** One row per document of a profile, for its person; companies they applied to read it as they would. */
export const profileDocumentProjection = projection<ProfileDocumentRow, Followed>({
  name: 'recruiting.profile-document',
  version: 1,
  scope: 'person',
  table: 'profile_document',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    type: 'text',
    name: 'text',
    size: 'int4',
    mime: 'text',
    extension: 'text',
    fileType: 'text',
    scan: 'text',
    addedAt: 'timestamptz',
  },
  types: ['ProfileDocumentAdded', 'ProfileDocumentRemoved', 'UserErased'],
  createdBy: ['ProfileDocumentAdded'],
  key: (event) => (event.type === 'UserErased' ? { by: 'userId', value: event.data.userId } : event.data.documentId),
  evolve: (_, event) => {
    if (event.type !== 'ProfileDocumentAdded') return undefined;
    const { documentId: id, name, ...told } = event.data;
    return isHidden(name) ? undefined : { id, name, ...told, addedAt: event.metadata.occurredAt };
  },
});
