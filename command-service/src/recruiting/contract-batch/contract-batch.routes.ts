import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { SHOWN_LEFT_OUT } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import * as endpoints from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import {
  type BatchRecipient,
  type ContractBatchCommand,
  contractBatch,
} from 'contracts/recruiting/contract-batch/contract-batch.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { inTurns } from '#command-service/http/in-turns';
import type { ContractContext } from '#command-service/recruiting/contract/context';
import { pdfAnswer } from '#command-service/recruiting/contract/contract.documents';
import { documentOf, need, senderOf, termsOf } from '#command-service/recruiting/contract/contract.draft';
import { refuseContract } from '#command-service/recruiting/contract/contract.rules';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { systemCause } from '#command-service/system/system-cause';
import { advanceBatch } from './advance.ts';
import { draftOf, openBatch, type RecipientDraft, type Refused, seenOf, type Terms } from './batch.drafts.ts';
import { earlierBatch } from './contract-batch.handler.ts';
import { recipientsOf } from './recipients.ts';

type BatchRequest = Terms & {
  templateSha256: string | null;
  candidates: string[];
  users: string[];
  teams: string[];
};
type Found = { recipient: BatchRecipient; drafted: RecipientDraft | Refused };
const isReady = (one: Found): one is { recipient: BatchRecipient; drafted: RecipientDraft } => 'draft' in one.drafted;

/** Bulk sends as staff begin, look at and end them, and what workers do for them. */
export const contractBatchRoutes = (router: IRouter, context: ContractContext): void => {
  const { store, commands } = context;
  const sight = jobSight(context);

  /** Whoever sends sees whom and what it is about. */
  const begin = async (auth: TenantAuth, body: BatchRequest) => {
    const { candidates, users, teams, jobId } = body;
    if (candidates.length > 0) need(auth, 'tenant.candidates.read');
    if (users.length + teams.length > 0) need(auth, 'tenant.users.read');
    if (teams.length > 0) need(auth, 'tenant.teams.read');
    if (jobId !== null) {
      need(auth, 'tenant.jobs.read');
      await sight.assertNamed(auth, jobId);
    }
    const recipients = await recipientsOf(store, auth.tenantId, body);
    const batch = await openBatch(context, { tenantId: auth.tenantId, sentBy: senderOf(auth) }, body);
    return { recipients, batch };
  };

  mount(
    router,
    endpoints.previewContractBatch,
    async (request) => {
      const body = request.body as unknown as BatchRequest;
      const { recipients, batch } = await begin(request.auth, body);
      const all = await inTurns(recipients, async (recipient): Promise<Found> => {
        return { recipient, drafted: await draftOf(context, batch, recipient) };
      });
      const first = all.find(isReady);
      const out = all.flatMap(({ recipient, drafted }) => ('code' in drafted ? [{ ...recipient, ...drafted }] : []));
      return {
        body: {
          recipientCount: all.length,
          readyCount: all.length - out.length,
          leftOutCount: out.length,
          leftOut: out.slice(0, SHOWN_LEFT_OUT),
          firstName: first?.drafted.name ?? null,
          title: first?.drafted.draft.title ?? (body.title || batch.template.name),
          ...termsOf(batch, body),
          templateSha256: seenOf(batch.template).templateSha256,
        },
      };
    },
    context,
  );
  mount(
    router,
    endpoints.previewContractBatchDocument,
    async (request) => {
      const { recipients, batch } = await begin(request.auth, request.body as unknown as BatchRequest);
      for (const recipient of recipients) {
        const drafted = await draftOf(context, batch, recipient);
        if ('draft' in drafted) return pdfAnswer((await documentOf(context, drafted.draft)).bytes);
      }
      throw new Rejection('not-found', 404);
    },
    context,
  );

  /** A bulk send about a job that somebody may not know of is not there for them (docs/product.md REC-43). */
  const seenRecord = async (auth: TenantAuth, id: string) => {
    const record = await recordIn(store, contractBatch, { tenantId: auth.tenantId, id });
    if (!record) throw new Rejection('not-found', 404);
    if (record.jobId !== null) await sight.assertJob(auth, record.jobId);
    return record;
  };

  /** What the server says of a command, from the template as it is now. */
  const completed = async (
    id: string,
    command: ContractBatchCommand,
    auth: TenantAuth,
  ): Promise<ContractBatchCommand> => {
    if (command.type === 'CreateContractBatch') {
      const body = command.data as unknown as BatchRequest;
      const { recipients, batch } = await begin(auth, body);
      const seen = seenOf(batch.template);
      if (body.templateSha256 !== null && body.templateSha256 !== seen.templateSha256)
        throw refuseContract('contract-preview-outdated');
      return { ...command, data: { ...command.data, ...seen, recipients, sentBy: senderOf(auth) } };
    }
    const record = await seenRecord(auth, id);
    if (command.type !== 'ResumeContractBatch' || record.erased) return command;
    const { template } = await openBatch(context, { tenantId: auth.tenantId, sentBy: record.sentBy }, record);
    return { ...command, data: seenOf(template) } as unknown as ContractBatchCommand;
  };

  entityRoutes(router, context, {
    entity: contractBatch,
    create: async (id, run, request) => {
      const earlier = await earlierBatch(store, id, causeOf(request));
      return answerOf(contractBatch, earlier ?? (await run()));
    },
    send: async (id: string, command: ContractBatchCommand, ifMatch: number | null, { auth }: Asking) =>
      commands.contractBatch(id, await completed(id, command, auth), ifMatch),
  });

  mount(
    router,
    endpoints.advanceContractBatch,
    async ({ body: { tenantId, contractBatchId: id, step, isLast, cause }, now }) => {
      const metadata = systemCause({ tenantId, type: `AdvanceContractBatch ${step}`, cause }, now);
      const position = await advanceBatch(context, { id, step, isLast, metadata });
      return answered(position, { position });
    },
    context,
  );
};
