export type MailWords = { subject: string; content: string };

/** Paragraphs of a mail. */
export const lines = (...paragraphs: string[]): string => paragraphs.join('\n\n');
