import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ArchiveTicket } from 'access/identity/session/tokens';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { fetchArchive } from 'contracts/library/file/file.endpoints';
import { file } from 'contracts/library/file/file.entity';
import { type ArchiveRejection, MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from 'contracts/library/file/file-archive';
import { displayFolderName, downloadFileName } from 'contracts/library/file/file-name';
import { MAX_FOLDER_DEPTH } from 'contracts/library/folder/folder.choices';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type ZipEntry, zipOf, zipSize } from 'platform/http/zip';
import { chunksOf } from 'platform/storage/chunks-of';
import type { ByteRange } from 'platform/storage/file-storage';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { disposition } from './disposition.ts';
import type { FileContentContext } from './file-content.resource.ts';

type ArchiveContext = FileContentContext & Pick<ReadContext, 'reader'>;

const SHOWN = `f.status = 'completed' and not f.is_trashed`;
/** Folders below one, each with the names on the way to it. */
const IN_FOLDER = `with recursive inside as (
    select $2::uuid as id, '{}'::text[] as way, 0 as depth
    union all select f.id, i.way || (f.name collate "default"), i.depth + 1 from inside i
      join read.folder f on f.tenant_id = $1 and f.parent_id = i.id and not f.is_trashed where i.depth <= ${MAX_FOLDER_DEPTH})
  select f.id, i.way from read.file f join inside i on f.folder_id = i.id
  where f.tenant_id = $1 and ${SHOWN} order by i.way, f.name, f.id limit ${MAX_ARCHIVE_FILES + 1}`;
const CHOSEN = `select f.id, '{}'::text[] from read.file f
  where f.tenant_id = $1 and f.id = any($2::uuid[]) and ${SHOWN} order by f.name, f.id`;
const NAME = 'select name from read.folder where tenant_id = $1 and id = $2';

const refused = (code: ArchiveRejection) => new Rejection(code, 422);

/** As a folder of a computer may be called: no way leads out of it. */
const saved = (name: string): string => displayFolderName(name).replace(/[/\\]/g, '_').replace(/^\.+/, '_');

/** Of several with one name the later ones are numbered, as a folder of a computer has each name once, in whatever case. */
const distinct = (name: string, taken: Set<string>): string => {
  const [, base = name, extension = ''] = /^(.+?)(\.[A-Za-z0-9]{1,10})?$/su.exec(name) ?? [];
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${base} (${count})${extension}`;
    if (taken.has(tried.toLowerCase())) continue;
    taken.add(tried.toLowerCase());
    return tried;
  }
};

/** A part of a stream. */
const partOf = async function* (bytes: Readable, { start, end }: ByteRange) {
  let at = 0;
  for await (const chunk of chunksOf(bytes)) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > end) return;
  }
};

/** GET /api/public/file-archives?ticket=…: session, membership and right are asked again, before the first byte and before each file (docs/product.md FILE-28). */
export const fileArchiveResource = (router: IRouter, context: ArchiveContext): void => {
  const { files, fileAccess, http, store, reader } = context;

  const assertMayRead = async ({ sid, sub, tenant }: ArchiveTicket): Promise<void> => {
    const facts = await fileAccess.lookup({ sid, tenant });
    const membership =
      facts?.userId === sub ? facts.memberships.find(({ tenantId }) => tenantId === tenant) : undefined;
    if (!membership || membership.isSuspended) throw new Rejection('unauthenticated', 401);
    if (!membership.permissions.includes('tenant.files.read'))
      throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.files.read.' });
  };

  const ask = async (text: string, tenant: string, value: unknown) => {
    const [rows = []] = await askAs(reader)(tenant, [
      { ...prepared(text), values: [tenant, value], rowMode: 'array' as const },
    ]);
    return rows as unknown as [string, string[]][];
  };

  const entryOf = async (
    ticket: ArchiveTicket,
    [id, way]: [string, string[]],
    taken: Set<string>,
  ): Promise<ZipEntry | undefined> => {
    const record = await recordIn(store, file, { tenantId: ticket.tenant, id });
    if (!record || record.answer !== null || record.isTrashed || record.path === null) return undefined;
    const { path } = record;
    const folders = way.map((name) => `${saved(name)}/`).join('');
    const name = distinct(`${folders}${downloadFileName(record.name, record.extension ?? '')}`, taken);
    return {
      name,
      size: Number(record.size),
      bytes: async function* () {
        await assertMayRead(ticket);
        const found = await files.open(path);
        if (!found) throw new Rejection('not-found', 404);
        // Whoever sends them gives their memory back.
        for await (const chunk of chunksOf(found.read())) yield found.isReadAnew ? chunk : Buffer.from(chunk);
      },
    };
  };

  const entriesOf = async (ticket: ArchiveTicket): Promise<ZipEntry[]> => {
    const { of, tenant } = ticket;
    const found = 'folderId' in of ? await ask(IN_FOLDER, tenant, of.folderId) : await ask(CHOSEN, tenant, of.fileIds);
    if (found.length > MAX_ARCHIVE_FILES) throw refused('archive-too-large');
    const taken = new Set<string>();
    const entries: ZipEntry[] = [];
    for (const row of found) {
      const entry = await entryOf(ticket, row, taken);
      if (entry) entries.push(entry);
    }
    if (entries.length === 0) throw refused('archive-empty');
    if (zipSize(entries) > MAX_ARCHIVE_BYTES) throw refused('archive-too-large');
    return entries;
  };

  const nameOf = async ({ of, tenant }: ArchiveTicket): Promise<string> => {
    const [row] = 'folderId' in of ? await ask(NAME, tenant, of.folderId) : [];
    return `${row ? saved(row[0]) : 'files'}.zip`;
  };

  mount(
    router,
    fetchArchive,
    async ({ query, bearer, now }) => {
      const ticket = await fileAccess.archiveTicket(query.ticket);
      if (!ticket || ticket.exp * 1_000 <= now.getTime())
        throw new Rejection('unauthenticated', 401, { detail: 'This address has run out.' });
      const said = bearer === null ? null : await fileAccess.tokens.accessToken(bearer);
      if (said && said.sub !== ticket.sub)
        throw new Rejection('forbidden', 403, { detail: 'This address was given to somebody else.' });
      await assertMayRead(ticket);
      const entries = await entriesOf(ticket);
      const names = entries.map(({ name, size }) => `${name} ${size}`).join('\n');
      return {
        size: zipSize(entries),
        read: (range?: ByteRange) =>
          range ? Readable.from(partOf(zipOf(entries), range), { objectMode: false }) : zipOf(entries),
        isReadAnew: true as const,
        type: 'application/zip',
        etag: `"${createHash('sha256').update(names).digest('hex')}"`,
        headers: {
          'Content-Disposition': disposition('attachment', await nameOf(ticket)),
          'X-Content-Type-Options': 'nosniff',
        },
      };
    },
    http,
  );
};
