import { Id } from 'contracts/kernel/id';
import { isPassed } from 'contracts/training/certificate/certificate.choices';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { certificateTimes } from 'contracts/training/certificate/certificate.times';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Of whoever has an account, in a version of a program that gives certificates. */
const LEARNED = {
  projections: ['training.trainingAssignment', 'training.version'],
  text: `select r.user_id as "userId", a.name as "userName", t.name as "companyName", r.program_id as "programId",
      r.program_version::int as "programVersion", r.program_name as "programName", r.status, r.unreviewed::int,
      r.earned::int, r.possible::int, r.completed_at as "completedAt", t.time_zone as "timeZone", v.content
    from read.training_assignment r
    join read.training_version v on v.tenant_id = r.tenant_id and v.aggregate = 'trainingProgram'
      and v.of_id = r.program_id and v.version = r.program_version
    join access.tenant t on t.tenant_id = r.tenant_id
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.id = $2 and r.erased_at is null and r.completed_at is not null
      and v.content->>'hasCertificate' = 'true'`,
};
type Row = {
  userId: string;
  userName: string;
  companyName: string;
  programId: string;
  programVersion: number;
  programName: string;
  status: string;
  unreviewed: number;
  earned: number;
  possible: number;
  completedAt: string;
  timeZone: string;
  content: { passPercent: number; certificateMonths: number | null };
};

/** Gives whoever has passed a training its certificate: one, however often it is asked for. */
export const issueCertificate = job({
  name: 'training.certificate.issue',
  payload: z.strictObject({ assignmentId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { assignmentId }, cause }, { read, command }) => {
    const [row] = await read<Row>(cause, { ...LEARNED, values: [cause.tenantId, assignmentId] });
    if (!row || !isPassed(row, row.content.passPercent)) return;
    const { completedAt, timeZone, content, status: _, unreviewed: __, ...said } = row;
    const id = certificateIdOf(assignmentId);
    const times = certificateTimes(new Date(completedAt), content.certificateMonths, timeZone);
    const data = { trainingCertificateId: id, assignmentId, ...said, ...times };
    const create = { aggregate: 'trainingCertificate', id, type: 'CreateTrainingCertificate', data } as const;
    await unlessRefused(command(cause, create), 'already-exists');
  },
});
