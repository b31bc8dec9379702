import { handler } from '#command-service/command';
import { membershipDecider } from './membership.decider.ts';

/** Commands of memberships; the id is the user's, the tenant the company's. */
export const membershipHandler = handler('membership', membershipDecider);
