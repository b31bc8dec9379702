import { handler } from '#command-service/kernel/command';
import { apiKeyDecider } from './api-key.decider.ts';

export const apiKeyHandler = handler('api-key', apiKeyDecider);
