import type { HttpContext } from 'platform/http/route';
import type { Commands } from './commands.ts';
import type { Standings } from './landlord/suspension/standings.ts';
import type { JobPlaces } from './recruiting/job/job.places.ts';

/** What the routes of this service work with. */
export type CommandContext = HttpContext & {
  commands: Commands;
  jobPlaces: Pick<JobPlaces, 'companyOf'>;
  standings: Standings;
};
