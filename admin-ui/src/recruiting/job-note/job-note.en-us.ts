import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const jobNoteEnUs = resourceEnUs({
  name_one: 'Note',
  name_other: 'Notes',
  historyName: 'Job note',
  fields: { text: 'Note', mentions: 'Mentioned', authorId: 'Author', jobId: 'Job' },
});
