import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { MAX_CONTRACT_BYTES } from '#contracts/recruiting/contract/contract.choices';
import { contractTemplate } from './contract-template.entity.ts';

const path = `${contractTemplate.endpoints.change.path}`;

export const takeContractTemplatePdf = endpoint({
  method: 'POST',
  path: `${path}/pdf`,
  access: 'tenant.contracts.templates.update',
  summary: 'Take the pages of a PDF for a contract template: what they look like, and nothing else of the file',
  params: ById,
  upload: { types: ['application/pdf'], maxBytes: MAX_CONTRACT_BYTES, field: 'file' },
  answer: contractTemplate.endpoints.change.answer,
});

export const fetchContractTemplate = endpoint({
  method: 'POST',
  path: `${path}/document`,
  access: 'tenant.contracts.templates.read',
  summary: 'Get the pages of a contract template as a PDF, with examples in the place of values',
  params: ById,
  body: z.strictObject({}),
  answer: z.unknown(),
  download: 'application/pdf',
});
