import { context } from '#contracts/kernel/context';
import { ratingType } from './rating-type/rating-type.entity.ts';

export const training = context({ entities: { ratingType }, events: [], endpoints: {}, systemCommands: {} });
