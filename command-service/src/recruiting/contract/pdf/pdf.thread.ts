import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Rejection } from 'contracts/kernel/problem';
import { concurrencyLimit } from 'platform/concurrency-limit';
import type { Finishing } from './finish.ts';
import type { Letter } from './letter.ts';
import type { PdfWork } from './pdf.worker.ts';

export type MadePdf = { bytes: Buffer; pages: number; sha256: string };
type Answer = { bytes: Uint8Array; pages: number } | { fault: string; detail?: string } | { failed: string };

/** A slow machine takes seconds for 300 pages; what needs much more is no contract. */
const MAX_MS = 60_000;
const MAX_MEGABYTES = 512;
const AT_ONCE = 2;
const limited = concurrencyLimit(AT_ONCE);

export const refusePdf = (code: string, detail?: string): Rejection =>
  new Rejection(code, 422, { errors: { file: [code] }, ...(detail && { detail }) });
const tooComplex = () => refusePdf('contract-pdf-too-complex');

const inThread = (work: PdfWork, maxMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES, maxYoungGenerationSizeMb: 64 },
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(() => reject(tooComplex())), maxMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error)),
    );
    worker.once('exit', () => end(() => reject(tooComplex())));
  });

const make = async (work: PdfWork, maxMs = MAX_MS): Promise<MadePdf> => {
  const answer = await limited(() => inThread(work, maxMs));
  if ('fault' in answer) throw refusePdf(answer.fault, answer.detail);
  if ('failed' in answer) throw new Error(answer.failed);
  const bytes = Buffer.from(answer.bytes);
  return { bytes, pages: answer.pages, sha256: createHash('sha256').update(bytes).digest('hex') };
};

/** PDFs are read and made in a thread of its own each, which has so much time and memory and no more (docs/adr/0046). */
export const takeInPdf = (bytes: Buffer, maxMs?: number) =>
  make({ do: 'take-in', bytes: new Uint8Array(bytes) }, maxMs);
export const letterPdf = (letter: Letter) => make({ do: 'letter', letter });
export const finishedPdf = (finishing: Finishing) => make({ do: 'finish', finishing });
