import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { findCompany } from '#deploy/seed/load/database';
import type { LoadAppend } from '#deploy/seed/load/history';
import { imported, inSlices, loadHistories } from './load.ts';
import type { Product } from './product.ts';

const BYTES = 20_480;

type Files = {
  company: string;
  count: number;
  folderId: string;
  /** When they went to the trash; null: they did not. */
  trashedAt: Date | null;
};

/** The history of a file of a company, whose bytes are nowhere. */
const fileOf = (
  company: { tenantId: string; actorId: string },
  { folderId, trashedAt }: Files,
  index: number,
): LoadAppend => {
  const at = trashedAt ?? new Date();
  const fileId = newId(at);
  const { tenantId, actorId } = company;
  const event = (type: string, data: object): Event => ({
    type,
    data: { fileId, ...data },
    metadata: imported(company, fileId, at),
  });
  const name = `Safety sheet ${String(index).padStart(6, '0')}.pdf`;
  const sha256 = index.toString(16).padStart(64, '0');
  const created = { name, originalName: name, folderId, kind: 'attachment', size: BYTES, sha256, uploadedBy: actorId };
  const checked = { type: 'document', mime: 'application/pdf', extension: 'pdf', scan: 'not-scanned' };
  const events = [
    event('FileCreated', { ...created, answer: null }),
    event('FileReceived', {}),
    event('FileVerified', { ...checked, path: `files/${tenantId}/${fileId}/original` }),
    ...(trashedAt ? [event('FileTrashed', { folderId })] : []),
  ];
  return { at: at.getTime(), streamName: streamName('file', tenantId, fileId), version: 0n, events };
};

/** Puts files into the history of a running product, and waits until its lists show them. */
export const loadFiles = async (product: Product, files: Files): Promise<void> => {
  const company = await findCompany(product.urls, files.company);
  await loadHistories(
    product,
    inSlices(files.count, (index) => fileOf(company, files, index)),
  );
};
