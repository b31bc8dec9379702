import { candidateMails } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { candidateMailProjection } from './candidate-mail.projection.ts';

export const candidateMailResource = listResource(candidateMails, { source: projected(candidateMailProjection) });
