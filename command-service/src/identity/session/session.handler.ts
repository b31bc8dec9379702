import { handler } from '#command-service/command';
import { sessionDecider } from './session.decider.ts';

export const sessionHandler = handler('session', sessionDecider);
