import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Conversion,
  type Converted,
  type MediaConverter,
  openMediaConverter,
  sandboxWarning,
} from './converter.ts';
import { openSandbox } from './sandbox.ts';

const converter: MediaConverter = await openMediaConverter();
const folder = await mkdtemp(join(tmpdir(), 'onrecord-media-spec-'));
const made = (name: string) => join(folder, name);
const ffmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=15:duration=3'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=3'];
const AS_BROWSERS_DO = ['-c:v', 'libvpx', '-c:a', 'libopus', '-deadline', 'realtime', '-f', 'webm', '-live', '1'];

const of = async <T>(content: Readable | string, use: (conversion: Conversion) => Promise<T>, maxSeconds = 60) =>
  converter.convert(
    { content: typeof content === 'string' ? createReadStream(made(content)) : content, extension: 'webm', maxSeconds },
    use,
  );
const asItIs = (conversion: Conversion) => Promise.resolve(conversion);

beforeAll(async () => {
  if (!converter.isThere) return;
  await ffmpeg(...PICTURE, ...SOUND, ...AS_BROWSERS_DO, 'both.webm');
  await ffmpeg(...SOUND, '-c:a', 'libopus', '-f', 'webm', 'sound.webm');
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!converter.isThere)('the converter (skipped where ffmpeg is not installed)', () => {
  it('given a recording of a browser, when converted, then it is an MP4 with its index first, H.264 and AAC, and has a still picture', async () => {
    const { video, poster, ...facts } = await of('both.webm', async (conversion) => {
      if ('fault' in conversion) throw new Error(conversion.fault);
      return {
        ...conversion,
        video: await buffer(conversion.video()),
        poster: await buffer((conversion as Converted).poster?.() ?? Readable.from([])),
      };
    });
    expect(facts).toMatchObject({ width: 320, height: 240, hasSound: true });
    expect(facts.seconds).toBeCloseTo(3, 0);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
    expect([...poster.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    await writeFile(made('converted.mp4'), video);
    const { stdout } = await promisify(execFile)('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', made('converted.mp4')],
    ]);
    expect(stdout.trim().split('\n')).toEqual(['h264', 'aac']);
  });

  it('given sound alone, when converted, then there is no picture', async () => {
    expect(await of('sound.webm', asItIs)).toMatchObject({ width: null, height: null, poster: undefined });
  });

  it('given a recording that broke off, when converted, then it plays as far as it came', async () => {
    const whole = await readFile(made('both.webm'));
    const part = Readable.from([whole.subarray(0, Math.floor(whole.length * 0.6))]);
    const found = await of(part, asItIs);
    expect(found).toMatchObject({ width: 320, hasSound: true });
  });

  it('given what is no video, a list of other files, or more than may be converted, then that is said', async () => {
    expect(await of(Readable.from(['no video at all']), asItIs)).toEqual({ fault: 'unreadable' });
    const list = Readable.from([`#EXTM3U\n#EXTINF:1,\nfile:${made('both.webm')}\n`]);
    expect(await of(list, asItIs)).toEqual({ fault: 'unreadable' });
    expect(await of('both.webm', asItIs, 2)).toEqual({ fault: 'too-long' });
  });

  it('given a video of three seconds whose header says ten hours, when converted, then it is too long by what it says, and nothing is made of it', async () => {
    await ffmpeg(...PICTURE, '-c:v', 'libvpx', '-deadline', 'realtime', '-f', 'webm', 'short.webm');
    const bytes = await readFile(made('short.webm'));
    // The duration of a segment, a float of eight bytes, in milliseconds.
    const duration = bytes.indexOf(Buffer.from('448988', 'hex')) + 3;
    expect(bytes.readDoubleBE(duration)).toBeCloseTo(3_000, -2);
    expect(await of(Readable.from([Buffer.from(bytes)]), asItIs)).toMatchObject({ width: 320 });
    bytes.writeDoubleBE(10 * 3_600_000, duration);
    expect(await of(Readable.from([bytes]), asItIs)).toEqual({ fault: 'too-long' });
  });

  it('given ffmpeg without programs of util-linux, when a converter that needs all of the sandbox is opened, then it throws; another is opened, and says what it lacks', async () => {
    const { PATH = '' } = process.env;
    const alone = await mkdtemp(join(tmpdir(), 'onrecord-path-spec-'));
    for (const program of ['ffmpeg', 'ffprobe']) {
      const { stdout } = await promisify(execFile)('sh', ['-c', `command -v ${program}`]);
      await symlink(stdout.trim(), join(alone, program));
    }
    process.env.PATH = alone;
    try {
      await expect(openMediaConverter({ isSandboxRequired: true })).rejects.toThrow('MEDIA_SANDBOX=required');
      expect(await openMediaConverter()).toMatchObject({ isThere: true, gaps: expect.arrayContaining(['limits']) });
    } finally {
      process.env.PATH = PATH;
      await rm(alone, { recursive: true });
    }
  });

  it('given a conversion under way, when the converter is closed, then it ends and throws', async () => {
    const other = await openMediaConverter();
    const source = { content: createReadStream(made('both.webm')), extension: 'webm', maxSeconds: 60 };
    const converting = other.convert(source, asItIs);
    other.close();
    await expect(converting).rejects.toThrow('closed');
  });
});

describe('the sandbox', () => {
  const limits = { seconds: 10, memory: 2 ** 31, fileSize: 1_000_000 };
  const run = async (script: string, own: Partial<typeof limits> = {}) =>
    (await openSandbox()).run('sh', ['-c', script], {
      ...{ ...limits, ...own },
      folder: '/',
      signal: new AbortController().signal,
    });

  it('given programs of util-linux that are not found, when it is opened, then it says what it lacks', async () => {
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    try {
      expect((await openSandbox()).gaps).toEqual(expect.arrayContaining(['network', 'limits']));
    } finally {
      process.env.PATH = PATH;
    }
    expect(sandboxWarning({ isThere: true, gaps: ['network'] })).toContain('lacks: network');
    expect([
      sandboxWarning({ isThere: false, gaps: ['network'] }),
      sandboxWarning({ isThere: true, gaps: [] }),
    ]).toEqual([null, null]);
  });

  it('given a program that ends, fails or takes too long, then that is told apart', async () => {
    expect(await run('echo seen')).toMatchObject({ outcome: 'done', output: 'seen\n' });
    expect(await run('echo why >&2; exit 3')).toMatchObject({ outcome: 'failed', errors: 'why\n' });
    expect(await run('sleep 60', { seconds: 1 })).toMatchObject({ outcome: 'killed' });
  });

  it.skipIf(process.platform !== 'linux')(
    'given Linux, when a program runs, then it has the processor only where nobody else wants it',
    async () => {
      expect((await run('chrt -p $$')).output).toContain('SCHED_IDLE');
    },
  );

  it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
    'given root on Linux, when a program runs, then it is nobody, sees no network and cannot fill the disk',
    async () => {
      expect((await run('id -u')).output).toBe('65534\n');
      expect((await run('cat /proc/net/dev')).output).not.toMatch(/eth|ens|enp/);
      expect(
        (await run('head -c 2000000 /dev/zero > /tmp/onrecord-too-much-$$; rm -f /tmp/onrecord-too-much-$$')).errors,
      ).toMatch(/exceeded|too large|File size/i);
    },
  );
});
