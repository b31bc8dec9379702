import { ownParty } from 'access/recruiting/own-interview';
import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  answerLiveInterviewAsStaff,
  answerMyLiveInterview,
  chooseMySlot,
} from 'contracts/recruiting/live-interview/live-interview.endpoints';
import {
  type LiveInterviewCommand,
  type LiveInterviewRecord,
  liveInterview,
} from 'contracts/recruiting/live-interview/live-interview.entity';
import { busyTime } from 'contracts/recruiting/live-interview/live-interview.times';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState, entityVersion } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { requireVerifiedSender, type Senders } from '#command-service/recruiting/candidate-mail/mail-sender';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import type { ResponseContext } from '#command-service/recruiting/response/my-response.routes';
import { liveInterviewAccess } from './live-interview.access.ts';
import { refuseLive } from './live-interview.decider.ts';
import type { LiveTimes } from './live-times.ts';

export type LiveInterviewContext = ResponseContext & Senders & { liveTimes: LiveTimes };
type Mine = { tenantId: string; record: LiveInterviewRecord };

/** Live interviews are planned by those who may know of the job, and answered by whoever comes. */
export const liveInterviewRoutes = (router: IRouter, context: LiveInterviewContext): void => {
  const { store, commands, interviewLookup, liveTimes } = context;
  const sight = jobSight(context);

  /** Written with the times that it takes of those who talk with the candidate. */
  const send = async (id: string, command: LiveInterviewCommand, ifMatch: number | null = null) => {
    const sent = await commands.liveInterview(id, command, ifMatch);
    await liveInterviewAccess.save(context, sent, { id, tenantId: command.metadata.tenantId });
    return sent;
  };

  /** What is planned, moved or called off is a mail to the candidate. */
  const writesToCandidate = async (id: string, { type, metadata: { tenantId } }: LiveInterviewCommand) => {
    if (type === 'CreateLiveInterview') return true;
    if (type !== 'ChangeLiveInterview' && type !== 'CancelLiveInterview') return false;
    return (await entityState(store, liveInterview, { tenantId, id })).status === 'kept';
  };
  const spendMail = async (auth: TenantAuth, id: string, metadata: CommandMetadata) => {
    await requireVerifiedSender(context, auth);
    const askedId = derivedId('live-interview-mail', id, metadata.idempotencyKey ?? metadata.causationId);
    await commands.mailAllowance.spend(metadata, { askedId, count: 1 });
  };

  entityRoutes(router, context, {
    entity: liveInterview,
    send: async (id: string, command: LiveInterviewCommand, ifMatch: number | null, { auth }: Asking) => {
      if (command.type === 'CreateLiveInterview') await sight.assertInterview(auth, command.data.interviewId);
      else await sight.assertLive(auth, id);
      if (await writesToCandidate(id, command)) await spendMail(auth, id, command.metadata);
      return send(id, command, ifMatch);
    },
  });

  mount(
    router,
    answerLiveInterviewAsStaff,
    async (request) => {
      const { auth, params, body } = request;
      await sight.assertLive(auth, params.id);
      // A program comes to nothing.
      if (!('userId' in auth)) throw refuseLive('live-interview-not-yours', 403);
      const data = { userId: auth.userId, answer: body.answer };
      return answerOf(
        liveInterview,
        await send(params.id, { type: 'AnswerLiveInterviewAsStaff', data, metadata: causeOf(request) }),
      );
    },
    context,
  );

  type SlotRequest = Pick<RequestOf<typeof chooseMySlot>, 'auth' | 'params'>;
  const mineOf = async ({ auth: { userId }, params: { interviewId, id } }: SlotRequest): Promise<Mine> => {
    const own = await ownParty({ store, ...interviewLookup }, { interviewId, userId });
    const record = own && (await recordIn(store, liveInterview, { tenantId: own.tenantId, id }));
    if (!own || record?.interviewId !== interviewId) throw new Rejection('not-found', 404);
    return { tenantId: own.tenantId, record };
  };

  mount(
    router,
    chooseMySlot,
    async (request) => {
      const { tenantId, record } = await mineOf(request);
      const { id, interviewerIds, minutes, slots } = record;
      const metadata = causeOf({ ...request, auth: { userId: request.auth.userId, tenantId } });
      const { slotId, startsAt } = request.body;
      const slot = slots.find((one) => one.id === slotId);
      if (slot && Date.parse(startsAt) !== Date.parse(slot.startsAt))
        throw refuseLive('live-interview-slot-not-found', 422, 'slotId');
      const isOpen = slot && record.status === 'offered';
      const time = isOpen && { interviewerIds, ...busyTime(slot.startsAt, minutes) };
      if (time && !(await liveTimes.hold({ tenantId, id }, time, request.now)))
        throw refuseLive('live-interview-slot-taken', 409, 'slotId');
      try {
        const { position } = await send(id, { type: 'ChooseSlot', data: { slotId }, metadata });
        return answered(position, { id });
      } catch (error) {
        // What was held is given back: the live interview takes what it took before, or another choice of the same person.
        const version = await entityVersion(store, liveInterview, { tenantId, id });
        const state = await entityState(store, liveInterview, { tenantId, id });
        await liveInterviewAccess.save(context, { state, version }, { id, tenantId });
        throw error;
      }
    },
    context,
  );
  mount(
    router,
    answerMyLiveInterview,
    async (request) => {
      const { tenantId, record } = await mineOf(request);
      const metadata = causeOf({ ...request, auth: { userId: request.auth.userId, tenantId } });
      const { position } = await send(record.id, { type: 'AnswerLiveInterview', data: request.body, metadata });
      return answered(position, { id: record.id });
    },
    context,
  );
};
