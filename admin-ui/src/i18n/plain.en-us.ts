import type { ResourceWords } from '#admin-ui/shared/resource/words';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

/** Of plain resources, which say little beyond their names: they need no files of words. `plain.pt-br.ts` has the same. */
const words: Record<string, ResourceWords> = {
  'label-scopes': {
    name_one: 'Scope',
    name_other: 'Scopes',
    title: 'Label scopes',
    detail: 'Candidate, interview, job, training and user are system scopes and cannot be deleted.',
    empty: {
      title: 'No custom scopes',
      detail: 'Create one to group labels your own way, such as by season, campaign or site.',
    },
    historyName: 'Label scope',
  },
};

export const plainEnUs = Object.fromEntries(Object.entries(words).map(([name, own]) => [name, resourceEnUs(own)]));
