import { useEffect, useRef, useState } from 'react';
import { closeCapture } from 'ui-kit/media/capture';
import { type Recording, startRecording } from 'ui-kit/media/recorder';

/** Seconds of a trial, and bytes that the page keeps of it (docs/product.md POR-31). */
export const TRIAL_SECONDS = 60;
const TRIAL_BYTES = 50 * 1_048_576;

export type Trial = { is: 'ready' } | { is: 'recording'; since: number } | { is: 'done'; url: string; type: string };

/** A recording that stays in this page: never stored, never sent. */
export const useTrial = () => {
  const [trial, setTrial] = useState<Trial>({ is: 'ready' });
  const running = useRef<{ recording: Recording; chunks: Blob[]; own: MediaStream; timer: number } | null>(null);

  const stop = async () => {
    const one = running.current;
    if (!one) return;
    running.current = null;
    clearTimeout(one.timer);
    await one.recording.stop();
    closeCapture(one.own);
    const { type } = one.recording;
    setTrial({ is: 'done', type, url: URL.createObjectURL(new Blob(one.chunks, { type })) });
  };
  const start = (stream: MediaStream) => {
    const chunks: Blob[] = [];
    // The page goes on to show what the trial no longer needs.
    const own = stream.clone();
    const kind = own.getVideoTracks().length > 0 ? 'camera' : 'microphone';
    const recording = startRecording(own, {
      kind,
      maxSeconds: TRIAL_SECONDS,
      maxBytes: TRIAL_BYTES,
      onChunk: (chunk) => chunks.push(chunk),
      onBroken: () => void stop(),
    });
    const timer = window.setTimeout(() => void stop(), TRIAL_SECONDS * 1_000);
    running.current = { recording, chunks, own, timer };
    setTrial({ is: 'recording', since: Date.now() });
  };
  const url = trial.is === 'done' ? trial.url : null;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(
    () => () => {
      const one = running.current;
      running.current = null;
      if (!one) return;
      clearTimeout(one.timer);
      closeCapture(one.own);
    },
    [],
  );
  return { trial, start, stop, again: () => setTrial({ is: 'ready' }) };
};
