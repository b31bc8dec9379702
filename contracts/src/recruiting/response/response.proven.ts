import type { ConversionFault } from '#contracts/library/file/file.choices';
import type { Question } from '#contracts/recruiting/question/question.fields';
import type { ResponseView } from './response.entity.ts';
import { between, overtimeOf } from './response.overtime.ts';
import { limitsOf, noProgress, type Progress, takesOf } from './response.progress.ts';
import type { Difference, ProvenQuestion, ProvenResponse, ProvenTake, ResponseGrant } from './response.proof.ts';

/** What the server was told of a recording later than this after it had stopped arrived late. Milliseconds. */
const LATE_MS = 30_000;

/** What became of a recording's bytes. `length`: milliseconds. */
export type Recording = { arrivedAt: string; length: number | null; fault: ConversionFault | null };

const isLate = ({ stoppedAt, toldAt }: ProvenTake) =>
  stoppedAt !== null && toldAt !== null && between(stoppedAt, toldAt) > LATE_MS;
const isCut = ({ startedAt, until, fullUntil = until, timeLimit }: ProvenTake) =>
  timeLimit !== null && between(startedAt, fullUntil) < timeLimit * 1_000;

const ofTakes = (takes: readonly ProvenTake[], now: Date): Difference[] => {
  const isLost = ({ stoppedAt, until, isInterrupted }: ProvenTake) =>
    isInterrupted || (stoppedAt === null && Date.parse(until) <= now.getTime());
  const found = {
    gap: takes.some(({ gaps }) => gaps.length > 0),
    late: takes.some(isLate),
    lost: takes.some(isLost),
    cut: takes.some(isCut),
    long: takes.some((take) => overtimeOf(take, take.length) !== null),
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((name) => found[name]);
};

type Around = {
  questions: readonly Question[];
  grants: readonly ResponseGrant[];
  /** By the id of its file. */
  recordings: ReadonlyMap<string, Recording>;
  now: Date;
};

/** A grant changes nothing of what has begun before it: each is told with the time that was the person's then. */
const provenQuestion = (
  question: Question,
  progress: Progress,
  { timePercent, recordings }: Pick<Around, 'recordings'> & { timePercent: number },
): ProvenQuestion => {
  const { shownAt, thinkUntil, thinkPercent = timePercent, videoSeconds = 0, answeredAt } = progress;
  const { id: questionId, text, responseType } = question;
  const takes = progress.takes.map(({ percent = timePercent, interruptedAt: _, isLost: __, ...take }): ProvenTake => {
    const { arrivedAt, length } = recordings.get(take.fileId) ?? { arrivedAt: null, length: null };
    return { ...take, timeLimit: limitsOf(question, percent).timeLimit, arrivedAt, length };
  });
  const { thinkTime } = limitsOf(question, thinkUntil === null ? timePercent : thinkPercent);
  const timeLimit = takes.at(-1)?.timeLimit ?? limitsOf(question, timePercent).timeLimit;
  const takesAllowed = takesOf(question, progress);
  const stamps = { shownAt, thinkUntil, videoSeconds, takes, answeredAt };
  return { questionId, text, responseType, thinkTime, timeLimit, takesAllowed, ...stamps };
};

/** What is on record of one response; what most others had, those beside it say. */
export const provenOf = (response: ResponseView, around: Around): ProvenResponse => {
  const { id, interviewId, candidateName, stepId, stepName, status, openedAt, submittedAt } = response;
  const { createdAt: invitedAt, expiresAt, deadline, timePercent, progress } = response;
  const { questionSetId, questionSetRevision } = response;
  const { questions, grants, recordings, now } = around;
  const proven = questions.map((question) =>
    provenQuestion(question, progress[question.id] ?? noProgress, { timePercent, recordings }),
  );
  const granted = new Set(grants.map(({ kind }) => kind));
  const takes = proven.flatMap((question) => question.takes);
  return {
    ...{ id, interviewId, candidateName, stepId, stepName, status, questionSetId, questionSetRevision },
    ...{ invitedAt, openedAt, submittedAt, expiresAt, deadline, timePercent, questions: proven, grants: [...grants] },
    differences: [
      ...(['time', 'deadline', 'take'] as const).filter((kind) => granted.has(kind)),
      ...ofTakes(takes, now),
    ],
  };
};

/** The version of the questions, and the days to answer that were chosen at the invitation; null: they were moved since, which says so itself. */
const versionOf = ({ questionSetId, questionSetRevision }: ProvenResponse): string =>
  `${questionSetId} ${questionSetRevision}`;
const daysOf = ({ deadline, differences }: ProvenResponse): string | null =>
  differences.includes('deadline') ? null : 'days' in deadline ? `${deadline.days}` : deadline.day;

const mostOf = (all: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const one of all) if (one !== null) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};

/** What was added to the time to think for its video, by question: of those alone for whom that time began. */
const videosOf = ({ questions }: ProvenResponse) =>
  questions.flatMap(({ questionId, thinkUntil, videoSeconds }) =>
    thinkUntil === null ? [] : [{ questionId, seconds: `${videoSeconds}` }],
  );
const usualVideos = (all: readonly ProvenResponse[]) => {
  const byQuestion = Map.groupBy(all.flatMap(videosOf), ({ questionId }) => questionId);
  return new Map([...byQuestion].map(([id, videos]) => [id, mostOf(videos.map(({ seconds }) => seconds))]));
};

/** Marks those of a step that had other questions, another version of them, other days to answer or another time for a video than most. */
export const besideOthers = (proven: readonly ProvenResponse[]): ProvenResponse[] => {
  const usual = new Map(
    [...Map.groupBy(proven, ({ stepId }) => stepId)].map(([stepId, all]) => [
      stepId,
      { version: mostOf(all.map(versionOf)), days: mostOf(all.map(daysOf)), videos: usualVideos(all) },
    ]),
  );
  return proven.map((one) => {
    const { version, days, videos } = usual.get(one.stepId) ?? { version: null, days: null };
    const isOther = {
      version: versionOf(one) !== version,
      days: daysOf(one) !== null && daysOf(one) !== days,
      video: videosOf(one).some(({ questionId, seconds }) => videos?.get(questionId) !== seconds),
    };
    const found = (['version', 'days', 'video'] as const).filter((name) => isOther[name]);
    return { ...one, differences: [...found, ...one.differences] };
  });
};
