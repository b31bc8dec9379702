import type { AccessControl } from 'access/authorize';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { convertedKey, posterKey } from 'contracts/library/file/file.choices';
import { downloadFile, fetchFile } from 'contracts/library/file/file.endpoints';
import { file } from 'contracts/library/file/file.entity';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import { downloadFileName } from 'contracts/library/file/file-name';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { FileStorage } from 'platform/storage/file-storage';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { disposition } from './disposition.ts';
import { type FileRecord, type FileRightDeps, permittedFile } from './file-right.ts';

export type FileContentContext = Pick<ReadContext, 'http' | 'access'> & {
  files: Pick<FileStorage, 'open'>;
  store: EventStore;
  fileAccess: Pick<AccessControl, 'fileTicket' | 'archiveTicket' | 'lookup' | 'tokens'>;
  interviewLookup: FileRightDeps['interviewLookup'];
};

/** What a player asks for piece by piece: browsers read on as far as they are let, before there is a picture and after (docs/product.md POR-41). */
const PLAYED: ReadonlySet<unknown> = new Set(['video', 'audio']);
const PLAYED_BYTES = 262_144;
/** What a browser may show by itself: nothing in it can run. */
const SHOWN: ReadonlySet<unknown> = new Set(['image', 'video', 'audio']);
/** Whatever it is taken for, it runs nothing, loads nothing and knows nothing of our pages. */
const CONTENT_SECURITY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

type ServedFile = { path: string; mime: string; etag: string };

/** What of a file the ticket's purpose is about: its own bytes, or what was made of them. */
const shownOf = (
  { path, mime, sha256, playback, width }: FileRecord,
  purpose: TicketPurpose,
): ServedFile | undefined => {
  if (path === null) return undefined;
  const isConverted = playback === 'converted';
  if (purpose === 'poster')
    return isConverted && width !== null
      ? { path: posterKey(path), mime: 'image/jpeg', etag: `"${sha256}-poster"` }
      : undefined;
  return isConverted && purpose === 'preview'
    ? { path: convertedKey(path), mime: width === null ? 'audio/mp4' : 'video/mp4', etag: `"${sha256}-converted"` }
    : { path, mime: mime ?? 'application/octet-stream', etag: `"${sha256}"` };
};

const gone = () => new Rejection('not-found', 404);

/**
 * GET /api/public/files/{id}?ticket=…: session, membership and right are those of this moment, whenever the ticket was given.
 * GET /api/tenant/files/{id}/content: whoever reads the library, a program with a key too, by their own credential.
 */
export const fileContentResource = (router: IRouter, context: FileContentContext): void => {
  const { files, fileAccess, http, store } = context;

  const served = async (record: FileRecord | undefined, purpose: TicketPurpose) => {
    if (record?.status !== 'completed') throw gone();
    const shown = shownOf(record, purpose);
    const found = shown && (await files.open(shown.path));
    if (!found) throw gone();
    const isPlayed = purpose === 'preview' && PLAYED.has(record.type);
    const isShown = purpose !== 'download' && SHOWN.has(record.type);
    return {
      ...found,
      type: shown.mime,
      etag: shown.etag,
      ...(isPlayed && { openRangeBytes: PLAYED_BYTES }),
      headers: {
        'Content-Disposition': disposition(
          isShown ? 'inline' : 'attachment',
          downloadFileName(record.name, record.extension ?? ''),
        ),
        'Content-Security-Policy': CONTENT_SECURITY,
        'X-Content-Type-Options': 'nosniff',
      },
    };
  };

  mount(
    router,
    fetchFile,
    async ({ params: { id }, query, bearer, now }) => {
      const ticket = await fileAccess.fileTicket(query.ticket);
      if (!ticket || ticket.file !== id || ticket.exp * 1_000 <= now.getTime())
        throw new Rejection('unauthenticated', 401, { detail: 'This address has run out.' });
      // Pages fetch without saying who they are; whoever says it is to be the one who was given the address.
      const said = bearer === null ? null : await fileAccess.tokens.accessToken(bearer);
      if (said && said.sub !== ticket.sub)
        throw new Rejection('forbidden', 403, { detail: 'This address was given to somebody else.' });
      const record = await permittedFile(context, ticket);
      return served(record, ticket.purpose);
    },
    http,
  );
  mount(
    router,
    downloadFile,
    async ({ auth: { tenantId }, params: { id } }) => {
      const record = (await recordIn(store, file, { tenantId, id })) as FileRecord | undefined;
      return served(record?.answer === null ? record : undefined, 'download');
    },
    http,
  );
};
