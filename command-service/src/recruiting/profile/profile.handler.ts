import { handler } from '#command-service/command';
import { profileDecider } from './profile.decider.ts';

/** Commands of candidates' own profiles; the id is the account's, the tenant `global`. */
export const profileHandler = handler('profile', profileDecider);
