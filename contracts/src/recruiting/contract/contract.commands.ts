import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { email, text } from '#contracts/kernel/text';
import { Sha256 } from '#contracts/library/file/file.entity';
import { MAX_CONTRACT_FIELDS, MAX_CONTRACT_REASON } from './contract.choices.ts';
import { FilledField, GivenSignature, signerName } from './contract.fields.ts';

const bySigner = { signerId: Id };
const shown = { ...bySigner, sha256: Sha256 };
const reason = text(MAX_CONTRACT_REASON);
const dueAt = z.iso.datetime();

export const contractCommands = {
  RemindContract: {
    data: z.strictObject({ signerId: Id.nullable().default(null) }),
    path: 'remind',
    summary: 'Send their links again to those who are to sign a contract now, or to one of them',
  },
  RemindContractOnTime: { data: z.strictObject({ dueAt }) },
  ExpireContract: { data: z.strictObject({ dueAt }) },
  VoidContract: {
    data: z.strictObject({ reason: reason.default('') }),
    path: 'void',
    summary: 'Void a contract that was not signed by all: its links sign nothing any more',
  },
  ForwardContract: {
    data: z.strictObject({ ...bySigner, name: signerName(), email: email() }),
    path: 'forward',
    summary: 'Send a contract to the right person in the place of one who was to sign it',
  },
  HandOnContract: { data: z.strictObject({ ...bySigner, name: signerName(), email: email() }) },
  ViewContract: { data: z.strictObject(shown) },
  ChangeContractCode: { data: z.strictObject({ ...bySigner, hash: Sha256 }) },
  RefuseContractCode: { data: z.strictObject(bySigner) },
  SignContract: {
    data: z.strictObject({
      ...shown,
      values: z.array(FilledField).max(MAX_CONTRACT_FIELDS),
      signature: GivenSignature.nullable(),
      signatureBytes: z.int().min(0).default(0),
    }),
  },
  DeclineContract: { data: z.strictObject({ ...bySigner, reason }) },
  /** `email`: the address that the account has shown to be its own. */
  RecognizeContractSigner: { data: z.strictObject({ ...bySigner, email: email(), userId: Id }) },
  FinishContract: {
    data: z.strictObject({ path: z.string(), sha256: Sha256, bytes: z.int(), certificate: Sha256 }),
  },
};
