import { askedQuestions } from 'access/recruiting/asked-questions';
import { type OwnInterview, ownInterview } from 'access/recruiting/own-interview';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import type { Question } from 'contracts/recruiting/question/question.fields';
import * as endpoints from 'contracts/recruiting/response/response.endpoints';
import type { ResponseCommand, ResponseRecord } from 'contracts/recruiting/response/response.entity';
import { myProgressOf } from 'contracts/recruiting/response/response.mine';
import type { Take } from 'contracts/recruiting/response/response.progress';
import type { GivenAnswer } from 'contracts/recruiting/response/response.steps';
import type { MyStep } from 'contracts/recruiting/response/response.views';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount, type RequestOf } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import type { EntityState } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import type { Sent } from '#command-service/kernel/command';
import { lastIdle } from '#command-service/library/upload/answer.settle';
import type { UploadNote } from '#command-service/library/upload/pieces';
import type { Uploads } from '#command-service/library/upload/uploads';
import type { PortalAccesses } from '#command-service/recruiting/candidate/portal-access.store';
import type { InterviewLookup } from '#command-service/recruiting/interview/interview.lookup';
import { questionIn } from './asked.ts';
import { assertSubmits } from './response.answers.ts';
import { assertSilent } from './silent-take.ts';
import { videoSecondsOf } from './video-seconds.ts';

export type ResponseContext = CommandContext & {
  store: EventStore;
  interviewLookup: InterviewLookup;
  uploads: Pick<Uploads, 'pieces' | 'settleAnswer' | 'settleCutOff'>;
  portalAccesses: Pick<PortalAccesses, 'link'>;
};

type Request = RequestOf<typeof endpoints.openMyResponse>;
type Body = RequestOf<
  | typeof endpoints.showMyQuestion
  | typeof endpoints.stopMyTake
  | typeof endpoints.recordMyGap
  | typeof endpoints.endMyTake
  | typeof endpoints.giveMyAnswer
>['body'];
type Step = ResponseCommand extends infer C ? (C extends ResponseCommand ? Pick<C, 'type' | 'data'> : never) : never;
type Mine = Pick<OwnInterview, 'tenantId' | 'response'>;
type StepOf<B> = (asked: { question: Question; body: B; request: Request; mine: Mine }) => Step | Promise<Step>;
type Endpoint<B> = Omit<typeof endpoints.openMyResponse, 'path' | 'body'> & {
  path: string;
  body: { parse(value: unknown): B };
};

/** What candidates do in a step of an interview: theirs alone, by the server's clock. */
export const myResponseRoutes = (router: IRouter, context: ResponseContext): void => {
  const { store, commands, interviewLookup, uploads, portalAccesses } = context;
  const asked = askedQuestions(store);
  const videoSeconds = videoSecondsOf(store);

  /** `takeId`: of a recording that is told of, in whichever step it was made. */
  const mineOf = async ({ auth: { userId }, params: { interviewId }, query, now }: Request, takeId?: string) => {
    const wanted = { interviewId, userId, now, responseId: query.responseId, takeId };
    const found = await ownInterview({ store, ...interviewLookup }, wanted);
    if (!found) throw new Rejection('not-found', 404);
    return found;
  };
  const metadataOf = (request: Request, { tenantId }: Mine) =>
    causeOf({ ...request, auth: { userId: request.auth.userId, tenantId } });

  const answer = ({ state, position }: Sent<EntityState<ResponseRecord>>, now: Date, question: Question | null) => {
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    const { record } = state;
    const body: MyStep = {
      responseId: record.id,
      status: record.status,
      serverTime: now.toISOString(),
      expiresAt: record.expiresAt,
      question: question && { id: question.id, ...myProgressOf(question, record, now) },
    };
    return answered(position, body);
  };
  const send = (step: Step, request: Request, mine: Mine) =>
    commands.response(mine.response.id, { ...step, metadata: metadataOf(request, mine) } as ResponseCommand);

  const open = async (request: Request) => {
    const mine = await mineOf(request);
    const sent = await send({ type: 'OpenResponse', data: {} }, request, mine);
    if (!mine.isLinked) {
      const { userId } = request.auth;
      const { candidateId, tenantId } = mine;
      // By which the erasure of their account finds the record.
      await portalAccesses.link({ candidateId, tenantId, userId }, request.now);
      const link = { type: 'LinkCandidate' as const, data: { userId } };
      await commands.candidate(mine.candidateId, { ...link, metadata: metadataOf(request, mine) });
    }
    return answer(sent, request.now, null);
  };
  /** Recordings whose browser was to bring the rest, newest first: who hands in waits for it no longer. */
  const cutOffOf = async ({ now }: Request, { response: { status, progress } }: Mine) => {
    const takes = status === 'begun' ? Object.values(progress).flatMap((one) => one.takes.toReversed()) : [];
    const isLeft = ({ stoppedAt, until }: Take) => stoppedAt === null && Date.parse(until) <= now.getTime();
    const found: UploadNote[] = [];
    for (const { fileId } of takes.filter(isLeft)) {
      const note = await uploads.pieces.find(fileId);
      if (note && (await lastIdle(uploads.pieces, note, now))) found.push(note);
    }
    return found;
  };
  /** Closed for good, and so only where the answers are then taken. */
  const closeCutOff = async (request: Request, mine: Mine, questions: readonly Question[]) => {
    const notes = await cutOffOf(request, mine);
    if (notes.length === 0) return;
    const metadata = metadataOf(request, mine);
    const cutOff = notes.flatMap(({ answer: of }) => (of && 'questionId' in of ? [of.questionId] : []));
    assertSubmits(mine.response, { questions, metadata, cutOff });
    for (const note of notes)
      await uploads.settleCutOff(note, metadata, true).catch((error: unknown) => {
        if (!(error instanceof Rejection)) throw error;
      });
  };
  const submit = async (request: Request) => {
    const mine = await mineOf(request);
    const questions = [...(await asked(mine.tenantId, mine.response))];
    await closeCutOff(request, mine, questions);
    return answer(await send({ type: 'SubmitResponse', data: { questions } }, request, mine), request.now, null);
  };
  mount(router, endpoints.openMyResponse, open, context);
  mount(router, endpoints.submitMyResponse, submit, context);

  /** Whether a file was uploaded by them for this question. */
  const isFileOf = async (
    request: Request,
    { tenantId, response: own }: Mine,
    given: GivenAnswer,
  ): Promise<boolean> => {
    if (!('fileId' in given)) return false;
    const state = await entityState(store, file, { tenantId, id: given.fileId });
    if (state.status !== 'kept' || state.record.status !== 'completed') return false;
    const { answer: of, uploadedBy } = state.record;
    const isAnswer =
      of !== null && 'responseId' in of && of.responseId === own.id && of.questionId === given.questionId;
    return isAnswer && uploadedBy === request.auth.userId;
  };

  /** Bytes that came before their hash was known are looked at now; what is wrong with them, their upload says. */
  const settle = async (request: Request, mine: Mine, fileId: string | undefined) => {
    const note = fileId === undefined ? undefined : await uploads.pieces.find(fileId);
    if (!note) return;
    await uploads.settleAnswer(note, metadataOf(request, mine)).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });
  };

  const serve = <B extends Body>(
    endpoint: Endpoint<B>,
    stepOf: StepOf<B>,
    takeOf: (body: B) => string | undefined = () => undefined,
  ) => {
    const handle = async (request: Request) => {
      const body = request.body as B;
      const mine = await mineOf(request, takeOf(body));
      const question = questionIn(await asked(mine.tenantId, mine.response), body.questionId);
      const step = await stepOf({ question, body, request, mine });
      const told = await answer(await send(step, request, mine), request.now, question);
      if (step.type === 'StopTake') {
        const { takeId } = step.data;
        await settle(request, mine, told.body.question?.takes.find((take) => take.takeId === takeId)?.fileId);
      }
      return told;
    };
    mount(router, endpoint as unknown as typeof endpoints.openMyResponse, handle, context);
  };
  serve(endpoints.showMyQuestion, ({ question }) => ({ type: 'ShowQuestion', data: { question } }));
  serve(endpoints.startMyThinking, async ({ question, request: { now }, mine: { tenantId, response: own } }) => {
    const hasBegun = typeof own.progress[question.id]?.thinkUntil === 'string';
    const data = { question, videoSeconds: hasBegun ? 0 : await videoSeconds(tenantId, question, now) };
    return { type: 'StartThinking', data };
  });
  serve(endpoints.startMyTake, ({ question, request, mine }) => {
    const takeId = createdId('take', { ...request, auth: { userId: request.auth.userId, tenantId: mine.tenantId } });
    return { type: 'StartTake', data: { question, takeId } };
  });
  serve(
    endpoints.stopMyTake,
    ({ question, body: { questionId: _, ...told } }) => ({ type: 'StopTake', data: { question, ...told } }),
    ({ takeId }) => takeId,
  );
  serve(
    endpoints.recordMyGap,
    ({ question, body: { questionId: _, ...told } }) => ({ type: 'RecordGap', data: { question, ...told } }),
    ({ takeId }) => takeId,
  );
  serve(
    endpoints.endMyTake,
    async ({ body, request: { now }, mine }) => {
      await assertSilent(uploads.pieces, mine.response, { ...body, now });
      return { type: 'EndTake', data: { ...body, isOfStaff: false } };
    },
    ({ takeId }) => takeId,
  );
  serve(endpoints.giveMyAnswer, async ({ question, body: given, request, mine }) => ({
    type: 'GiveAnswer',
    data: { question, given, isFile: await isFileOf(request, mine, given) },
  }));
};
