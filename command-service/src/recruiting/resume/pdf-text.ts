import { Worker } from 'node:worker_threads';
import { Rejection } from 'contracts/kernel/problem';
import {
  MAX_RESUME_PAGES,
  MAX_RESUME_TEXT,
  type ResumeRejection,
} from 'contracts/recruiting/candidate/candidate.resume-reading';
import { concurrencyLimit } from 'platform/concurrency-limit';

export type ReadText = { text: string; isCut: boolean; hasHidden: boolean };
type Answer = ReadText | { fault: string };

/** The first one of a process on a busy machine takes seconds; those that need much more are no résumés. */
const MAX_MS = 30_000;
const MAX_MEGABYTES = 256;
/** Files that are read at the same time. */
const AT_ONCE = 2;

export const refuse = (code: ResumeRejection): Rejection => new Rejection(code, 422, { errors: { file: [code] } });

const inWorker = (bytes: Buffer, maxMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-text.worker.mjs', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), maxPages: MAX_RESUME_PAGES, maxText: MAX_RESUME_TEXT },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES, maxYoungGenerationSizeMb: 32 },
      env: {},
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => end(() => reject(refuse('resume-too-complex'))), maxMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('resume-too-complex') : error)),
    );
    worker.once('exit', () => end(() => reject(refuse('resume-too-complex'))));
  });

const limited = concurrencyLimit(AT_ONCE);

/** The text of a PDF, read in a thread of its own that has so much time and memory and no more. */
export const pdfText = async (bytes: Buffer, maxMs = MAX_MS): Promise<ReadText> => {
  const answer = await limited(() => inWorker(bytes, maxMs));
  if (!('fault' in answer)) return answer;
  throw refuse(answer.fault === 'PasswordException' ? 'resume-encrypted' : 'resume-unreadable');
};
