import { handler } from '#command-service/command';
import { operatorDecider } from './operator.decider.ts';

/** Commands of operators; the id is the user's, the tenant `global`. */
export const operatorHandler = handler('landlord', operatorDecider);
