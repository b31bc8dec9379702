import { handler } from '#command-service/command';
import { savedFilterDecider } from './saved-filter.decider.ts';

export const savedFilterHandler = handler('saved-filter', savedFilterDecider);
