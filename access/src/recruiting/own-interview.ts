import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import { isAnswerable, runningTake } from 'contracts/recruiting/response/response.progress';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from './record-in.ts';

export type OwnInterviewDeps = {
  store: EventStore;
  /** The company that has an interview, if it is open. */
  companyOf(interviewId: string): Promise<string | null>;
  accountOf(userId: string): Promise<{ email: string; isVerified: boolean } | null>;
};

/** An interview of somebody, all that they were invited to answer in it, in that order, and the one of these that is asked for. */
export type OwnInterview = {
  tenantId: string;
  interview: typeof interview.types.record;
  candidateId: string;
  isLinked: boolean;
  responses: readonly ResponseRecord[];
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
export type OwnParty = Omit<OwnInterview, 'response' | 'responses'>;

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

/** The same with what they were invited to answer, in that order. */
export const ownSteps = async (
  deps: OwnInterviewDeps,
  person: Person,
): Promise<Omit<OwnInterview, 'response'> | null> => {
  const party = await ownParty(deps, person);
  if (!party) return null;
  const { tenantId, interview: found } = party;
  const records = await Promise.all(found.responseIds.map((id) => recordIn(deps.store, response, { tenantId, id })));
  return { ...party, responses: records.filter((record) => record !== undefined) };
};

const hasRunning = ({ progress }: ResponseRecord, now: Date): boolean =>
  Object.values(progress).some((one) => runningTake(one, now) !== undefined);
const hasTake = ({ progress }: ResponseRecord, takeId: string): boolean =>
  Object.values(progress).some(({ takes }) => takes.some((take) => take.takeId === takeId));

/** What is asked for: the step of a recording, or the one that is named; else the present one. */
type Wanted = { now: Date; responseId?: string | undefined; takeId?: string | undefined };

/** Where nobody names one: that in which somebody is recording, else the first that is open, else the last (docs/product.md REC-280). */
const presentOf = (responses: readonly ResponseRecord[], now: Date): ResponseRecord | undefined => {
  const open = responses.filter((one) => isAnswerable(one, now));
  return open.find((one) => hasRunning(one, now)) ?? open[0] ?? responses.at(-1);
};

/** The same with one step of it; null where there is none, or not the one that is named. */
export const ownInterview = async (deps: OwnInterviewDeps, asked: Person & Wanted): Promise<OwnInterview | null> => {
  const { now, responseId, takeId } = asked;
  const found = await ownSteps(deps, asked);
  if (!found) return null;
  const { responses } = found;
  const ofTake = takeId === undefined ? undefined : responses.find((one) => hasTake(one, takeId));
  const named = responseId === undefined ? presentOf(responses, now) : responses.find(({ id }) => id === responseId);
  const step = ofTake ?? named;
  return step ? { ...found, response: step } : null;
};
