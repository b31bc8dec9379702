import type { UserEvent } from 'contracts/identity/user/user.events';
import { GLOBAL } from 'contracts/kernel/id';
import { known } from 'contracts/kernel/personal';
import type { Source } from '#projection-service/engine/projection';

/** Name of a user, as logs and the audit show who acted. Null once erased. */
export const userName: Source<{ name: string | null }, UserEvent> = {
  aggregate: 'user',
  scope: GLOBAL,
  types: ['UserRegistered'],
  id: ({ data }) => data.userId,
  value: ({ data }) => ({ name: known(data.name) }),
};
