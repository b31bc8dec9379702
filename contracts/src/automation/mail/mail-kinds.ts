/**
 * What a mail is about, and whether it is owed to whoever gets it (docs/product.md AUT-35): mails about an account come whatever is said;
 * those that are owed come to everybody who can be reached; from the others people unsubscribe.
 */
export const mailKinds = {
  /** Confirming an address, passwords, invitations of users. */
  account: 'account',
  /** An application has arrived, what became of it, and what is asked of somebody who applied. */
  application: 'owed',
  invitation: 'owed',
  hire: 'owed',
  contract: 'owed',
  /** What somebody of the company has to do or to know there: trainings, tasks, mentions. */
  work: 'owed',
  /** By hand, to one candidate. */
  letter: 'owed',
  /** The same text to several candidates. */
  bulk: 'optional',
  /** Because an event action says so. */
  rule: 'optional',
  /** Of something that a candidate was asked already. */
  reminder: 'optional',
} as const;
export type MailKind = keyof typeof mailKinds;

/** Written by a person: to all others nobody is to be answered by a program (RFC 3834). */
export const isByHand = (kind: MailKind): boolean => kind === 'letter' || kind === 'bulk';

export const isOptional = (kind: MailKind): boolean => mailKinds[kind] === 'optional';
