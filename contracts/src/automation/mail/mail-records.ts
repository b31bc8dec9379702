/** What a mail may be about beside a candidate, an interview and a job; its tags have values in such mails alone. */
export const mailRecordKinds = ['live', 'hire', 'contract', 'training', 'certificate'] as const;
export type MailRecordKind = (typeof mailRecordKinds)[number];
export const mailRecordKindOf = (about: string): MailRecordKind | null =>
  mailRecordKinds.find((kind) => kind === about) ?? null;
