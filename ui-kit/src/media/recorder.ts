import type { CaptureKind } from './capture.ts';

/** Milliseconds of one chunk: what is lost at most when a tab is killed (docs/product.md POR-33). */
export const CHUNK_MS = 1_000;
const VIDEO_BITS = 1_000_000;
const AUDIO_BITS = 64_000;
/** Of the room there is, for what a container adds and a codec overshoots. */
const SHARE = 0.85;

/** The first that this browser can make. VP8 costs a weak machine least. */
const TYPES: Record<'video' | 'audio', readonly string[]> = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  audio: ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'],
};

export const recordingType = (kind: CaptureKind): string =>
  TYPES[kind === 'microphone' ? 'audio' : 'video'].find((type) => MediaRecorder.isTypeSupported(type)) ?? '';

/** Bits of a second, so that an answer of that many seconds fits into as many bytes. */
export const videoBits = ({ maxSeconds, maxBytes }: { maxSeconds: number; maxBytes: number }): number =>
  Math.max(100_000, Math.min(VIDEO_BITS, Math.floor((maxBytes * 8 * SHARE) / maxSeconds) - AUDIO_BITS));

export type Recording = {
  /** `video/webm;codecs=vp8,opus`. */
  type: string;
  /** Settles when the last chunk was handed over. */
  stop: () => Promise<void>;
};

type Options = {
  kind: CaptureKind;
  maxSeconds: number;
  maxBytes: number;
  onChunk: (chunk: Blob) => void;
  /** It ended though nobody stopped it: a device is gone, or the browser gave up. */
  onBroken: () => void;
};

/** Records a stream, and hands over what it has each second. */
export const startRecording = (stream: MediaStream, options: Options): Recording => {
  const { kind, onChunk, onBroken } = options;
  const mimeType = recordingType(kind);
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: AUDIO_BITS,
    ...(kind !== 'microphone' && { videoBitsPerSecond: videoBits(options) }),
  });
  let isWanted = true;
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      resolve();
      if (isWanted) onBroken();
    });
  });
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && onChunk(data));
  recorder.start(CHUNK_MS);
  return {
    type: recorder.mimeType || mimeType,
    stop: () => {
      isWanted = false;
      if (recorder.state !== 'inactive') recorder.stop();
      return ended;
    },
  };
};
