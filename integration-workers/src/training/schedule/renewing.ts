import type { Id } from 'contracts/kernel/id';
import { renewalIdOf } from 'contracts/training/certificate/certificate.entity';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

const CERTIFICATES = {
  projections: ['training.trainingCertificate'],
  text: `select id from read.training_certificate where tenant_id = $1 and program_id = $2 and user_id = any($3::uuid[])`,
};
const OPEN = {
  projections: ['training.trainingAssignment'],
  text: `select user_id as "userId" from read.training_assignment
    where tenant_id = $1 and program_id = $2 and user_id = any($3::uuid[]) and schedule_id = any($4::uuid[])
      and status in ('waiting', 'open', 'begun') and (expires_at is null or expires_at > $5)`,
};
type People = { programId: Id; userIds: readonly Id[] };

/** Those of them who learn a program once more because their certificate expires, and are not done yet (docs/product.md TRA-69). */
const renewingAmong = async (
  { programId, userIds }: People,
  cause: Cause,
  { read, clock }: Pick<Tools, 'read' | 'clock'>,
): Promise<ReadonlySet<Id>> => {
  const of = [cause.tenantId, programId, userIds];
  const certificates = await read<{ id: Id }>(cause, { ...CERTIFICATES, values: of });
  const renewals = certificates.flatMap(({ id }) => [renewalIdOf(id, false), renewalIdOf(id, true)]);
  if (renewals.length === 0) return new Set();
  const open = await read<{ userId: Id }>(cause, { ...OPEN, values: [...of, renewals, clock()] });
  return new Set(open.map(({ userId }) => userId));
};

/** Those of them to whom a schedule is given: a repetition to nobody who is learning it again already by a renewal. */
export const notRenewing = async (
  { programId, isRepetition }: { programId: Id; isRepetition: boolean },
  userIds: readonly Id[],
  cause: Cause,
  tools: Pick<Tools, 'read' | 'clock'>,
): Promise<Id[]> => {
  const renewing = isRepetition ? await renewingAmong({ programId, userIds }, cause, tools) : null;
  return userIds.filter((id) => !renewing?.has(id));
};
