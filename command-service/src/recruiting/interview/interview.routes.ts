import { Rejection } from 'contracts/kernel/problem';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import * as endpoints from 'contracts/recruiting/interview/interview.endpoints';
import {
  type InterviewCommand,
  type InterviewRejection,
  type InterviewStatus,
  interview,
} from 'contracts/recruiting/interview/interview.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { MailContext } from '#command-service/context';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { answered, latest } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { inTurns } from '#command-service/http/in-turns';
import { reasonOf } from '#command-service/http/reason';
import { requireReading, requireSendable, writeMails } from '#command-service/recruiting/candidate-mail/write-mails';
import { jobSight } from '#command-service/recruiting/job/job.sight';

type ToMany =
  | {
      type: 'ChangeInterviewStatus';
      data: { status: InterviewStatus; comment: string; reasonId: string | null; isSilent: boolean };
    }
  | { type: 'UndoInterviewStatus'; data: { status: InterviewStatus } };

/** Interviews are opened as any record is; a move and a comment come in one request, and many moves in another. */
export const interviewRoutes = (router: IRouter, context: MailContext): void => {
  const { interview: send } = context.commands;
  const sight = jobSight(context);
  entityRoutes(router, context, {
    entity: interview,
    send: async (id: string, command: InterviewCommand, ifMatch: number | null, { auth }: Asking) => {
      if (command.type === 'CreateInterview' && command.data.jobId !== null)
        await sight.assertNamed(auth, command.data.jobId);
      if (command.type === 'AssignInterview' || command.type === 'ChangeInterviewSource')
        await sight.assertInterview(auth, id);
      return send(id, command, ifMatch);
    },
  });

  mount(
    router,
    endpoints.changeInterviewStatus,
    async (request) => {
      const { body, params, ifMatch } = request;
      await sight.assertInterview(request.auth, params.id);
      const metadata = causeOf(request);
      const command =
        'status' in body
          ? { type: 'ChangeInterviewStatus' as const, data: body, metadata }
          : { type: 'CommentInterview' as const, data: body, metadata };
      return answerOf(interview, await send(params.id, command, ifMatch));
    },
    context,
  );

  const toOne = async (request: Asking, id: string, command: ToMany) => {
    try {
      await sight.assertInterview(request.auth, id);
      const { position, state } = await send(id, { ...command, metadata: causeOf(request) });
      return { id, position, record: state.status === 'kept' ? state.record : null };
    } catch (error) {
      return { id, position: null, record: null, ...reasonOf(error) };
    }
  };
  const toMany = async (request: Asking, ids: readonly string[], command: ToMany) => {
    const changes = await inTurns([...new Set(ids)], (id) => toOne(request, id, command));
    const body: BulkAnswer = {
      changed: changes.flatMap((change) => ('code' in change ? [] : [change.id])),
      refused: changes.flatMap((change) =>
        'code' in change ? [{ id: change.id, code: change.code, detail: change.detail }] : [],
      ),
    };
    const records = new Map(changes.map(({ id, record }) => [id, record]));
    return { positions: changes.map(({ position }) => position), body, recordOf: (id: string) => records.get(id) };
  };

  mount(
    router,
    endpoints.changeInterviewStatuses,
    async ({ body: { ids, mail, ...data }, ...request }) => {
      if (mail) {
        requireReading(request.auth, { interviewIds: ids });
        await requireSendable(context, request.auth, mail);
        await context.commands.mailAllowance.require(request.auth.tenantId, request.now, new Set(ids).size);
      }
      const change = { ...data, isSilent: data.isSilent || mail !== null };
      const { body, positions, recordOf } = await toMany(request, ids, {
        type: 'ChangeInterviewStatus',
        data: change,
      });
      if (!mail || body.changed.length === 0) return answered(latest(positions), body);
      /** A request that comes again may find its decision undone or followed by another. */
      const decisionOf = (id: string) => {
        const { status, statusSince: since, unsettled } = recordOf(id) ?? {};
        if (status !== data.status || !since) throw new Rejection<InterviewRejection>('interview-undo-changed', 409);
        return unsettled ? { status, since } : null;
      };
      const none = (error: unknown) => ({
        positions: [],
        answer: { changed: [], refused: body.changed.map((id) => ({ id, ...reasonOf(error) })) },
      });
      const to = { interviewIds: body.changed };
      const written = await writeMails(context, request, { mail, to, kind: 'application', decisionOf }).catch(none);
      return answered(latest([...positions, ...written.positions]), { ...body, notMailed: written.answer.refused });
    },
    context,
  );
  mount(
    router,
    endpoints.undoInterviewStatuses,
    async ({ body: { ids, ...data }, ...request }) => {
      const { body, positions } = await toMany(request, ids, { type: 'UndoInterviewStatus', data });
      return answered(latest(positions), body);
    },
    context,
  );
};
