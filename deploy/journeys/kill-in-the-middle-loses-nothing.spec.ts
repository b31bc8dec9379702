import { faultsOf } from '#deploy/failure/figures';
import { killUnderLoad } from '#deploy/failure/kill';
import { expect, test } from '#deploy/test/journey';

/** `npm run failure` kills more, of any seed. */
const runs = [
  { form: 'one-process', seed: 3, count: 2, title: 'the whole product in one process' },
  { form: 'three-processes', seed: 4, count: 6, title: 'three processes' },
] as const;

for (const { title, ...options } of runs) {
  test(`given ${title} with commands under way, when processes are killed, then each acknowledged one is there once, each move was mailed and told under one id, and the lists equal a rebuild`, async () => {
    const { verdict, kills } = await killUnderLoad(options);
    expect(verdict.acknowledged).toBeGreaterThan(kills.length);
    expect(verdict.mails.wanted).toBeGreaterThan(kills.length);
    expect(verdict.calls.wanted).toBeGreaterThan(kills.length);
    expect(faultsOf(verdict)).toEqual([]);
  });
}
