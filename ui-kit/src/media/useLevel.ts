import { useEffect, useState } from 'react';

/** Samples that one look at the sound takes in. */
const WINDOW = 1_024;
/** A voice close by has a root mean square of about this. */
const LOUD = 0.25;

const levelIn = (samples: Float32Array): number => {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(Math.sqrt(square) / LOUD));
};

/** How loud a stream is, from 0 to 1, as often as the screen is drawn. */
export const useLevel = (stream: MediaStream | null): number => {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return setLevel(0);
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: WINDOW });
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    // A browser that waits for a click lets the sound in with the next one.
    const resume = () => void context.resume();
    window.addEventListener('pointerdown', resume);
    const samples = new Float32Array(WINDOW);
    let frame = 0;
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.round(levelIn(samples) * 20) / 20);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointerdown', resume);
      source.disconnect();
      void context.close();
    };
  }, [stream]);
  return level;
};
