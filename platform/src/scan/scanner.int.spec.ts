import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScanner } from './scanner.ts';

const END = Buffer.alloc(4);
const HEADER = Buffer.from('zINSTREAM\0');

/** Takes a stream as clamd does, and finds the word `virus` in it. */
const clamd = (): Server =>
  createServer((socket) => {
    let said = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      said = Buffer.concat([said, chunk]);
      if (!said.subarray(-4).equals(END) || !said.subarray(0, HEADER.length).equals(HEADER)) return;
      const parts: Buffer[] = [];
      for (let at = HEADER.length; at < said.length - 4; ) {
        const length = said.readUInt32BE(at);
        parts.push(said.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      const text = Buffer.concat(parts).toString();
      if (text === 'broken') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      socket.end(text.includes('virus') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
    });
  });

let server: Server;
let url = '';
beforeAll(async () => {
  server = clamd();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());

const bytes =
  (...parts: string[]) =>
  () =>
    Readable.from(parts.map((part) => Buffer.from(part)));

describe('the scanner', () => {
  it('given clamd, when bytes are scanned, then its word counts, and where it has none the scan failed', async () => {
    const scan = openScanner(url);
    expect(await scan(bytes('a good', ' file'))).toBe('clean');
    expect(await scan(bytes('a vir', 'us'))).toEqual({ found: 'Eicar-Test' });
    expect(await scan(bytes('x'.repeat(3_000_000), 'virus'))).toEqual({ found: 'Eicar-Test' });
    await expect(scan(bytes('broken'))).rejects.toThrow('size limit');
    await expect(openScanner('tcp://127.0.0.1:1')(bytes('a'))).rejects.toThrow();
  });

  it('given bytes that are more than clamd takes, when it says so and hangs up, then the scan failed, and nothing else did', async () => {
    const curt = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy()));
    });
    await new Promise<void>((resolve) => curt.listen(0, '127.0.0.1', resolve));
    const address = curt.address();
    const scan = openScanner(`tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    const many = Array.from({ length: 400 }, () => 'x'.repeat(65_536));
    for (let times = 0; times < 5; times += 1) await expect(scan(bytes(...many))).rejects.toThrow();
    const broken = () =>
      new Readable({
        read: (): never => {
          throw new Error('the disk is gone');
        },
      });
    await expect(openScanner(url)(broken)).rejects.toThrow('the disk is gone');
    curt.close();
  });

  it('given no clamd, when bytes are scanned, then nobody did', async () => {
    expect(await openScanner(undefined)(bytes('a'))).toBe('not-scanned');
  });
});
