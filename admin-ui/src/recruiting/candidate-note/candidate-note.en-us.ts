import { noteEnUs } from '#admin-ui/recruiting/note/note.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const candidateNoteEnUs = resourceEnUs({
  ...noteEnUs,
  historyName: 'Note',
  textHint: 'The candidate does not see it here, but it is part of the copy of their data and is erased with them.',
  fields: { ...noteEnUs.fields, candidateId: 'Candidate' },
});
