import { parentPort, workerData } from 'node:worker_threads';
import type { Finishing } from './finish.ts';
import type { Letter } from './letter.ts';
import { DocumentFault } from './pdf.faults.ts';

export type PdfWork =
  | { do: 'take-in'; bytes: Uint8Array }
  | { do: 'letter'; letter: Letter }
  | { do: 'finish'; finishing: Finishing };

const work = async (asked: PdfWork) => {
  if (asked.do === 'take-in') return (await import('./intake.ts')).takeIn(asked.bytes);
  if (asked.do === 'letter') return (await import('./letter.ts')).makeLetter(asked.letter);
  return (await import('./finish.ts')).finishDocument(asked.finishing);
};

work(workerData as PdfWork).then(
  (made) => parentPort?.postMessage(made),
  (error: unknown) =>
    parentPort?.postMessage(
      error instanceof DocumentFault
        ? { fault: error.code, detail: error.detail }
        : { failed: String((error as Error)?.stack) },
    ),
);
