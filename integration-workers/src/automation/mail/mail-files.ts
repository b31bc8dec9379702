import { buffer } from 'node:stream/consumers';
import type { OutgoingMail } from 'platform/mail/transport';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import type { Extras, UnsentMail } from './outbox.ts';

type Row = { filename: string; contentType: string; path: string };

const FILES = {
  projections: ['library.file'],
  text: `select f.name as filename, coalesce(f.mime, 'application/octet-stream') as "contentType", f.path
    from unnest($2::uuid[]) with ordinality as wanted(id, place)
    join read.file f on f.tenant_id = $1 and f.id = wanted.id
    where f.status = 'completed' and not f.is_trashed and f.path is not null order by wanted.place`,
};

/** Where the bytes of files are that go with a mail; those that are gone or in the trash meanwhile do not. */
export const mailFiles = async (
  cause: Cause,
  ids: readonly string[],
  { read }: Pick<Tools, 'read'>,
): Promise<NonNullable<Extras['files']>> =>
  ids.length === 0 ? [] : read<Row>(cause, { ...FILES, values: [cause.tenantId, ids] });

/** A mail of the outbox as it leaves, with the bytes of its files. */
export const withFiles = async (
  { extras, ...mail }: UnsentMail,
  storage: Pick<Tools['files'], 'open'>,
): Promise<OutgoingMail> => {
  const { files = [], candidateMailId: _, about: __, answer: ___, ...rest } = extras;
  const attachments: NonNullable<OutgoingMail['attachments']>[number][] = [];
  for (const { path, ...named } of files) {
    const stored = await storage.open(path);
    if (stored) attachments.push({ ...named, content: await buffer(stored.read()) });
  }
  return { ...mail, ...rest, attachments };
};
