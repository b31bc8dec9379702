import { Readable } from 'node:stream';
import { postgresStoredFiles } from 'access/library/stored-files';
import type { Commands } from 'command-service/commands';
import { openPieces } from 'command-service/library/upload/pieces';
import { openSettling } from 'command-service/library/upload/settle';
import type { CommandMetadata } from 'contracts/kernel/message';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type pg from 'pg';
import { openScanner } from 'platform/scan/scanner';
import type { FileStorage } from 'platform/storage/file-storage';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { bytesOf } from '#deploy/seed/library/bytes';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Deps = { commands: Pick<Commands, 'file' | 'folder'>; pool: pg.Pool; files: FileStorage };
/** What somebody did, and when. Done twice, it counts once. */
type Act = { at: Date; run: () => Promise<unknown> };
type By = 'Owner' | 'Recruiter';

/** The company's library, folder by folder and file by file, through all that an upload goes through. */
export const planLibrary = ({ commands, pool, files }: Deps, company: CompanyContent, now: Date): Act[] => {
  const { subdomain, people, library = { folders: [], files: [] } } = company;
  const tenantId = tenantIdOf(company);
  const stored = postgresStoredFiles(pool);
  const pieces = openPieces(files);
  const settling = openSettling({ files, pieces, stored, commands, scan: openScanner(undefined) });

  const folderId = (name: string): string =>
    systemFolders[name as keyof typeof systemFolders] ?? demoId('folder', subdomain, name);
  const personOf = (by: By): string => {
    const person = people.find(({ role }) => role === by);
    if (!person) throw new Error(`${company.name} has no ${by}.`);
    return userIdOf(person);
  };
  const moment = (daysAgo: number): Date => atWork(daysBefore(now, daysAgo), now);
  const cause = (by: By, at: Date, id: string): CommandMetadata => ({
    tenantId,
    actor: { type: 'user', id: personOf(by) },
    ip: null,
    occurredAt: at.toISOString(),
    correlationId: id,
    causationId: id,
    now: at,
  });

  const folders = library.folders.map(({ name, within = 'root', daysAgo, roles }): Act => {
    const [id, at] = [folderId(name), moment(daysAgo)];
    const data = { folderId: id, name, parentId: folderId(within) };
    const metadata = { ...cause('Owner', at, id), idempotencyKey: id };
    const run = async () => {
      await commands.folder(id, { type: 'CreateFolder', data, metadata });
      if (!roles) return;
      const given = { users: [], teams: [], roles: [...roles] };
      await commands.folder(id, { type: 'ShareFolder', data: given, metadata: cause('Owner', at, id) });
    };
    return { at, run };
  });

  const acts = library.files.flatMap((content): Act[] => {
    const { name, folder, by, daysAgo, trashedDaysAgo } = content;
    const [fileId, at, userId] = [demoId('file', subdomain, name), moment(daysAgo), personOf(by)];
    const metadata = cause(by, at, fileId);
    const upload = async () => {
      const { bytes, sha256, filetype } = await bytesOf(subdomain, content);
      const sent = { kind: 'attachment' as const, sha256, folderId: folderId(folder) };
      const size = bytes.length;
      await stored.reserve({
        ownerId: tenantId,
        fileId,
        userId,
        bytes: size,
        sha256,
        quota: Number.MAX_SAFE_INTEGER,
        isAnswer: false,
      });
      const data = { fileId, name, originalName: name, size, uploadedBy: userId, ...sent };
      await commands.file(fileId, { type: 'CreateFile', data, metadata: { ...metadata, idempotencyKey: fileId } });
      const note = { fileId, tenantId, userId, size, begunAt: at.toISOString() };
      await pieces.begin({ ...note, metadata: { filename: name, filetype, ...sent } });
      await pieces.write(fileId, 0, Readable.from([bytes]));
      await settling.settle({ ...note, metadata: { filename: name, filetype, ...sent } }, metadata);
    };
    const trash = (days: number): Act => ({
      at: moment(days),
      run: () => commands.file(fileId, { type: 'TrashFile', data: {}, metadata: cause(by, moment(days), fileId) }),
    });
    return [{ at, run: upload }, ...(trashedDaysAgo === undefined ? [] : [trash(trashedDaysAgo)])];
  });

  return [...folders, ...acts];
};
