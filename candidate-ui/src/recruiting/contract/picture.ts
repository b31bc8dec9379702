import { MAX_SIGNATURE_LENGTH } from 'contracts/recruiting/contract/contract.choices';

const WIDTH = 900;
const HEIGHT = 300;
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

const canvasOf = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, context: canvas.getContext('2d') };
};
const base64Of = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);

/** The parts of a picture that somebody has drawn on. */
const trimmed = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 0) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right <= left || bottom <= top) return canvas;
  const { canvas: cut, context } = canvasOf(right - left + 9, bottom - top + 9);
  context?.drawImage(canvas, left - 4, top - 4, cut.width, cut.height, 0, 0, cut.width, cut.height);
  return cut;
};
const scaled = (source: CanvasImageSource, width: number, height: number): string => {
  const scale = Math.min(1, WIDTH / width, HEIGHT / height);
  const { canvas, context } = canvasOf(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return base64Of(canvas);
};

/** What was drawn, as a picture. */
export const drawnPicture = (canvas: HTMLCanvasElement): string => {
  const cut = trimmed(canvas);
  return scaled(cut, cut.width, cut.height);
};

/** A name in writing. */
export const typedPicture = (name: string): string => {
  const { canvas, context } = canvasOf(WIDTH, 200);
  if (!context) return '';
  const style = (size: number) => `italic ${size}px "Segoe Script", "Bradley Hand", "Snell Roundhand", cursive`;
  context.font = style(96);
  const width = context.measureText(name).width;
  context.font = style(Math.min(96, (96 * (WIDTH - 40)) / Math.max(width, 1)));
  context.fillStyle = '#12193f';
  context.textBaseline = 'middle';
  context.fillText(name, 20, 100);
  const cut = trimmed(canvas);
  return scaled(cut, cut.width, cut.height);
};

type As = { scale: number; type: 'png' | 'jpeg'; quality?: number };
/** A photograph is large as PNG: then as JPEG, and smaller, until it may be sent. */
const WAYS: As[] = [
  { scale: 1, type: 'png' },
  ...[1, 0.75, 0.5].flatMap((scale) => [0.85, 0.6].map((quality): As => ({ scale, type: 'jpeg', quality }))),
];

/** As base64, in the first way in which it is not too long; null where it is in all. */
export const pictureThatFits = (encode: (as: As) => string): string | null => {
  for (const way of WAYS) {
    const picture = encode(way);
    if (picture !== '' && picture.length <= MAX_SIGNATURE_LENGTH) return picture;
  }
  return null;
};

const encoded = (bitmap: ImageBitmap, { scale, type, quality }: As): string => {
  const own = scale * Math.min(1, WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const { canvas, context } = canvasOf(
    Math.max(1, Math.round(bitmap.width * own)),
    Math.max(1, Math.round(bitmap.height * own)),
  );
  if (context && type === 'jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(`image/${type}`, quality).split(',')[1] ?? '';
};

/** The address under which a page shows it. */
export const pictureUrl = (picture: string): string =>
  `data:image/${picture.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${picture}`;

/** A picture that somebody has; null where it is none. */
export const uploadedPicture = async (file: File): Promise<string | null> => {
  if (file.size > MAX_PICTURE_BYTES || !/^image\/(?:png|jpeg)$/.test(file.type)) return null;
  try {
    const bitmap = await createImageBitmap(file);
    return pictureThatFits((as) => encoded(bitmap, as));
  } catch {
    return null;
  }
};
