import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';

/** People that one team may have. */
export const MAX_TEAM_USERS = 500;

/** People of the company who work together. */
export const team = entity({
  name: 'team',
  context: 'identity',
  permissions: 'tenant.teams',
  fields: {
    name: requiredText(100),
    /** Accounts; each is a member of the company when they are taken in. */
    userIds: z.array(Id).min(1, 'team-users-required').max(MAX_TEAM_USERS),
  },
  search: ['name'],
});
export type TeamView = z.infer<typeof team.view>;
export type TeamEvent = typeof team.types.event;
