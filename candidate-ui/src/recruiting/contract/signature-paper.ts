import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';

/** Pixels that are left beside what was drawn. */
const MARGIN = 4;

type Size = { width: number; height: number };

/** Strokes as they fit on a paper: smaller where they do not, else as they were, so that turning a phone again and again changes nothing. */
export const fittedStrokes = (strokes: readonly PointGroup[], { width, height }: Size): PointGroup[] => {
  const points = strokes.flatMap((stroke) => stroke.points);
  const right = Math.max(0, ...points.map(({ x }) => x));
  const bottom = Math.max(0, ...points.map(({ y }) => y));
  const scale = Math.min(1, width / (right + MARGIN), height / (bottom + MARGIN));
  if (scale === 1) return [...strokes];
  return strokes.map((stroke) => ({
    ...stroke,
    ...{ minWidth: stroke.minWidth * scale, maxWidth: stroke.maxWidth * scale, dotSize: stroke.dotSize * scale },
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
};

type Paper = Pick<HTMLCanvasElement, 'width' | 'height' | 'clientWidth' | 'clientHeight' | 'getContext'>;

/** A canvas has as many points as its place on the screen; what was drawn on it stays. False where it had them already. */
export const fitPaper = (paper: Paper, pad: Pick<SignaturePad, 'toData' | 'fromData'>, ratio: number): boolean => {
  const [width, height] = [Math.round(paper.clientWidth * ratio), Math.round(paper.clientHeight * ratio)];
  // It is not shown at the moment.
  if (width === 0 || height === 0 || (paper.width === width && paper.height === height)) return false;
  const strokes = fittedStrokes(pad.toData(), { width: paper.clientWidth, height: paper.clientHeight });
  paper.width = width;
  paper.height = height;
  paper.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
  return true;
};
