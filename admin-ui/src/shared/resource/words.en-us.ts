import { inSentence, type ResourceWords, type Words, withUsual } from './words.ts';

/** What is said of every resource, from its name; its own words go first. */
export const resourceEnUs = (words: ResourceWords): Words => {
  const [one, many] = [inSentence(words.name_one), inSentence(words.name_other)];
  const { historyName = words.name_one } = words;
  return withUsual(
    {
      title: words.name_other,
      create: `New ${one}`,
      edit: `Edit ${one}`,
      submit: 'Create',
      facts: 'Details',
      search: `Search ${many}`,
      created: `${words.name_one} created`,
      saved: `${words.name_one} saved`,
      historyName,
      events: {
        Created: `${historyName} created`,
        Changed: `${historyName} changed`,
        Removed: `${historyName} removed`,
      },
      fields: {
        name: 'Name',
        description: 'Description',
        status: 'Status',
        email: 'Email',
        phone: 'Phone',
        phoneE164: 'Phone, international format',
        address: 'Address',
        city: 'City',
        location: 'Location',
        country: 'Country',
        website: 'Website',
        createdAt: 'Created',
        updatedAt: 'Last updated',
      },
      empty: { title: `No ${many} yet`, detail: 'What you create will appear here.' },
      remove: {
        action: 'Remove',
        title: `Remove this ${one}?`,
        detail: 'It will no longer appear in lists. Its history stays in the audit log.',
        done: `${words.name_one} removed`,
      },
      removeMany: {
        action: 'Remove',
        title_one: `Remove 1 ${one}?`,
        title_other: `Remove {{count}} ${many}?`,
        detail: 'They will no longer appear in lists. Their history stays in the audit log.',
        done_one: `1 ${one} removed`,
        done_other: `{{count}} ${many} removed`,
      },
    },
    words,
  );
};
