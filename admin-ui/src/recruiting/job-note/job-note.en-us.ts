import { noteEnUs } from '#admin-ui/recruiting/note/note.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const jobNoteEnUs = resourceEnUs({
  ...noteEnUs,
  historyName: 'Job note',
  textHint:
    'Write about the job here. What you say about a person belongs on their own page, where it is erased with them.',
  fields: { ...noteEnUs.fields, jobId: 'Job' },
});
