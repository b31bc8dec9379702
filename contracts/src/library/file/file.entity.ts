import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { systemFolders } from '#contracts/library/folder/folder.choices';
import {
  conversionFaults,
  fileTypes,
  MAX_CONVERTED_SECONDS,
  MAX_FILE_NAME_LENGTH,
  MAX_FINDING_LENGTH,
  playbacks,
  scanResults,
  type UploadStatus,
  uploadKinds,
  uploadLimits,
  uploadStatuses,
} from './file.choices.ts';

export const UploadKind = z.enum(uploadKinds);
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'field-invalid');

/** Null: a document. */
const takeId = Id.nullable();
/** What it answers: a question of an interview, or one of a lesson that somebody was assigned; or the candidate it is kept with. */
const AnswerOf = z.union([
  z.strictObject({ responseId: Id, questionId: Id, takeId }),
  z.strictObject({ assignmentId: Id, lessonId: Id, questionId: Id, takeId }),
  z.strictObject({ candidateId: Id }),
]);
export type AnswerOf = z.infer<typeof AnswerOf>;

/** The interview's response that it answers in; undefined: something else, or nothing. */
export const answeredResponse = (answer: AnswerOf | null | undefined): string | undefined =>
  answer && 'responseId' in answer ? answer.responseId : undefined;
/** The assignment of a training that it answers in. */
export const answeredAssignment = (answer: AnswerOf | null | undefined): string | undefined =>
  answer && 'assignmentId' in answer ? answer.assignmentId : undefined;

/** The candidate that staff keep it with. */
export const keptWith = (answer: AnswerOf | null | undefined): string | undefined =>
  answer && 'candidateId' in answer ? answer.candidateId : undefined;

type InLesson = { assignmentId: string; lessonId: string; questionId: string };
/** Whether it answers this question of this lesson: another lesson of the training may have a question of the same id. */
export const answersInLesson = (answer: AnswerOf | null | undefined, of: InLesson): boolean =>
  answer != null &&
  'assignmentId' in answer &&
  answer.assignmentId === of.assignmentId &&
  answer.lessonId === of.lessonId &&
  answer.questionId === of.questionId;

const name = requiredText(MAX_FILE_NAME_LENGTH);
const maxBytes = Math.max(...Object.values(uploadLimits).map((limit) => limit.maxBytes));

/** Why a file was not kept. */
export const fileFaults = [
  'file-hash-wrong', // its bytes are others than the browser had
  'file-type-wrong', // by its content it is nothing that may be sent as this kind
  'file-unsafe', // it is two things at once, or grows when it is unpacked
  'file-infected', // the scanner found something in it
  'file-image-unreadable', // broken off, or no image behind its first bytes
  'file-image-too-large', // more pixels than are decoded, or more work
  'file-check-failed', // it could not be looked at for a day
  'upload-removed',
  'upload-expired',
] as const;
export type FileFault = (typeof fileFaults)[number];
const FileFault = z.enum(fileFaults);

export const Finding = z.string().max(MAX_FINDING_LENGTH);

const ConversionFault = z.enum(conversionFaults);
/** What every browser plays: its length in milliseconds, and pixels of its picture, none of which a recording of sound has. */
const converted = {
  duration: z
    .int()
    .min(0)
    .max(MAX_CONVERTED_SECONDS * 1_000),
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
};

/** What was found out about a file before its company was given it. */
const given = {
  type: z.enum(fileTypes),
  mime: z.string(),
  extension: z.string(),
  scan: z.enum(scanResults),
  path: z.string(),
  playback: z.enum(playbacks).nullable(),
  conversionFault: ConversionFault.nullable(),
  duration: converted.duration.nullable(),
  width: converted.width,
  height: converted.height,
};

const becomes = (status: UploadStatus) => ({ status });

/** A file of a company, or of a person who is in none: asked for, received, checked, and from then on in a folder or in the trash. */
export const file = entity({
  name: 'file',
  context: 'library',
  permissions: 'tenant.files',
  ofPeople: true,
  operations: ['remove'],
  fields: {
    name,
    folderId: Id,
    originalName: name,
    kind: UploadKind,
    /** Bytes. */
    size: z.int().min(0).max(maxBytes),
    /** Of the bytes as they were sent. */
    sha256: Sha256,
    uploadedBy: Id,
    /** The answer of a candidate or a learner that it is, or whose document; null: a file of the library, or a person's own. */
    answer: AnswerOf.nullable(),
  },
  defaults: { answer: null },
  readOnly: {
    /** What it is by its content; null until that was looked at. */
    type: z.enum(fileTypes).nullable(),
    mime: z.string().nullable(),
    extension: z.string().nullable(),
    scan: z.enum(scanResults).nullable(),
    /** Of a video alone, as are those after it. */
    playback: z.enum(playbacks).nullable(),
    conversionFault: ConversionFault.nullable(),
    duration: converted.duration.nullable(),
    width: converted.width,
    height: converted.height,
    isTrashed: z.boolean(),
    trashedAt: z.iso.datetime().nullable(),
    /** The folder it was in before. */
    trashedFrom: Id.nullable(),
    /** Where its bytes are kept. */
    path: z.string().nullable(),
    /** It was refused as unsafe to have, and its bytes are still there. */
    isQuarantined: z.boolean(),
  },
  readOnlyDefaults: {
    type: null,
    mime: null,
    extension: null,
    scan: null,
    playback: null,
    conversionFault: null,
    duration: null,
    width: null,
    height: null,
    isTrashed: false,
    trashedAt: null,
    trashedFrom: null,
    path: null,
    isQuarantined: false,
  },
  hidden: ['path', 'isQuarantined'],
  joined: { uploaderName: z.string().nullable() },
  states: { values: uploadStatuses, initial: 'uploading' },
  events: {
    FileReceived: {},
    FileVerified: {
      type: z.enum(fileTypes),
      mime: z.string(),
      extension: z.string(),
      scan: z.enum(scanResults),
      path: z.string(),
    },
    /** Re-encoded: other bytes, of what it was. */
    FileOptimized: { size: z.int(), path: z.string() },
    /** Its bytes are those of a file that a parent gave, with what was made of them. */
    FileReceivedFromParent: given,
    /** A form that every browser plays was made of it, and a still picture where it has one; its own bytes stay. */
    VideoConverted: converted,
    VideoNotConverted: { reason: ConversionFault },
    FileRejected: { reason: FileFault },
    /** Its bytes are kept where no route leads. `finding`: as the scanner names it. */
    FileQuarantined: {
      ...{ name, kind: UploadKind, size: z.int(), sha256: Sha256, uploadedBy: Id, finding: Finding },
      /** The answer that it was to be. */
      answer: AnswerOf.nullable().default(null),
    },
    QuarantinedFileDeleted: {},
    FileRenamed: { from: name, to: name },
    FileMoved: { from: Id, to: Id },
    FileTrashed: { folderId: Id },
    FileRestored: { folderId: Id },
  },
  apply: {
    FileReceived: () => becomes('processing'),
    FileVerified: ({ type, mime, extension, scan, path }) => ({
      ...becomes(type === 'image' ? 'optimizing' : 'completed'),
      type,
      mime,
      extension,
      scan,
      path,
      playback: type === 'video' ? ('converting' as const) : null,
    }),
    VideoConverted: ({ duration, width, height }) => ({
      playback: 'converted' as const,
      conversionFault: null,
      duration,
      width,
      height,
    }),
    VideoNotConverted: ({ reason }) => ({ playback: 'as-it-came' as const, conversionFault: reason }),
    FileOptimized: ({ size, path }) => ({ ...becomes('completed'), size, path }),
    FileReceivedFromParent: ({ fileId: _, ...found }) => ({ ...becomes('completed'), ...found }),
    FileRejected: () => becomes('failed'),
    FileQuarantined: () => ({ isQuarantined: true }),
    QuarantinedFileDeleted: () => ({ isQuarantined: false }),
    FileRenamed: ({ to }) => ({ name: to }),
    FileMoved: ({ to }) => ({ folderId: to }),
    FileTrashed: ({ folderId }, _, at) => ({
      folderId: systemFolders.trash,
      isTrashed: true,
      trashedAt: at,
      trashedFrom: folderId,
    }),
    FileRestored: ({ folderId }) => ({ folderId, isTrashed: false, trashedAt: null, trashedFrom: null }),
  },
  commands: {
    ReceiveFile: {},
    VerifyFile: {
      data: z.strictObject({
        type: z.enum(fileTypes),
        mime: z.string(),
        extension: z.string(),
        scan: z.enum(scanResults),
        path: z.string(),
      }),
    },
    ReceiveFileFromParent: { data: z.strictObject(given) },
    OptimizeFile: { data: z.strictObject({ size: z.int(), path: z.string() }) },
    /** That it was converted, and what came of it. */
    RecordConversion: { data: z.strictObject(converted) },
    RecordConversionFault: { data: z.strictObject({ reason: ConversionFault }) },
    RejectFile: { data: z.strictObject({ reason: FileFault, finding: Finding.optional() }) },
    DeleteQuarantinedFile: {},
    RenameFile: { data: z.strictObject({ name }), path: 'rename', summary: 'Give a file another name' },
    MoveFile: { data: z.strictObject({ folderId: Id }), path: 'move', summary: 'Move a file to another folder' },
    TrashFile: {
      data: z.strictObject({}),
      path: 'trash',
      summary: 'Move a file to the trash, from where it can be restored',
      right: 'delete',
    },
    RestoreFile: {
      data: z.strictObject({}),
      path: 'restore',
      summary: 'Restore a file from the trash to its folder, or to the root where that is gone',
      right: 'delete',
    },
    /** When its days in the trash end at `dueAt`. */
    PurgeFile: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
    /** A person's own, unless something of theirs holds it: looked up where `isHeld` does not say so. */
    DiscardFile: { data: z.strictObject({ isHeld: z.boolean().optional() }) },
  },
  /** After 30 days in the trash or in quarantine; with their folder; with their person; of what was made of a video; with a program of a parent. */
  system: [
    'CreateFile',
    'ReceiveFileFromParent',
    'RecordConversion',
    'RecordConversionFault',
    'PurgeFile',
    'TrashFile',
    'RestoreFile',
    'MoveFile',
    'DiscardFile',
    'DeleteQuarantinedFile',
  ],
  filters: ['folderId', 'isTrashed', 'type', 'uploadedBy'],
  ranges: ['createdAt'],
  sorts: ['updatedAt', 'name', 'size'],
  search: ['name'],
});
export type FileView = typeof file.types.view;

/** Every way a file may refuse beyond those of any entity. */
export type FileRejection =
  | 'file-not-found' // or somebody else's
  | 'folder-not-found' // the one that it is to be put into
  | 'file-not-completed' // it is still on its way
  | 'file-in-trash' // it is to be restored first
  | 'file-not-trashed'; // only what is in the trash can go for ever
