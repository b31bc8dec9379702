import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { noProgress } from 'contracts/recruiting/response/response.progress';
import { totalsOf } from 'contracts/training/assignment/assignment.apply';
import { LEAST_PLAYED_MS, MAX_UNTOLD_MS } from 'contracts/training/assignment/assignment.choices';
import type { AssignmentRejection, TrainingAssignmentRecord } from 'contracts/training/assignment/assignment.entity';
import {
  type LessonProgress,
  type Watched,
  watchedMs,
  watchedPercent,
  withPart,
} from 'contracts/training/assignment/assignment.progress';
import type { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { confirmationLocale } from 'contracts/training/markdown/confirmation';
import { answerOf } from '#command-service/recruiting/response/response.answers';
import { assertNoneRuns } from '#command-service/recruiting/response/takes';
import { assertOpen, begunAsSeen, type Decisions, refuse } from './assignment.rules.ts';

/** Started once; after that it is gone on with. */
export const start: Decisions['StartTrainingLesson'] = (command, record) => {
  const { lessonId, lessonVersion, programVersion, after } = command.data;
  assertOpen(record, command.metadata);
  const { id: trainingAssignmentId, progress } = record;
  if (progress[lessonId]) return [];
  if (record.programVersion !== programVersion) throw refuse('lesson-changed', 409, 'lessonVersion');
  if (after.some((id) => !progress[id]?.finishedAt)) throw refuse('lesson-locked');
  return [caused(command, 'TrainingLessonStarted', { trainingAssignmentId, lessonId, lessonVersion })];
};

/**
 * Of what is said to have been played, in all its parts together, as much counts as time has passed for it, of a long time the last
 * minutes (docs/product.md TRA-10). Less than a second counts where it ends the video or closes a gap (TRA-131).
 */
export const watch: Decisions['WatchTrainingVideo'] = (command, record) => {
  const { lessonId, stepId, parts, videoSeconds } = command.data;
  const { now } = command.metadata;
  assertOpen(record, command.metadata);
  const { watched, startedAt, finishedAt } = begunAsSeen(record, command.data);
  if (finishedAt !== null || videoSeconds === null) return [];
  const since = Math.max(Date.parse(startedAt), Date.parse(record.watchClock ?? startedAt));
  const passed = Math.max(0, now.getTime() - since);
  const last = videoSeconds * 1_000;
  let left = Math.min(passed, MAX_UNTOLD_MS);
  let before = watched[stepId] ?? [];
  const told = parts.reduce<Watched>((all, { from, to }) => withPart(all, from, to), []);
  const [first, ...others] = told.flatMap(([start, to]) => {
    const end = Math.min(to, start + left, last);
    const after = withPart(before, start, end);
    const isLong = end - start >= LEAST_PLAYED_MS || end > last - LEAST_PLAYED_MS || after.length < before.length;
    if (!isLong || watchedMs(after) <= watchedMs(before)) return [];
    left -= end - start;
    before = after;
    return [{ start, end }];
  });
  if (!first) return [];
  const data = { trainingAssignmentId: record.id, lessonId, stepId, ...first, others };
  return [caused(command, 'TrainingVideoWatched', data)];
};

/** Each answer takes the place of the one before; what another tab has answered since is not overwritten. */
export const answer: Decisions['AnswerTrainingQuestion'] = (command, record) => {
  const { lessonId, question, given, isFile } = command.data;
  assertOpen(record, command.metadata);
  const { answers, recorded, finishedAt } = begunAsSeen(record, command.data);
  if (finishedAt !== null) throw refuse('lesson-finished');
  const before = answers[question.id];
  const version = before?.answerVersion ?? 0;
  if (given.answerVersion !== undefined && given.answerVersion !== version)
    throw refuse('answer-changed', 409, 'answerVersion');
  if (before && question.responseType === 'multiple-choice' && question.showsRightAnswer)
    throw refuse('right-answer-shown');
  const progress = recorded[question.id] ?? noProgress;
  const said = answerOf(question, { given: { ...given, answerVersion: version }, isFile, progress });
  const { id: trainingAssignmentId, userId } = record;
  const points = 'choiceIds' in said ? said.points : null;
  const possible = question.points || null;
  const isJudged = question.responseType === 'multiple-choice';
  const isConfirmed = 'choiceIds' in said && confirmationLocale(question) !== null ? said.isRight : null;
  const worth = { points, possible, isJudged, isConfirmed };
  const told = { questionId: question.id, answerVersion: version + 1, ...worth, answer: said };
  return [caused(command, 'TrainingQuestionAnswered', { trainingAssignmentId, userId, lessonId, ...told })];
};

const assertWatched = (steps: readonly LessonStep[], { watched }: LessonProgress): void => {
  const missing = steps.flatMap(({ id, requiredPercent, videoSeconds }) =>
    requiredPercent !== null &&
    videoSeconds !== null &&
    watchedPercent(watched[id] ?? [], videoSeconds) < requiredPercent
      ? [{ id, requiredPercent }]
      : [],
  );
  const [first] = missing;
  if (!first) return;
  const code: AssignmentRejection = 'video-not-watched';
  throw new Rejection(code, 422, {
    detail: `You need to watch at least ${first.requiredPercent}% of the lesson video`,
    errors: Object.fromEntries(missing.map(({ id }) => [id, [code]])),
  });
};

const assertAnswered = (steps: readonly LessonStep[], { answers }: LessonProgress): void => {
  const required = steps.flatMap(({ questions }) => questions).filter(({ isRequired }) => isRequired);
  const refuseOf = (code: 'answers-required' | 'confirmation-required', asked: typeof required): void => {
    if (asked.length === 0) return;
    throw new Rejection(code, 422, { errors: Object.fromEntries(asked.map(({ id }) => [id, [code]])) });
  };
  refuseOf(
    'answers-required',
    required.filter(({ id }) => !answers[id]),
  );
  refuseOf(
    'confirmation-required',
    required.filter(({ id }) => answers[id]?.isConfirmed === false),
  );
};

/** That nothing waits for a review, where the reviews came before the training was over: nobody was told so far. */
export const reviewedBefore = (
  command: { metadata: CommandMetadata },
  { id: trainingAssignmentId, userId, progress, unreviewed, earned, possible, toldEarned }: TrainingAssignmentRecord,
) => {
  const answers = Object.values(progress).flatMap((one) => Object.values(one.answers));
  const isReviewed = unreviewed === 0 && answers.some(({ reviews }) => Object.keys(reviews).length > 0);
  const told = { trainingAssignmentId, userId, earned, possible, isTold: earned !== toldEarned };
  return isReviewed ? [caused(command, 'TrainingReviewed', told)] : [];
};

/** Finished once; with the last lesson the training is completed. */
export const finish: Decisions['FinishTrainingLesson'] = (command, record) => {
  const { lessonId, steps } = command.data;
  if (record.progress[lessonId]?.finishedAt) return [];
  assertOpen(record, command.metadata);
  const lesson = begunAsSeen(record, command.data);
  assertNoneRuns(Object.values(lesson.recorded), command.metadata.now);
  assertWatched(steps, lesson);
  assertAnswered(steps, lesson);
  const { id: trainingAssignmentId, userId, lessonCount, possible } = record;
  const finished = caused(command, 'TrainingLessonFinished', { trainingAssignmentId, lessonId });
  const progress = { ...record.progress, [lessonId]: { ...lesson, finishedAt: command.metadata.occurredAt } };
  const { finishedLessons, ...score } = totalsOf({ progress });
  if (finishedLessons < lessonCount) return [finished];
  const completed = { trainingAssignmentId, userId, possible, ...score };
  const reviewed = reviewedBefore(command, { ...record, progress, ...score });
  return [finished, caused(command, 'TrainingCompleted', completed), ...reviewed];
};
