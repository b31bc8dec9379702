import { Rejection } from 'contracts/kernel/problem';
import { showQuestionSetRevision } from 'contracts/recruiting/question/question-set.endpoints';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { questionSetRevisionProjection, revisionIdOf } from './question-set-revision.projection.ts';

const REVISION = `select id, question_set_id, revision, questions, created_at from read.question_set_revision
  where tenant_id = $1 and id = $2`;

export const questionSetRevisionResource: ReadResource = (router, context) =>
  mount(
    router,
    showQuestionSetRevision,
    async ({ auth: { tenantId }, params, minPosition }) => {
      await reachMinPosition(context, minPosition, [questionSetRevisionProjection.name], tenantId);
      const values = [tenantId, revisionIdOf(params.id, params.revision)];
      const [rows] = await askAs(context.reader)(tenantId, [{ ...prepared(REVISION), values, rowMode: 'array' }]);
      const [cells] = rows ?? [];
      if (!cells) throw new Rejection('not-found', 404);
      const [id, questionSetId, revision, questions, createdAt] = cells;
      const body = { id, questionSetId, revision: Number(revision), questions, createdAt };
      return { body: showQuestionSetRevision.answer.parse(body) };
    },
    context.http,
  );
