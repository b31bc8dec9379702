/** Whom a mail goes to. */
export type MailTo = { candidateIds?: string[]; interviewIds?: string[] };
