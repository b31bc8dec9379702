import { handler } from '#command-service/command';
import { keptFilterDecider } from './kept-filter.decider.ts';

export const keptFilterHandler = handler('kept-filter', keptFilterDecider);
