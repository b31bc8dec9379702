import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipOf, zipSize } from './zip.ts';

const entry = (name: string, ...chunks: string[]): ZipEntry => ({
  name,
  size: Buffer.byteLength(chunks.join('')),
  bytes: async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  },
});
/** As another program reads it, by the names in it. */
const READ = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps({i.filename: z.read(i).decode() for i in z.infolist()}))`;

describe('an archive of files', () => {
  it('given files in folders with names of any letters, when another program reads it, then each is there whole, and it is as long as was said', async () => {
    const entries = [entry('Polícias/á b.txt', 'one ', 'two'), entry('نص.txt', ''), entry('c.txt', 'c'.repeat(70_000))];
    const bytes = await buffer(zipOf(entries));
    expect(bytes.length).toBe(zipSize(entries));
    const dir = await mkdtemp(join(tmpdir(), 'zip-'));
    try {
      await writeFile(join(dir, 'a.zip'), bytes);
      const read = execFileSync('python3', ['-c', READ, join(dir, 'a.zip')], {
        env: { ...process.env, PYTHONUTF8: '1' },
      });
      expect(JSON.parse(read.toString())).toEqual({
        'Polícias/á b.txt': 'one two',
        'نص.txt': '',
        'c.txt': 'c'.repeat(70_000),
      });
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('given a file that is shorter than was said, when it is sent, then it breaks off', async () => {
    const short = { ...entry('a', 'abc'), size: 4 };
    await expect(buffer(zipOf([short]))).rejects.toThrow('other bytes');
  });
});
