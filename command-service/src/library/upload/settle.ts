import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { StoredFiles } from 'access/library/stored-files';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_FINDING_LENGTH, quarantineKey } from 'contracts/library/file/file.choices';
import type { FileFault, file } from 'contracts/library/file/file.entity';
import { fairLimit } from 'platform/fair-limit';
import type { Scanner } from 'platform/scan/scanner';
import { writeToDisk } from 'platform/storage/disk-write';
import type { FileStorage, StoredFile } from 'platform/storage/file-storage';
import { isHashMismatch } from 'platform/storage/hashed';
import { inScratch } from 'platform/storage/scratch';
import type { Commands } from '#command-service/commands';
import { type PictureFormat, reencodePicture } from '#command-service/identity/image/re-encode-file';
import { contentOf } from './content.ts';
import { ownedBy, type Pieces, type UploadNote } from './pieces.ts';

export type SettleDeps = {
  files: FileStorage;
  pieces: Pieces;
  stored: StoredFiles;
  scan: Scanner;
  commands: Pick<Commands, 'file'>;
};

type Own = typeof file.types.ownCommand;
/** A command on the way of an upload. */
type Step = Own extends infer C ? (C extends Own ? Pick<C, 'type' | 'data'> : never) : never;

/** Uploads looked at and kept at the same time: each holds a few megabytes, a picture more. Companies, and people with files of their own, take turns (docs/product.md FILE-44). */
const AT_ONCE = 2;
const inTurn = fairLimit(AT_ONCE);

const folderOf = (note: UploadNote): string => `files/${ownedBy(note).ownerId}/${note.fileId}`;
type Refused = { reason: FileFault; finding?: string };

/** Decides of an upload whose last byte has come: the file is kept, or refused with a reason. May be run again where it died. */
export const openSettling = ({ files, pieces, stored, scan, commands }: SettleDeps) => {
  /** What was made of an upload goes, unless it was kept already and another file shares its bytes since. */
  const discard = async (note: UploadNote, now: Date): Promise<void> => {
    const isKept = (await stored.pathOf(ownedBy(note)))?.startsWith(`${folderOf(note)}/`) ?? false;
    const isShared = isKept && (await stored.release(ownedBy(note), now)) === null;
    if (!isShared) await files.removeAll(folderOf(note));
  };
  /** Nothing of it is kept but that it was refused; what is infected is put where no route leads, if somebody may look there. */
  const drop = async (note: UploadNote, metadata: CommandMetadata, data: Refused): Promise<void> => {
    if (data.reason === 'file-infected' && note.tenantId !== GLOBAL) {
      await files.put(quarantineKey(note), pieces.read(note.fileId), { isTheirLastUse: true });
      await stored.quarantine(ownedBy(note));
    }
    const { state } = await commands.file(note.fileId, { type: 'RejectFile', data, metadata });
    // What was kept meanwhile stays.
    if (state.status === 'removed') await discard(note, metadata.now);
    await pieces.remove(note.fileId);
  };
  const reject = async (note: UploadNote, metadata: CommandMetadata, refused: Refused): Promise<never> => {
    await drop(note, metadata, refused);
    const { reason } = refused;
    throw new Rejection(reason, 422, { errors: { file: [reason] } });
  };

  /** The picture without anything that was hidden in it, in the place of what was sent. It is made on the disk: none is held whole. */
  const optimize = async (note: UploadNote, original: StoredFile, format: PictureFormat) => {
    const path = `${folderOf(note)}/optimized`;
    return inScratch(async (folder) => {
      const [from, to] = [join(folder, 'sent'), join(folder, 'made')];
      await writeToDisk(from, original.read(), { isTheirLastUse: original.isReadAnew === true });
      const bytes = await reencodePicture({ from, to }, format);
      await files.put(path, createReadStream(to));
      return { path, bytes };
    });
  };

  const keep = async (note: UploadNote, metadata: CommandMetadata) => {
    const { fileId, metadata: said, size } = note;
    const { sha256 } = said;
    if (size === null || sha256 === undefined) throw new Error('What is settled has all its bytes, and their hash.');
    const send = (command: Step) => commands.file(fileId, { ...command, metadata } as typeof file.types.command);
    const { state } = await send({ type: 'ReceiveFile', data: {} });
    if (state.status === 'kept' && state.record.status === 'completed') return pieces.remove(fileId);
    const original = `${folderOf(note)}/original`;
    try {
      await files.put(original, pieces.read(fileId, size), { sha256, isTheirLastUse: true });
    } catch (error) {
      if (isHashMismatch(error)) return reject(note, metadata, { reason: 'file-hash-wrong' });
      throw error;
    }
    const found = await files.open(original);
    const content = found ? await contentOf(found, said.kind) : { fault: 'file-hash-wrong' as const };
    if (!found || 'fault' in content)
      return reject(note, metadata, { reason: 'fault' in content ? content.fault : 'file-hash-wrong' });
    const result = await scan(() => found.read());
    if (typeof result === 'object')
      return reject(note, metadata, { reason: 'file-infected', finding: result.found.slice(0, MAX_FINDING_LENGTH) });
    const verified = { ...content, scan: result };

    let kept = { path: original, bytes: size };
    if (content.type === 'image') {
      await send({ type: 'VerifyFile', data: { ...verified, path: original } });
      try {
        const shared = await stored.share(ownedBy(note));
        const own = () => optimize(note, found, content.extension as PictureFormat);
        kept = shared ?? (await stored.keep(ownedBy(note), await own()));
      } catch (error) {
        if (error instanceof Rejection) return reject(note, metadata, { reason: error.code as FileFault });
        throw error;
      }
      await send({ type: 'OptimizeFile', data: { size: kept.bytes, path: kept.path } });
    } else {
      kept = await stored.keep(ownedBy(note), kept);
      await send({ type: 'VerifyFile', data: { ...verified, path: kept.path } });
    }
    const isShared = !kept.path.startsWith(`${folderOf(note)}/`);
    if (isShared) await files.removeAll(folderOf(note));
    else if (kept.path !== original) await files.remove(original);
    return pieces.remove(fileId);
  };

  /** Its person was erased meanwhile: nothing of it stays. */
  const keepUnlessGone = async (note: UploadNote, metadata: CommandMetadata): Promise<void> => {
    try {
      await keep(note, metadata);
    } catch (error) {
      if (!(error instanceof Rejection && error.code === 'not-found')) throw error;
      await discard(note, metadata.now);
      await pieces.remove(note.fileId);
      throw error;
    }
  };

  const underWay = new Map<string, Promise<void>>();
  /** Once at a time for each upload: whoever asks meanwhile gets the same outcome. */
  const settle = (note: UploadNote, metadata: CommandMetadata): Promise<void> => {
    const settling =
      underWay.get(note.fileId) ??
      inTurn(ownedBy(note).ownerId, () => keepUnlessGone(note, metadata)).finally(() => underWay.delete(note.fileId));
    underWay.set(note.fileId, settling);
    return settling;
  };

  return { settle, drop };
};
export type Settling = ReturnType<typeof openSettling>;
