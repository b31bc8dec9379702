import { candidates } from 'contracts/recruiting/candidate/candidate.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { candidateProjection } from './candidate.projection.ts';
import { candidateLabelProjection } from './candidate-label.projection.ts';

const rows = projected(candidateProjection);

export const candidateResource = listResource(candidates, {
  source: {
    ...rows,
    via: { labelId: { table: candidateLabelProjection.table, row: 'candidate_id', value: 'label_id' } },
    projections: [...rows.projections, candidateLabelProjection.name],
  },
});
