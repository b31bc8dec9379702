import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Points: what is smaller is read by nobody who looks at the page. */
const SMALLEST = 3;

const isSeen = ({ height, transform, width }, [left, bottom, right, top]) => {
  const [, , , , x, y] = transform;
  const isOnPage = x + width >= left && x <= right && y + height >= bottom && y <= top;
  return isOnPage && (height === 0 || height >= SMALLEST);
};

/** Text of the first pages in the order of the file; what nobody can see is left out. Its scripts, forms and links are never run. */
const read = async ({ bytes, maxPages, maxText }) => {
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const document = await task.promise;
  let text = '';
  let hasHidden = false;
  let page = 0;
  while (page < Math.min(document.numPages, maxPages) && text.length < maxText) {
    page += 1;
    const one = await document.getPage(page);
    const { items } = await one.getTextContent({ includeMarkedContent: false });
    for (const item of items) {
      const isBlank = item.str.trim() === '';
      if (!isBlank && !isSeen(item, one.view)) hasHidden = true;
      else text += item.str;
      if (item.hasEOL) text += '\n';
    }
    text += '\n';
    one.cleanup();
  }
  return { text: text.slice(0, maxText), isCut: page < document.numPages || text.length > maxText, hasHidden };
};

read(workerData).then(
  (answer) => parentPort?.postMessage(answer),
  (error) => parentPort?.postMessage({ fault: String(error?.name ?? '') }),
);
