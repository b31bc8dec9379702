import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it('given seconds, when they are shown as on a clock, then hours come only where there are some', () => {
  expect([0, 9.9, 65, 3_599, 3_725, -3].map(clockTime)).toEqual(['0:00', '0:09', '1:05', '59:59', '1:02:05', '0:00']);
});
