import type { label } from 'contracts/automation/label/label.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { Id } from 'contracts/kernel/id';
import type { ApplicationCommand } from 'contracts/recruiting/application/application.commands';
import type { CandidateCommand } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateMailCommand } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { candidateNote } from 'contracts/recruiting/candidate-note/candidate-note.entity';
import type { candidateSource } from 'contracts/recruiting/candidate-source/candidate-source.entity';
import type { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import type { hiringChecklist } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import type { InterviewCommand } from 'contracts/recruiting/interview/interview.entity';
import type { JobCommand } from 'contracts/recruiting/job/job.entity';
import type { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import type { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { rejectionReason } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import type { NamedFilterCommand } from 'contracts/reporting/named-filter/named-filter.entity';
import { HOUR_MS } from '#deploy/seed/calendar';

type Input<C> = C extends { type: infer Type; data: infer Data } ? { type: Type; data: Data } : never;

/** A command without its cause, and the aggregate that decides it. */
export type SeedCommand =
  | { aggregate: 'job'; command: Input<JobCommand> }
  | { aggregate: 'jobNote'; command: Input<EntityCommand<typeof jobNote>> }
  | { aggregate: 'candidateNote'; command: Input<EntityCommand<typeof candidateNote>> }
  | { aggregate: 'candidate'; command: Input<CandidateCommand> }
  | { aggregate: 'label'; command: Input<EntityCommand<typeof label>> }
  | { aggregate: 'customField'; command: Input<EntityCommand<typeof customField>> }
  | { aggregate: 'candidateSource'; command: Input<EntityCommand<typeof candidateSource>> }
  | { aggregate: 'rejectionReason'; command: Input<EntityCommand<typeof rejectionReason>> }
  | { aggregate: 'interview'; command: Input<InterviewCommand> }
  | { aggregate: 'candidateMail'; command: Input<CandidateMailCommand> }
  | { aggregate: 'namedFilter'; command: Input<NamedFilterCommand> }
  | { aggregate: 'hiringChecklist'; command: Input<EntityCommand<typeof hiringChecklist>> }
  | { aggregate: 'pendingHire'; command: Input<EntityCommand<typeof pendingHire>> }
  | { aggregate: 'application'; command: Input<ApplicationCommand> };

/** Somebody of the company, the person who applies, or the process that follows from their application. */
export type Doer = 'Owner' | 'Recruiter' | 'Applicant' | 'Process';

/** What somebody did, and when. `key` names it for ever: done twice, it counts once. */
export type Step = SeedCommand & { at: Date; by: Doer; key: string; id: Id };

/** The same steps, each at least an hour after the one before. */
export const oneAfterAnother = (steps: readonly Step[]): Step[] => {
  let earliest = Number.NEGATIVE_INFINITY;
  return steps.map((step) => {
    const at = new Date(Math.max(step.at.getTime(), earliest));
    earliest = at.getTime() + HOUR_MS;
    return { ...step, at };
  });
};
