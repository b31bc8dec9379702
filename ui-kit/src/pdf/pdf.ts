import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Pdf = {
  pages: number;
  /** Height of a page for each of its width. */
  ratio(page: number): Promise<number>;
  /** Draws a page as wide as the canvas is on the screen, and answers its text. A canvas is drawn on once `signal` has ended what drew there. */
  draw(page: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<string>;
  close(): void;
};

/** Device pixels for each of the page: more would be memory that nobody sees. */
const MOST_DENSE = 2;

/** Opens a PDF in a worker. Its own scripts, forms and links are never run: it is drawn, and nothing else. */
export const openPdf = async (bytes: ArrayBuffer): Promise<Pdf> => {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port } as never);
  // The worker takes what it is given: it gets a copy.
  const task = getDocument({ data: bytes.slice(0), worker, enableXfa: false, stopAtErrors: false });
  const close = () => {
    void task.destroy().finally(() => port.terminate());
  };
  try {
    const document = await task.promise;
    return {
      pages: document.numPages,
      ratio: async (number) => {
        const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
        return height / width;
      },
      draw: async (number, canvas, signal) => {
        const page = await document.getPage(number);
        signal.throwIfAborted();
        const scale =
          (canvas.clientWidth / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, MOST_DENSE);
        const viewport = page.getViewport({ scale });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        const drawing = page.render({ canvas, viewport });
        signal.addEventListener('abort', () => drawing.cancel());
        await drawing.promise;
        const { items } = await page.getTextContent();
        page.cleanup();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};
