import type { UserEvent } from 'contracts/identity/user/user.events';
import { isHidden } from 'contracts/kernel/personal';
import type { ProfileDetails, ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { projection, schemaBeside } from '#projection-service/engine/projection';

export type ProfileRow = ProfileDetails & { id: string; userId: string; version: number };
type Followed =
  | Extract<ProfileEvent, { type: 'ProfileCreated' | 'ProfileChanged' }>
  | Extract<UserEvent, { type: 'UserErased' }>;

/** One row per person with a profile, for them alone; none once they are erased. */
export const profileProjection = projection<ProfileRow, Followed>({
  name: 'recruiting.profile',
  version: 2,
  scope: 'person',
  table: 'profile',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    phone: 'text',
    phoneE164: 'text',
    location: 'text',
    postalCode: 'text',
    country: 'text',
    version: 'int4',
  },
  types: ['ProfileCreated', 'ProfileChanged', 'UserErased'],
  createdBy: ['ProfileCreated'],
  key: ({ data }) => data.userId,
  evolve: (row, event) => {
    const version = Number(event.streamVersion);
    switch (event.type) {
      case 'ProfileCreated': {
        const { userId, details } = event.data;
        return isHidden(details) ? undefined : { id: userId, userId, ...details, version };
      }
      case 'ProfileChanged':
        return row && (isHidden(event.data.to) ? undefined : { ...row, ...event.data.to, version });
      case 'UserErased':
        return undefined;
    }
  },
});
