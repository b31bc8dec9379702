import { execFileSync, spawnSync } from 'node:child_process';

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
