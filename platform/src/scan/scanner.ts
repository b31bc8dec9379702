import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What a scanner says of bytes: by what name it knows what it found in them. */
export type Scan = 'clean' | 'not-scanned' | { found: string };
export type Scanner = (bytes: () => Readable) => Promise<Scan>;

const DEFAULT_PORT = 3310;
/** A scanner that says nothing for so long has failed, and the file is not kept for now. Milliseconds. */
const TIMEOUT_MS = 120_000;

const prefixed = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
};

/** The bytes as clamd's INSTREAM takes them: each chunk after its length, and a length of nothing at the end. */
async function* instream(bytes: Readable) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) yield prefixed(chunk);
  yield Buffer.alloc(4);
}

/** Asks a clamd at `tcp://host:port`. */
export const clamdScanner =
  (url: string): Scanner =>
  async (bytes) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) || DEFAULT_PORT, allowHalfOpen: true });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd gave no answer.')));
    // What breaks is thrown below, also where it breaks after the answer: clamd closes on what is too large for it.
    socket.on('error', () => undefined);
    try {
      const [answer, sent] = await Promise.allSettled([
        text(socket),
        pipeline(Readable.from(instream(bytes())), socket, { end: false }).catch((error: unknown) => {
          socket.destroy();
          throw error;
        }),
      ]);
      if (answer.status === 'rejected') throw sent.status === 'rejected' ? sent.reason : answer.reason;
      const said = answer.value.replace(/\0/g, '').trim();
      if (said.endsWith(' OK')) return 'clean';
      const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? [];
      if (found) return { found };
      throw new Error(`clamd could not scan: ${said || 'no answer'}`);
    } finally {
      socket.destroy();
    }
  };

/** Scans where there is something to scan with. */
export const openScanner = (url: string | undefined): Scanner => (url ? clamdScanner(url) : async () => 'not-scanned');
