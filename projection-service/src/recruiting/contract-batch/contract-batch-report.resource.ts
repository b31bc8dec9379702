import { Rejection } from 'contracts/kernel/problem';
import { fullName } from 'contracts/recruiting/candidate/candidate.entity';
import { contractBatchReport } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import type { ContractBatchRecord } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { createShowRow } from '#projection-service/engine/show-row';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import { contractBatchProjection } from './contract-batch.projection.ts';

const CANDIDATES = `select id, first_name, last_name from read.candidate where tenant_id = $1 and id = any($2::uuid[])`;
/** Those of the company, also who is deactivated. */
const USERS = `select a.user_id as id, a.name from access.account a where a.user_id = any($2::uuid[])
  and (exists (select from access.membership m where m.tenant_id = $1 and m.user_id = a.user_id)
    or exists (select from access.inactive_membership m where m.tenant_id = $1 and m.user_id = a.user_id))`;

type Row = Pick<ContractBatchRecord, 'jobId' | 'recipients' | 'leftOut'>;

/** Who got no contract, and why: by name for those who may see it. */
export const contractBatchReportResource: ReadResource = (router, context) => {
  const show = createShowRow(contractBatchProjection, context);

  const candidateNames = async (tenantId: string, ids: readonly string[]) => {
    const query = { ...prepared(CANDIDATES), values: [tenantId, ids], rowMode: 'array' as const };
    const [rows = []] = await askAs(context.reader)(tenantId, [query]);
    return (rows as [string, string | null, string | null][]).map(
      ([id, first, last]) => [id, first === null || last === null ? null : fullName(first, last)] as const,
    );
  };
  const userNames = async (tenantId: string, ids: readonly string[]) => {
    const { rows } = await context.access.query<{ id: string; name: string }>(USERS, [tenantId, ids]);
    return rows.map(({ id, name }) => [id, name] as const);
  };

  mount(
    router,
    contractBatchReport,
    async ({ auth, params, minPosition }) => {
      const row = (await show(auth.tenantId, params.id, minPosition)) as Row | undefined;
      if (!row) throw new Rejection('not-found', 404);
      if (row.jobId !== null) await assertJobSeen(context, auth, row.jobId);
      const people = row.leftOut.flatMap(({ at, code, detail }) => {
        const recipient = row.recipients[at];
        return recipient ? [{ ...recipient, code, detail }] : [];
      });
      const of = (kind: string) => people.filter((one) => one.kind === kind).map(({ id }) => id);
      const names = new Map([
        ...(auth.permissions.includes('tenant.candidates.read')
          ? await candidateNames(auth.tenantId, of('candidate'))
          : []),
        ...(auth.permissions.includes('tenant.users.read') ? await userNames(auth.tenantId, of('user')) : []),
      ]);
      return { body: people.map((one) => ({ ...one, name: names.get(one.id) ?? null })) };
    },
    context.http,
  );
};
