import { z } from 'zod';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { Id } from '#contracts/kernel/id';
import { email, requiredText, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import {
  contractFieldKinds,
  LAST_PAGE,
  MAX_CONTRACT_BYTES,
  MAX_CONTRACT_PAGES,
  MAX_FIELD_LABEL,
  MAX_FIELD_TEXT,
  signatureKinds,
  signerStatuses,
} from './contract.choices.ts';

const at = z.iso.datetime().nullable();
const part = z.number().min(0).max(1);

/** A place on a page; measures are parts of the page's width and height, from its upper left corner. */
const place = {
  id: Id,
  kind: z.enum(contractFieldKinds),
  page: z.int().min(LAST_PAGE).max(MAX_CONTRACT_PAGES),
  x: part,
  y: part,
  width: z.number().min(0.01).max(1),
  height: z.number().min(0.01).max(1),
  label: text(MAX_FIELD_LABEL),
  isRequired: z.boolean(),
};
/** `roleId`: of the template's signers. `content`: a text with tags that is in the document as it is sent, and nobody fills in. */
export const TemplateField = z
  .strictObject({ ...place, roleId: Id, content: text(MAX_FIELD_TEXT).optional() })
  .refine(({ kind, content }) => !content || kind === 'text', { path: ['content'], message: 'field-invalid' });
export type TemplateField = z.infer<typeof TemplateField>;
export const ContractField = z.strictObject({ ...place, signerId: Id });
export type ContractField = z.infer<typeof ContractField>;

export const signerName = () => requiredText(MAX_NAME_LENGTH);
/** Somebody who signs, as what. */
export const ContractSigner = z.strictObject({
  id: Id,
  roleId: Id,
  role: z.string(),
  name: signerName(),
  email: email(),
});
export type ContractSigner = z.infer<typeof ContractSigner>;

/** How far one of them is; in the order in which they sign. */
export const SignerProgress = z.strictObject({
  signerId: Id,
  status: z.enum(signerStatuses),
  askedAt: at,
  viewedAt: at,
  signedAt: at,
  wrongCodes: z.int(),
  /** It was forwarded, and whoever had it before was told the code: the company gives the new one a code of their own. */
  isCodeAwaited: z.boolean(),
});
export type SignerProgress = z.infer<typeof SignerProgress>;

/** A PDF that we made: where it is kept, and what it hashes to. */
export const contractDocument = {
  path: z.string(),
  sha256: Sha256,
  bytes: z.int().min(1),
  pages: z.int().min(1).max(MAX_CONTRACT_PAGES),
};
export const ContractDocument = z.strictObject({ ...contractDocument, bytes: z.int().min(1).max(MAX_CONTRACT_BYTES) });
export type ContractDocument = z.infer<typeof ContractDocument>;

export const FilledField = z.strictObject({ fieldId: Id, value: text(MAX_FIELD_TEXT) });
export type FilledField = z.infer<typeof FilledField>;
/** What somebody has put under a contract. `sha256`: of the picture of their signature. */
export const GivenSignature = z.strictObject({
  kind: z.enum(signatureKinds),
  sha256: Sha256,
});
export const SignedPart = z.strictObject({
  signerId: Id,
  values: z.array(FilledField),
  signature: GivenSignature.nullable(),
  signatureBytes: z.int(),
});
export type SignedPart = z.infer<typeof SignedPart>;
