/** Limits of what is written in mails, apart from their schemas. Characters. */
export const MAX_MAIL_SUBJECT = 300;
export const MAX_MAIL_CONTENT = 20_000;
/** Files that go with one mail, and what they may be together: mail servers take about 25 MB, and files grow by a third on the way. */
export const MAX_MAIL_FILES = 5;
export const MAX_MAIL_BYTES = 15 * 1_048_576;
