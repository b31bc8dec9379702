import { handler } from '#command-service/kernel/command';
import { savedFilterDecider } from './saved-filter.decider.ts';

export const savedFilterHandler = handler('saved-filter', savedFilterDecider);
