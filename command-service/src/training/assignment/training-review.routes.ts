import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { answeredAssignment, answersInLesson, file } from 'contracts/library/file/file.entity';
import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { ratingType } from 'contracts/training/rating-type/rating-type.entity';
import * as endpoints from 'contracts/training/review/review.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answerOf } from '#command-service/entity/entity.routes';
import { actorOf, causeOf } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { refuse } from './assignment.rules.ts';

/** Staff review what people answered in trainings, each in their own name (docs/product.md TRA-13). */
export const trainingReviewRoutes = (router: IRouter, context: FileContext): void => {
  const { store, commands } = context;

  const wordOf = async (tenantId: string, id: string | null): Promise<string | null> => {
    if (id === null) return null;
    const word = await recordIn(store, ratingType, { tenantId, id });
    if (!word) throw refuse('rating-type-not-found', 422, 'ratingTypeId');
    return word.name;
  };

  /** A video that they have uploaded for what they say about this answer. */
  const isFileOf = async (auth: TenantAuth, id: string | null, of: Parameters<typeof answersInLesson>[1]) => {
    if (id === null) return true;
    const found = await recordIn(store, file, { tenantId: auth.tenantId, id });
    if (found?.status !== 'completed' || found.kind !== 'video' || found.uploadedBy !== actorOf(auth).id) return false;
    return answersInLesson(found.answer, of);
  };

  mount(
    router,
    endpoints.reviewTrainingAnswer,
    async (request) => {
      const { auth, body, params } = request;
      const { id, questionId } = params;
      const data = {
        ...body,
        ...{ questionId, reviewerId: actorOf(auth).id },
        ratingName: await wordOf(auth.tenantId, body.ratingTypeId),
        isFile: await isFileOf(auth, body.feedbackFileId, { assignmentId: id, lessonId: body.lessonId, questionId }),
      };
      const command = { type: 'ReviewTrainingAnswer' as const, data, metadata: causeOf(request) };
      return answerOf(trainingAssignment, await commands.trainingAssignment(id, command));
    },
    context,
  );
  mount(
    router,
    endpoints.reopenTrainingReview,
    async (request) => {
      const { auth, body, params } = request;
      const data = { ...body, questionId: params.questionId, reviewerId: actorOf(auth).id };
      const command = { type: 'ReopenTrainingReview' as const, data, metadata: causeOf(request) };
      return answerOf(trainingAssignment, await commands.trainingAssignment(params.id, command));
    },
    context,
  );
  mount(
    router,
    endpoints.issueTrainingReviewTicket,
    async ({ auth, params: { id: assignment, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid, permissions } = auth;
      if (!permissions.includes('tenant.training.reviews.read'))
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.training.reviews.read.' });
      const record = await recordIn(store, file, { tenantId: tenant, id: fileId });
      if (!record || answeredAssignment(record.answer) !== assignment) throw new Rejection('not-found', 404);
      assertCompleted(record);
      const right = { of: 'training-review' as const, tenant, assignment };
      return ticketAnswer(context, { sub, sid, right, file: fileId, purpose }, now);
    },
    context,
  );
};
