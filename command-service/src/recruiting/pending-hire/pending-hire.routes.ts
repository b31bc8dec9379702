import { Rejection } from 'contracts/kernel/problem';
import * as endpoints from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import { type PendingHireRecord, pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import type { MembersContext } from '#command-service/context';
import { answerOf } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { causeOf } from '#command-service/http/cause';
import { toEach } from '#command-service/http/to-each';
import { assertAssignable } from '#command-service/identity/membership/member.rules';
import { type OwnHireDeps, ownerOfHire } from './own-hire.ts';

export type PendingHireContext = MembersContext & OwnHireDeps;

type Command = (typeof pendingHire)['types']['command'];
type OfItem = RequestOf<typeof endpoints.completePendingHireItem>;

/** Whether an item is for this user to do. */
const isTheirs = ({ managerId, items }: PendingHireRecord, itemId: string, userId: string): boolean =>
  items.some(
    ({ id, assignee, assigneeId }) =>
      id === itemId && (assignee === 'user' ? assigneeId === userId : assignee === 'manager' && managerId === userId),
  );

/** What is done with pending hires beyond one record: items of the checklist, approval, hiring, and reminding of many. */
export const pendingHireRoutes = (router: IRouter, context: PendingHireContext): void => {
  const { commands, members, store } = context;
  const send = async (id: string, command: Command, ifMatch: number | null) =>
    answerOf(pendingHire, await commands.pendingHire(id, command, ifMatch));

  /** Who may change hires may tick every item; all others those that are theirs, and see of no other hire that there is one. */
  const assertMayTick = async ({ auth, params: { id, itemId } }: OfItem): Promise<void> => {
    if (auth.permissions.includes('tenant.pendingHires.update')) return;
    const state = await entityState(store, pendingHire, { tenantId: auth.tenantId, id });
    if (state.status !== 'kept' || !isTheirs(state.record, itemId, auth.userId)) throw new Rejection('not-found', 404);
  };

  const accountOf = async (tenantId: string, id: string): Promise<string | null> => {
    const hire = await entityState(store, pendingHire, { tenantId, id });
    if (hire.status !== 'kept') throw new Rejection('not-found', 404);
    return ownerOfHire(context, tenantId, hire.record);
  };

  mount(
    router,
    endpoints.changePendingHireItem,
    async (request) => {
      const { id, itemId } = request.params;
      const data = { itemId, ...request.body };
      return send(id, { type: 'ChangePendingHireItem', data, metadata: causeOf(request) }, request.ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.removePendingHireItem,
    async (request) => {
      const { id, itemId } = request.params;
      const metadata = causeOf(request);
      return send(id, { type: 'RemovePendingHireItem', data: { itemId }, metadata }, request.ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.completePendingHireItem,
    async (request) => {
      await assertMayTick(request);
      const { id, itemId } = request.params;
      const data = { itemId, answer: null, documentId: null, documentName: null };
      return send(id, { type: 'CompletePendingHireItem', data, metadata: causeOf(request) }, request.ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.reopenPendingHireItem,
    async (request) => {
      await assertMayTick(request);
      const { id, itemId } = request.params;
      const metadata = causeOf(request);
      return send(id, { type: 'ReopenPendingHireItem', data: { itemId }, metadata }, request.ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.askPendingHireCandidate,
    async (request) => {
      const { id } = request.params;
      const data = { userId: await accountOf(request.auth.tenantId, id) };
      return send(id, { type: 'AskPendingHireCandidate', data, metadata: causeOf(request) }, request.ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.approvePendingHire,
    (request) =>
      send(request.params.id, { type: 'ApprovePendingHire', data: {}, metadata: causeOf(request) }, request.ifMatch),
    context,
  );
  mount(
    router,
    endpoints.withdrawPendingHireApproval,
    (request) =>
      send(
        request.params.id,
        { type: 'WithdrawPendingHireApproval', data: {}, metadata: causeOf(request) },
        request.ifMatch,
      ),
    context,
  );
  mount(
    router,
    endpoints.hirePendingHire,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      await members.change(auth.tenantId, (tables) => assertAssignable(tables, body, auth));
      return send(params.id, { type: 'HirePendingHire', data: body, metadata: causeOf(request) }, ifMatch);
    },
    context,
  );
  mount(
    router,
    endpoints.remindPendingHires,
    (request) =>
      toEach(request.body.ids, (id) =>
        commands.pendingHire(id, { type: 'RemindPendingHire', data: {}, metadata: causeOf(request) }),
      ),
    context,
  );
};
