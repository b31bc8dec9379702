import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import * as endpoints from 'contracts/recruiting/contract/contract.endpoints';
import { type ContractCommand, contract } from 'contracts/recruiting/contract/contract.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { contractBatchRoutes } from '#command-service/recruiting/contract-batch/contract-batch.routes';
import { contractTemplateRoutes } from '#command-service/recruiting/contract-template/contract-template.routes';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { systemCause } from '#command-service/system/system-cause';
import type { ContractContext } from './context.ts';
import { pdfAnswer, readPdf } from './contract.documents.ts';
import { documentOf, draftContract, previewOf, senderOf } from './contract.draft.ts';
import { makeFinished } from './contract.finish.ts';
import { earlierContract } from './contract.handler.ts';
import { CONTRACT_LINK, codeHash, LINK_DAYS_AFTER, linkOf, linkSubject } from './contract.link.ts';
import { prepareContract } from './contract.prepare.ts';
import { isOver, refuseContract } from './contract.rules.ts';
import { recognizeSigner } from './contract-owner.ts';
import { contractSigningRoutes } from './contract-signing.routes.ts';

const DAY = 86_400_000;

/** Contracts as staff send, read and end them, what workers ask for, and what those do who sign. */
export const contractRoutes = (router: IRouter, context: ContractContext): void => {
  const { store, commands, files, mailTokens, publicUrl, accounts, payloadKey = Buffer.alloc(0) } = context;
  const sight = jobSight(context);
  contractTemplateRoutes(router, context);
  contractBatchRoutes(router, context);
  contractSigningRoutes(router, context);

  const recordOf = async (tenantId: string, id: string) => {
    const record = await recordIn(store, contract, { tenantId, id });
    if (!record) throw new Rejection('not-found', 404);
    return record;
  };

  /** A contract about a job that somebody may not know of is not there for them (docs/product.md REC-43). */
  const assertSeen = async (auth: TenantAuth, id: string) => {
    const { jobId } = await recordOf(auth.tenantId, id);
    if (jobId !== null) await sight.assertJob(auth, jobId);
  };

  entityRoutes(router, context, {
    entity: contract,
    send: async (id: string, command: ContractCommand, ifMatch: number | null, { auth }: Asking) => {
      await assertSeen(auth, id);
      return commands.contract(id, command, ifMatch);
    },
  });
  mount(
    router,
    endpoints.sendContract,
    async (request) => {
      const { auth, body, now } = request;
      const id = createdId('contract', request);
      const metadata = causeOf(request);
      const earlier = await earlierContract(store, id, metadata);
      if (earlier) return answerOf(contract, earlier);
      const draft = await draftContract(context, { auth, body });
      const wanted = { id, tenantId: auth.tenantId, sentBy: senderOf(auth), batchId: null, body, draft, now };
      const sent = await prepareContract(context, wanted, (data) =>
        commands.contract(id, { type: 'CreateContract', data, metadata }),
      );
      return answerOf(contract, sent);
    },
    context,
  );
  mount(
    router,
    endpoints.changeContractCode,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      await assertSeen(auth, params.id);
      const { signerId, code } = body;
      const data = { signerId, hash: codeHash(payloadKey, signerId, code) };
      const command = { type: 'ChangeContractCode' as const, data, metadata: causeOf(request) };
      return answerOf(contract, await commands.contract(params.id, command, ifMatch));
    },
    context,
  );
  mount(
    router,
    endpoints.previewContract,
    async ({ auth, body }) => ({ body: previewOf(await draftContract(context, { auth, body }), body) }),
    context,
  );
  mount(
    router,
    endpoints.previewContractDocument,
    async ({ auth, body }) =>
      pdfAnswer((await documentOf(context, await draftContract(context, { auth, body }))).bytes),
    context,
  );
  mount(
    router,
    endpoints.fetchContract,
    async ({ auth, params: { id }, body: { which } }) => {
      await assertSeen(auth, id);
      const record = await recordOf(auth.tenantId, id);
      if (record.erased) throw new Rejection('not-found', 404);
      if (which === 'shown') return pdfAnswer(await readPdf(files, record.document));
      if (!record.finished) throw refuseContract('contract-not-finished');
      return pdfAnswer(await readPdf(files, record.finished));
    },
    context,
  );

  const companyOf = async (tenantId: string) =>
    (await mailSender(store, { tenantId, userId: null, publicUrl })).company;

  mount(
    router,
    endpoints.makeContractToken,
    async ({ body: { tenantId, contractId, signerId }, now, correlationId, requestId }) => {
      const record = await recordIn(store, contract, { tenantId, id: contractId });
      const signer = record?.signers?.find(({ id }) => id === signerId);
      if (!record || !signer) throw new Rejection('not-found', 404);
      const userId = await accounts.ownerOf(signer.email);
      if (userId !== null) {
        const actor = { type: 'system' as const, id: 'recruiting.contract' };
        const cause = {
          tenantId,
          actor,
          ip: null,
          occurredAt: now.toISOString(),
          correlationId,
          causationId: requestId,
        };
        const data = { signerId, email: signer.email, userId };
        await commands.contract(contractId, { type: 'RecognizeContractSigner', data, metadata: { ...cause, now } });
      }
      const until = Math.max(Date.parse(record.expiresAt), now.getTime()) + LINK_DAYS_AFTER * DAY;
      const token = await mailTokens.make({ purpose: CONTRACT_LINK, subjectId: linkSubject(signer) }, new Date(until));
      const { title, message, locale, expiresAt, progress } = record;
      const company = await companyOf(tenantId);
      const isSigned = progress.some((one) => one.signerId === signerId && one.status === 'signed');
      return {
        body: {
          ...{
            token: linkOf({ tenantId, contractId }, token),
            email: signer.email,
            name: signer.name,
            locale,
            isSigned,
            isToSign: !isSigned && isOpenContract(record.status) && !isOver(record, now),
          },
          ...{
            company: company.name,
            timeZone: company.timeZone,
            title: title ?? '',
            message: message ?? '',
            expiresAt,
          },
        },
      };
    },
    context,
  );
  mount(
    router,
    endpoints.openMyContract,
    async ({ auth: { userId }, params: { id }, body: { companyId: tenantId, contractId }, now }) => {
      const record = await recordIn(store, contract, { tenantId, id: contractId });
      const signer = record?.signers?.find((one) => one.id === id);
      const asked = record?.progress.find(({ signerId }) => signerId === id)?.askedAt ?? null;
      const owner = record?.recognized.find(({ signerId }) => signerId === id)?.userId;
      if (!record || !signer || asked === null || (owner ?? (await accounts.ownerOf(signer.email))) !== userId)
        throw new Rejection('not-found', 404);
      const token = await mailTokens.make(
        { purpose: CONTRACT_LINK, subjectId: linkSubject(signer) },
        new Date(now.getTime() + DAY),
      );
      return { body: { token: linkOf({ tenantId, contractId }, token) } };
    },
    context,
  );
  mount(
    router,
    endpoints.recognizeContractSigner,
    async ({ body: { userId, after, cause }, now }) => ({
      body: { after: await recognizeSigner(context, { userId, after, cause, now }) },
    }),
    context,
  );
  mount(
    router,
    endpoints.finishContract,
    async ({ body: { tenantId, contractId, cause }, now }) => {
      const record = await recordIn(store, contract, { tenantId, id: contractId });
      if (!record || record.erased || record.finished) return answered(null, { position: null });
      if (record.status !== 'signed') throw refuseContract('contract-not-finished');
      const data = await makeFinished(context, { tenantId, record, company: await companyOf(tenantId) });
      const metadata = systemCause({ tenantId, type: 'FinishContract', cause }, now);
      const { position } = await commands.contract(contractId, { type: 'FinishContract', data, metadata });
      return answered(position, { position });
    },
    context,
  );
};
