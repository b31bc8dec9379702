import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from '#contracts/kernel/locale';
import { requiredText, text } from '#contracts/kernel/text';
import {
  DEFAULT_CONTRACT_DAYS,
  MAX_CONTRACT_DAYS,
  MAX_CONTRACT_FIELDS,
  MAX_CONTRACT_MESSAGE,
  MAX_CONTRACT_TEXT,
  MAX_REMIND_DAYS,
  MAX_SIGNERS,
} from '#contracts/recruiting/contract/contract.choices';
import { ContractDocument, TemplateField } from '#contracts/recruiting/contract/contract.fields';

/** Somebody who will sign, as what: "Employee". */
export const TemplateSigner = z.strictObject({ id: Id, name: requiredText(60) });
export type TemplateSigner = z.infer<typeof TemplateSigner>;

/** A contract that a company sends again and again: a text with tags, or the pages of a PDF, and what is filled in on them by whom. */
export const contractTemplate = entity({
  name: 'contractTemplate',
  context: 'recruiting',
  plural: 'contract-templates',
  permissions: 'tenant.contracts.templates',
  fields: {
    name: requiredText(100),
    locale: Locale,
    /** Markdown with tags in it; of a PDF nothing. */
    content: text(MAX_CONTRACT_TEXT),
    message: text(MAX_CONTRACT_MESSAGE),
    signers: z.array(TemplateSigner).min(1, 'field-required').max(MAX_SIGNERS),
    isOrdered: z.boolean(),
    expiresInDays: z.int().min(1).max(MAX_CONTRACT_DAYS),
    remindEveryDays: z.int().min(1).max(MAX_REMIND_DAYS).nullable(),
    /** Where who fills in what. */
    fields: z.array(TemplateField).max(MAX_CONTRACT_FIELDS),
  },
  defaults: {
    ...{ locale: DEFAULT_LOCALE, content: '', message: '', isOrdered: true },
    ...{ expiresInDays: DEFAULT_CONTRACT_DAYS, remindEveryDays: 3, fields: [] },
  },
  unique: { name: { within: 'tenant' } },
  readOnly: {
    /** The pages of an uploaded PDF as they are drawn; null: the text. */
    document: ContractDocument.nullable(),
  },
  readOnlyDefaults: { document: null },
  events: {
    ContractTemplatePdfTaken: ContractDocument.shape,
    ContractTemplatePdfRemoved: {},
  },
  apply: {
    ContractTemplatePdfTaken: ({ path, sha256, bytes, pages }) => ({ document: { path, sha256, bytes, pages } }),
    ContractTemplatePdfRemoved: () => ({ document: null }),
  },
  commands: {
    TakeContractTemplatePdf: { data: ContractDocument },
    RemoveContractTemplatePdf: {
      data: z.strictObject({}),
      path: 'remove-pdf',
      summary: 'Use the text of a contract template in the place of its PDF',
    },
  },
  search: ['name'],
});
export type ContractTemplateView = typeof contractTemplate.types.view;
export type ContractTemplateRecord = typeof contractTemplate.types.record;

/** Every way a template, or a PDF for one, may refuse beyond those of any entity. */
export type ContractTemplateRejection =
  | 'contract-template-name-taken'
  | 'contract-role-unknown' // a field is for nobody
  | 'contract-field-outside' // beyond the edge of its page
  | 'contract-pdf-encrypted'
  | 'contract-pdf-unreadable'
  | 'contract-pdf-too-complex' // more time or memory than one file may take
  | 'contract-pdf-too-many-pages';
