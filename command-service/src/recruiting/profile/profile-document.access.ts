import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { accessFact } from '#command-service/identity/access/access-projection';

type Followed = Extract<ProfileEvent, { type: 'ProfileDocumentAdded' | 'ProfileDocumentRemoved' }>;

/** Which documents there are to read, and whose they are; of one that was taken away no word stays. */
export const profileDocumentAccess = accessFact<Followed>(
  ['ProfileDocumentAdded', 'ProfileDocumentRemoved'],
  ({ pool }, { type, data }) => {
    switch (type) {
      case 'ProfileDocumentAdded':
        return pool.query(
          'insert into access.document_text (file_id, user_id) values ($1, $2) on conflict do nothing',
          [data.documentId, data.userId],
        );
      case 'ProfileDocumentRemoved':
        return pool.query('delete from access.document_text where file_id = $1', [data.documentId]);
    }
  },
);
