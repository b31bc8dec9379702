import { type RefObject, useEffect } from 'react';

/** Pixels from an edge within which what is dragged pulls on it. */
const EDGE = 72;
/** Pixels of a frame, at the very edge. */
const MOST = 18;

/** How far to scroll in a frame: the more, the nearer to an edge. */
const pull = (x: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): number => {
  if (x > right - EDGE) return MOST * Math.min(1, (x - right + EDGE) / EDGE);
  if (x < left + EDGE) return -MOST * Math.min(1, (left + EDGE - x) / EDGE);
  return 0;
};

/** While something is dragged near the left or right edge of what scrolls, it scrolls there: what is out of sight is reached by dragging too. */
export const useEdgeScroll = (ref: RefObject<HTMLElement | null>, isDragging: boolean): void => {
  useEffect(() => {
    const box = ref.current;
    if (!box || !isDragging) return undefined;
    let x: number | null = null;
    let frame = 0;
    const scroll = () => {
      if (x !== null) box.scrollLeft += pull(x, box.getBoundingClientRect());
      frame = requestAnimationFrame(scroll);
    };
    const follow = ({ clientX, clientY }: DragEvent) => {
      const { top, bottom } = box.getBoundingClientRect();
      x = clientY >= top && clientY <= bottom ? clientX : null;
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) x = null;
    };
    // Before the columns, which keep these events to themselves; beside the board too, as far as the window goes.
    document.addEventListener('dragover', follow, true);
    document.addEventListener('dragleave', leave, true);
    frame = requestAnimationFrame(scroll);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('dragover', follow, true);
      document.removeEventListener('dragleave', leave, true);
    };
  }, [ref, isDragging]);
};
