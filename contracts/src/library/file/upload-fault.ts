import { acceptedTypes, type UploadKind, uploadLimits } from './file.choices.ts';

/** What programs call bytes of which they know nothing. */
const UNKNOWN: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Whether what a file is taken for is nothing that its kind may be; where that is not known, its content is looked at. */
const isTypeWrong = (type: string, kind: UploadKind): boolean => {
  const accepted = uploadLimits[kind].extensions.map((extension) => acceptedTypes[extension]);
  // Browsers have several names for each kind of video, and call one without a picture sound.
  const isVideo = /^(?:video|audio)\//.test(type) || type === 'application/ogg';
  return !UNKNOWN.has(type) && !accepted.some((one) => one.mime === type || (one.type === 'video' && isVideo));
};

export type EarlyFault = 'file-type-and-size-wrong' | 'file-type-wrong' | 'file-size-exceeded' | 'file-empty';

/** What is wrong with a file before its first byte is sent; its content is judged later (docs/product.md FILE-2, FILE-3). */
export const uploadFault = ({ type, size }: { type: string; size: number }, kind: UploadKind): EarlyFault | null => {
  const isTooLarge = size > uploadLimits[kind].maxBytes;
  if (isTypeWrong(type, kind)) return isTooLarge ? 'file-type-and-size-wrong' : 'file-type-wrong';
  if (isTooLarge) return 'file-size-exceeded';
  return size === 0 ? 'file-empty' : null;
};
