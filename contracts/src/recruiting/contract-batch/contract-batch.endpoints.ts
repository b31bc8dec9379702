import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { SystemCause } from '#contracts/kernel/system-command';
import { Sha256 } from '#contracts/library/file/file.entity';
import { recipientKinds } from './contract-batch.choices.ts';
import { contractBatch } from './contract-batch.entity.ts';

/** Somebody who gets no contract, and why. `name` is null where nobody may know it, or nobody knows it any more. */
export const LeftOutPerson = z.object({
  kind: z.enum(recipientKinds),
  id: Id,
  name: z.string().nullable(),
  code: z.string(),
  detail: z.string(),
});
export type LeftOutPerson = z.infer<typeof LeftOutPerson>;

/** Who would get a contract and who would not, before anything is sent. */
export const ContractBatchPreview = z.object({
  recipientCount: z.int(),
  readyCount: z.int(),
  leftOutCount: z.int(),
  /** The first of them. */
  leftOut: z.array(LeftOutPerson),
  /** Whose document is shown; null: nobody would get one. */
  firstName: z.string().nullable(),
  title: z.string(),
  message: z.string(),
  isOrdered: z.boolean(),
  expiresInDays: z.int(),
  remindEveryDays: z.int().nullable(),
  templateSha256: Sha256,
});
export type ContractBatchPreview = z.infer<typeof ContractBatchPreview>;

const toBeSent = {
  method: 'POST',
  access: 'tenant.contracts.create',
  body: contractBatch.endpoints.create.body,
} as const;
const path = '/api/tenant/contract-batches';

export const previewContractBatch = endpoint({
  ...toBeSent,
  path: `${path}/preview`,
  summary: 'Tell who would get a contract and who would be left out and why; nothing is sent',
  answer: ContractBatchPreview,
});
export const previewContractBatchDocument = endpoint({
  ...toBeSent,
  path: `${path}/preview-document`,
  summary: 'Get the PDF that the first of those would get who get a contract; nothing is sent',
  answer: z.unknown(),
  download: 'application/pdf',
});
export const contractBatchReport = endpoint({
  method: 'GET',
  path: `${path}/:id/report`,
  access: 'tenant.contracts.read',
  summary: 'List who got no contract of a bulk send, and why',
  params: ById,
  answer: z.array(LeftOutPerson),
});

/** `isLast`: nobody tries again; what fails now is told. */
export const advanceContractBatch = endpoint({
  method: 'POST',
  path: '/api/system/contract-batches/advance',
  access: 'system',
  summary: 'Send, or void, the contracts of a bulk send that come next (internal)',
  body: z.strictObject({
    ...{ tenantId: Id, contractBatchId: Id, step: z.int().min(0), isLast: z.boolean(), cause: SystemCause },
  }),
  answer: z.object({ position: z.string().nullable() }),
});
