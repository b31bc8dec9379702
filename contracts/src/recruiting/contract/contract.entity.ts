import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { known } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import {
  contractStatuses,
  MAX_CONTRACT_FIELDS,
  MAX_CONTRACT_MESSAGE,
  MAX_CONTRACT_TITLE,
  MAX_REMIND_DAYS,
  MAX_SIGNERS,
} from './contract.choices.ts';
import { contractCommands } from './contract.commands.ts';
import { contractEvents } from './contract.events.ts';
import { ContractDocument, ContractField, ContractSigner, SignedPart, SignerProgress } from './contract.fields.ts';
import { begun, progressed, storedOf, withoutSigner } from './contract.fold.ts';

const at = z.iso.datetime();

/** A document that people sign, from its sending to the finished PDF. What names people is sealed with a key of its own. */
export const contract = entity({
  name: 'contract',
  context: 'recruiting',
  permissions: 'tenant.contracts',
  operations: [],
  fields: {
    templateId: Id,
    candidateId: Id.nullable(),
    jobId: Id.nullable(),
    pendingHireId: Id.nullable(),
    /** The bulk send that it is one of. */
    batchId: Id.nullable(),
    title: requiredText(MAX_CONTRACT_TITLE),
    message: text(MAX_CONTRACT_MESSAGE),
    /** Of mails, dates and the certificate page. */
    locale: Locale,
    /** One after the other, in the order of `signers`. */
    isOrdered: z.boolean(),
    signers: z.array(ContractSigner).min(1).max(MAX_SIGNERS),
    signerIds: z.array(Id),
    /** Keyed hashes of codes that some of them were told. */
    codes: z.array(z.strictObject({ signerId: Id, hash: Sha256 })),
    fields: z.array(ContractField).max(MAX_CONTRACT_FIELDS),
    document: ContractDocument,
    expiresAt: at,
    remindEveryDays: z.int().min(1).max(MAX_REMIND_DAYS).nullable(),
    sentBy: z.string(),
  },
  defaults: { batchId: null },
  personal: ['title', 'message', 'signers'],
  readOnly: {
    progress: z.array(SignerProgress),
    parts: z.array(SignedPart),
    remindAt: at.nullable(),
    /** Accounts of those who sign, as far as they are known. */
    recognized: z.array(z.strictObject({ signerId: Id, userId: Id })),
    /** Why it was declined or voided. */
    reason: z.string(),
    signedCount: z.int(),
    signerCount: z.int(),
    endedAt: at.nullable(),
    finishedAt: at.nullable(),
    finished: ContractDocument.omit({ pages: true }).nullable(),
    /** Its PDFs and the pictures of signatures, as they count in the company's storage (docs/product.md FILE-25). */
    storedFiles: z.int(),
    storedBytes: z.int(),
  },
  readOnlyDefaults: {
    ...{ progress: [], parts: [], remindAt: null, recognized: [], reason: '', signedCount: 0, signerCount: 0 },
    ...{ endedAt: null, finishedAt: null, finished: null, storedFiles: 0, storedBytes: 0 },
  },
  hidden: ['codes', 'parts', 'remindAt', 'recognized'],
  joined: { candidateName: z.string().nullable() },
  states: { values: contractStatuses, initial: 'sent' },
  events: contractEvents,
  upcasts: {
    ContractSigned: [(data) => ({ signatureBytes: 0, ...data })],
    // From when nobody was recognized in what had ended.
    ContractSignerRecognized: [(data) => ({ status: 'sent', isSigned: false, isFinished: false, ...data })],
  },
  apply: {
    ContractCreated: (_, { signerIds }) => ({ progress: signerIds.map(begun) }),
    ContractErased: () => ({ parts: [], reason: '', recognized: [] }),
    ContractSignerRecognized: ({ signerId, userId }, { recognized }) => ({
      recognized: [...withoutSigner(recognized, signerId), { signerId, userId }],
    }),
    ContractSignersAsked: ({ signerIds, remindAt, reason }, { progress }, now) => ({
      remindAt,
      progress: progressed(progress, signerIds, (one) => ({
        // A reminder that nobody has sent opens nothing that was locked.
        ...{ askedAt: now, wrongCodes: reason === 'reminder' ? one.wrongCodes : 0 },
        status: one.status === 'waiting' ? ('sent' as const) : one.status,
      })),
    }),
    ContractViewed: ({ signerId }, { progress, status }, viewedAt) => ({
      status: status === 'sent' ? ('viewed' as const) : status,
      progress: progressed(progress, [signerId], () => ({ status: 'viewed', viewedAt })),
    }),
    ContractCodeRefused: ({ signerId }, { progress }) => ({
      progress: progressed(progress, [signerId], ({ wrongCodes }) => ({ wrongCodes: wrongCodes + 1 })),
    }),
    ContractCodeChanged: ({ signerId, hash }, { progress, codes }) => ({
      codes: [...withoutSigner(codes, signerId), { signerId, hash }],
      progress: progressed(progress, [signerId], () => ({ isCodeAwaited: false, wrongCodes: 0 })),
    }),
    ContractSigned: ({ signerId, values, signature, signatureBytes, isLast }, { progress, parts }, now) => ({
      progress: progressed(progress, [signerId], () => ({ status: 'signed', signedAt: now, isCodeAwaited: false })),
      parts: [...parts, { signerId, values: known(values) ?? [], signature: known(signature), signatureBytes }],
      ...(isLast && { status: 'signed' as const, endedAt: now, remindAt: null }),
    }),
    ContractDeclined: ({ signerId, reason }, { progress }, now) => ({
      ...{ status: 'declined' as const, endedAt: now, reason: known(reason) ?? '', remindAt: null },
      progress: progressed(progress, [signerId], () => ({ status: 'declined' })),
    }),
    ContractForwarded: ({ signerId, to }, { progress, signers, recognized, codes }) => {
      const next = known(to);
      const isCodeAwaited = codes.some((one) => one.signerId === signerId);
      return {
        signers: next ? (signers ?? []).map((one) => (one.id === signerId ? next : one)) : signers,
        progress: progressed(progress, [signerId], () => ({ status: 'waiting', viewedAt: null, isCodeAwaited })),
        recognized: withoutSigner(recognized, signerId),
      };
    },
    ContractVoided: ({ reason }, _, now) => ({
      ...{ status: 'voided' as const, endedAt: now, reason: known(reason) ?? '', remindAt: null },
    }),
    ContractExpired: (_, __, now) => ({ status: 'expired' as const, endedAt: now, remindAt: null }),
    ContractFinished: ({ path, sha256, bytes }, _, now) => ({ finished: { path, sha256, bytes }, finishedAt: now }),
  },
  follows: ({ progress, ...record }) => ({
    ...storedOf(record),
    signerCount: progress.length,
    signedCount: progress.filter(({ status }) => status === 'signed').length,
  }),
  commands: contractCommands,
  system: ['ExpireContract', 'RemindContractOnTime', 'EraseContract', 'VoidContract'],
  filters: ['candidateId', 'pendingHireId', 'templateId', 'batchId'],
  anyOf: ['status'],
  ranges: ['expiresAt', 'updatedAt'],
  sorts: ['updatedAt', 'createdAt', 'title', 'expiresAt', 'candidateName'],
  search: ['title', 'candidateName'],
});
export type ContractEvent = typeof contract.types.event;
export type ContractView = typeof contract.types.view;
export type ContractRecord = typeof contract.types.record;
export type ContractCommand = typeof contract.types.command;

/** Every way a contract may refuse beyond those of any entity. */
export type ContractRejection =
  | 'storage-full' // nothing new is sent; what was sent is signed all the same
  | 'contract-template-not-found'
  | 'contract-template-empty' // neither text nor PDF
  | 'contract-preview-outdated' // it would be another document than the one that was looked at
  | 'contract-roles-wrong' // the signers are not those of the template
  | 'contract-signer-repeated' // two with one address
  | 'contract-tags-empty' // tags without a value; the detail names them
  | 'contract-title-too-long' // once its tags are filled in
  | 'contract-title-empty' // once its tags are filled in
  | 'contract-signer-name-too-long'
  | 'contract-letters-unknown' // letters that documents cannot be written with; the detail shows them
  | 'contract-text-not-drawn' // a part of the text that documents do not show; the detail says which
  | 'contract-signature-field-missing' // nobody would sign
  | 'contract-content-too-long' // a text that was placed on a page has no room there; the detail names its field
  | 'contract-field-outside' // on a page that the document has not; the detail names field and page
  | 'contract-link-invalid' // no link of ours, or it counts no more
  | 'contract-code-required'
  | 'contract-code-wrong'
  | 'contract-code-awaited' // it was forwarded: the company gives the new person a code of their own
  | 'contract-code-known' // to whoever had the link before: the new person gets another
  | 'contract-code-locked' // too many wrong ones: the company sends the link again
  | 'contract-not-open' // signed by all, declined, expired or voided
  | 'contract-expired'
  | 'contract-voided'
  | 'contract-not-your-turn'
  | 'contract-already-signed'
  | 'contract-document-changed' // not what was shown
  | 'contract-field-not-yours'
  | 'contract-field-required'
  | 'contract-initials-too-long'
  | 'contract-signature-required'
  | 'contract-signature-unreadable'
  | 'contract-consent-required'
  | 'contract-signer-unknown'
  | 'contract-not-finished'
  | 'contract-kept'; // signed by all: it stays as proof
