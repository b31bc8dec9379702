import { isPictureTooLarge, type PictureSize } from 'contracts/library/file/picture-limits';

const PNG_SIGNATURE = 0x89504e47;
const PNG_BYTES = 29;
const JPEG_START = 0xffd8;
/** A marker, the length after it, and of a frame its precision, height and width. */
const FRAME_BYTES = 9;
/** Parts before the frame: a photograph has a dozen. */
const MOST_PARTS = 200;

const at = async (file: Blob, start: number, bytes: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + bytes).arrayBuffer());

const pngSize = (head: DataView): PictureSize => ({
  pixels: head.getUint32(16) * head.getUint32(20),
  isProgressive: head.getUint8(28) === 1,
});

/** Markers of frames are C0 to CF, without three that are something else; the second of each four comes from coarse to fine. */
const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = async (file: Blob): Promise<PictureSize | null> => {
  let start = 2;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const head = await at(file, start, FRAME_BYTES);
    if (head.byteLength < FRAME_BYTES || head.getUint8(0) !== 0xff) return null;
    const marker = head.getUint8(1);
    if (isFrame(marker))
      return { pixels: head.getUint16(5) * head.getUint16(7), isProgressive: (marker & 0x03) === 0x02 };
    // A marker may be preceded by more of its first byte.
    start += marker === 0xff ? 1 : 2 + head.getUint16(2);
  }
  return null;
};

/** What the first bytes of a JPEG or PNG say of its size; null: it is neither, or does not say it where it should. */
export const pictureSize = async (file: Blob): Promise<PictureSize | null> => {
  const head = await at(file, 0, PNG_BYTES);
  if (head.byteLength < PNG_BYTES) return null;
  if (head.getUint32(0) === PNG_SIGNATURE) return pngSize(head);
  return head.getUint16(0) === JPEG_START ? jpegSize(file) : null;
};

/** Refuses a picture of more pixels than the server takes before it is sent (docs/product.md FILE-29). A file that cannot be read is refused as it is hashed. */
export const assertPictureFits = async (file: Blob): Promise<void> => {
  const size = await pictureSize(file).catch(() => null);
  if (size && isPictureTooLarge(size)) throw new Error('file-image-too-large');
};
