import { createHash } from 'node:crypto';
import { askedQuestions } from 'access/recruiting/asked-questions';
import { ownInterview } from 'access/recruiting/own-interview';
import { recordIn } from 'access/recruiting/record-in';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { LATE_BYTES_MS, MAX_LISTED_PIECES } from 'contracts/recruiting/response/response.choices';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';
import type { Asking, InterviewAnswers } from '#command-service/library/upload/answer-uploads';
import type { InterviewLookup } from '#command-service/recruiting/interview/interview.lookup';
import { questionIn } from './asked.ts';
import { assertMayTell, assertOpen, progressOf } from './response.rules.ts';
import { refuse, takeIn } from './takes.ts';

/** The server stamps what it saw, whoever asked. */
const bySystem = (tenantId: string, metadata: CommandMetadata): CommandMetadata => {
  const { idempotencyKey: _, request: __, ...cause } = metadata;
  return { ...cause, tenantId, actor: { type: 'system', id: 'library.upload' } };
};

/** What uploads ask of candidates' answers. */
export const openInterviewAnswers = (
  store: EventStore,
  lookup: InterviewLookup,
  commands: Pick<Commands, 'response'>,
): InterviewAnswers => {
  const asked = askedQuestions(store);
  const moment = ({ now }: Pick<Asking, 'now'>) => ({ now }) as Parameters<typeof assertOpen>[1];

  const place = (record: ResponseRecord, questionId: string, takeId: string | null) => ({
    ...{ responseId: record.id, interviewId: record.interviewId, questionId, takeId },
  });

  return {
    claim: async ({ kind, interviewId, responseId, questionId, takeId }, { userId, now }) => {
      const found =
        interviewId &&
        questionId &&
        (await ownInterview({ store, ...lookup }, { interviewId, userId, now, responseId, takeId }));
      if (!found) throw new Rejection('not-found', 404);
      const { tenantId, response: record } = found;
      const question = questionIn(await asked(tenantId, record), questionId);
      if (takeId === undefined) {
        assertOpen(record, moment({ now }), questionId);
        if (question.responseType !== 'document' || kind !== 'document-answer')
          throw refuse('answer-type-wrong', 422, 'kind');
        return { tenantId, fileId: null, answer: place(record, questionId, null) };
      }
      if (kind !== 'video') throw refuse('answer-type-wrong', 422, 'kind');
      // What was recorded in time is taken also once the answers are handed in.
      assertMayTell({ ...record, status: 'begun' }, moment({ now }));
      const { fileId } = takeIn(progressOf(record, question), takeId);
      return { tenantId, fileId, answer: place(record, questionId, takeId) };
    },
    isTaken: async (tenantId, { responseId }, now) => {
      const record = await recordIn(store, response, { tenantId, id: responseId });
      return record !== undefined && Date.parse(record.expiresAt) + LATE_BYTES_MS >= now.getTime();
    },
    received: async (tenantId, { responseId, questionId, takeId }, { size, pieces }, metadata) => {
      // What was on its way before pieces were hashed tells nothing.
      const hashed = pieces.flatMap(({ sha256, writtenAt: at, size: bytes }) =>
        sha256 === null ? [] : [{ size: bytes, sha256, at: at.toISOString() }],
      );
      if (takeId === null || hashed.length < pieces.length) return;
      const sum = createHash('sha256');
      for (const { sha256 } of hashed) sum.update(Buffer.from(sha256, 'hex'));
      const told = { size, pieceCount: hashed.length, root: sum.digest('hex') };
      const listed = hashed.length > MAX_LISTED_PIECES ? [] : hashed;
      const data = { questionId, takeId, ...told, pieces: listed };
      await commands.response(responseId, { type: 'ReceiveTake', data, metadata: bySystem(tenantId, metadata) });
    },
    isCutOff: async (tenantId, { responseId, questionId, takeId }, now) => {
      const record = await recordIn(store, response, { tenantId, id: responseId });
      const take = record?.progress[questionId]?.takes.find((one) => one.takeId === takeId);
      const person = record && (await recordIn(store, candidate, { tenantId, id: record.candidateId }));
      if (!record || !take || !person || person.lastName === null) return false;
      if (Date.parse(record.expiresAt) + LATE_BYTES_MS <= now.getTime()) return true;
      return record.status === 'submitted' && take.stoppedAt === null;
    },
    interrupted: async (tenantId, { responseId, questionId, takeId }, { lastAt, ...kept }, metadata) => {
      if (takeId === null) return;
      const data = { questionId, takeId, ...kept, lastAt: lastAt.toISOString() };
      await commands.response(responseId, { type: 'InterruptTake', data, metadata: bySystem(tenantId, metadata) });
    },
    hashOf: async (tenantId, { responseId, questionId, takeId }) => {
      const state = await entityState(store, response, { tenantId, id: responseId });
      if (state.status === 'absent') return null;
      const takes = state.record.progress[questionId]?.takes ?? [];
      return takes.find((take) => take.takeId === takeId)?.sha256 ?? null;
    },
  };
};
