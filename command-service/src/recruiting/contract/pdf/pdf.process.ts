import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { Rejection } from 'contracts/kernel/problem';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { runProgram } from 'platform/program/program';
import type { CertificateDrawing } from '#command-service/training/certificate/certificate.drawing';
import type { Finishing } from './finish.ts';
import type { Letter } from './letter.ts';
import type { PdfAnswer, PdfWork } from './pdf.child.ts';
import type { Printing } from './print.ts';

export type MadePdf = { bytes: Buffer; pages: number; sha256: string };

/** A slow machine takes seconds for 300 pages; what needs much more is no contract. */
const MAX_MS = 60_000;
/** Of everything that the process writes to; objects of JavaScript are a part of it. */
const MAX_MEGABYTES = 768;
const MAX_HEAP_MEGABYTES = 384;
/** Each kind of work has places of its own: files of strangers hold up no text that is sent, and neither what all have signed. */
const places = {
  'take-in': concurrencyLimit(1),
  letter: concurrencyLimit(2),
  print: concurrencyLimit(2),
  finish: concurrencyLimit(2),
  certificate: concurrencyLimit(2),
};

const CHILD = fileURLToPath(new URL('./pdf.child.ts', import.meta.url));
const FLAGS = [`--max-old-space-size=${MAX_HEAP_MEGABYTES}`, '--max-semi-space-size=16'];
/** The kernel keeps the process within its memory, buffers outside of the heap included, and within its time when nobody waits any more. */
const WITHIN = 'ulimit -d "$0" 2>/dev/null; ulimit -t 90 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$@"';

export const refusePdf = (code: string, detail?: string): Rejection =>
  new Rejection(code, 422, { errors: { file: [code] }, ...(detail && { detail }) });
const tooComplex = () => refusePdf('contract-pdf-too-complex');

const inProcess = async (work: PdfWork, maxMs: number): Promise<Uint8Array> => {
  const args = ['-c', WITHIN, String(MAX_MEGABYTES * 1_024), process.execPath, ...FLAGS, CHILD];
  const { code, output } = await runProgram({ command: '/bin/sh', args, env: {}, input: serialize(work), maxMs });
  if (code === 0) return output;
  throw code === 1 ? new Error('The process that makes PDFs did not start.') : tooComplex();
};

const make = async (work: PdfWork, maxMs = MAX_MS): Promise<MadePdf> => {
  const answer = deserialize(await places[work.do](() => inProcess(work, maxMs))) as PdfAnswer;
  if ('fault' in answer) throw refusePdf(answer.fault, answer.detail);
  if ('failed' in answer) throw new Error(answer.failed);
  const bytes = Buffer.from(answer.bytes);
  return { bytes, pages: answer.pages, sha256: createHash('sha256').update(bytes).digest('hex') };
};

/** PDFs are read and made in a process of its own each, which has so much time and memory and no more (docs/adr/0048). */
export const takeInPdf = (bytes: Buffer, maxMs?: number) => make({ do: 'take-in', bytes }, maxMs);
export const letterPdf = (letter: Letter) => make({ do: 'letter', letter });
export const printedPdf = (printing: Printing) => make({ do: 'print', printing });
export const finishedPdf = (finishing: Finishing) => make({ do: 'finish', finishing });
export const certificatePdf = (drawing: CertificateDrawing) => make({ do: 'certificate', drawing });
