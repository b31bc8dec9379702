import { handler } from '#command-service/kernel/command';
import { eventActionLimitsDecider } from './event-action-limits.decider.ts';

/** Commands of limits of event actions; id and tenant are the company's. */
export const eventActionLimitsHandler = handler('event-action-limits', eventActionLimitsDecider);
