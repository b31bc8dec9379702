import type { Sent } from '#command-service/command';
import type { PersonRow } from '#command-service/identity/access/access.tables';
import type { User } from './user.decider.ts';

/** What the access tables keep of somebody beside their address and password; null where there is nobody. */
export const personOf = ({ state, version }: Pick<Sent<User>, 'state' | 'version'>): PersonRow | null =>
  state.status === 'registered' && state.name !== null
    ? { userId: state.userId, name: state.name, ...state.preferences, avatar: state.avatar, version }
    : null;
