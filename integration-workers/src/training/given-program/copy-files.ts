import type { FileType, Playback, ScanResult, UploadKind } from 'contracts/library/file/file.choices';
import { type ConversionFault, convertedKey, posterKey } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { GivingRefusal } from 'contracts/training/given-program/given-program.choices';
import { copiedFileIdOf, copiedFolderIdOf } from 'contracts/training/given-program/program-copy.commands';
import { unlessRefused } from '#integration-workers/engine/command';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Milliseconds after which a video is looked at again that is not ready to be played yet. */
const CONVERTING_MS = 15_000;

type Found = {
  type: FileType;
  mime: string;
  extension: string;
  scan: ScanResult;
  playback: Playback | null;
  conversionFault: ConversionFault | null;
  duration: number | null;
  width: number | null;
  height: number | null;
};
type Original = {
  id: string;
  name: string;
  kind: UploadKind;
  size: number;
  sha256: string;
  path: string;
  found: Found;
};
type Giving = {
  companyId: string;
  parentName: string;
  fileIds: readonly string[];
  /** Whether they are to come still: asked before each of them. */
  isAwaited: () => Promise<boolean>;
};
type OfFile = { original: Original; id: string; companyId: string };

/** Files of the parent, those in its trash too: what was published shows them. */
const ORIGINALS = {
  projections: ['library.file'],
  text: `select id, name, kind, size::int, sha256, path,
      json_build_object('type', type, 'mime', mime, 'extension', extension, 'scan', scan, 'playback', playback,
        'conversionFault', conversion_fault, 'duration', duration, 'width', width, 'height', height) as found
    from read.file where tenant_id = $1 and id = any ($2::uuid[]) and status = 'completed'`,
};
const COPIES = {
  projections: ['library.file'],
  text: `select id, is_trashed as "isTrashed" from read.file
    where tenant_id = $1 and id = any ($2::uuid[]) and status = 'completed'`,
};

/** Counts all of them in the company's storage, or none. */
const reserveAll = async (
  files: readonly OfFile[],
  parentId: string,
  { stored, usualQuota }: Tools,
): Promise<boolean> => {
  const reserved: OfFile[] = [];
  for (const one of files) {
    const { companyId, id, original } = one;
    // By an attempt before this one.
    if ((await stored.ownerOf(id)) === companyId) continue;
    const quota = (await stored.ownQuota(companyId)) ?? usualQuota;
    const { size: bytes, sha256 } = original;
    const file = { ownerId: companyId, fileId: id, userId: parentId, bytes, sha256, quota, isAnswer: false };
    const isCounted = await stored.reserve(file);
    // By another program that shows it, at the same moment.
    if (!isCounted && (await stored.ownerOf(id)) === companyId) continue;
    if (!isCounted) {
      for (const { id: fileId } of reserved) await stored.forget({ ownerId: companyId, fileId });
      return false;
    }
    reserved.push(one);
  }
  return true;
};

/** The company's own bytes, and what was made of them; null: they are gone at the parent. */
const copyBytes = async ({ original, id, companyId }: OfFile, { files, stored }: Tools): Promise<string | null> => {
  const { path: from, sha256, found, size } = original;
  const content = await files.open(from);
  if (!content) return null;
  const folder = `files/${companyId}/${id}`;
  const own = `${folder}/original`;
  // A picture was encoded anew since its hash was taken.
  await files.put(own, content.read(), { isTheirLastUse: true, ...(found.type !== 'image' && { sha256 }) });
  const kept = await stored.keep({ ownerId: companyId, fileId: id }, { path: own, bytes: size });
  if (kept.path !== own) await files.removeAll(folder);
  for (const keyOf of [convertedKey, posterKey]) {
    const made = (await files.exists(keyOf(kept.path))) ? undefined : await files.open(keyOf(from));
    if (made) await files.put(keyOf(kept.path), made.read(), { isTheirLastUse: true });
  }
  return kept.path;
};

/** One file of the parent as one of the company: counted, written down, and with bytes of its own. */
const copyFile = async (
  of: OfFile & { folderId: string },
  cause: Cause,
  tools: Tools,
): Promise<GivingRefusal | null> => {
  const { companyId: tenantId, id, original, folderId } = of;
  const { name, kind, size, sha256, found } = original;
  const to = { aggregate: 'file', tenantId, id } as const;
  const said = { fileId: id, name, originalName: name, kind, size, sha256, uploadedBy: cause.tenantId };
  const create = (place: string) =>
    tools.command(cause, { ...to, type: 'CreateFile', data: { ...said, folderId: place } });
  const created = await unlessRefused(create(folderId), 'already-exists', 'folder-not-found');
  // The company moved its folder to the trash, or the file was made before.
  if (!created) await unlessRefused(create(systemFolders.root), 'already-exists');
  const path = await copyBytes(of, tools);
  const give = async (data: { path: string } & Found) =>
    unlessRefused(tools.command(cause, { ...to, type: 'ReceiveFileFromParent', data }), 'not-found');
  const given = path === null ? undefined : await give({ ...found, path });
  if (given) return null;
  // Nothing is counted for what is not there.
  await tools.files.removeAll(`files/${tenantId}/${id}`);
  await tools.stored.forget({ ownerId: tenantId, fileId: id });
  return path === null ? 'file-missing' : 'removed-there';
};

/**
 * The files that a program shows, as files of the company that is given it: in its library, with bytes of its own, which count in its
 * storage (docs/product.md TRA-113). Those that it has already stay; out of its trash they come back.
 */
export const copyFiles = async (
  { companyId, parentName, fileIds, isAwaited }: Giving,
  cause: Cause,
  tools: Tools,
): Promise<GivingRefusal | 'not-given' | null> => {
  if (fileIds.length === 0) return null;
  const { read, command } = tools;
  const { tenantId: parentId } = cause;
  const originals = await read<Original>(cause, { ...ORIGINALS, values: [parentId, fileIds] });
  if (originals.length < fileIds.length) return 'file-missing';
  if (originals.some(({ found: { playback } }) => playback === 'converting')) throw rescheduleIn(CONVERTING_MS);
  const all = originals.map((original) => ({ original, companyId, id: copiedFileIdOf(companyId, original.id) }));
  const inCompany = { ...cause, tenantId: companyId };
  const values = [companyId, all.map(({ id }) => id)];
  const there = await read<{ id: string; isTrashed: boolean }>(inCompany, { ...COPIES, values });
  for (const { id } of there.filter(({ isTrashed }) => isTrashed))
    await command(cause, { aggregate: 'file', tenantId: companyId, id, type: 'RestoreFile', data: {} });
  const missing = all.filter(({ id }) => !there.some((one) => one.id === id));
  if (missing.length === 0) return null;
  if (!(await reserveAll(missing, parentId, tools))) return 'storage-full';
  const folderId = copiedFolderIdOf(companyId, parentId);
  const folder = { aggregate: 'folder', tenantId: companyId, id: folderId } as const;
  const data = { folderId, name: parentName.slice(0, 120), parentId: systemFolders.root };
  await unlessRefused(command(cause, { ...folder, type: 'CreateFolder', data }), 'already-exists');
  for (const one of missing) {
    if (!(await isAwaited())) return 'not-given';
    const refusal = await copyFile({ ...one, folderId }, cause, tools);
    if (refusal !== null) return refusal;
  }
  return null;
};
