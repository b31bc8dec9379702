import type { Event, Recorded } from 'contracts/kernel/message';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import type { Pool } from 'pg';

type Followed = Extract<ProfileEvent | ApplicationEvent, { type: 'ProfileCreated' | 'ApplicationSubmitted' }>;
export const candidateTypes = ['ProfileCreated', 'ApplicationSubmitted'] as const;
const isFollowed = (event: Recorded<Event>): event is Recorded<Followed> =>
  (candidateTypes as readonly string[]).includes(event.type);

/** What follows from these events, done (again), for an account that is still there; false for all others. */
export const followCandidates = async (event: Recorded<Event>, { pool }: { pool: Pool }): Promise<boolean> => {
  if (!isFollowed(event)) return false;
  await pool.query(
    `insert into access.candidate (user_id) select user_id from access.account where user_id = $1
     on conflict do nothing`,
    [event.data.userId],
  );
  return true;
};
