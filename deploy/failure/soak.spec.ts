import { expect, it } from 'vitest';
import { growthOf, type Minute } from './soak.ts';

const minute = (megabytes: number, handles = 40, lag = 0): Minute => {
  const seen = { megabytes, handles };
  const parts = {
    ...{ gateway: seen, 'command-service': { megabytes: 100, handles: 40 } },
    ...{
      'projection-service': { megabytes: 100, handles: 40 },
      'integration-workers': { megabytes: 100, handles: 40 },
    },
  };
  return { commands: 100, lag, parts };
};
const soaked = (...minutes: Minute[]) => growthOf({ perSecond: 10, minutes });

it('given what varies a little, when the last minute is compared with the second, then nothing grew', () => {
  expect(soaked(minute(50), minute(100), minute(200), minute(109, 45, 50))).toEqual([]);
});

it.each<[string, Minute, string]>([
  ['memory', minute(111), 'gateway: 1.11 times the memory'],
  ['handles', minute(100, 60), 'gateway: 60 handles after 40'],
  ['lag', minute(100, 40, 51), '51 events or jobs behind'],
])('given %s that grew, when it is judged, then it says so', (_, last, said) => {
  expect(soaked(minute(100), minute(100), last)).toEqual([said]);
});

it('given one minute, when it is judged, then that was too short', () => {
  expect(soaked(minute(100))).toHaveLength(1);
});
