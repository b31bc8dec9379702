import type { Probed } from './probe.ts';

/** What reads a file, by its extension: what others ffmpeg has, some of which open further files, is not asked. */
const demuxers: Readonly<Record<string, string>> = {
  webm: 'matroska',
  mkv: 'matroska',
  mp4: 'mov',
  mov: 'mov',
  avi: 'avi',
  ogg: 'ogg',
};

/** Longest side of a converted picture, in pixels, and of a still one. */
const MAX_SIDE = 1_280;
const POSTER_SIDE = 640;
const THREADS = '2';

const QUIET = ['-v', 'error'];
const fromFile = (name: string, demuxer?: string): string[] => [
  '-protocol_whitelist',
  'file',
  ...(demuxer ? ['-f', demuxer] : []),
  '-i',
  `file:${name}`,
];

const within = (side: number): string =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;

/** H.264 of a profile that every player knows, with a frame to seek to every two seconds. */
const PICTURE = [
  ...['-map', '0:v:0', '-vf', within(MAX_SIDE), '-fpsmax', '30', '-pix_fmt', 'yuv420p'],
  ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-crf', '23'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*2)'],
];
/** AAC at the loudness of EBU R 128 for speech on the web. */
const SOUND = [
  ...['-map', '0:a:0', '-af', 'loudnorm=I=-16:TP=-1.5:LRA=11', '-ar', '48000', '-ac', '2'],
  ...['-c:a', 'aac', '-b:a', '128k'],
];

/** How `source` becomes `converted.mp4`. */
export const ffmpegArguments = (extension: string, maxSeconds: number) => {
  const demuxer = demuxers[extension];
  const args = ({ width, hasSound }: Probed): string[] => [
    '-nostdin',
    ...QUIET,
    ...fromFile('source', demuxer),
    ...(width === null ? [] : PICTURE),
    ...(hasSound ? SOUND : []),
    ...['-t', String(maxSeconds), '-threads', THREADS, '-map_metadata', '-1', '-sn', '-dn'],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', 'file:converted.mp4'],
  ];
  return { args, demuxer };
};

/** How a frame near the beginning, past a black one, becomes `poster.jpg`. */
export const posterArguments = ({ seconds }: Probed): string[] => [
  '-nostdin',
  ...QUIET,
  ...['-ss', String(Math.min(1, seconds / 2))],
  ...fromFile('converted.mp4'),
  ...[
    '-frames:v',
    '1',
    '-vf',
    within(POSTER_SIDE),
    '-q:v',
    '4',
    '-f',
    'image2',
    '-update',
    '1',
    '-y',
    'file:poster.jpg',
  ],
];

export const probeArguments = (name: string, demuxer?: string): string[] => [
  ...QUIET,
  ...fromFile(name, demuxer),
  ...['-show_entries', 'stream=codec_type,width,height:stream_disposition=attached_pic:format=duration', '-of', 'json'],
];
