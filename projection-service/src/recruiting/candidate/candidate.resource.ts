import { candidates } from 'contracts/recruiting/candidate/candidate.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { candidateProjection } from './candidate.projection.ts';

export const candidateResource = listResource(candidates, { source: projected(candidateProjection) });
