import { teamMemberOf } from 'access/recruiting/hidden-jobs';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import type { JobCommand, JobRejection } from 'contracts/recruiting/job/job.entity';
import type { CommandContext } from '#command-service/context';

/** The job of a record, where there is such a record. */
type JobOf = () => Promise<string | null>;

/** What somebody may know of, of the jobs that are kept to a hiring team (docs/product.md REC-43). */
export const jobSight = ({ jobLookup, commands }: Pick<CommandContext, 'jobLookup' | 'commands'>) => {
  const { jobState, interviewState, jobNoteState, responseState, candidateMailState, liveInterviewState } = commands;
  /** What belongs to a job that somebody may not know of is answered as what is not there. */
  const assertSeen = async (auth: TenantAuth, jobOf: JobOf): Promise<void> => {
    const hidden = await jobLookup.hiddenFrom(auth);
    const jobId = hidden.length > 0 ? await jobOf() : null;
    if (jobId !== null && hidden.includes(jobId)) throw new Rejection('not-found', 404);
  };
  const jobOfRecord = async (
    state: (tenantId: string, id: string) => Promise<{ status: string; record?: { jobId: string | null } }>,
    { tenantId }: TenantAuth,
    id: string,
  ) => (await state(tenantId, id)).record?.jobId ?? null;

  return {
    assertJob: (auth: TenantAuth, jobId: string) => assertSeen(auth, async () => jobId),
    assertInterview: (auth: TenantAuth, id: string) => assertSeen(auth, () => jobOfRecord(interviewState, auth, id)),
    assertResponse: (auth: TenantAuth, id: string) => assertSeen(auth, () => jobOfRecord(responseState, auth, id)),
    assertLive: (auth: TenantAuth, id: string) => assertSeen(auth, () => jobOfRecord(liveInterviewState, auth, id)),
    assertNote: (auth: TenantAuth, id: string) => assertSeen(auth, () => jobOfRecord(jobNoteState, auth, id)),
    assertMail: (auth: TenantAuth, id: string) =>
      assertSeen(auth, async () => {
        const mail = await candidateMailState(auth.tenantId, id);
        return mail.status === 'absent' ? null : mail.jobId;
      }),
    /** For what is about to be written about a job. */
    assertNamed: async (auth: TenantAuth, jobId: string) => {
      if (!(await jobLookup.hiddenFrom(auth)).includes(jobId)) return;
      throw new Rejection('job-not-found', 422, { errors: { jobId: ['job-not-found'] } });
    },
    /** Nobody loses a job out of their own sight by what they write in it. */
    assertStaysSeen: async (auth: TenantAuth, id: string, command: JobCommand) => {
      if (command.type !== 'CreateJob' && command.type !== 'ChangeJob') return;
      if (auth.permissions.includes('tenant.jobs.all')) return;
      const state = command.type === 'ChangeJob' ? await jobState(auth.tenantId, id) : null;
      const before = state?.status === 'kept' ? state.record : { isRestricted: false, team: [] };
      const { isRestricted = before.isRestricted, team = before.team } = command.data;
      if (!isRestricted || team.some(({ userId }) => userId === teamMemberOf(auth))) return;
      throw new Rejection<JobRejection>('job-restricted-without-you', 422, {
        errors: { team: ['job-restricted-without-you'] },
      });
    },
  };
};
