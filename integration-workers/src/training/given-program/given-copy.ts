import type { GivenStatus } from 'contracts/training/given-program/given-program.choices';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** A copy that a company is to have, with what the parent is called today. */
export type GivenCopy = {
  programId: string;
  companyId: string;
  status: GivenStatus;
  offeredVersion: number;
  parentName: string;
};

const FIND = {
  projections: ['training.givenProgram'],
  text: `select g.program_id as "programId", g.company_id as "companyId", g.status, g.offered_version::int as "offeredVersion",
      t.name as "parentName"
    from read.given_program g join access.tenant t on t.tenant_id = g.tenant_id
    where g.tenant_id = $1 and g.id = $2`,
};

export const findCopy = async (
  { read }: Pick<Tools, 'read'>,
  cause: Cause,
  givenProgramId: string,
): Promise<GivenCopy | undefined> => {
  const [found] = await read<GivenCopy>(cause, { ...FIND, values: [cause.tenantId, givenProgramId] });
  return found;
};
