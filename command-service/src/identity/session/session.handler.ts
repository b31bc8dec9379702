import { handler } from '#command-service/kernel/command';
import { sessionDecider } from './session.decider.ts';

export const sessionHandler = handler('session', sessionDecider);
