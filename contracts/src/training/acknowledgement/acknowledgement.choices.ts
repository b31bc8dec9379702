import { type HandbookKind, procedureKinds } from '#contracts/training/handbook/handbook.choices';

/** Choices of acknowledgements, apart from their schema: pages import these without zod. */
export const acknowledgementStatuses = ['asked', 'overdue', 'acknowledged'] as const;
export type AcknowledgementStatus = (typeof acknowledgementStatuses)[number];

/** Documents that one table is about: policies, or how work is done. */
export const documentGroups = ['policy', 'procedure'] as const;
export type DocumentGroup = (typeof documentGroups)[number];
export const kindsOf = (group: DocumentGroup): HandbookKind[] => (group === 'policy' ? [group] : [...procedureKinds]);

/** People who are asked, or reminded, by one command. */
export const ASKED_AT_ONCE = 200;
