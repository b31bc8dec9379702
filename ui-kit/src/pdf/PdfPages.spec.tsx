import { act, render, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnPages } from './PdfPages.tsx';
import type { Pdf } from './pdf.ts';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
const watched: Seen[] = [];
const { IntersectionObserver, ResizeObserver } = globalThis;
beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(seen: Seen) {
        watched.push(seen);
      }
      observe() {}
      disconnect() {}
    },
    ResizeObserver: class {
      readonly resized: (entries: object[]) => void;
      constructor(resized: (entries: object[]) => void) {
        this.resized = resized;
      }
      observe() {
        this.resized([{ contentRect: { width: 400 } }]);
      }
      disconnect() {}
    },
  });
});
afterAll(() => Object.assign(globalThis, { IntersectionObserver, ResizeObserver }));
beforeEach(() => {
  watched.length = 0;
});

const see = (page: number, isIntersecting: boolean) => act(async () => watched[page - 1]?.([{ isIntersecting }]));
const pdfOf = (draw: Pdf['draw']): Pdf => ({ pages: 3, ratio: async () => 1.4, draw, close: () => undefined });
const sized: Pdf['draw'] = async (page, canvas) => {
  Object.assign(canvas, { width: 800, height: 1_120 });
  return `Text of page ${page}`;
};
const show = (draw: Pdf['draw']) => {
  const told = { onDrawn: vi.fn(), onFault: vi.fn() };
  const { container } = render(<DrawnPages pdf={pdfOf(draw)} label={(page) => `Page ${page}`} {...told} />);
  const canvas = (page: number) => container.querySelector<HTMLCanvasElement>(`[data-page="${page}"] canvas`);
  return { ...told, container, canvas };
};

describe('pages of a PDF (docs/product.md SIG-30)', () => {
  it('given pages that come near and go away, when they are far, then they take no memory, and are drawn again when they come back', async () => {
    const { canvas, container } = show(sized);
    await see(1, true);
    await waitFor(() => expect(canvas(1)?.width).toBe(800));
    await see(1, false);
    expect([canvas(1)?.width, canvas(1)?.height]).toEqual([0, 0]);
    expect(container.textContent).toContain('Text of page 1');
    await see(1, true);
    await waitFor(() => expect(canvas(1)?.width).toBe(800));
  });

  it('given several pages in sight, when all of them are drawn, then that is told once, and not before', async () => {
    const begun = new Map<number, () => void>();
    const { onDrawn } = show(async (page) => {
      await new Promise<void>((done) => begun.set(page, done));
      return '';
    });
    await see(1, true);
    await see(2, true);
    await act(async () => begun.get(1)?.());
    expect(onDrawn).not.toHaveBeenCalled();
    await act(async () => begun.get(2)?.());
    await waitFor(() => expect(onDrawn).toHaveBeenCalledOnce());
  });

  it('given a page that cannot be drawn, when it comes near, then that is told, and nothing is said to be drawn', async () => {
    const { onDrawn, onFault } = show(async () => {
      throw new Error('broken');
    });
    await see(2, true);
    await waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    expect(onDrawn).not.toHaveBeenCalled();
  });
});
