import { trainingProgram } from 'contracts/training/program/program.entity';
import { listing } from '#projection-service/engine/list-source';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';

/** Drafts of programs, and what was published of them. */
export const programProjection = entityProjection(trainingProgram, {
  version: 5,
  rollup: { by: [], at: 'createdAt', keys: [], zone: companyZone },
});

export const programResource = entityResource(trainingProgram, programProjection, {
  via: { labelId: listing(programProjection.table, 'label_ids') },
});
