import { text } from '#contracts/kernel/text';

/** Words that all stand in one document of a candidate's profile (docs/product.md REC-82). */
export const InDocuments = text(100, 1);
