import { describe, expect, it } from 'vitest';
import { assertPictureFits, pictureSize } from './picture-size.ts';

const png = (width: number, height: number, isInterlaced = false): Blob => {
  const head = new DataView(new ArrayBuffer(40));
  head.setUint32(0, 0x89504e47);
  head.setUint32(16, width);
  head.setUint32(20, height);
  head.setUint8(28, isInterlaced ? 1 : 0);
  return new Blob([head]);
};

/** With what a camera writes before the picture: a part as long as may be, and tables that come with a marker like that of a frame. */
const jpeg = (width: number, height: number, frame = 0xc0): Blob => {
  const part = (marker: number, bytes: number) => {
    const view = new DataView(new ArrayBuffer(2 + bytes));
    view.setUint16(0, 0xff00 + marker);
    view.setUint16(2, bytes);
    return view;
  };
  const size = part(frame, 17);
  size.setUint16(5, height);
  size.setUint16(7, width);
  return new Blob([Uint8Array.of(0xff, 0xd8), part(0xe1, 65_535), part(0xc4, 30), Uint8Array.of(0xff), size]);
};

describe('the size of a picture that is to be uploaded', () => {
  it('given a PNG and a JPEG, when looked at, then pixels are told, and whether it comes from coarse to fine', async () => {
    expect(await pictureSize(png(300, 200))).toEqual({ pixels: 60_000, isProgressive: false });
    expect(await pictureSize(png(300, 200, true))).toEqual({ pixels: 60_000, isProgressive: true });
    expect(await pictureSize(jpeg(300, 200))).toEqual({ pixels: 60_000, isProgressive: false });
    expect(await pictureSize(jpeg(300, 200, 0xc2))).toEqual({ pixels: 60_000, isProgressive: true });
  });

  it('given what is no picture, or ends before it says its size, when looked at, then nothing is said', async () => {
    const blobs = [new Blob([]), new Blob(['%PDF-1.7 and all that a document has']), jpeg(1, 1).slice(0, 60_000)];
    expect(await Promise.all(blobs.map(pictureSize))).toEqual([null, null, null]);
  });

  it('given the limits of FILE-29, when asked whether it fits, then the limit itself does', async () => {
    await assertPictureFits(png(25_000, 10_000));
    await assertPictureFits(jpeg(10_000, 5_000, 0xc2));
    for (const large of [png(25_000, 10_001), jpeg(10_000, 5_001, 0xc2)])
      await expect(assertPictureFits(large)).rejects.toThrow('file-image-too-large');
  });
});
