import { handler } from '#command-service/kernel/command';
import { passwordDecider } from './password.decider.ts';

export const passwordHandler = handler('password', passwordDecider);
