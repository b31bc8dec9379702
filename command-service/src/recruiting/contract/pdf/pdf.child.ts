import { Console } from 'node:console';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { CertificateDrawing } from '#command-service/training/certificate/certificate.drawing';
import type { Finishing } from './finish.ts';
import type { Letter } from './letter.ts';
import { DocumentFault, isOutOfMemory } from './pdf.faults.ts';
import type { Printing } from './print.ts';

export type PdfWork =
  | { do: 'take-in'; bytes: Uint8Array }
  | { do: 'letter'; letter: Letter }
  | { do: 'print'; printing: Printing }
  | { do: 'finish'; finishing: Finishing }
  | { do: 'certificate'; drawing: CertificateDrawing };
export type PdfAnswer = { bytes: Uint8Array; pages: number } | { fault: string; detail?: string } | { failed: string };

const work = async (asked: PdfWork) => {
  if (asked.do === 'take-in') return (await import('./intake.ts')).takeIn(asked.bytes);
  if (asked.do === 'letter') return (await import('./letter.ts')).makeLetter(asked.letter);
  if (asked.do === 'print') return (await import('./print.ts')).printTexts(asked.printing);
  if (asked.do === 'certificate')
    return (await import('#command-service/training/certificate/certificate.drawing')).drawCertificate(asked.drawing);
  return (await import('./finish.ts')).finishDocument(asked.finishing);
};

const told = (error: unknown): PdfAnswer => {
  if (isOutOfMemory(error)) return { fault: 'contract-pdf-too-complex' };
  if (!(error instanceof DocumentFault)) return { failed: String((error as Error)?.stack) };
  return { fault: error.code, ...(error.detail !== undefined && { detail: error.detail }) };
};

// The answer alone is written to the standard output.
globalThis.console = new Console(process.stderr);
const asked = deserialize(await buffer(process.stdin)) as PdfWork;
process.stdout.write(serialize(await work(asked).catch(told)));
