import { hirePolicy } from 'access/recruiting/hire-policy';
import { recordIn } from 'access/recruiting/record-in';
import { filesOf } from 'access/training/readable-document';
import { derivedId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import { confirmMyHirePolicy, issueMyHireTicket } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { acknowledgement, acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { askReader } from '#command-service/training/acknowledgement/ask-reader';
import { testResult } from '#command-service/training/acknowledgement/reader.routes';
import type { MyHireContext } from './my-hire.routes.ts';
import { ownerOfHire } from './own-hire.ts';
import { assertOpen } from './pending-hire.rules.ts';

type Wanted = { tenantId: string; hireId: string; itemId: string; userId: string };

/**
 * Policies that the person who is hired reads and confirms before their first day (docs/product.md REC-261). Confirmed for their account,
 * as users do it: once they are a user, they are asked about that version no more.
 */
export const myPolicyRoutes = (router: IRouter, context: MyHireContext & FileContext): void => {
  const { commands, store } = context;
  const askOne = askReader(commands.acknowledgement);

  const find = async (wanted: Wanted) => {
    const { tenantId, hireId: id, userId } = wanted;
    const hire = await recordIn(store, pendingHire, { tenantId, id });
    const found = await hirePolicy(store)(wanted);
    if (!hire || !found || (await ownerOfHire(context, tenantId, hire)) !== userId)
      throw new Rejection('not-found', 404);
    return { ...found, hire };
  };

  mount(
    router,
    confirmMyHirePolicy,
    async (request) => {
      const { auth, params, body, now } = request;
      const { companyId: tenantId, handbookVersion, answers } = body;
      const { userId } = auth;
      const { id: hireId, itemId } = params;
      const { record, content, hire } = await find({ tenantId, hireId, itemId, userId });
      assertOpen(hire);
      if (record.publishedVersion !== handbookVersion) throw new Rejection('handbook-version-changed', 409);
      const id = acknowledgementIdOf(record.id, userId);
      const known = await recordIn(store, acknowledgement, { tenantId, id });
      const isConfirmed = known?.status === 'acknowledged' && known.acknowledgedVersion === handbookVersion;
      const metadata = causeOf({ ...request, auth: { userId, tenantId } });
      // What is said of the document is a command of its own.
      const { idempotencyKey: _, ...cause } = metadata;
      const { id: documentId, kind, acknowledgeDays, reminderDays, repeatMonths } = record;
      const settings = { acknowledgeDays, reminderDays, repeatMonths };
      // Of a later version they are asked by themselves: their item may be reopened.
      const roundId = derivedId('hire-policy', hireId, itemId, String(handbookVersion));
      const rightAnswers = isConfirmed ? null : testResult(content, answers);
      const asked = {
        roundId,
        name: content.name,
        handbookVersion,
        askedAt: now.toISOString(),
        dueAt: null,
        reminders: [],
      };
      if (!isConfirmed) {
        await askOne(userId, { documentId, kind, ...asked, ...settings }, cause);
        const said = { type: 'AcknowledgeDocument' as const, data: { handbookVersion, rightAnswers }, metadata: cause };
        await commands.acknowledgement(id, said);
      }
      const data = { itemId, answer: null, documentId: null, documentName: null };
      const { position } = await commands.pendingHire(hireId, { type: 'CompletePendingHireItem', data, metadata });
      return answered(position, { id: hireId });
    },
    context,
  );
  mount(
    router,
    issueMyHireTicket,
    async ({ auth: { userId, sid }, params: { id: hireId, itemId, fileId }, body, now }) => {
      const { companyId: tenantId, purpose } = body;
      const { content } = await find({ tenantId, hireId, itemId, userId });
      const isShown = filesOf(content).includes(fileId);
      const record = isShown ? await recordIn(store, file, { tenantId, id: fileId }) : undefined;
      if (!record || record.isTrashed) throw new Rejection('not-found', 404);
      assertCompleted(record);
      const right = { of: 'hire-policy' as const, tenant: tenantId, hire: hireId, item: itemId };
      return ticketAnswer(context, { sub: userId, sid, right, file: fileId, purpose }, now);
    },
    context,
  );
};
