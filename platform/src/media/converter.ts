import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { chmod, chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { concurrencyLimit } from '#platform/concurrency-limit';
import { writeToDisk } from '#platform/storage/disk-write';
import { inScratch, sweepScratch } from '#platform/storage/scratch';
import { ffmpegArguments, posterArguments, probeArguments } from './ffmpeg.ts';
import { type Probed, probedOf } from './probe.ts';
import { type Ended, type Limits, openSandbox, type Sandbox, type SandboxGap } from './sandbox.ts';

/** What was made of a video or a recording of sound: an MP4 that begins with its index, and a JPEG where it has a picture. */
export type Converted = Probed & { video(): Readable; poster: (() => Readable) | undefined };
type Fault = { fault: 'unreadable' | 'too-long' | 'too-slow' };
export type Conversion = Converted | Fault;

export type Source = { content: Readable; extension: string; maxSeconds: number };

export type MediaConverter = {
  /** Whether there is anything to convert with. */
  isThere: boolean;
  /** What the sandbox cannot do that it runs in. */
  gaps: readonly SandboxGap[];
  /** Whether something is being converted: each takes two cores, so there is one at a time. */
  isBusy(): boolean;
  /** `use` reads what was made while it is there. Throws where the converter is closed meanwhile. */
  convert<T>(source: Source, use: (conversion: Conversion) => Promise<T>): Promise<T>;
  /** Ends what is under way. */
  close(): void;
};

const GB = 1_073_741_824;
const CONVERSION: Limits = { seconds: 1_200, memory: 3 * GB, fileSize: GB / 2 };
const LOOK: Limits = { seconds: 120, memory: 2 * GB, fileSize: GB / 32 };
/** Seconds by which the end of a video that was cut may differ from where it was cut. */
const CUT_TOLERANCE = 1;

const isInstalled = (program: string): Promise<boolean> =>
  promisify(execFile)(program, ['-version']).then(
    () => true,
    () => false,
  );

/** Whether the system has what converts. */
export const isFfmpegInstalled = async (): Promise<boolean> =>
  (await isInstalled('ffmpeg')) && (await isInstalled('ffprobe'));

const isMade = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

/** A folder for one conversion, with the source in it. */
const inFolder = <T>(
  { content, owner }: { content: Readable; owner: Sandbox['owner'] },
  work: (folder: string) => Promise<T>,
): Promise<T> =>
  inScratch(async (folder) => {
    const source = join(folder, 'source');
    await writeToDisk(source, content, { isTheirLastUse: true });
    if (owner) for (const path of [source, folder]) await chown(path, owner.uid, owner.gid);
    await chmod(folder, 0o700);
    return work(folder);
  });

/** What is to be said where ffmpeg reads what strangers sent in a sandbox that is not whole; null: it is, or there is no ffmpeg. */
export const sandboxWarning = ({ isThere, gaps }: Pick<MediaConverter, 'isThere' | 'gaps'>): string | null =>
  isThere && gaps.length > 0
    ? `ffmpeg runs in a sandbox that lacks: ${gaps.join(', ')} (unshare, setpriv and prlimit of util-linux, and the right to make namespaces)`
    : null;

/** Converts by the system's own ffmpeg, in a sandbox; `isThere` is false where ffmpeg is not installed. Throws where the sandbox must be whole and is not. */
export const openMediaConverter = async ({ isSandboxRequired = false } = {}): Promise<MediaConverter> => {
  await sweepScratch();
  const isThere = await isFfmpegInstalled();
  const sandbox = await openSandbox();
  const { gaps } = sandbox;
  const warning = sandboxWarning({ isThere, gaps });
  if (isSandboxRequired && warning !== null) throw new Error(`MEDIA_SANDBOX=required, but ${warning}`);
  const over = new AbortController();
  const limited = concurrencyLimit(1);
  let pending = 0;

  const run = (program: string, args: readonly string[], folder: string, limits: Limits): Promise<Ended> =>
    sandbox.run(program, args, { ...limits, folder, signal: over.signal });
  const probe = async (folder: string, name: string, demuxer?: string): Promise<Probed | Fault> => {
    const { outcome, output } = await run('ffprobe', probeArguments(name, demuxer), folder, LOOK);
    if (outcome === 'killed') return { fault: 'too-slow' };
    return (outcome === 'done' && probedOf(output)) || { fault: 'unreadable' };
  };

  const make = async (folder: string, { extension, maxSeconds }: Source): Promise<Conversion> => {
    const { args, demuxer } = ffmpegArguments(extension, maxSeconds);
    const source = await probe(folder, 'source', demuxer);
    if ('fault' in source) return source;
    // What says so itself costs no work, true or not.
    if (source.seconds > maxSeconds) return { fault: 'too-long' };
    const { outcome } = await run('ffmpeg', args(source), folder, CONVERSION);
    if (outcome !== 'done') return { fault: outcome === 'killed' ? 'too-slow' : 'unreadable' };
    const made = await probe(folder, 'converted.mp4');
    if ('fault' in made) return made;
    if (made.seconds > maxSeconds - CUT_TOLERANCE) return { fault: 'too-long' };
    const still = made.width === null ? undefined : await run('ffmpeg', posterArguments(made), folder, LOOK);
    const poster = join(folder, 'poster.jpg');
    // Where no picture lies at that second, the program is done and has made none.
    const hasPoster = still?.outcome === 'done' && (await isMade(poster));
    return {
      ...made,
      video: () => createReadStream(join(folder, 'converted.mp4')),
      poster: hasPoster ? () => createReadStream(poster) : undefined,
    };
  };

  return {
    isThere,
    gaps,
    isBusy: () => pending > 0,
    convert: async (source, use) => {
      pending += 1;
      try {
        const { content } = source;
        // It may fail while it waits for its turn: writing it says so.
        content.on('error', () => undefined);
        return await limited(() =>
          inFolder({ content, owner: sandbox.owner }, async (folder) => use(await make(folder, source))),
        );
      } finally {
        pending -= 1;
      }
    },
    close: () => over.abort(new Error('The converter is closed.')),
  };
};
