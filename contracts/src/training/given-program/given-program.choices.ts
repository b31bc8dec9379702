/** Choices and limits of programs that are given to partners, apart from their schema: pages import these without zod. */
export const MAX_GROUPS = 50;

/** Where a company's copy stands: being made, as new as the program, not made, or no longer kept up to date. */
export const givenStatuses = ['waiting', 'given', 'refused', 'withdrawn'] as const;
export type GivenStatus = (typeof givenStatuses)[number];

/** Why a version did not reach a company. */
export const givingRefusals = [
  'storage-full', // the company's, which its files would count in
  'file-missing', // a file of the program is gone at the parent
  'removed-there', // the company deleted its copy, or a file of it
  'failed', // for another reason, however often it was tried
] as const;
export type GivingRefusal = (typeof givingRefusals)[number];

/** Why a copy is no longer kept up to date. */
export const withdrawals = ['unassigned', 'left', 'removed'] as const;
export type Withdrawal = (typeof withdrawals)[number];
