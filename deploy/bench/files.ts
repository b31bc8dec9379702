import { eventCatalogue } from 'contracts/events';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { openEvents } from 'platform/event-store/events';
import { loadInBulk } from '#deploy/seed/load/bulk';
import { findCompany, untilRemembered } from '#deploy/seed/load/database';
import type { LoadAppend } from '#deploy/seed/load/history';
import { quiet } from './place.ts';
import type { Product } from './product.ts';

const SLICE = 1_000;
const APPEND_BATCH = 2_048;
const BYTES = 20_480;

type Files = {
  company: string;
  count: number;
  folderId: string;
  /** When they went to the trash; null: they did not. */
  trashedAt: Date | null;
};

/** The history of files of a company, whose bytes are nowhere, in slices. It is imported: nothing follows from it, and nothing is due. */
function* histories(
  { tenantId, actorId }: { tenantId: string; actorId: string },
  files: Files,
): Generator<LoadAppend[]> {
  const { count, folderId, trashedAt } = files;
  const at = trashedAt ?? new Date();
  const fileOf = (index: number): LoadAppend => {
    const fileId = newId(at);
    const metadata = {
      tenantId,
      actor: { type: 'user' as const, id: actorId },
      ip: null,
      occurredAt: at.toISOString(),
      correlationId: fileId,
      causationId: fileId,
      imported: true as const,
    };
    const event = (type: string, data: object): Event => ({ type, data: { fileId, ...data }, metadata });
    const name = `Safety sheet ${String(index).padStart(6, '0')}.pdf`;
    const sha256 = index.toString(16).padStart(64, '0');
    const created = {
      name,
      originalName: name,
      folderId,
      kind: 'attachment',
      size: BYTES,
      sha256,
      uploadedBy: actorId,
    };
    const checked = { type: 'document', mime: 'application/pdf', extension: 'pdf', scan: 'not-scanned' };
    const events = [
      event('FileCreated', { ...created, answer: null }),
      event('FileReceived', {}),
      event('FileVerified', { ...checked, path: `files/${tenantId}/${fileId}/original` }),
      ...(trashedAt ? [event('FileTrashed', { folderId })] : []),
    ];
    return { at: at.getTime(), streamName: streamName('file', tenantId, fileId), version: 0n, events };
  };
  for (let first = 0; first < count; first += SLICE)
    yield Array.from({ length: Math.min(SLICE, count - first) }, (_, index) => fileOf(first + index));
}

/** Puts files into the history of a running product, and waits until its lists show them. */
export const loadFiles = async ({ urls }: Product, files: Files): Promise<void> => {
  const company = await findCompany(urls, files.company);
  const events = await openEvents({
    url: urls.COMMAND_DATABASE_URL,
    keysUrl: urls.KEYS_DATABASE_URL,
    poolSize: 2,
    log: quiet,
    catalogue: eventCatalogue,
    appendBatch: APPEND_BATCH,
  });
  try {
    await loadInBulk(events, histories(company, files), () => undefined);
    await untilRemembered(urls, await events.engine.head(), () => undefined);
  } finally {
    await events.close();
  }
};
