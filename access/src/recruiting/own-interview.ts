import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from './record-in.ts';

export type OwnInterviewDeps = {
  store: EventStore;
  /** The company that has an interview, if it is open. */
  companyOf(interviewId: string): Promise<string | null>;
  accountOf(userId: string): Promise<{ email: string; isVerified: boolean } | null>;
};

/** An interview of somebody, and the present step of it: the last one that they were invited to. */
export type OwnInterview = {
  tenantId: string;
  interview: typeof interview.types.record;
  candidateId: string;
  isLinked: boolean;
  response: ResponseRecord;
};

/** Whether somebody has shown that an address is theirs. */
export const hasShown = async (
  { accountOf }: Pick<OwnInterviewDeps, 'accountOf'>,
  userId: string,
  email: string | null | undefined,
): Promise<boolean> => {
  const account = await accountOf(userId);
  return account?.isVerified === true && account.email.toLowerCase() === email?.toLowerCase();
};

/** Whether an interview follows from the application of an account, for a job or an open interview. */
export const isOfApplication = (interviewId: string | null, userId: string, appliedFor: string): boolean =>
  interviewId === interviewIdOf(applicationIdOf(userId, appliedFor));

type Person = { interviewId: string; userId: string };

/** An interview of somebody in a company. */
export type OwnParty = Omit<OwnInterview, 'response'>;

/**
 * The interview of this account, if it is theirs: what follows from their own application, or what the company opened with the
 * address that they have shown to be theirs. A link to it alone shows nothing (docs/product.md POR-20).
 */
export const ownParty = async (deps: OwnInterviewDeps, { interviewId, userId }: Person): Promise<OwnParty | null> => {
  const { store, companyOf } = deps;
  const tenantId = await companyOf(interviewId);
  if (tenantId === null) return null;
  const found = await recordIn(store, interview, { tenantId, id: interviewId });
  if (!found) return null;
  const person = await recordIn(store, candidate, { tenantId, id: found.candidateId });
  if (!person || person.lastName === null) return null;
  const isLinked = person.userId === userId;
  if (!isOfApplication(interviewId, userId, found.jobId ?? found.openInterviewId ?? '') || !isLinked) {
    if (person.userId !== null && !isLinked) return null;
    if (!(await hasShown(deps, userId, person.email))) return null;
  }
  return { tenantId, interview: found, candidateId: found.candidateId, isLinked };
};

/** The same with what they are asked now; null where they were not invited to answer anything. */
export const ownInterview = async (deps: OwnInterviewDeps, person: Person): Promise<OwnInterview | null> => {
  const party = await ownParty(deps, person);
  const responseId = party?.interview.responseIds.at(-1);
  if (!party || responseId === undefined) return null;
  const asked = await recordIn(deps.store, response, { tenantId: party.tenantId, id: responseId });
  return asked ? { ...party, response: asked } : null;
};
