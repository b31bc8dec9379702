import { finished, type Readable } from 'node:stream';

/**
 * The chunks of a stream as they were read. A stream's own iterator joins those that wait to a new one: their memory can then be given
 * back by nobody, and waits for the garbage collector.
 */
export async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = [];
  let wake = () => {};
  let outcome: { error: Error | null | undefined } | undefined;
  stream.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    stream.pause();
    wake();
  });
  finished(stream, { writable: false }, (error) => {
    outcome = { error };
    wake();
  });
  try {
    for (;;) {
      const chunk = waiting.shift();
      if (chunk) yield chunk;
      else if (outcome?.error) throw outcome.error;
      else if (outcome) return;
      else {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        stream.resume();
        await woken;
      }
    }
  } finally {
    stream.destroy();
  }
}
