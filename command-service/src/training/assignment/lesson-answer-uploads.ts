import { recordIn } from 'access/recruiting/record-in';
import type { OutsideLearners } from 'access/training/outside-learner';
import { ownTrainings } from 'access/training/own-training';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { LATE_BYTES_MS } from 'contracts/recruiting/response/response.choices';
import { noProgress } from 'contracts/recruiting/response/response.progress';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { LessonAnswers } from '#command-service/library/upload/answer-uploads';
import { takeIn } from '#command-service/recruiting/response/takes';
import { assertKnown, assertOpen, begun, refuse } from './assignment.rules.ts';
import { assertMayTell } from './assignment.takes.ts';

/** What uploads ask of learners' answers: those of their own trainings alone (docs/product.md TRA-9). */
export const openLessonAnswers = (
  store: EventStore,
  outsideLearners: Pick<OutsideLearners, 'companyOf'>,
): LessonAnswers => {
  const trainings = ownTrainings(store);

  /** A video in which a reviewer says something about an answer that somebody else has given. */
  const feedback: LessonAnswers['claim'] = async (metadata, { userId, tenantId }) => {
    const { kind, assignmentId = '', lessonId = '', questionId = '', takeId } = metadata;
    const record = tenantId ? await recordIn(store, trainingAssignment, { tenantId, id: assignmentId }) : undefined;
    if (!record || !tenantId || !record.progress[lessonId]?.answers[questionId]) throw new Rejection('not-found', 404);
    if (record.userId === userId) throw refuse('review-own-answer', 403);
    assertKnown(record);
    if (kind !== 'video' || takeId !== undefined) throw refuse('answer-type-wrong', 422, 'kind');
    return { tenantId, fileId: null, answer: { assignmentId, lessonId, questionId, takeId: null } };
  };
  return {
    claim: async (metadata, asking) => {
      const { kind, publicTrainingId, lessonId, questionId, takeId } = metadata;
      const { scheduleId = publicTrainingId } = metadata;
      const { userId, now } = asking;
      const tenantId = publicTrainingId ? await outsideLearners.companyOf(publicTrainingId, userId) : asking.tenantId;
      if (metadata.assignmentId !== undefined) return feedback(metadata, asking);
      const mine =
        scheduleId && lessonId && questionId && tenantId
          ? await trainings.find({ tenantId, scheduleId, userId })
          : null;
      const own = mine && lessonId ? await trainings.lesson(tenantId ?? '', mine, lessonId) : null;
      if (!mine || !own || !tenantId || !lessonId) throw new Rejection('not-found', 404);
      const { record } = mine;
      // A recording is there as long as its question asks the same.
      const isSeen = [undefined, own.lesson.lessonVersion].includes(metadata.lessonVersion) || takeId !== undefined;
      if (!isSeen) throw refuse('lesson-changed', 422, 'lessonVersion');
      const question = own.content.steps.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
      if (!question) throw refuse('question-not-found', 404, 'questionId');
      const moment = { now } as CommandMetadata;
      const answer = { assignmentId: record.id, lessonId, questionId: question.id, takeId: takeId ?? null };
      const lesson = begun(record, lessonId);
      if (takeId === undefined) {
        assertOpen(record, moment);
        if (lesson.finishedAt !== null) throw refuse('lesson-finished');
        if (question.responseType !== 'document' || kind !== 'document-answer')
          throw refuse('answer-type-wrong', 422, 'kind');
        return { tenantId, fileId: null, answer };
      }
      if (kind !== 'video') throw refuse('answer-type-wrong', 422, 'kind');
      assertMayTell(record, moment);
      const { fileId } = takeIn(lesson.recorded[question.id] ?? noProgress, takeId);
      return { tenantId, fileId, answer };
    },
    isTaken: async (tenantId, { assignmentId: id, lessonId, questionId, takeId }, now) => {
      const record = await recordIn(store, trainingAssignment, { tenantId, id });
      if (record === undefined || record.erasedAt !== null) return false;
      if (record.status === 'cancelled') return false;
      const takes = record.progress[lessonId]?.recorded[questionId]?.takes ?? [];
      const take = takes.find((one) => one.takeId === takeId);
      const until = take?.until ?? record.expiresAt;
      return until === null || Date.parse(until) + LATE_BYTES_MS >= now.getTime();
    },
    hashOf: async (tenantId, { assignmentId: id, lessonId, questionId, takeId }) => {
      const record = await recordIn(store, trainingAssignment, { tenantId, id });
      if (record?.erasedAt != null) return null;
      const takes = record?.progress[lessonId]?.recorded[questionId]?.takes ?? [];
      return takes.find((take) => take.takeId === takeId)?.sha256 ?? null;
    },
  };
};
