import { RATES } from './player-keys.ts';

const KEY = 'onrecord.player';

/** How somebody last watched in this browser: kept over recordings and visits. */
export type PlayerSettings = { rate: number; isMuted: boolean; hasCaptions: boolean };
const usual: PlayerSettings = { rate: 1, isMuted: false, hasCaptions: true };

export const keptPlayer = {
  read: (): PlayerSettings => {
    try {
      const kept = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') } as PlayerSettings;
      return { ...kept, rate: RATES.some((rate) => rate === kept.rate) ? kept.rate : usual.rate };
    } catch {
      return usual;
    }
  },
  keep: (changes: Partial<PlayerSettings>): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...keptPlayer.read(), ...changes }));
    } catch {
      // A browser that keeps nothing plays as usual the next time.
    }
  },
};
