import { killUnderLoad } from '#deploy/failure/kill';
import { expect, test } from '#deploy/test/journey';

/** `npm run failure` kills more, of any seed. */
const runs = [
  { split: false, seed: 3, count: 2, title: 'the whole product in one process' },
  { split: true, seed: 4, count: 6, title: 'three processes' },
];

for (const { title, ...options } of runs) {
  test(`given ${title} with commands under way, when processes are killed, then each acknowledged one is there once, each move was mailed under one id, and the lists equal a rebuild`, async () => {
    const { verdict, kills } = await killUnderLoad(options);
    expect(verdict.acknowledged).toBeGreaterThan(kills.length);
    expect(verdict.moves).toBeGreaterThan(kills.length);
    const none = { lost: [], doubled: [], unequal: [], strangers: [] };
    expect(verdict).toMatchObject({ ...none, mailed: verdict.moves });
  });
}
