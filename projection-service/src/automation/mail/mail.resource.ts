import { mails } from 'contracts/automation/mail/mail.endpoints';
import { ANYBODY } from 'contracts/automation/mail/mail.views';
import { UNSUBSCRIBE_PAGE } from 'contracts/automation/mail-address/mail-address.paths';
import { listResource } from '#projection-service/engine/list-resource';
import { wordsLike } from '#projection-service/engine/words-like';

/** What lets its reader unsubscribe is theirs alone. */
const withoutToken = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(new RegExp(`(${UNSUBSCRIBE_PAGE})#[\\w.~-]+`, 'g'), '$1') : text;

/** The outbox is no projection: integration-workers write it. */
export const mailResource = listResource(mails, {
  source: {
    schema: 'work',
    table: 'mail',
    columns: {
      id: { name: 'id', type: 'uuid' },
      to: { name: 'to_address', type: 'text' },
      subject: { name: 'subject', type: 'text' },
      text: { name: 'text', type: 'text' },
      html: { name: 'html', type: 'text' },
      status: { name: 'status', type: 'text' },
      createdAt: { name: 'created_at', type: 'timestamptz' },
      writtenTo: { name: 'written_to', type: 'uuid' },
      readBy: { name: 'read_by', type: 'uuid' },
    },
    // Anywhere in subject or address.
    via: { words: { table: 'mail', row: 'id', asks: (typed) => [wordsLike('words', String(typed))] } },
    counted: null,
    searchable: false,
    projections: [],
  },
  present: (row) => ({ ...row, text: withoutToken(row.text), html: withoutToken(row.html) }),
  // Whoever may read all that happened may read these too; what mails to colleagues tell is kept from others (AUT-11).
  within: (auth) =>
    auth.permissions.includes('tenant.audit.read')
      ? {}
      : { readBy: 'userId' in auth ? [ANYBODY, auth.userId] : [ANYBODY] },
  asked: async ({ q, ...filter }) => (String(q ?? '').trim() !== '' ? { ...filter, words: q } : filter),
});
