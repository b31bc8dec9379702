import { text } from '#contracts/kernel/text';

export const MAX_DOCUMENT_WORDS_LENGTH = 100;

/** Words that all stand in one document of a candidate's profile (docs/product.md REC-82). */
export const InDocuments = text(MAX_DOCUMENT_WORDS_LENGTH, 1);
