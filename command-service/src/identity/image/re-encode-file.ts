import { stat } from 'node:fs/promises';
import { Rejection } from 'contracts/kernel/problem';
import type { FileFault } from 'contracts/library/file/file.entity';
import { isPictureTooLarge, MAX_HELD_PIXELS } from 'contracts/library/file/picture-limits';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { type Metadata, type Sharp, sharp } from './sharp.ts';

export type PictureFormat = 'jpg' | 'png';
/** Files on this machine: the picture, and where it is to be made anew. */
type Ways = { from: string; to: string };

/** On a slow machine; the largest that is taken needs a third of it on a usual one. */
const MAX_SECONDS = 180;
/** Each takes a thread of four that read and write files too. */
const limited = concurrencyLimit(1);
/** Bytes from which on the better packing of a PNG is worth its time: what is packed worse would be much larger than it was sent. */
const LARGE_BYTES = 4 * 1_048_576;

const refused = (code: FileFault) => new Rejection(code, 422);

const metadataOf = (from: string): Promise<Metadata> =>
  sharp(from, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw refused('file-image-unreadable');
    });

/**
 * A large picture is read and written in strips, so that it is never in memory whole: it is not turned, and keeps instead which side is up.
 * What else was written beside it is left behind.
 */
const uprighted = (image: Sharp, { width, height, orientation = 1 }: Metadata): Sharp => {
  if (width * height <= MAX_HELD_PIXELS) return image.autoOrient();
  return orientation === 1 ? image : image.withExif({ IFD0: { Orientation: String(orientation) } });
};

/** Makes a picture anew in its own format and size, without anything that was hidden in it; answers its bytes (docs/product.md FILE-4, FILE-29). */
export const reencodePicture = ({ from, to }: Ways, format: PictureFormat): Promise<number> =>
  limited(async () => {
    const metadata = await metadataOf(from);
    const { width, height, isProgressive, pages = 1 } = metadata;
    if (pages > 1) throw refused('file-image-unreadable');
    if (isPictureTooLarge({ pixels: width * height, isProgressive })) throw refused('file-image-too-large');
    const image = sharp(from, { limitInputPixels: false, sequentialRead: true, failOn: 'error' }).timeout({
      seconds: MAX_SECONDS,
    });
    const adaptiveFiltering = (await stat(from)).size > LARGE_BYTES;
    const made = uprighted(image.toColourspace('srgb'), metadata);
    try {
      return (await (format === 'png' ? made.png({ adaptiveFiltering }) : made.jpeg()).toFile(to)).size;
    } catch (error) {
      const isTimeUp = error instanceof Error && error.message.startsWith('timeout');
      throw refused(isTimeUp ? 'file-image-too-large' : 'file-image-unreadable');
    }
  });
