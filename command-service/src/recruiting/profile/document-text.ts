import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { searchWords } from 'contracts/kernel/search-words';
import { file } from 'contracts/library/file/file.entity';
import type { Pool } from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import type { FileStorage } from 'platform/storage/file-storage';
import { entityState } from '#command-service/entity/entity.state';
import type { Timing } from '#command-service/kernel/hourly';
import { resumeText } from '#command-service/recruiting/resume/resume-text';

type Deps = { pool: Pool; store: EventStore; files: FileStorage };
type Log = Pick<Timing['log'], 'error'>;
/** A document that nobody has read; `tenantId` is null for one of a profile. */
type Unread = { id: string; tenantId: string | null };

/** Documents that one look takes; what cannot be had yet waits behind those that can. */
const AT_ONCE = 20;
const LOOK_MS = 2_000;
/** Characters of what is searched for as one word. */
const MAX_WORD = 100;

const UNREAD = `select file_id as id, tenant_id as "tenantId" from access.document_text
  where read_at is null and next_at <= $2 order by next_at, file_id limit $1`;
const READ = 'update access.document_text set words = array_to_tsvector($2::text[]), read_at = $3 where file_id = $1';
/** Tried again after a minute, two, four, and so on up to a day. */
const PUT_OFF = `update access.document_text set tries = tries + 1,
  next_at = $2::timestamptz + least(interval '1 minute' * 2 ^ least(tries, 11), interval '1 day') where file_id = $1`;

/** The words of a document; none of one that is a picture, locked, or gone. */
const wordsOf = async ({ store, files }: Deps, { id, tenantId }: Unread): Promise<string[]> => {
  const state = await entityState(store, file, { tenantId: tenantId ?? GLOBAL, id });
  const path = state.status === 'kept' && state.record.type === 'document' ? state.record.path : null;
  const found = path === null ? undefined : await files.open(path);
  if (!found) return [];
  try {
    const { text } = await resumeText(await buffer(found.read()));
    return [...new Set(searchWords(text))].filter((word) => word.length <= MAX_WORD);
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
};

/** Reads documents that nobody has read; answers how many there were. One that fails is put off, and keeps no other waiting. */
export const readDocuments = async (deps: Deps, now: Date, log?: Log): Promise<number> => {
  const { rows } = await deps.pool.query<Unread>(UNREAD, [AT_ONCE, now]);
  for (const document of rows) {
    try {
      await deps.pool.query(READ, [document.id, await wordsOf(deps, document), now]);
    } catch (error) {
      log?.error({ err: error, fileId: document.id }, 'a document could not be read for the search');
      await deps.pool.query(PUT_OFF, [document.id, now]);
    }
  }
  return rows.length;
};

/** Reads them as they come. Answers how to stop. */
export const startReadingDocuments = (deps: Deps, { clock, log }: Timing) => {
  const stop = new AbortController();
  const { signal } = stop;
  const reading = (async () => {
    while (!signal.aborted) {
      const read = await readDocuments(deps, clock(), log).catch((error: unknown) => {
        log.error({ err: error }, 'documents could not be read for the search');
        return 0;
      });
      if (read < AT_ONCE) await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort();
    return reading;
  };
};
