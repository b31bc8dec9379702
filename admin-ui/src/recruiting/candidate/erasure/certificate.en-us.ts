/** What a certificate of erasure says beside its title. */
export const certificateEnUs = {
  print: 'Print or save as PDF',
  none: 'This record has not been erased',
  noneDetail: 'There is a certificate once somebody’s data has been erased.',
  intro:
    '{{company}} has permanently erased the personal data of the person this record was about. This certificate does not say who it was.',
  number: 'Certificate number',
  record: 'Record',
  erasedAt: 'Erased',
  by: 'By',
  checkedAt: 'Checked',
  isUnreadable: 'Checked against the stored history: no personal data of this person can be read.',
  isProofAlone:
    'Checked against the stored history: no personal data of this person can be read, except in contracts that everybody has signed, which stay as proof.',
  isReadable:
    'Checked against the stored history: some personal data can still be read. Open this page again in a moment; if it stays, contact support.',
  what: 'What',
  how: 'What happened to it',
  why: 'Why it stays',
  goneTitle: 'What was erased',
  staysTitle: 'What stays, and why',
  gone: {
    record: {
      what: 'Name, contact details, address, pay, profile, résumé, custom fields',
      why: 'Encrypted with a key of this person alone, which has been destroyed.',
    },
    comments: { what: 'Comments on interviews', why: 'Encrypted with the same key.' },
    candidateNotes: { what: 'Notes about the person', why: 'Encrypted with the same key.' },
    hires: {
      what: 'What was written in hires: notes, reasons, answers, added items',
      why: 'Encrypted with the same key.',
    },
    contracts: {
      what: 'Contracts that not everybody has signed, with their documents',
      why: 'Voided. Encrypted with a key of the contract, which has been destroyed.',
    },
    mails: { what: 'Emails to the person, webhook logs', why: 'Names, addresses and texts were removed.' },
    search: { what: 'Lists and search', why: 'Nothing about the person is found or shown anymore.' },
  },
  stays: {
    events: {
      what: 'That applications and interviews took place, for which job, with which outcome and when',
      why: 'Figures and equal treatment can be shown. It no longer says who it was.',
    },
    staff: { what: 'Who on the staff did what, and when', why: 'The company has to account for its own actions.' },
    contracts: {
      what: 'Contracts that everybody has signed: document, names, addresses, trail',
      why: 'Whoever has rights or duties by them must be able to prove them (GDPR, Art. 17 (3) e; LGPD, Art. 16 I).',
    },
    notes: { what: 'Notes on jobs', why: 'They are about the job, where they can be removed.' },
    profile: {
      what: 'The person’s own account and documents, if they have any',
      why: 'They belong to the person, who can erase them in their portal.',
    },
    backups: {
      what: 'Backups of keys',
      why: 'They are overwritten on the schedule of whoever runs this installation.',
    },
  },
  documents: {
    title: 'Documents that stay',
    none: 'No document about this person stays readable.',
    one: 'Document',
    contract: 'Contract that everybody has signed',
    signed: 'Last signature:',
  },
  erasedEvents: 'Entries of the history that can no longer be read',
  keptEvents: 'Entries of the history that stay',
  proofEvents: 'Entries of signed contracts, which stay as proof and can be read',
  event: 'Entry',
  count: 'Number',
  others: 'Certificates of the records merged into this one',
  check: 'To check this certificate, open {{address}}',
};
