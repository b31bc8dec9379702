import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonEnvironment } from './environment.ts';
import { localSettings } from './settings.ts';
import { systemSecret } from './system-secret.ts';
import { throwAwayFolder } from './throw-away.ts';

let place: Awaited<ReturnType<typeof throwAwayFolder>>;
beforeAll(async () => {
  place = await throwAwayFolder();
});
afterAll(() => place.discard());

describe('the secret between services', () => {
  it('given a data folder, when asked again, then the secret is the same and its file is for its owner alone', async () => {
    const secret = await systemSecret(place.folder, {});
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await systemSecret(place.folder, {})).toBe(secret);
    expect((await stat(join(place.folder, 'system-secret'))).mode & 0o777).toBe(0o600);
  });

  it('given a file that was cut off, when asked, then a new secret is drawn', async () => {
    await writeFile(join(place.folder, 'system-secret'), 'cut');
    expect((await systemSecret(place.folder, {})).length).toBeGreaterThanOrEqual(32);
  });

  it('given a secret of one’s own, when asked, then that one counts, and not every service finds it', async () => {
    const env = { SYSTEM_SECRET: 'chosen by whoever runs this product', LOG_LEVEL: 'warn' };
    expect(await systemSecret(place.folder, env)).toBe(env.SYSTEM_SECRET);
    const common: Record<string, string | undefined> = commonEnvironment(localSettings({}), env);
    expect([common.LOG_LEVEL, common.SYSTEM_SECRET]).toEqual(['warn', undefined]);
  });
});
