import { AVATAR_EDGE, type ImageRejection, LOGO_EDGE } from 'contracts/kernel/image';
import { Rejection } from 'contracts/kernel/problem';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { type Sharp, sharp } from './sharp.ts';

/** An image re-encoded: webp, upright, without anything that was hidden in it. */
export type ReencodedImage = { bytes: Buffer; width: number; height: number };
type Field = 'logo' | 'avatar';

/** Pixels that are decoded at most: four bytes of memory each. A photograph of a good camera has half of that. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
/** Images worked on at the same time, each in one thread: there are other requests. */
const AT_ONCE = 2;

const limited = concurrencyLimit(AT_ONCE);

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** What the first bytes promise; the decoder sees whether it is kept. */
const looksLikeImage = (bytes: Buffer): boolean =>
  starts(bytes, '\x89PNG\r\n\x1a\n') ||
  starts(bytes, '\xff\xd8\xff') ||
  (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8));

const refused = (field: Field, fault: ImageRejection) =>
  new Rejection('validation-failed', 422, { errors: { [field]: [fault] } });

const decode = async (bytes: Buffer, field: Field): Promise<Sharp> => {
  if (!looksLikeImage(bytes)) throw refused(field, 'file-type-invalid');
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const {
    width,
    height,
    pages = 1,
  } = await image.metadata().catch(() => {
    throw refused(field, 'image-unreadable');
  });
  if (pages > 1) throw refused(field, 'file-type-invalid');
  if (width * height > MAX_PIXELS) throw refused(field, 'image-too-large');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS }).autoOrient();
};

/** The size is known before anything is decoded; what is broken further in shows while it is. */
const reencode = (bytes: Buffer, field: Field, shape: (image: Sharp) => Sharp): Promise<ReencodedImage> =>
  limited(async () => {
    const image = await decode(bytes, field);
    try {
      const { data, info } = await shape(image.toColourspace('srgb')).toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw refused(field, 'image-unreadable');
    }
  });

/** The whole logo, with what it lets through; one that is small stays as small as it is. */
export const reencodeLogo = (bytes: Buffer): Promise<ReencodedImage> =>
  reencode(bytes, 'logo', (image) =>
    image
      .resize(LOGO_EDGE, LOGO_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 }),
  );

/** A square out of the middle; what it lets through becomes white. */
export const reencodeAvatar = (bytes: Buffer): Promise<ReencodedImage> =>
  reencode(bytes, 'avatar', (image) =>
    image.resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' }).flatten({ background: '#ffffff' }).webp({ quality: 82 }),
  );
