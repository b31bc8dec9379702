import { givenProgram } from 'contracts/training/given-program/given-program.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** What a parent gives to which company; those of one are looked for when it leaves. */
export const givenProgramProjection = entityProjection(givenProgram, {
  moreIndexes: `-- once filled
create index given_program_company on given_program (tenant_id, company_id);`,
});

export const givenProgramResource = entityResource(givenProgram, givenProgramProjection);
