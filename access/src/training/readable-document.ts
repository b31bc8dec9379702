import { type HandbookDocumentRecord, handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import type pg from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';
import { type Audience, audienceOf, audienceValues, IS_IN_AUDIENCE } from './audience.ts';

export type Readable = { record: HandbookDocumentRecord; content: HandbookContent };
export type IsAmong = (tenantId: string, userId: string, audience: Audience) => Promise<boolean>;
/** As the access tables say. */
export const isAmongIn =
  (pool: pg.Pool): IsAmong =>
  async (tenantId, userId, audience) => {
    const { rows } = await pool.query(IS_IN_AUDIENCE, [...audienceValues(tenantId, audience), userId]);
    return rows.length > 0;
  };

type ReadingRequest = { tenantId: string; userId: string; documentId: string };

/** What was published of a document, for whomever it concerns; for anybody else there is nothing (docs/product.md HBK-4). */
export const readableDocument =
  ({ store, isAmong }: { store: EventStore; isAmong: IsAmong }) =>
  async ({ tenantId, userId, documentId: id }: ReadingRequest): Promise<Readable | null> => {
    const record = await recordIn(store, handbookDocument, { tenantId, id });
    if (!record?.published || !isReadable(record)) return null;
    return (await isAmong(tenantId, userId, audienceOf(record))) ? { record, content: record.published } : null;
  };

/** Files that a document shows. */
export const filesOf = ({ fileId, steps }: Pick<HandbookContent, 'fileId' | 'steps'>): string[] =>
  [
    fileId,
    ...steps.flatMap(({ imageFileId, videoFileId, attachments }) => [
      ...[imageFileId, videoFileId],
      ...attachments.map((one) => one.fileId),
    ]),
  ].filter((id) => id !== null);
