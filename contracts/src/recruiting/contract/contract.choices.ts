/** Where a contract stands, and where each who signs it (docs/product.md SIG-4), apart from their schemas: pages that must stay small import these without zod. */
export const contractStatuses = ['sent', 'viewed', 'signed', 'declined', 'expired', 'voided'] as const;
export type ContractStatus = (typeof contractStatuses)[number];
export const isOpenContract = (status: string): boolean => status === 'sent' || status === 'viewed';

export const signerStatuses = ['waiting', 'sent', 'viewed', 'signed', 'declined'] as const;
export type SignerStatus = (typeof signerStatuses)[number];

/** What is placed on a page for somebody to fill in. A name and a date are filled in when they sign. */
export const contractFieldKinds = ['signature', 'initials', 'date', 'name', 'text', 'checkbox'] as const;
export type ContractFieldKind = (typeof contractFieldKinds)[number];
export const isFilledBySigning = (kind: ContractFieldKind): boolean => kind === 'name' || kind === 'date';

export const signatureKinds = ['drawn', 'typed', 'uploaded'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Why somebody was written to. */
export const askReasons = ['turn', 'reminder', 'by-hand', 'forwarded'] as const;
export type AskReason = (typeof askReasons)[number];

/** Width and height of a field where it is put down, as parts of the page. */
export const fieldSizes: Record<ContractFieldKind, { width: number; height: number }> = {
  signature: { width: 0.3, height: 0.06 },
  initials: { width: 0.08, height: 0.03 },
  date: { width: 0.18, height: 0.03 },
  name: { width: 0.3, height: 0.03 },
  text: { width: 0.3, height: 0.03 },
  checkbox: { width: 0.03, height: 0.022 },
};

/** The last page of a document, however many it has: that of a text may change with what its tags say. */
export const LAST_PAGE = -1;

export const MAX_SIGNERS = 10;
export const MAX_CONTRACT_FIELDS = 300;
export const MAX_FIELD_LABEL = 100;
export const MAX_FIELD_TEXT = 500;
export const MAX_INITIALS = 6;
export const MAX_CONTRACT_TITLE = 200;
export const MAX_CONTRACT_MESSAGE = 2_000;
export const MAX_CONTRACT_REASON = 500;
export const MAX_CONTRACT_TEXT = 50_000;
export const MAX_CONTRACT_PAGES = 500;
export const MAX_CONTRACT_BYTES = 25 * 1_048_576;
/** A finished one has pictures and a page more. */
export const MAX_VERIFIED_BYTES = 40 * 1_048_576;
/** Of the picture of a signature, as base64. */
export const MAX_SIGNATURE_LENGTH = 400_000;
export const MIN_CODE_LENGTH = 4;
export const MAX_CODE_LENGTH = 40;
/** Wrong codes until the link is sent anew. */
export const MAX_WRONG_CODES = 5;
export const DEFAULT_CONTRACT_DAYS = 14;
export const MAX_CONTRACT_DAYS = 180;
export const MAX_REMIND_DAYS = 60;
/** Of the last part of a link. */
export const MAX_CONTRACT_TOKEN = 200;

/** Columns of a trail as a file. */
export const trailColumns = [
  ...(['number', 'at', 'event', 'by', 'signer', 'email', 'address', 'sha256', 'to', 'reason', 'id', 'byId'] as const),
] as const;
export type TrailColumn = (typeof trailColumns)[number];
