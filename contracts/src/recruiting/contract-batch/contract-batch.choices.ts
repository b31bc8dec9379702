/** Choices and limits of bulk sends, apart from their schema: pages import these without zod. */
export const contractBatchStatuses = ['sending', 'stopped', 'finished', 'voiding', 'voided'] as const;
export type ContractBatchStatus = (typeof contractBatchStatuses)[number];
/** Whether something is being done for it in the background. */
export const isBatchAtWork = (status: string): boolean => status === 'sending' || status === 'voiding';
/** Whether its contracts are voided, or being voided: nothing more is sent. */
export const isBatchOver = (status: string): boolean => status === 'voiding' || status === 'voided';
/** Voiding of which nothing was heard for so long may be begun again. */
const VOIDING_STUCK_MS = 5 * 60_000;
export const isVoidingStuck = ({ status, updatedAt }: { status: string; updatedAt: string }, now: Date): boolean =>
  status === 'voiding' && now.getTime() - Date.parse(updatedAt) >= VOIDING_STUCK_MS;

/** Who gets a contract. Stored in events. */
export const recipientKinds = ['candidate', 'user'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** People of one bulk send, those of its teams among them. */
export const MAX_BATCH_RECIPIENTS = 2_000;
export const MAX_BATCH_TEAMS = 50;
/** Contracts that are made, and that are voided, by one command. */
export const SENT_AT_ONCE = 4;
export const VOIDED_AT_ONCE = 100;
/** People who are named of those whom a preview leaves out. */
export const SHOWN_LEFT_OUT = 200;
