/** Pixels of a picture that is a file, and of one whose form makes it to be held in memory whole (docs/product.md FILE-29). */
const MAX_PIXELS = 250_000_000;
export const MAX_HELD_PIXELS = 50_000_000;

/** `isProgressive`: it comes from coarse to fine, as a progressive JPEG or an interlaced PNG does. */
export type PictureSize = { pixels: number; isProgressive: boolean };

export const isPictureTooLarge = ({ pixels, isProgressive }: PictureSize): boolean =>
  pixels > (isProgressive ? MAX_HELD_PIXELS : MAX_PIXELS);
