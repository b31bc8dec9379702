import { Id } from 'contracts/kernel/id';
import { givenProgramIdOf } from 'contracts/training/given-program/given-program.entity';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';

const GIVEN = 'training.givenProgram';
const PROGRAM = 'training.trainingProgram';

/** Companies in the groups of a program, and those that it was given to before. */
const COMPANIES = {
  projections: [PROGRAM, GIVEN, 'identity.subAccountGroup'],
  text: `select company_id as "companyId" from read.given_program
      where tenant_id = $1 and program_id = $2 and status <> 'withdrawn'
    union
    select c.id::uuid from read.training_program p
      cross join lateral jsonb_array_elements_text(p.group_ids) assigned (id)
      join read.sub_account_group g on g.tenant_id = p.tenant_id and g.id = assigned.id::uuid
      cross join lateral jsonb_array_elements_text(g.company_ids) c (id)
    where p.tenant_id = $1 and p.id = $2 and p.published_version > 0`,
};

/** Programs that a parent gives to any group, and those that it gave to this company before. */
const PROGRAMS = {
  projections: [PROGRAM, GIVEN],
  text: `select program_id as "programId" from read.given_program
      where tenant_id = $1 and company_id = $2 and status <> 'withdrawn'
    union
    select id from read.training_program where tenant_id = $1 and jsonb_array_length(group_ids) > 0 and published_version > 0`,
};

const NAME = { projections: [], text: 'select name from access.tenant where tenant_id = $1' };

/** Whether one company is to have one program now, and in which version, as their histories say when it is asked. */
export const settleGiven = job({
  name: 'training.given-program.settle',
  payload: z.strictObject({ parentId: Id, programId: Id, companyId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { parentId, programId, companyId }, cause }, { read, command }) => {
    const [company] = await read<{ name: string }>(cause, { ...NAME, values: [companyId] });
    const id = givenProgramIdOf(programId, companyId);
    const data = { programId, companyId, companyName: company?.name ?? '–' };
    const settle = { aggregate: 'givenProgram', tenantId: parentId, id, type: 'SettleGivenProgram', data } as const;
    await unlessRefused(command(cause, settle), 'not-found');
  },
});

/** After a change of a program: each company by work of its own. */
export const settleCompanies = job({
  name: 'training.given-program.settle-companies',
  payload: z.strictObject({ programId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { programId }, cause }, { read, enqueue }) => {
    const { tenantId: parentId } = cause;
    const found = await read<{ companyId: string }>(cause, { ...COMPANIES, values: [parentId, programId] });
    const settle = ({ companyId }: { companyId: string }) =>
      followUp(cause, settleGiven.request(`${programId} ${companyId}`, { parentId, programId, companyId }));
    if (found.length > 0) await enqueue(found.map(settle));
  },
});

/** After a company has joined a parent, or left it: each program. */
export const settlePrograms = job({
  name: 'training.given-program.settle-programs',
  payload: z.strictObject({ parentId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { parentId }, cause }, { read, enqueue }) => {
    const { tenantId: companyId } = cause;
    const values = [parentId, companyId];
    const found = await read<{ programId: string }>({ ...cause, tenantId: parentId }, { ...PROGRAMS, values });
    const settle = ({ programId }: { programId: string }) =>
      followUp(cause, settleGiven.request(`${programId} ${companyId}`, { parentId, programId, companyId }));
    if (found.length > 0) await enqueue(found.map(settle));
  },
});
