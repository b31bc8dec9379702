import { derivedId } from '#contracts/kernel/id';
import type { SignerProgress } from './contract.fields.ts';

export const begun = (signerId: string): SignerProgress => ({
  ...{ signerId, status: 'waiting', askedAt: null, viewedAt: null, signedAt: null, wrongCodes: 0 },
});

export const progressed = (
  all: readonly SignerProgress[],
  signerIds: readonly string[],
  change: (one: SignerProgress) => Partial<SignerProgress>,
): SignerProgress[] => all.map((one) => (signerIds.includes(one.signerId) ? { ...one, ...change(one) } : one));

export const withoutSigner = <One extends { signerId: string }>(all: readonly One[], signerId: string): One[] =>
  all.filter((one) => one.signerId !== signerId);

type Turns = { isOrdered: boolean; progress: readonly SignerProgress[] };

/** Those who are to sign now. */
export const whoseTurn = ({ isOrdered, progress }: Turns): string[] => {
  const open = progress.filter(({ status }) => status !== 'signed').map(({ signerId }) => signerId);
  return isOrdered ? open.slice(0, 1) : open;
};

/** Ids of a contract's signers and fields: of those of its template. */
export const signerIdOf = (contractId: string, roleId: string): string =>
  derivedId('contract-signer', contractId, roleId);
export const contractFieldIdOf = (contractId: string, fieldId: string): string =>
  derivedId('contract-field', contractId, fieldId);
