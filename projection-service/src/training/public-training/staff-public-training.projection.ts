import { publicTraining } from 'contracts/training/public-training/public-training.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { programName } from '#projection-service/training/program/program-name.ref';

/** Public links of programs, as the company's staff see them. */
export const staffPublicTrainingProjection = entityProjection(publicTraining, {
  version: 2,
  moreIndexes: `-- by which a changed name finds its rows
create index public_training_program on public_training (tenant_id, program_id);`,
  refs: {
    program: join(programName, 'programId', (row, program) => ({ ...row, programName: program?.name ?? null })),
  },
});

export const staffPublicTrainingResource = entityResource(publicTraining, staffPublicTrainingProjection);
