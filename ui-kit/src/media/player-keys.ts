/** Speeds that can be chosen. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const STEP = 5;
const LEAP = 10;

export type PlayerActions = {
  toggle: () => void;
  seekBy: (seconds: number) => void;
  seekTo: (seconds: number) => void;
  setRate: (rate: number) => void;
  toggleMuted: () => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
};

const nextRate = (rate: number, step: 1 | -1): number =>
  RATES[Math.min(RATES.length - 1, Math.max(0, RATES.indexOf(rate as 1) + step))] ?? 1;

/** What a key does that is pressed in a player; undefined: nothing of ours. */
export const actionOf = (
  key: string,
  { actions, rate, duration }: { actions: PlayerActions; rate: number; duration: number },
): (() => void) | undefined => {
  const keys = new Map<string, () => void>([
    [' ', actions.toggle],
    ['k', actions.toggle],
    ['ArrowLeft', () => actions.seekBy(-STEP)],
    ['ArrowRight', () => actions.seekBy(STEP)],
    ['j', () => actions.seekBy(-LEAP)],
    ['l', () => actions.seekBy(LEAP)],
    ['Home', () => actions.seekTo(0)],
    ['End', () => actions.seekTo(duration)],
    ['<', () => actions.setRate(nextRate(rate, -1))],
    ['>', () => actions.setRate(nextRate(rate, 1))],
    ['m', actions.toggleMuted],
    ['c', actions.toggleCaptions],
    ['f', actions.toggleFullscreen],
  ]);
  return keys.get(key);
};
