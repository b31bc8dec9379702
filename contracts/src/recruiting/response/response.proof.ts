import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { responseTypes } from '#contracts/recruiting/question/question.choices';
import type { Question } from '#contracts/recruiting/question/question.fields';
import { responseStatuses } from './response.choices.ts';
import type { ResponseView } from './response.entity.ts';
import { limitsOf, noProgress, Take, takesOf } from './response.progress.ts';

const at = z.iso.datetime();

/** What one person was given that others were not, with who and why. `from` and `to`: percent of the time, or deadlines. */
export const ResponseGrant = z.object({
  id: Id,
  kind: z.enum(['time', 'take', 'deadline']),
  questionId: Id.nullable(),
  from: z.string().nullable(),
  to: z.string(),
  /** Null once the person was erased. */
  reason: z.string().nullable(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  occurredAt: at,
});
export type ResponseGrant = z.infer<typeof ResponseGrant>;

/** How something was not the same as for everybody. */
export const differences = ['time', 'deadline', 'take', 'version', 'gap', 'late', 'lost'] as const;
export type Difference = (typeof differences)[number];

/** The limits of one question as one person had them, and what the server saw of it. */
export const ProvenQuestion = z.object({
  questionId: Id,
  text: z.string(),
  responseType: z.enum(responseTypes),
  /** Seconds and recordings. */
  thinkTime: z.int().nullable(),
  timeLimit: z.int().nullable(),
  takesAllowed: z.int().nullable(),
  shownAt: at.nullable(),
  thinkUntil: at.nullable(),
  takes: z.array(Take),
  answeredAt: at.nullable(),
});
export type ProvenQuestion = z.infer<typeof ProvenQuestion>;

export const ProvenResponse = z.object({
  id: Id,
  interviewId: Id,
  /** Null once the person was erased. */
  candidateName: z.string().nullable(),
  stepName: z.string(),
  status: z.enum(responseStatuses),
  questionSetRevision: z.int(),
  invitedAt: at,
  openedAt: at.nullable(),
  submittedAt: at.nullable(),
  expiresAt: at,
  timePercent: z.int(),
  questions: z.array(ProvenQuestion),
  grants: z.array(ResponseGrant),
  differences: z.array(z.enum(differences)),
});
export type ProvenResponse = z.infer<typeof ProvenResponse>;

const answer = z.array(ProvenResponse);

export const proveInterview = endpoint({
  method: 'GET',
  path: '/api/tenant/interviews/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that the candidate of an interview had, and what the server saw of each recording',
  params: ById,
  answer,
});
/** Newest first, at most as many as one answer holds (500). */
export const proveJob = endpoint({
  method: 'GET',
  path: '/api/tenant/jobs/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that each candidate of a job had, where they were not the same, and why',
  params: ById,
  answer,
});

export const proveOpenInterview = endpoint({
  method: 'GET',
  path: '/api/tenant/open-interviews/:id/proof',
  access: 'tenant.interviews.responses.read',
  summary: 'Get the limits that each candidate of an open interview had, where they were not the same, and why',
  params: ById,
  answer,
});

/** What the server was told of a recording later than this after it had stopped arrived late. Milliseconds. */
const LATE_MS = 30_000;

const ofTakes = (takes: readonly Take[], now: Date): Difference[] => {
  const isLate = ({ stoppedAt, toldAt }: Take) =>
    stoppedAt !== null && toldAt !== null && Date.parse(toldAt) - Date.parse(stoppedAt) > LATE_MS;
  const isLost = ({ stoppedAt, until }: Take) => stoppedAt === null && Date.parse(until) <= now.getTime();
  return [
    ...(takes.some(({ gaps }) => gaps.length > 0) ? ['gap' as const] : []),
    ...(takes.some(isLate) ? ['late' as const] : []),
    ...(takes.some(isLost) ? ['lost' as const] : []),
  ];
};

type Around = { questions: readonly Question[]; grants: readonly ResponseGrant[]; now: Date };

/** What is on record of one response; whether the version of its questions is another one, those beside it say. */
export const provenOf = (response: ResponseView, { questions, grants, now }: Around): ProvenResponse => {
  const { id, interviewId, candidateName, stepName, status, questionSetRevision, openedAt, submittedAt } = response;
  const { createdAt: invitedAt, expiresAt, timePercent, progress } = response;
  const proven = questions.map((question): ProvenQuestion => {
    const { shownAt, thinkUntil, takes, answeredAt, ...held } = progress[question.id] ?? noProgress;
    const { id: questionId, text, responseType } = question;
    const takesAllowed = takesOf(question, { ...noProgress, ...held });
    const limits = limitsOf(question, timePercent);
    return { questionId, text, responseType, ...limits, takesAllowed, shownAt, thinkUntil, takes, answeredAt };
  });
  const granted = new Set(grants.map(({ kind }) => kind));
  return {
    ...{ id, interviewId, candidateName, stepName, status, questionSetRevision, invitedAt, openedAt, submittedAt },
    ...{ expiresAt, timePercent, questions: proven, grants: [...grants] },
    differences: [
      ...(['time', 'deadline', 'take'] as const).filter((kind) => granted.has(kind)),
      ...ofTakes(
        proven.flatMap(({ takes }) => takes),
        now,
      ),
    ],
  };
};

/** Marks those of a step that were asked another version of its questions than most. */
export const withVersions = (proven: readonly ProvenResponse[]): ProvenResponse[] => {
  const counts = new Map<string, Map<number, number>>();
  for (const { stepName, questionSetRevision: version } of proven) {
    const ofStep = counts.get(stepName) ?? new Map<number, number>();
    counts.set(stepName, ofStep.set(version, (ofStep.get(version) ?? 0) + 1));
  }
  const usual = (stepName: string) =>
    [...(counts.get(stepName) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
  return proven.map((one) =>
    usual(one.stepName) === one.questionSetRevision
      ? one
      : { ...one, differences: ['version' as const, ...one.differences] },
  );
};
