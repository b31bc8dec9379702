import type { TeamEvent } from 'contracts/identity/team/team.entity';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<TeamEvent, { type: 'TeamCreated' | 'TeamChanged' }>;

/** Name of a team, as other records show it, also once the team is removed. */
export const teamName: Source<{ name: string }, NameEvent> = {
  aggregate: 'team',
  scope: 'tenant',
  types: ['TeamCreated', 'TeamChanged'],
  id: ({ data }) => data.teamId,
  value: (event, previous) => {
    const name = event.type === 'TeamCreated' ? event.data.name : event.data.to.name;
    return name === undefined ? previous : { name };
  },
};
