import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { answerMyHireItem } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { IRouter } from 'express';
import { mount, type RequestOf } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { stateOf } from '#command-service/kernel/command';
import { profileDecider } from '#command-service/recruiting/profile/profile.decider';
import { type OwnHireDeps, ownerOfHire } from './own-hire.ts';
import { refuseHire } from './pending-hire.rules.ts';

export type MyHireContext = CommandContext & OwnHireDeps;

/** What the person who is hired gives, in whichever company: an answer, or a document of their profile (docs/product.md POR-15). */
export const myHireRoutes = (router: IRouter, context: MyHireContext): void => {
  const { commands, store } = context;

  const documentOf = async (userId: string, id: string | null) => {
    const profile = await stateOf(store, streamName('profile', GLOBAL, userId), profileDecider);
    const documents = profile.status === 'absent' ? [] : profile.documents;
    const found = documents.find((one) => one.id === id);
    if (!found) throw refuseHire('pending-hire-document-required', { field: 'documentId' });
    return { documentId: found.id, documentName: found.name };
  };

  const givenOf = async ({ auth, params, body }: RequestOf<typeof answerMyHireItem>) => {
    const { userId } = auth;
    const { companyId: tenantId, answer, documentId } = body;
    const state = await entityState(store, pendingHire, { tenantId, id: params.id });
    const isAsked = state.status === 'kept' && state.record.askedUserId === userId;
    const item =
      isAsked && (await ownerOfHire(context, tenantId, state.record)) === userId
        ? state.record.items.find(({ id, assignee }) => id === params.itemId && assignee === 'candidate')
        : undefined;
    if (!item) throw new Rejection('not-found', 404);
    const nothing = { answer: null, documentId: null, documentName: null };
    if (item.kind === 'document') return { ...nothing, ...(await documentOf(userId, documentId)) };
    if (item.kind === 'policy') throw refuseHire('pending-hire-policy-unread', { field: 'itemId' });
    if (item.kind === 'contract') throw refuseHire('pending-hire-contract-unsigned', { field: 'itemId' });
    if (item.kind === 'details' && !answer) throw refuseHire('pending-hire-answer-required', { field: 'answer' });
    return { ...nothing, answer };
  };

  mount(
    router,
    answerMyHireItem,
    async (request) => {
      const { auth, params, body } = request;
      const data = { itemId: params.itemId, ...(await givenOf(request)) };
      const metadata = causeOf({ ...request, auth: { userId: auth.userId, tenantId: body.companyId } });
      const command = { type: 'CompletePendingHireItem' as const, data, metadata };
      const { position } = await commands.pendingHire(params.id, command);
      return answered(position, { id: params.id });
    },
    context,
  );
};
