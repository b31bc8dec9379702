import { handler } from '#command-service/command';
import { apiKeyDecider } from './api-key.decider.ts';

export const apiKeyHandler = handler('api-key', apiKeyDecider);
