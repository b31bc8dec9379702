import { recordIn } from 'access/recruiting/record-in';
import { filesOf, readableDocument } from 'access/training/readable-document';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import type { AcknowledgementRejection } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { acknowledgement, acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import { acknowledgeDocument, issueHandbookTicket } from 'contracts/training/handbook/reader.endpoints';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { judged } from '#command-service/recruiting/response/response.answers';
import type { ScheduleContext } from '#command-service/training/schedule/schedule.routes';

type Answers = RequestOf<typeof acknowledgeDocument>['body']['answers'];
const refuse = (code: AcknowledgementRejection, status: number, field?: string) =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

/** How many answers of the test are right; refuses where too few are. Null: there is no test. */
export const testResult = (
  { questions, passPercent }: Pick<HandbookContent, 'questions' | 'passPercent'>,
  answers: Answers,
): number | null => {
  if (questions.length === 0) return null;
  const given = new Map(answers.map(({ questionId, choiceIds }) => [questionId, choiceIds]));
  if (questions.some(({ id }) => !given.has(id))) throw refuse('test-answers-required', 422, 'answers');
  const right = questions.filter((question) => {
    const answer = judged(question, given.get(question.id) ?? []);
    return 'isRight' in answer && answer.isRight;
  }).length;
  if (right * 100 < passPercent * questions.length) throw refuse('test-not-passed', 422, 'answers');
  return right;
};

/** What people do with a document that concerns them (docs/product.md HBK-4). */
export const readerRoutes = (router: IRouter, context: FileContext & ScheduleContext): void => {
  const { store, commands, trainingPeople } = context;
  const find = readableDocument({ store, isAmong: trainingPeople.isAmong });

  mount(
    router,
    acknowledgeDocument,
    async (request) => {
      const { auth, params, body } = request;
      const { tenantId, userId } = auth;
      const found = await find({ tenantId, userId, documentId: params.id });
      if (!found) throw new Rejection('not-found', 404);
      const { record, content } = found;
      const id = acknowledgementIdOf(params.id, userId);
      const state = await entityState(store, acknowledgement, { tenantId, id });
      if (state.status !== 'kept') throw refuse('acknowledgement-not-asked', 409);
      if (record.publishedVersion !== body.handbookVersion) throw refuse('handbook-version-changed', 409);
      const { handbookVersion } = body;
      const rightAnswers = state.record.status === 'acknowledged' ? null : testResult(content, body.answers);
      const command = { type: 'AcknowledgeDocument' as const, data: { handbookVersion, rightAnswers } };
      const sent = await commands.acknowledgement(id, { ...command, metadata: causeOf(request) });
      if (sent.state.status === 'absent') throw new Rejection('not-found', 404);
      const { status, askedAt, dueAt, acknowledgedVersion, acknowledgedAt } = sent.state.record;
      return answered(sent.position, { status, askedAt, dueAt, acknowledgedVersion, acknowledgedAt });
    },
    context,
  );
  mount(
    router,
    issueHandbookTicket,
    async ({ auth, params: { id: document, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid } = auth;
      const found = await find({ tenantId: tenant, userId: sub, documentId: document });
      const isShown = found !== null && filesOf(found.content).includes(fileId);
      const record = isShown ? await recordIn(store, file, { tenantId: tenant, id: fileId }) : undefined;
      if (!record || record.isTrashed) throw new Rejection('not-found', 404);
      assertCompleted(record);
      const right = { of: 'handbook' as const, tenant, document };
      return ticketAnswer(context, { sub, sid, right, file: fileId, purpose }, now);
    },
    context,
  );
};
