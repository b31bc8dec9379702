import type { Commands } from 'command-service/commands';
import { derivedId } from 'contracts/kernel/id';
import type { Actor, CommandMetadata } from 'contracts/kernel/message';
import type { CompanyContent } from '#deploy/seed/content';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Doer, Step } from '#deploy/seed/step';

/** Addresses from the range kept for examples. */
const ADDRESSES: Record<Doer, string | null> = {
  Owner: '203.0.113.20',
  Recruiter: '203.0.113.31',
  Applicant: '203.0.113.77',
  Process: null,
};

const actorOf = (company: CompanyContent, by: Doer): Actor => {
  if (by === 'Process') return { type: 'system', id: 'recruiting.application' };
  // A small company's owner does everything.
  const person =
    by === 'Applicant' ? company.applicant : (company.people.find(({ role }) => role === by) ?? company.people[0]);
  if (!person) throw new Error(`Nobody works at ${company.name}.`);
  return { type: 'user', id: userIdOf(person) };
};

const causeOf = (company: CompanyContent, { at, by, key }: Step): CommandMetadata => {
  const correlationId = derivedId('demo', 'request', company.subdomain, key);
  return {
    tenantId: tenantIdOf(company),
    actor: actorOf(company, by),
    ip: ADDRESSES[by],
    occurredAt: at.toISOString(),
    correlationId,
    causationId: correlationId,
    idempotencyKey: key,
    now: at,
  };
};

/** Sends the command of one step, as the person and at the moment that the step names. */
export const doStep = async (commands: Commands, company: CompanyContent, step: Step): Promise<void> => {
  const metadata = causeOf(company, step);
  switch (step.aggregate) {
    case 'job':
      await commands.job(step.id, { ...step.command, metadata });
      return;
    case 'jobNote':
      await commands.jobNote(step.id, { ...step.command, metadata });
      return;
    case 'candidateNote':
      await commands.candidateNote(step.id, { ...step.command, metadata });
      return;
    case 'candidate':
      await commands.candidate(step.id, { ...step.command, metadata });
      return;
    case 'label':
      await commands.label(step.id, { ...step.command, metadata });
      return;
    case 'namedFilter':
      await commands.namedFilter(step.id, { ...step.command, metadata });
      return;
    case 'customField':
      await commands.customField(step.id, { ...step.command, metadata });
      return;
    case 'rejectionReason':
      await commands.rejectionReason(step.id, { ...step.command, metadata });
      return;
    case 'candidateSource':
      await commands.candidateSource(step.id, { ...step.command, metadata });
      return;
    case 'application':
      await commands.application(step.id, { ...step.command, metadata });
      return;
    case 'candidateMail':
      await commands.candidateMail(step.id, { ...step.command, metadata });
      return;
    case 'hiringChecklist':
      await commands.hiringChecklist(step.id, { ...step.command, metadata });
      return;
    case 'pendingHire':
      await commands.pendingHire(step.id, { ...step.command, metadata });
      return;
    case 'interview':
      await commands.interview(step.id, { ...step.command, metadata });
  }
};
