import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { personal } from '#contracts/kernel/personal';
import { text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import { askReasons, contractStatuses, MAX_CONTRACT_REASON } from './contract.choices.ts';
import { ContractSigner, FilledField, GivenSignature } from './contract.fields.ts';

/** Sealed with the contract's own key: it outlives the keys of those who signed (docs/product.md SIG-20). */
const sealed = <S extends z.ZodType>(schema: S) => personal(schema, 'contractId');
/** From where somebody did it, and with what. */
const where = { address: sealed(z.string().nullable()) };

// Stored for ever: rename or retype nothing here without an upcast.
export const contractEvents = {
  /** Links go to these; `remindAt`: when those who have not signed by then are written to again. */
  ContractSignersAsked: {
    signerIds: z.array(Id),
    reason: z.enum(askReasons),
    remindAt: z.iso.datetime().nullable(),
  },
  ContractViewed: { signerId: Id, sha256: Sha256, ...where },
  /** A code that was not the one. */
  ContractCodeRefused: { signerId: Id, ...where },
  /** The company has given one who signs another code: `hash` is a keyed one. */
  ContractCodeChanged: { signerId: Id, hash: Sha256 },
  /** `sha256`: of the document that was shown. They have agreed to sign electronically. */
  ContractSigned: {
    signerId: Id,
    sha256: Sha256,
    values: sealed(z.array(FilledField)),
    signature: sealed(GivenSignature.nullable()),
    /** Of the picture of the signature. */
    signatureBytes: z.int().min(0),
    ...where,
    /** Nobody is left who is to sign. */
    isLast: z.boolean(),
  },
  ContractDeclined: { signerId: Id, reason: sealed(text(MAX_CONTRACT_REASON)), ...where },
  ContractForwarded: {
    signerId: Id,
    from: sealed(ContractSigner),
    to: sealed(ContractSigner),
    /** Handed on by the signer, not by the company. */
    isBySigner: z.boolean(),
    ...where,
  },
  /** An account that has shown that the signer's address is its own. */
  ContractSignerRecognized: {
    ...{ signerId: Id, userId: Id, title: sealed(z.string()), expiresAt: z.iso.datetime() },
    /** As it was then. */
    ...{ status: z.enum(contractStatuses), isSigned: z.boolean(), isFinished: z.boolean() },
  },
  ContractVoided: { by: z.string(), reason: sealed(text(MAX_CONTRACT_REASON)), ...where },
  ContractExpired: {},
  /** All have signed: the PDF with fields and trail, signed by the installation with the certificate of this fingerprint. */
  ContractFinished: { path: z.string(), sha256: Sha256, bytes: z.int(), certificate: Sha256, signerIds: z.array(Id) },
};
