import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether videos can be made and converted on this machine. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** A moving picture with sound as a browser records it: VP8 and Opus in WebM, without its length in the header. */
export const filmOf = (seconds: number): Buffer =>
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=640x480:rate=15:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
      ...['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-live', '1', '-f', 'webm', 'pipe:1'],
    ],
    { maxBuffer: 64 * 1_048_576 },
  );

/** Minutes of a picture as restless as what a camera sees, in MP4: ten seconds of it again and again, which costs little to make. */
export const longFilmOf = async (minutes: number): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'onrecord-film-'));
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });
  try {
    ffmpeg(
      ...['-f', 'lavfi', '-i', 'testsrc=size=640x480:rate=15:duration=10,noise=alls=12:allf=t'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=330:duration=10'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '25', '-pix_fmt', 'yuv420p', '-c:a', 'aac', 'part.mp4'],
    );
    ffmpeg('-stream_loop', String(minutes * 6 - 1), '-i', 'part.mp4', '-c', 'copy', 'film.mp4');
    return await readFile(join(folder, 'film.mp4'));
  } finally {
    await rm(folder, { recursive: true });
  }
};
