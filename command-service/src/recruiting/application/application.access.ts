import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { ProfileEvent } from 'contracts/recruiting/profile/profile.events';
import { accessFact } from '#command-service/identity/access/access-projection';

type Applied = Extract<ProfileEvent | ApplicationEvent, { type: 'ProfileCreated' | 'ApplicationSubmitted' }>;

/** Who looks for work: an account that is still there, with a profile or an application. */
export const applicantAccess = accessFact<Applied>(['ProfileCreated', 'ApplicationSubmitted'], ({ pool }, { data }) =>
  pool.query(
    `insert into access.candidate (user_id) select user_id from access.account where user_id = $1
     on conflict do nothing`,
    [data.userId],
  ),
);
