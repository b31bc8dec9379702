/** Mails about work that somebody may do without: what is assigned to them, and each morning what waits for their review. Stored: their names are for ever. */
export const mutableMails = ['assignments', 'reviews'] as const;
export type MutableMail = (typeof mutableMails)[number];
