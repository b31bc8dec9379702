import { handler } from '#command-service/kernel/command';
import { partnershipDecider } from './partnership.decider.ts';

/** Commands of partnerships; the id is the parent's, the tenant the company that agreed. */
export const partnershipHandler = handler('partnership', partnershipDecider);
