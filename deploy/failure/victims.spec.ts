import { expect, it } from 'vitest';
import { createRandom } from '#deploy/seed/random';
import { drawKills, ofThreeProcesses } from './victims.ts';

const drawn = (seed: number) => drawKills(createRandom(seed), 200, ofThreeProcesses);

it('given a seed, when kills are drawn twice, then they are the same, and others for another seed', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

it('given 200 kills, when drawn, then every process dies', () => {
  expect(new Set(drawn(7).map(({ victim }) => victim))).toEqual(new Set(ofThreeProcesses));
});
