import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks-of.ts';

const all = async (stream: Readable): Promise<Buffer[]> => {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(stream)) chunks.push(chunk);
  return chunks;
};

describe('the chunks of a stream', () => {
  it('given several that wait together, when they are read, then each is the one that was written', async () => {
    const written = [Buffer.from('a'), Buffer.from('bc'), Buffer.from('d')];
    const stream = new PassThrough();
    for (const chunk of written) stream.write(chunk);
    stream.end();
    const read = await all(stream);
    expect(read).toHaveLength(3);
    for (const [index, chunk] of read.entries()) expect(chunk).toBe(written[index]);
  });

  it('given a stream that breaks off, when it is read, then what came is told, and then why it ended', async () => {
    const breaking = async function* () {
      yield Buffer.from('a');
      throw new Error('gone');
    };
    const read: string[] = [];
    const reading = async () => {
      for await (const chunk of chunksOf(Readable.from(breaking(), { objectMode: false }))) read.push(String(chunk));
    };
    await expect(reading()).rejects.toThrow('gone');
    expect(read).toEqual(['a']);
  });

  it('given a reader that has enough, when it stops, then the stream is closed', async () => {
    const stream = new PassThrough();
    stream.write('a');
    for await (const _ of chunksOf(stream)) break;
    expect(stream.destroyed).toBe(true);
  });
});
