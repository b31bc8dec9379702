import { GLOBAL } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { purgeAt } from 'contracts/library/file/file.choices';
import { type FileRejection, file } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof file>;
type Record = typeof file.types.record;
type Events = (typeof file.types.event)[];
type CommandOf<Type> = Extract<typeof file.types.ownCommand, { type: Type }>;

const refuse = (code: FileRejection) => new Rejection(code, 409);

const assertCompleted = ({ status }: Record): void => {
  if (status !== 'completed') throw refuse('file-not-completed');
};

/** Only once: what came after it says more. */
const receive: Decisions['ReceiveFile'] = (command, { id: fileId, status }) =>
  status === 'uploading' ? [caused(command, 'FileReceived', { fileId })] : [];

/** What it is was found out once. */
const verify: Decisions['VerifyFile'] = (command, { id: fileId, status }) =>
  status === 'processing' ? [caused(command, 'FileVerified', { fileId, ...command.data })] : [];

/** It came before. */
const receiveFromParent: Decisions['ReceiveFileFromParent'] = (command, { id: fileId, status }) =>
  status === 'uploading' ? [caused(command, 'FileReceivedFromParent', { fileId, ...command.data })] : [];

/** Re-encoded bytes are not re-encoded again. */
const optimize: Decisions['OptimizeFile'] = (command, { id: fileId, status }) =>
  status === 'optimizing' ? [caused(command, 'FileOptimized', { fileId, ...command.data })] : [];

/** Only what waits for it, whoever was asked twice. */
const recordConversion: Decisions['RecordConversion'] = (command, { id: fileId, playback }) =>
  playback === 'converting' ? [caused(command, 'VideoConverted', { fileId, ...command.data })] : [];

/** What was converted stays so. */
const recordConversionFault: Decisions['RecordConversionFault'] = (command, { id: fileId, playback }) =>
  playback === 'converting' ? [caused(command, 'VideoNotConverted', { fileId, ...command.data })] : [];

/** What the scanner found something in is kept for an admin to see; nobody is one of a person's own files. */
const quarantined = (command: CommandOf<'RejectFile'>, record: Record): Events => {
  const { reason, finding = '' } = command.data;
  if (reason !== 'file-infected' || command.metadata.tenantId === GLOBAL) return [];
  const { id: fileId, name, kind, size, sha256, uploadedBy, answer } = record;
  const told = { fileId, name, kind, size, sha256, uploadedBy, finding, answer };
  return [caused(command, 'FileQuarantined', told)];
};

/** What was kept was found good: it goes by the trash. */
const reject: Decisions['RejectFile'] = (command, record) => {
  const { id: fileId, status } = record;
  if (status === 'completed') return [];
  const { reason } = command.data;
  return [
    caused(command, 'FileRejected', { fileId, reason }),
    ...quarantined(command, record),
    caused(command, 'FileRemoved', { fileId }),
  ];
};

/** It was never there, or is there no more. */
const deleteQuarantined: Decisions['DeleteQuarantinedFile'] = (command, { id: fileId, isQuarantined }) =>
  isQuarantined ? [caused(command, 'QuarantinedFileDeleted', { fileId })] : [];

/** The same name is no change. It is cleaned as that of an upload is. */
const rename: Decisions['RenameFile'] = (command, { id: fileId, name: from }) => {
  const to = displayFileName(command.data.name);
  return to === from ? [] : [caused(command, 'FileRenamed', { fileId, from, to })];
};

/** It is there already. */
const move: Decisions['MoveFile'] = (command, { id: fileId, folderId: from, isTrashed }) => {
  if (isTrashed) throw refuse('file-in-trash');
  const to = command.data.folderId;
  return to === from ? [] : [caused(command, 'FileMoved', { fileId, from, to })];
};

/** It is in the trash already. */
const trash: Decisions['TrashFile'] = (command, record) => {
  assertCompleted(record);
  const { id: fileId, folderId, isTrashed } = record;
  return isTrashed ? [] : [caused(command, 'FileTrashed', { fileId, folderId })];
};

/** It is in its folder. The handler says where that is now. */
const restore: Decisions['RestoreFile'] = (command, { id: fileId, isTrashed }) =>
  isTrashed ? [caused(command, 'FileRestored', { fileId, folderId: String(command.data.folderId) })] : [];

/** It was restored meanwhile, and may have come back since: then it has its days anew. */
const purge: Decisions['PurgeFile'] = (command, { id: fileId, trashedAt }) =>
  trashedAt !== null && purgeAt(trashedAt) === command.data.dueAt ? [caused(command, 'FileRemoved', { fileId })] : [];

/** It was put somewhere meanwhile. The handler says whether it was. */
const discard: Decisions['DiscardFile'] = (command, { id: fileId }) =>
  command.data.isHeld ? [] : [caused(command, 'FileRemoved', { fileId })];

export const fileDecider = entityDecider(file, {
  whenRemoved: ['DeleteQuarantinedFile'],
  canRemove: ({ isTrashed }) => {
    if (!isTrashed) throw refuse('file-not-trashed');
  },
  decide: {
    ReceiveFile: receive,
    VerifyFile: verify,
    ReceiveFileFromParent: receiveFromParent,
    OptimizeFile: optimize,
    RecordConversion: recordConversion,
    RecordConversionFault: recordConversionFault,
    RejectFile: reject,
    DeleteQuarantinedFile: deleteQuarantined,
    RenameFile: rename,
    MoveFile: move,
    TrashFile: trash,
    RestoreFile: restore,
    PurgeFile: purge,
    DiscardFile: discard,
  },
});
