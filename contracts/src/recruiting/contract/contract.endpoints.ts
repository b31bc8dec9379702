import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { jsonParameter } from '#contracts/kernel/paging';
import { SystemCause } from '#contracts/kernel/system-command';
import { email, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import * as choices from './contract.choices.ts';
import { contract } from './contract.entity.ts';
import { ContractField, FilledField, signerName, TemplateField } from './contract.fields.ts';
import { ContractTrail } from './contract.trail.ts';

const { MAX_SIGNERS, MAX_CONTRACT_DAYS, MAX_REMIND_DAYS, MAX_CONTRACT_TOKEN } = choices;
const code = text(choices.MAX_CODE_LENGTH).min(choices.MIN_CODE_LENGTH);

/** What is said when a contract is sent; what is left out is as the template has it. */
export const NewContract = z
  .strictObject({
    templateId: Id,
    candidateId: Id.nullable().default(null),
    jobId: Id.nullable().default(null),
    pendingHireId: Id.nullable().default(null),
    title: text(choices.MAX_CONTRACT_TITLE).default(''),
    message: text(choices.MAX_CONTRACT_MESSAGE).nullable().default(null),
    isOrdered: z.boolean().nullable().default(null),
    expiresInDays: z.int().min(1).max(MAX_CONTRACT_DAYS).nullable().default(null),
    remindEveryDays: z.int().min(0).max(MAX_REMIND_DAYS).nullable().default(null),
    /** `code`: what somebody is told otherwise than by mail, and types before the document is shown. */
    signers: z
      .array(z.strictObject({ roleId: Id, name: signerName(), email: email(), code: code.nullable().default(null) }))
      .min(1, 'field-required')
      .max(MAX_SIGNERS),
    /** Of the document that was looked at before, and of all that was told beside it: what would be another is not sent. */
    sha256: Sha256.nullable().default(null),
    previewSha256: Sha256.nullable().default(null),
  })
  // Whoever has looked has seen both.
  .refine(({ sha256, previewSha256 }) => sha256 === null || previewSha256 !== null, {
    path: ['previewSha256'],
    message: 'field-required',
  })
  .refine(({ sha256, previewSha256 }) => previewSha256 === null || sha256 !== null, {
    path: ['sha256'],
    message: 'field-required',
  });
export type NewContract = z.infer<typeof NewContract>;

const answer = contract.view.omit({ candidateName: true });

export const sendContract = endpoint({
  method: 'POST',
  path: '/api/tenant/contracts',
  access: 'tenant.contracts.create',
  summary: 'Send a contract to those who are to sign it',
  body: NewContract,
  answer,
  status: 201,
});

const Pdf = { answer: z.unknown(), download: 'application/pdf' } as const;
/** What would be sent, beside its document: a tag without a value stands in that by its name, and is named here. */
export const ContractPreview = z.object({
  title: z.string(),
  message: z.string(),
  isOrdered: z.boolean(),
  expiresInDays: z.int(),
  remindEveryDays: z.int().nullable(),
  missing: z.array(z.string()),
  signers: z.array(
    z.object({ roleId: Id, role: z.string(), name: z.string(), email: z.string(), hasCode: z.boolean() }),
  ),
  fields: z.array(TemplateField),
  /** Of all of the above: whoever sends it says by this what they have seen. */
  sha256: Sha256,
});
export type ContractPreview = z.infer<typeof ContractPreview>;

const toBeSent = { method: 'POST', access: 'tenant.contracts.create', body: NewContract } as const;
export const previewContract = endpoint({
  ...toBeSent,
  path: '/api/tenant/contracts/preview',
  summary: 'Tell what a contract would be as it were sent, and which of its tags have no value; nothing is sent',
  answer: ContractPreview,
});
export const previewContractDocument = endpoint({
  ...toBeSent,
  path: '/api/tenant/contracts/preview-document',
  summary: 'Get the PDF that signers of a contract would get, byte by byte; nothing is sent',
  ...Pdf,
});

export const Which = z.enum(['shown', 'finished']);

export const fetchContract = endpoint({
  method: 'POST',
  path: '/api/tenant/contracts/:id/document',
  access: 'tenant.contracts.read',
  summary: 'Get the PDF of a contract, as it was shown or as it was finished',
  params: ById,
  body: z.strictObject({ which: Which }),
  ...Pdf,
});

export const changeContractCode = endpoint({
  method: 'POST',
  path: '/api/tenant/contracts/:id/code',
  access: 'tenant.contracts.update',
  summary: 'Give one who has not signed a code of their own; it is told otherwise than by mail',
  params: ById,
  body: z.strictObject({ signerId: Id, code }),
  answer,
});

export const showContractTrail = endpoint({
  method: 'GET',
  path: '/api/tenant/contracts/:id/trail',
  access: 'tenant.contracts.read',
  summary:
    'Tell everything that has happened to a contract: who, when, from which address, to which document by its SHA-256',
  params: ById,
  answer: ContractTrail,
});
export const exportContractTrail = endpoint({
  method: 'GET',
  path: '/api/tenant/contracts/:id/trail/export',
  access: 'tenant.contracts.read',
  summary: 'Download the trail of a contract as a CSV file, one row for each of its events',
  params: ById,
  query: z.strictObject({
    /** Field → heading, where it is not to be called by the field’s own name. */
    headings: jsonParameter(z.partialRecord(z.enum(choices.trailColumns), text(100))).prefault('{}'),
  }),
  answer: z.string(),
  download: 'text/csv',
});

const token = z.string().min(1, 'field-required').max(MAX_CONTRACT_TOKEN);
const who = { token, code: z.string().max(choices.MAX_CODE_LENGTH).nullable().default(null) };

/** A contract as one of those sees it who sign it. */
export const ContractToSign = z.object({
  contractId: Id,
  companyName: z.string(),
  title: z.string(),
  message: z.string(),
  locale: Locale,
  status: z.enum(choices.contractStatuses),
  expiresAt: z.iso.datetime(),
  sha256: Sha256,
  pages: z.int(),
  isMyTurn: z.boolean(),
  isFinished: z.boolean(),
  me: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.string(),
    status: z.enum(choices.signerStatuses),
  }),
  others: z.array(z.object({ name: z.string(), role: z.string(), status: z.enum(choices.signerStatuses) })),
  fields: z.array(ContractField),
});
export type ContractToSign = z.infer<typeof ContractToSign>;

const asSigner = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST' as const,
    path: `/api/public/contracts/${name}`,
    access: 'public' as const,
    summary,
    body,
    rateLimit: 'auth' as const,
    answer: ContractToSign,
  });

export const openContract = asSigner(
  'open',
  'Open a contract by the link of somebody who signs it',
  z.strictObject(who),
);
export const signContract = asSigner(
  'sign',
  'Sign a contract: bound to the SHA-256 of the document that was shown',
  z.strictObject({
    ...who,
    sha256: Sha256,
    hasConsented: z.boolean(),
    values: z.array(FilledField).max(choices.MAX_CONTRACT_FIELDS),
    /** A picture, PNG or JPEG, as base64. */
    signature: z
      .strictObject({
        kind: z.enum(choices.signatureKinds),
        picture: z
          .string()
          .max(choices.MAX_SIGNATURE_LENGTH)
          .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'field-invalid'),
      })
      .nullable(),
  }),
);
export const declineContract = asSigner(
  'decline',
  'Decline to sign a contract',
  z.strictObject({ ...who, reason: text(choices.MAX_CONTRACT_REASON).min(1, 'field-required') }),
);
export const handOnContract = endpoint({
  method: 'POST',
  path: '/api/public/contracts/hand-on',
  access: 'public',
  summary: 'Hand a contract on to the right person; the link that did so counts no more',
  body: z.strictObject({ ...who, name: signerName(), email: email() }),
  rateLimit: 'auth',
  answer: z.object({ contractId: Id }),
});
export const fetchContractToSign = endpoint({
  method: 'POST',
  path: '/api/public/contracts/document',
  access: 'public',
  summary: 'Get the PDF of a contract by the link of somebody who signs it',
  body: z.strictObject({ ...who, which: Which }),
  rateLimit: 'auth',
  ...Pdf,
});

export const verifyContract = endpoint({
  method: 'POST',
  path: '/api/public/contracts/verify',
  access: 'public',
  summary: 'Say whether a PDF is what was signed here; the file is not kept',
  upload: { types: ['application/pdf'], maxBytes: choices.MAX_VERIFIED_BYTES, field: 'file' },
  rateLimit: 'auth',
  answer: z.object({
    result: z.enum(['genuine', 'changed', 'unknown']),
    sha256: Sha256,
    companyName: z.string().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    signerCount: z.int().nullable(),
  }),
});

/** A contract of whoever asks, in whichever company. */
export const MyContractView = z.object({
  id: Id,
  contractId: Id,
  companyId: Id,
  companyName: z.string(),
  title: z.string(),
  status: z.enum(choices.contractStatuses),
  isSigned: z.boolean(),
  isFinished: z.boolean(),
  expiresAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type MyContractView = z.infer<typeof MyContractView>;

export const listMyContracts = endpoint({
  method: 'GET',
  path: '/api/candidate/contracts',
  access: 'authenticated',
  summary: 'List the contracts that I was asked to sign under the address of my account',
  answer: z.array(MyContractView),
});
export const openMyContract = endpoint({
  method: 'POST',
  path: '/api/candidate/contracts/:id/link',
  access: 'authenticated',
  summary: 'Get the last part of the address at which I read and sign a contract of mine',
  params: ById,
  body: z.strictObject({ companyId: Id, contractId: Id }),
  answer: z.object({ token: z.string() }),
});

const Cause = z.strictObject({ tenantId: Id, contractId: Id });
/** The token of a link is made as the mail is written: no event and no job ever held one. */
export const makeContractToken = endpoint({
  method: 'POST',
  path: '/api/system/contract-tokens',
  access: 'system',
  summary: 'Create the token of the link to a contract for one who signs it (internal)',
  body: Cause.extend({ signerId: Id }),
  answer: z.object({
    ...{ token: z.string(), email: z.string(), name: z.string(), locale: Locale, company: z.string() },
    ...{ title: z.string(), message: z.string(), expiresAt: z.string(), isSigned: z.boolean() },
    /** They have not signed, and it has not ended. */
    isToSign: z.boolean(),
    /** Of the company: moments are said in it. */
    timeZone: z.string(),
  }),
  status: 201,
});
/** `after`: the last of those before; in the answer, null: that was all. */
export const recognizeContractSigner = endpoint({
  method: 'POST',
  path: '/api/system/contracts/recognize',
  access: 'system',
  summary: 'Make contracts those of an account that has shown that a signer’s address is its own (internal)',
  body: z.strictObject({ userId: Id, after: Id.nullable(), cause: SystemCause }),
  answer: z.object({ after: Id.nullable() }),
});
export const finishContract = endpoint({
  method: 'POST',
  path: '/api/system/contracts/finish',
  access: 'system',
  summary: 'Make the finished PDF of a contract that all have signed (internal)',
  body: Cause.extend({ cause: SystemCause }),
  answer: z.object({ position: z.string().nullable() }),
});
