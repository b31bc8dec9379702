import type { ContractRecord } from 'contracts/recruiting/contract/contract.entity';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import type pg from 'pg';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { applicationProjection } from '#projection-service/recruiting/application/application.projection';
import { candidateMailProjection } from '#projection-service/recruiting/candidate-mail/candidate-mail.projection';
import { contractProjection } from '#projection-service/recruiting/contract/contract.projection';
import { pendingHireProjection } from '#projection-service/recruiting/pending-hire/pending-hire.projection';

/** What is read for it. */
export const PAPER_SOURCES = [
  candidateMailProjection,
  applicationProjection,
  pendingHireProjection,
  contractProjection,
].map(({ name }) => name);

const THEIRS = 'tenant_id = $1 and candidate_id = any($2::uuid[])';
const MAILS = `select job_id, created_at, "to", "from", subject, content, files, status, answer, job_title
  from read.candidate_mail where ${THEIRS} order by created_at, id`;
const APPLICATIONS = `select job_id, applied_at, job_title, source, status
  from read.application where ${THEIRS} order by applied_at, id`;
const HIRES = `select job_id, created_at, job_title, starts_on, time_zone, status, notes, reason, items, asked_at, approved_at, hired_at
  from read.pending_hire where ${THEIRS} order by created_at, id`;
const CONTRACTS = `select job_id, created_at, title, message, status, reason, ended_at, finished_at, expires_at, signers, progress, parts
  from read.contract where ${THEIRS} order by created_at, id`;

const itemOf = ({ doneBy: _, assigneeId: __, toldSoonOf: ___, toldOverdueOf: ____, ...item }: HireItem) => item;

/** Who else signs is told by the role alone. */
const signersOf = (
  contract: Pick<ContractRecord, 'progress' | 'parts'> & { signers: ContractRecord['signers'] | null },
  own: ReadonlySet<unknown>,
) =>
  contract.progress.map(({ signerId, status, viewedAt, signedAt }) => {
    const signer = contract.signers?.find(({ id }) => id === signerId);
    const isTheirs = signer !== undefined && own.has(signer.email.toLowerCase());
    const filled = contract.parts.find((part) => part.signerId === signerId)?.values ?? [];
    const theirs = isTheirs && { name: signer.name, email: signer.email, filledIn: filled.map(({ value }) => value) };
    return { role: signer?.role ?? null, status, viewedAt, signedAt, ...theirs };
  });

/**
 * What a company and a person wrote to each other, what they applied for, and what hiring and contracts say of them: for the copy of
 * their data. `jobIds`: what it is about.
 */
export const readCandidatePapers = async (
  reader: pg.Pool,
  tenantId: string,
  { ids, emails }: { ids: readonly string[]; emails: readonly unknown[] },
) => {
  const ask = (text: string) => ({ ...prepared(text), values: [tenantId, ids], rowMode: 'array' as const });
  const all = await askAs(reader)(tenantId, [MAILS, APPLICATIONS, HIRES, CONTRACTS].map(ask));
  const [mails = [], applications = [], hires = [], contracts = []] = all;
  const own = new Set(emails.map((email) => String(email).toLowerCase()));
  return {
    jobIds: all.flatMap((rows) => rows.flatMap(([jobId]) => (jobId === null ? [] : [String(jobId)]))),
    mails: mails.map(([, at, to, from, subject, content, files, status, answer, job]) => ({
      ...{ at, to, from, subject, content, files, status, answer, job },
    })),
    applications: applications.map(([, at, job, source, status]) => ({ at, job, source, status })),
    hires: hires.map(
      ([, at, jobTitle, startsOn, timeZone, status, notes, reason, items, askedAt, approvedAt, hiredAt]) => ({
        ...{ at, jobTitle, startsOn, timeZone, status, notes, reason, askedAt, approvedAt, hiredAt },
        items: (items as HireItem[]).map(itemOf),
      }),
    ),
    contracts: contracts.map(
      ([, at, title, message, status, reason, endedAt, finishedAt, expiresAt, signers, progress, parts]) => ({
        ...{ at, title, message, status, reason, endedAt, finishedAt, expiresAt },
        signers: signersOf({ signers, progress, parts } as never, own),
      }),
    ),
  };
};
