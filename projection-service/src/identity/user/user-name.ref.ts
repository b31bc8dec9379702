import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL } from 'contracts/kernel/id';
import { known } from 'contracts/kernel/personal';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<UserEvent, { type: 'UserRegistered' | 'UserRenamed' | 'UserErased' }>;

/** Name of a user, as logs and the audit show who acted. Null once erased. */
export const userName: Source<{ name: string | null }, NameEvent> = {
  aggregate: 'user',
  scope: GLOBAL,
  types: ['UserRegistered', 'UserRenamed', 'UserErased'],
  erasedBy: ['UserErased'],
  id: ({ data }) => data.userId,
  value: ({ type, data }) => {
    switch (type) {
      case 'UserRegistered':
        return { name: known(data.name) };
      case 'UserRenamed':
        return { name: known(data.to) };
      case 'UserErased':
        return { name: null };
    }
  },
};
