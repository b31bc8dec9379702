/** Where a hire stands (docs/product.md REC-71), apart from its schema: pages that must stay small import these without zod. */
export const pendingHireStatuses = ['preparing', 'approved', 'hired', 'withdrawn', 'declined'] as const;
export type PendingHireStatus = (typeof pendingHireStatuses)[number];

/** Of these something is still to be done. */
export const openHireStatuses = ['preparing', 'approved'] as const;
export const isOpenHire = (status: string): boolean => openHireStatuses.some((one) => one === status);

/** What an item asks: something to be done, a document, an answer in words, a contract that all have signed, or a policy that is read and confirmed. */
export const hireItemKinds = ['task', 'document', 'details', 'contract', 'policy'] as const;
export type HireItemKind = (typeof hireItemKinds)[number];

/** Who does it: the person who is hired, who they will work for, or somebody named. */
export const hireAssignees = ['candidate', 'manager', 'user'] as const;
export type HireAssignee = (typeof hireAssignees)[number];

export const reminderReasons = ['due-soon', 'overdue', 'by-hand'] as const;
export type ReminderReason = (typeof reminderReasons)[number];

export const MAX_HIRE_ITEMS = 100;
export const MAX_ITEM_TITLE_LENGTH = 200;
export const MAX_ITEM_TEXT_LENGTH = 2_000;
export const MAX_HIRE_NOTES_LENGTH = 5_000;
export const MAX_HIRE_REASON_LENGTH = 500;
export const MAX_DAYS_BEFORE = 365;
/** Hires that one bulk command may name. */
export const MAX_HIRES_AT_ONCE = 500;
