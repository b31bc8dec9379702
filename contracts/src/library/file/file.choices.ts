const MB = 1_048_576;
const UNCLAIMED_DAYS = 2;

/** Where an upload stands, in the browser's queue and after it. */
export const uploadStatuses = ['on-hold', 'processing', 'uploading', 'optimizing', 'completed', 'failed'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** What a file is, by its content: what it is shown with, and as what it may be sent. */
export const fileTypes = ['image', 'video', 'audio', 'document'] as const;
export type FileType = (typeof fileTypes)[number];

/** What is taken, by its content: its extension → what it is. */
export const acceptedTypes = {
  jpg: { mime: 'image/jpeg', type: 'image' },
  png: { mime: 'image/png', type: 'image' },
  pdf: { mime: 'application/pdf', type: 'document' },
  doc: { mime: 'application/msword', type: 'document' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', type: 'document' },
  avi: { mime: 'video/vnd.avi', type: 'video' },
  mkv: { mime: 'video/matroska', type: 'video' },
  mov: { mime: 'video/quicktime', type: 'video' },
  mp4: { mime: 'video/mp4', type: 'video' },
  ogg: { mime: 'video/ogg', type: 'video' },
  webm: { mime: 'video/webm', type: 'video' },
} as const satisfies Record<string, { mime: string; type: FileType }>;
export type AcceptedExtension = keyof typeof acceptedTypes;

const images = ['jpg', 'png'] as const;
const documents = ['doc', 'docx', 'pdf'] as const;
const videos = ['avi', 'mkv', 'mov', 'mp4', 'ogg', 'webm'] as const;

type Limit = { maxBytes: number; extensions: readonly AcceptedExtension[] };

/** What a file may be sent as, how many bytes it may then have, that many included, and of which content it is (docs/product.md FILE-3). */
export const uploadLimits = {
  attachment: { maxBytes: 200 * MB, extensions: [...documents, ...images, ...videos] },
  video: { maxBytes: 200 * MB, extensions: videos },
  thumbnail: { maxBytes: 5 * MB, extensions: images },
  'document-answer': { maxBytes: 5 * MB, extensions: [...documents, ...images] },
  'profile-document': { maxBytes: 5 * MB, extensions: [...documents, ...images] },
} as const satisfies Record<string, Limit>;
export type UploadKind = keyof typeof uploadLimits;
export const uploadKinds = Object.keys(uploadLimits) as [UploadKind, ...UploadKind[]];

/** What somebody without a company uploads is their own: it goes with their account (docs/product.md FILE-14). */
export const PERSON_QUOTA_BYTES = 250 * MB;

/** When an own file ends that its person has put nowhere; ISO 8601 UTC. */
export const unclaimedUntil = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + UNCLAIMED_DAYS * 86_400_000).toISOString();

/** What a scanner said of the bytes. */
export const scanResults = ['clean', 'not-scanned'] as const;
export type ScanResult = (typeof scanResults)[number];

/** How a video or a recording is played: not made ready yet, in the form that every browser plays, or as it came. */
export const playbacks = ['converting', 'converted', 'as-it-came'] as const;
export type Playback = (typeof playbacks)[number];

/** Why a video is played as it came. */
export const conversionFaults = [
  'no-converter', // ffmpeg is not installed
  'unreadable', // nothing in it can be played
  'too-long',
  'too-slow', // converting it took longer, or more memory, than one file may
] as const;
export type ConversionFault = (typeof conversionFaults)[number];

/** Seconds of a video that are converted. */
export const MAX_CONVERTED_SECONDS = 3 * 3_600;

const beside = (path: string, name: string): string => `${path.slice(0, path.lastIndexOf('/'))}/${name}`;
/** Where what was made of a file's bytes is kept, from where these are: it goes with them. */
export const convertedKey = (path: string): string => beside(path, 'converted');
export const posterKey = (path: string): string => beside(path, 'poster');

/** Characters of what a scanner calls what it found. */
export const MAX_FINDING_LENGTH = 200;
/** Where the bytes of a company's refused file are: no route leads there. */
export const quarantineKey = ({ tenantId, fileId }: { tenantId: string; fileId: string }): string =>
  `quarantine/${tenantId}/${fileId}`;

const QUARANTINE_DAYS = 30;
/** When what was put into quarantine then is deleted; ISO 8601 UTC. */
export const quarantinedUntil = (quarantinedAt: string): string =>
  new Date(Date.parse(quarantinedAt) + QUARANTINE_DAYS * 86_400_000).toISOString();

export const MAX_FILE_NAME_LENGTH = 200;
/** Days that a file stays in the trash. */
const TRASH_DAYS = 30;

/** When a file that went to the trash then is deleted for good; ISO 8601 UTC. */
export const purgeAt = (trashedAt: string): string =>
  new Date(Date.parse(trashedAt) + TRASH_DAYS * 86_400_000).toISOString();
