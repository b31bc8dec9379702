import { acknowledgementRound } from 'contracts/training/acknowledgement/round.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** Versions that everybody is asked about, and when they were last reminded. */
export const roundProjection = entityProjection(acknowledgementRound, { version: 2 });

export const roundResource = entityResource(acknowledgementRound, roundProjection);
