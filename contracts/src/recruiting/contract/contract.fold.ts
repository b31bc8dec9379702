import { derivedId } from '#contracts/kernel/id';
import type { SignedPart, SignerProgress } from './contract.fields.ts';

export const begun = (signerId: string): SignerProgress => ({
  ...{ signerId, status: 'waiting', askedAt: null, viewedAt: null, signedAt: null, wrongCodes: 0 },
  isCodeAwaited: false,
});

export const progressed = (
  all: readonly SignerProgress[],
  signerIds: readonly string[],
  change: (one: SignerProgress) => Partial<SignerProgress>,
): SignerProgress[] => all.map((one) => (signerIds.includes(one.signerId) ? { ...one, ...change(one) } : one));

export const withoutSigner = <One extends { signerId: string }>(all: readonly One[], signerId: string): One[] =>
  all.filter((one) => one.signerId !== signerId);

type Sized = { bytes: number };
type Stored = {
  document: Sized;
  finished: Sized | null;
  parts: readonly Pick<SignedPart, 'signatureBytes'>[];
  erased: boolean;
};

/** What a contract takes up: its document, pictures of signatures, the finished one. Of an erased one nothing is left. */
export const storedOf = ({ document, finished, parts, erased }: Stored) => {
  const pictures = parts.map(({ signatureBytes }) => signatureBytes).filter((bytes) => bytes > 0);
  const sizes = erased ? [] : [document.bytes, ...pictures, ...(finished ? [finished.bytes] : [])];
  return { storedFiles: sizes.length, storedBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
};

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
