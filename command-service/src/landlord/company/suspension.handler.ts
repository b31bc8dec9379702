import { handler } from '#command-service/kernel/command';
import { suspensionDecider } from './suspension.decider.ts';

/** Commands of suspensions; id and tenant are the company's. */
export const suspensionHandler = handler('suspension', suspensionDecider);
